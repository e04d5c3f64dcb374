import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { adminPaths, publicPaths, saysNotFound } from './routes.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const themes = ['light', 'dark'] as const
const widths = [360, 1440]

async function expectAccessible(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
  expect(found).toEqual([])
}

async function expectNothingSideways(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wider).toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutOffTexts)).toEqual([])
}

/** Visible texts that stick out of the window. Where an ancestor hides what overflows it, nothing scrolls to them. */
function cutOffTexts(): string[] {
  const mayOverflow = (element: Element | null): boolean => {
    if (!element) return false
    const { overflowX, textOverflow } = getComputedStyle(element)
    return (
      overflowX === 'auto' ||
      overflowX === 'scroll' ||
      textOverflow === 'ellipsis' ||
      mayOverflow(element.parentElement)
    )
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const cutOff: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    range.selectNodeContents(text)
    const { width, right } = range.getBoundingClientRect()
    const isSeen = width > 0 && text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isSeen && right > document.documentElement.clientWidth + 1 && !mayOverflow(text.parentElement))
      cutOff.push(text.textContent!.trim())
  }
  return cutOff.filter(Boolean)
}

const wearTheme = (page: Page, theme: string) =>
  page.addInitScript((name) => localStorage.setItem('theme', name), theme)

for (const theme of themes)
  for (const width of widths) {
    test.describe(`${theme}, ${width} px`, () => {
      // axe writes styles of its own, which the content policy refuses; public.spec.ts looks at the pages under it.
      test.use({ viewport: { width, height: 900 }, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })
      test.beforeEach(async ({ page, noise }) => {
        noise.expect(saysNotFound)
        await wearTheme(page, theme)
      })

      for (const path of [...publicPaths, '/login'])
        test(`${path} passes axe`, async ({ page }) => {
          await expectAccessible(page, path)
        })

      test('every screen of the administrator passes axe', async ({ page, signIn }) => {
        await signIn(page)
        for (const path of adminPaths) await test.step(path, () => expectAccessible(page, path))
      })
    })
  }

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of [...publicPaths, '/login'])
    test(`${path} fits into the width`, async ({ page, noise }) => {
      noise.expect(saysNotFound)
      await expectNothingSideways(page, path)
    })

  test('every screen of the administrator fits into the width', async ({ page, signIn }) => {
    await signIn(page)
    for (const path of adminPaths) await test.step(path, () => expectNothingSideways(page, path))
  })
})
