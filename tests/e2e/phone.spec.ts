import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect } from './fixtures.ts'
import { detailPath } from './routes.ts'
import { test } from './sharedPage.ts'

const PHONE = { width: 390, height: 844 }

test('phone: products are rows, several on one screen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/urunler')
  const cards = page.getByRole('main').getByRole('article')
  const [first, second] = [(await cards.nth(0).boundingBox())!, (await cards.nth(1).boundingBox())!]
  const picture = (await cards.nth(0).locator('[data-shape]').boundingBox())!
  expect(picture.width).toBeLessThan(first.width / 2)
  expect(second.y - first.y).toBeLessThan(PHONE.height * 0.4)
  expect(await cards.nth(0).getByRole('definition').count()).toBe(2)
})

test('phone: the quote link comes before the specs', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(detailPath)
  const quote = page.getByRole('link', { name: siteTexts.products.quote }).first()
  const [button, table] = [await quote.boundingBox(), await page.locator('article dl').first().boundingBox()]
  expect(button!.y + button!.height).toBeLessThan(table!.y)
})

test('phone: the largest contentful paint of the home page is a text, as full-screen pictures do not count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element }
          resolve(element.tagName)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  expect(['H2', 'P']).toContain(largest)
})
