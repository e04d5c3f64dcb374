import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

/** A browser context that stays open, with its one page. */
interface Window {
  context: BrowserContext
  page: Page
}

/**
 * `test` for read-only checks of many pages: they share one browser context, which takes longer to open than most pages. It starts
 * with the light theme, Turkish, reduced motion and empty storage. A failed test ends its worker, so the next test has a new context.
 */
export const test = base.extend<object, { windowOf: (bypassCSP: boolean) => Promise<Window> }>({
  windowOf: [
    async ({ browser, server }, use) => {
      const windows = new Map<boolean, Promise<Window>>()
      const open = async (bypassCSP: boolean): Promise<Window> => {
        const context = await browser.newContext({
          baseURL: server.url,
          bypassCSP,
          reducedMotion: 'reduce',
          locale: 'tr-TR',
          timezoneId: 'Europe/Istanbul',
        })
        return { context, page: await context.newPage() }
      }
      await use((bypassCSP) => {
        const window = windows.get(bypassCSP) ?? open(bypassCSP)
        windows.set(bypassCSP, window)
        return window
      })
      for (const window of windows.values()) await (await window).context.close()
    },
    { scope: 'worker' },
  ],
  context: async ({ windowOf, bypassCSP }, use) => use((await windowOf(bypassCSP ?? false)).context),
  page: async ({ windowOf, bypassCSP }, use) => {
    const { page } = await windowOf(bypassCSP ?? false)
    // Animations of the previous page would fail when the viewport changes.
    await page.goto('about:blank')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.context().setStorageState({ cookies: [], origins: [] })
    await use(page)
  },
})
