import { expect, type Page } from '@playwright/test'

/** Doubles the browser's text size (WCAG 1.4.4) during a check. */
export async function withLargeText(page: Page, look: () => Promise<void>) {
  const browser = await page.context().newCDPSession(page)
  const setLetters = (standard: number, fixed: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed } })
  await setLetters(32, 32)
  const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await expect.poll(letters).toBeGreaterThanOrEqual(32)
  await look()
  await setLetters(16, 13)
  await browser.detach()
}
