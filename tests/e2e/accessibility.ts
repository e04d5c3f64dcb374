import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** axe finds nothing against WCAG 2.2 AA on the page as it stands. It writes styles, so the page must bypass its CSP. */
export async function expectAccessible(page: Page, { when }: { when: string }) {
  // No page holds another, so that none has to be opened to gather what they say; nor is it asked for what is well.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(WCAG).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
  }))
  expect(found, when).toEqual([])
}

/** A phone's width and a desk's: rows are cards on one, and a table on the other. */
const WIDTHS = [360, 1440] as const

/**
 * The page, which came light, passes axe in each theme and at each width, and fits into a desk's and the narrowest one. What
 * axe asks for is asked once of each width; the theme it comes in is turned round from one `turn` to the next, so that among
 * many pages every width is seen in every theme (`src/design-system/tokens` holds all pairs of colours to their contrast).
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

/** Nothing of the page lies beside the window, and no button of the panel squeezes its drawing. */
export async function expectNoHorizontalOverflow(page: Page) {
  const wider = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  // A field of many lines measures itself a moment after the window has changed.
  await expect.poll(() => page.evaluate(wider)).toBeLessThanOrEqual(0)
  expect(await page.evaluate(cutOffTexts)).toEqual([])
  expect(await page.locator('.MuiButton-startIcon > svg:visible').evaluateAll(squeezed)).toEqual([])
}

/** The buttons whose drawings are narrower than they were made. */
const squeezed = (drawings: Element[]): string[] =>
  drawings
    .filter((drawing) => drawing.getBoundingClientRect().width < Number(drawing.getAttribute('width')) - 1)
    .map((drawing) => drawing.closest('button, a, label')?.textContent ?? '')

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
    const holder = text.parentElement!
    // What is meant for screen readers alone is cut to a pixel.
    const isForReaders = holder.getBoundingClientRect().width <= 1
    const isSeen =
      width > 0 && !isForReaders && holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (isSeen && right > document.documentElement.clientWidth + 1 && !mayOverflow(holder))
      cutOff.push(text.textContent!.trim())
  }
  return cutOff.filter(Boolean)
}
