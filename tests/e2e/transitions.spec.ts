import type { Page } from '@playwright/test'
import { siteTexts } from '../../src/contract/texts/site.ts'
import { expect, test } from './fixtures.ts'

const { nav } = siteTexts.tr

/** Goes to the home page by its link, and reads a style of the transition's parts as soon as it is ready. */
const styleOnTheWay = (page: Page, pseudo: string, property: string) =>
  page.evaluate(
    ([pseudo, property]) =>
      new Promise<string>((resolve) => {
        const begin = document.startViewTransition.bind(document)
        document.startViewTransition = (update) => {
          const transition = begin(update)
          const read = () => getComputedStyle(document.documentElement, pseudo).getPropertyValue(property!)
          transition.ready.then(() => resolve(read()))
          return transition
        }
        document.querySelector<HTMLAnchorElement>('header a[href="/"]')!.click()
      }),
    [pseudo, property],
  )

test('header and dock lie over the page that comes, also while it comes', async ({ page }) => {
  await page.goto('/urunler', { waitUntil: 'networkidle' })
  expect(await styleOnTheWay(page, '::view-transition-group(header)', 'z-index')).toBe('1')
  await page.getByRole('banner').getByRole('link', { name: nav.products, exact: true }).click()
  await expect(page).toHaveURL('/urunler')
  expect(await styleOnTheWay(page, '::view-transition-group(dock)', 'z-index')).toBe('1')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page that goes is gone at once', async ({ page }) => {
    await page.goto('/urunler', { waitUntil: 'networkidle' })
    expect(await styleOnTheWay(page, '::view-transition-old(root)', 'display')).toBe('none')
  })
})
