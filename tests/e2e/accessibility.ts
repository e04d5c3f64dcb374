import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Expects no violation of WCAG 2.2 AA (axe) on the page. axe adds styles, so the test must bypass the CSP. */
export async function expectAccessible(page: Page, { when }: { when: string }) {
  // Pages have no frames, so no blank page has to be opened for their results; passes are not reported.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
  expect(found, when).toEqual([])
}

/** Widths of a phone (rows are cards) and a desktop (rows are a table). */
const WIDTHS = [360, 1440] as const

/**
 * Expects no axe violation at each width and no horizontal overflow at the narrowest and a desktop width. axe runs once per width;
 * the theme alternates with `turn`, so that many pages together cover every width in every theme (`src/design-system/tokens` checks
 * the contrast of all pairs of colours).
 */
export async function expectLegible(page: Page, toDark: () => Promise<unknown>, turn: number) {
  const [lightWidth, darkWidth] = turn % 2 === 0 ? WIDTHS : WIDTHS.toReversed()
  const see = async (theme: string, width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page, { when: `${theme}, ${width} px` })
    await expectNoHorizontalOverflow(page)
  }
  await see('light', lightWidth!)
  await toDark()
  await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/)
  await see('dark', darkWidth!)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoHorizontalOverflow(page)
}

/** Expects no horizontal overflow, and no squeezed icon in a button. */
export async function expectNoHorizontalOverflow(page: Page) {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  // Text areas adapt their height a moment after the viewport has changed.
  await expect.poll(() => page.evaluate(wider)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutOffTexts)).toEqual([])
  expect(await page.locator('.MuiButton-startIcon > svg:visible').evaluateAll(squeezed)).toEqual([])
}

/** Buttons with icons narrower than their intrinsic size. */
const squeezed = (drawings: Element[]): string[] =>
  drawings
    .filter((drawing) => drawing.getBoundingClientRect().width < Number(drawing.getAttribute('width')) - 1)
    .map((drawing) => drawing.closest('button, a, label')?.textContent ?? '')

/** Visible texts outside the viewport, also those that cannot be scrolled to, because an ancestor hides its overflow. */
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
    const holder = text.parentElement!
    // Texts for screen readers are clipped to a pixel.
    const isForReaders = holder.getBoundingClientRect().width <= 1
    const isSeen =
      width > 0 && !isForReaders && holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isSeen && right > document.documentElement.clientWidth + 1 && !mayOverflow(holder))
      cutOff.push(text.textContent!.trim())
  }
  return cutOff.filter(Boolean)
}
