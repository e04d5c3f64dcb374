import type { Page } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { chaptersOf } from '../../src/public/components/chapters.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { initialPrivacy } from './demoTexts.ts'
import { expect, test, untilHydrated } from './fixtures.ts'

const { nav, products } = siteTexts

const placeOn = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** Waits until the browser has painted and reported the scroll position. */
const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Navigates from the end of a long page to a shorter one; returns the scroll position of the long one. */
async function leaveFromTheFoot(page: Page): Promise<number> {
  await page.goto('/urunler')
  await untilHydrated(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: nav.about })
  await link.scrollIntoViewIfNeeded()
  const place = await placeOn(page)
  expect(place).toBeGreaterThan(1000)
  await link.click()
  await expect(page).toHaveURL('/hakkimizda')
  return place
}

/** Holds the responses of these URLs until they are released. */
async function holdBack(page: Page, addresses: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route.continue()
  })
  return { release }
}

async function expectBackAt(page: Page, place: number) {
  await expect(heading(page, products.title)).toBeVisible()
  // At the end of a page, the fractional height of its rows may round to another pixel.
  await expect.poll(async () => Math.abs((await placeOn(page)) - place)).toBeLessThan(2)
}

test('scroll restoration: going back', async ({ page }) => {
  const place = await leaveFromTheFoot(page)
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  await expect.poll(() => placeOn(page)).toBe(0)
  await page.goBack()
  await expectBackAt(page, place)
})

test('scroll restoration: going back before the other page is loaded', async ({ page }) => {
  const place = await leaveFromTheFoot(page)
  await page.goBack()
  await expect(page).toHaveURL('/urunler')
  await expectBackAt(page, place)
})

test('scroll restoration: going forward, and the top for a page that was not scrolled', async ({ page }) => {
  await page.goto('/urunler')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', { name: nav.about }).click()
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await untilDrawn(page)
  const place = await placeOn(page)
  await page.goBack()
  await expectBackAt(page, 0)
  await page.goForward()
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  await expect.poll(() => placeOn(page)).toBe(place)
})

test('scroll restoration: after a reload, once the page is tall enough', async ({ page }) => {
  const place = await leaveFromTheFoot(page)
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await expectBackAt(page, place)
})

test('scroll restoration: a page whose data is loaded again replaces the previous page at its old position', async ({
  page,
}) => {
  const place = await leaveFromTheFoot(page)
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  await page.reload()
  await untilHydrated(page)
  const answers = await holdBack(page, '**/api/products*')
  const asked = page.waitForRequest('**/api/products*')
  await page.goBack()
  await asked
  await expect(page).toHaveURL('/urunler')
  await expect(heading(page, demoSingletons.about.title)).toBeVisible()
  answers.release()
  await expectBackAt(page, place)
})

test('scroll restoration: a reloaded document', async ({ page }) => {
  const place = await leaveFromTheFoot(page)
  await page.goBack()
  await expectBackAt(page, place)
  await page.reload()
  await untilHydrated(page)
  await expectBackAt(page, place)
  await page.goto('/rss.xml')
  await page.goBack()
  await untilHydrated(page)
  await expectBackAt(page, place)
})

test('scroll restoration: a document scrolled before hydration keeps its position', async ({ page }) => {
  const place = await leaveFromTheFoot(page)
  await page.goBack()
  await expectBackAt(page, place)
  const scripts = await holdBack(page, '**/*.js')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expectBackAt(page, place)
  await page.mouse.wheel(0, 400 - place)
  await expectBackAt(page, 400)
  scripts.release()
  await untilHydrated(page)
  await expectBackAt(page, 400)
})

test('scroll restoration: going back through the chapters to the table of contents', async ({ page }) => {
  await page.goto('/gizlilik')
  await untilHydrated(page)
  const { heading: last } = chaptersOf(initialPrivacy.versions[0]!.text).at(-1)!
  const link = page.getByRole('main').getByRole('link', { name: last })
  await link.scrollIntoViewIfNeeded()
  const contents = await placeOn(page)
  await link.click()
  await expect.poll(() => placeOn(page)).toBeGreaterThan(contents + 300)
  await untilDrawn(page)
  const chapter = await placeOn(page)
  const first = await page.locator('main a[href^="#"]').first().getAttribute('href')
  await page.evaluate((hash) => {
    window.location.hash = hash!
  }, first)
  await expect.poll(() => placeOn(page)).toBeLessThan(chapter - 300)
  await untilDrawn(page)
  await page.goBack()
  await expect.poll(() => placeOn(page)).toBe(chapter)
  await page.goBack()
  await expect(page).toHaveURL('/gizlilik')
  await expect.poll(() => placeOn(page)).toBe(contents)
})
