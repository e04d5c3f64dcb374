import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from './fixtures.ts'

/** A window that stays open, and the one page in it. */
interface Window {
  context: BrowserContext
  page: Page
}

/**
 * `test` for those who look at page after page and change nothing: they share a window, which a browser takes longer to
 * open than most pages. It comes light, in Turkish, on a screen, with nothing stored, and nothing in it moves. A test that fails
 * ends its worker, so the next one has a new window.
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
    // What still moves on the last page of the test before would fail when the window changes its size.
    await page.goto('about:blank')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.context().setStorageState({ cookies: [], origins: [] })
    await use(page)
  },
})
