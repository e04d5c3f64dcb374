import type { Locator } from '@playwright/test'
import { homeTexts } from '../../src/contract/i18n/site/home.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { expect, untilHydrated } from './fixtures.ts'
import { test } from './sharedPage.ts'
import { withLargeText } from './textSize.ts'

const PHONE = { width: 390, height: 844 }

/** Words of a text that are broken over more than one line. */
const brokenWords = (text: Locator) =>
  text.evaluate((element) => {
    const broken: string[] = []
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      for (const { index, 0: word } of node.textContent!.matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word)
      }
    return broken
  })

test('text size 200 % on a phone: no word of the slider is broken or covered', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await withLargeText(page, async () => {
    const headline = page.locator('[aria-roledescription] [data-current] h2')
    expect(await brokenWords(headline)).toEqual([])
    const tools = page.getByRole('button', { name: homeTexts.slider.next }).locator('..')
    const [messages, controls] = [await headline.boundingBox(), await tools.boundingBox()]
    expect(messages!.y).toBeGreaterThanOrEqual(controls!.y + controls!.height)
  })
})

test('text size 200 % on a phone: the chat shows more than one line of the conversation', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/hakkimizda', { waitUntil: 'networkidle' })
  await untilHydrated(page)
  await withLargeText(page, async () => {
    await page.getByRole('button', { name: siteTexts.shell.chat }).click()
    const log = page.getByRole('log')
    await expect(log).toBeVisible()
    const lines = await log.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element.firstElementChild!)
      return element.clientHeight / Number.parseFloat(lineHeight)
    })
    expect(lines).toBeGreaterThan(5)
  })
})
