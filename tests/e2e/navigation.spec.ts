import type { Page } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { nav, blog, products, loading } = siteTexts
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const placeOn = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('slow navigation: shows its progress until the page is loaded', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/PrivacyPage-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  const status = page.getByRole('status').getByText(loading)
  await page.getByRole('contentinfo').getByRole('link', { name: nav.privacy }).click()
  await expect(status).toBeAttached()
  await expect(heading(page, products.title)).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(products.title)
  // Nor does the page, whose data arrived after its code.
  await expect(status).toHaveCount(0)
})

test('link to the current page: scrolls to its top', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }))
  await page.getByRole('banner').getByRole('link', { name: nav.products }).click()
  await expect.poll(() => placeOn(page)).toBe(0)
})

test('going back to a post: restores the scroll position', async ({ page }) => {
  await page.goto('/blog')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await page.goto((await link.getAttribute('href'))!)
  await untilHydrated(page)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const place = await placeOn(page)
  expect(place).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: nav.blog }).click()
  await expect(heading(page, blog.title)).toBeVisible()
  await page.goBack()
  await expect(heading(page, title!)).toBeVisible()
  await expect.poll(() => placeOn(page)).toBe(place)
})
