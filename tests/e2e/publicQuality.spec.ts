import type { Page } from '@playwright/test'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { some } from '../helpers/slowTests.ts'
import { expect } from './fixtures.ts'
import { budgets, loadOf, weigh } from './pageWeight.ts'
import { publicPaths, saysNotFound } from './routes.ts'
import { test } from './sharedPage.ts'

const texts = siteTexts
test.describe.configure({ mode: 'parallel' })

/** Marks all elements that Tab should reach, and returns their number. */
function markStops(): number {
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"], summary'),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [tabindex="-1"], [type="hidden"]') &&
      !element.closest('[inert]'),
  )
  for (const [i, element] of stops.entries()) element.dataset.stop = String(i)
  return stops.length
}

/** The focused element: its mark, its position, and whether its focus is visible. */
function focused() {
  const element = document.activeElement as HTMLElement
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const rings = [undefined, '::before', '::after'].map((part) => getComputedStyle(element, part))
  const places = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
  ] as const
  const isCovered = places.every(([x, y]) => {
    const seen = document.elementFromPoint(x, y)
    return !seen || !(element.contains(seen) || seen.contains(element))
  })
  return {
    stop: element.dataset.stop === undefined ? undefined : Number(element.dataset.stop),
    name: element.textContent?.trim() || element.getAttribute('aria-label') || element.tagName,
    hasRing: rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
    isCovered,
  }
}

/** Walks through the page with the Tab key. */
async function walk(page: Page) {
  const most = await page.evaluate(markStops)
  const stops: ReturnType<typeof focused>[] = []
  for (let i = 0; i < most; i++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(focused))
  }
  return stops
}

test('print: a product has its facts and our contact details', async ({ page }) => {
  await page.goto('/urunler/kok-6-toprak-sondasi')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText(demoSingletons['contact-info'].emailAddress)).toBeVisible()
  await expect(page.locator('button:visible, a[href^="/hizmetler"]:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: texts.products.related })).toBeHidden()
  await expect(page.getByRole('link', { name: texts.products.quote })).toHaveCount(0)
})

/** Nothing is requested from other servers, and not more than the budget, with an empty cache. */
async function expectLight(page: Page, origin: string, path: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
  const load = await loadOf(page, path)
  await browser.detach()
  for (const type of ['script', 'stylesheet'] as const) {
    const asked = load.filter((each) => each.type === type).toSorted((a, b) => b.bytes - a.bytes)
    const weight = weigh(asked)
    expect(weight, type).toBeGreaterThan(0)
    expect(weight, [type, ...asked.map(({ url, bytes }) => `${bytes} ${url}`)].join('\n')).toBeLessThan(budgets[type])
  }
  expect(load.map(({ url }) => new URL(url).origin).filter((each) => each !== origin && each !== 'null')).toEqual([])
}

/** The text that screen readers read: each heading once, and no decorative characters. */
async function expectToBeHeardOnce(page: Page) {
  const snapshot = await page.locator('body').ariaSnapshot()
  const headings = [...snapshot.matchAll(/heading "(.+?)" \[level=[12]\]/g)].map(([, words]) => words)
  expect(headings.length).toBeGreaterThan(0)
  expect(headings).toEqual([...new Set(headings)])
  expect(snapshot).not.toMatch(/[←→]/)
}

for (const path of some(publicPaths, 4))
  test(`${path}: within the byte budget, without console errors, and reachable by keyboard`, async ({
    page,
    server,
    pageErrors,
  }) => {
    pageErrors.expect(saysNotFound)
    await expectLight(page, server.url, path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    await expectToBeHeardOnce(page)
    const stops = await walk(page)
    expect(stops[0]!.name).toBe(texts.skipToContent)
    expect(stops.map(({ stop }) => stop)).toEqual(stops.map((_, i) => i))
    expect(stops.filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([])
    expect(stops.filter(({ isCovered }) => isCovered).map(({ name }) => name)).toEqual([])
  })
