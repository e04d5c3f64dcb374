import { expect, type Page } from '@playwright/test'
import { LOCALES, type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { demoServices } from '../../src/server/features/demo/services.ts'
import { demoSingletons } from '../../src/server/features/demo/singletons.ts'
import { demoSlides } from '../../src/server/features/demo/slides.ts'

/** Speaks another language, as if it had been chosen in another tab. */
export const setLanguage = (page: Page, language: Locale) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key!, value!)
      dispatchEvent(new StorageEvent('storage', { key: key! }))
    },
    [STORAGE_KEYS.locale, language],
  )

/** The page says nothing that these texts have in another language alone, except what was entered so. */
export async function expectOnly(page: Page, language: Locale, textsIn: (language: Locale) => unknown) {
  const own = new Set(leavesOf([textsIn(language), entered]))
  const foreign = LOCALES.flatMap((each) => leavesOf(textsIn(each))).filter((text) => !own.has(text))
  const said = new Set(await saidOn(page))
  expect(foreign.filter((text) => said.has(text))).toEqual([])
}

const entered = [demoSingletons, demoSlides, demoServices]

const leavesOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : texts && typeof texts === 'object' ? Object.values(texts).flatMap(leavesOf) : []

/** Everything that a page says to the eye or to a screen reader, piece by piece. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) said.push(text.textContent!)
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name)!)
    return said.map((piece) => piece.trim())
  })
