import { expect, type Page } from '@playwright/test'
import { LOCALES, type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { demoServices } from '../../src/server/features/demo/services.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { demoSlides } from '../../src/server/features/demo/slides.ts'
import { untilHydrated } from './fixtures.ts'

/** Changes the stored language of the panel, as if another tab had changed it. */
export const setLanguage = (page: Page, language: Locale) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key!, value!)
      dispatchEvent(new StorageEvent('storage', { key: key! }))
    },
    [STORAGE_KEYS.locale, language],
  )

/** Opens the page of the site in another language, with the same query but for the language that a preview asks for. */
export async function openSiteIn(page: Page, language: Locale) {
  const path = await page.locator(`footer a[hreflang="${language}"]`).getAttribute('href')
  const { searchParams } = new URL(page.url())
  searchParams.delete('locale')
  await page.goto(`${path}?${searchParams}`)
  await untilHydrated(page)
}

/** Expects no text that exists only in the other language, except entered content. */
export async function expectOnly(page: Page, language: Locale, textsIn: (language: Locale) => unknown) {
  const own = new Set(leavesOf([textsIn(language), entered]))
  const foreign = LOCALES.flatMap((each) => leavesOf(textsIn(each))).filter((text) => !own.has(text))
  const shown = new Set(await textsOn(page))
  expect(foreign.filter((text) => shown.has(text))).toEqual([])
}

const entered = [demoSingletons, demoSlides, demoServices]

const leavesOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : texts && typeof texts === 'object' ? Object.values(texts).flatMap(leavesOf) : []

/** All texts of a page, visible or for screen readers. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) found.push(text.textContent!)
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name)!)
    return found.map((piece) => piece.trim())
  })
