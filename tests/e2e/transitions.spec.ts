import type { Page } from '@playwright/test'
import { expect, test, untilAwake } from './fixtures.ts'

/**
 * Goes from the products to the home page by its link, and reads a style of the transition's parts as soon as it is
 * ready. A browser that is short of time skips a transition: then it is another walk's that counts.
 */
async function expectOnTheWay(page: Page, pseudo: string, property: string, value: string) {
  await expect(async () => {
    await page.goto('/urunler')
    await untilAwake(page)
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

test('header and dock lie over the page that comes, also while it comes', async ({ page }) => {
  await expectOnTheWay(page, '::view-transition-group(header)', 'z-index', '1')
  await expectOnTheWay(page, '::view-transition-group(dock)', 'z-index', '1')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page that goes is gone at once', async ({ page }) => {
    await expectOnTheWay(page, '::view-transition-old(root)', 'display', 'none')
  })
})
