import type { Page } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

/**
 * Goes from the products to the home page by its link, and reads a style of the transition's parts as soon as it is
 * ready. A busy browser skips transitions: then the navigation is repeated.
 */
async function expectOnTheWay(page: Page, pseudo: string, property: string, value: string) {
  await expect(async () => {
    await page.goto('/urunler')
    await untilHydrated(page)
    expect(await styleOnTheWay(page, pseudo, property)).toBe(value)
  }).toPass()
}

const styleOnTheWay = (page: Page, pseudo: string, property: string) =>
  page.evaluate(
    ([pseudo, property]) =>
      new Promise<string>((resolve) => {
        const begin = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = begin(update)
          const read = () => getComputedStyle(document.documentElement, pseudo).getPropertyValue(property!)
          transition.ready.then(
            () => resolve(read()),
            () => resolve('skipped'),
          )
          return transition
        }
        document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click()
      }),
    [pseudo, property],
  )

test('view transition: header and dock stay above the next page', async ({ page }) => {
  await expectOnTheWay(page, '::view-transition-group(header)', 'z-index', '1')
  await expectOnTheWay(page, '::view-transition-group(dock)', 'z-index', '1')
})

test('view transition: Escape closes the chat during it', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.getByRole('button', { name: siteTexts.shell.chat }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  // Pressed when the browser has captured the old page, and the new one is about to be rendered.
  await dialog.getByRole('textbox').evaluate((field) => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      const { update, types } = given as StartViewTransitionOptions
      const press = () => {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
        return update?.()
      }
      return begin({ update: press, types })
    }
    document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click()
  })
  await expect(dialog).toHaveCount(0)
})

/** Navigates from the products to the posts, and resizes the window while the transition waits for the new page. */
async function changeSizeOnTheWay(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1000, height: 800 })
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const begin = document.startViewTransition.bind(document)
        document.startViewTransition = (given) => {
          const { update, types } = given as StartViewTransitionOptions
          const hold = async () => {
            await update?.()
            resolve()
            await new Promise((goOn) => Object.assign(window, { goOn }))
          }
          const transition = begin({ update: hold, types })
          Object.assign(window, {
            skipped: transition.ready.then(
              () => '',
              ({ name }: DOMException) => name,
            ),
          })
          return transition
        }
        document.querySelector<HTMLAnchorElement>('header a[href="/blog"]')!.click()
      }),
  )
  await page.setViewportSize({ width: 900, height: 800 })
  return page.evaluate(() => {
    const { goOn, skipped } = window as unknown as { goOn(): void; skipped: Promise<string> }
    goOn()
    return skipped
  })
}

test('view transition: skipped without an error if the window is resized', async ({ page }) => {
  // A browser that has waited for four seconds skips the transition by itself: then the navigation is repeated.
  await expect(async () => expect(await changeSizeOnTheWay(page)).toBe('InvalidStateError')).toPass()
  await expect(page.getByRole('heading', { level: 1, name: siteTexts.blog.title })).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('view transition with reduced motion: the previous page disappears at once', async ({ page }) => {
    await expectOnTheWay(page, '::view-transition-old(root)', 'display', 'none')
  })
})
