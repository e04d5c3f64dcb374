import type { Page } from '@playwright/test'
import { LOCALES, type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/texts/admin.ts'
import { iconTexts } from '../../src/contract/texts/icons.ts'
import { inboxTexts } from '../../src/contract/texts/inbox.ts'
import { pageTexts } from '../../src/contract/texts/pages.ts'
import { postEditorTexts } from '../../src/contract/texts/postEditor.ts'
import { resourceTexts } from '../../src/contract/texts/resources.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingSideways } from './legible.ts'

const RESOURCES = ['products', 'services', 'blog', 'slides', 'messages']
const PAGES = ['about', 'contact-info', 'site-settings']

const textsIn = (language: Locale) => ({
  admin: adminTexts[language],
  inbox: inboxTexts[language],
  editor: postEditorTexts[language],
  icons: iconTexts[language],
  resources: RESOURCES.map((name) => resourceTexts(name, language)),
  pages: PAGES.map((key) => pageTexts(key, language)),
})

const leavesOf = (texts: unknown): string[] =>
  typeof texts === 'string' ? [texts] : texts && typeof texts === 'object' ? Object.values(texts).flatMap(leavesOf) : []

/** What only the other language says. */
function foreignTo(language: Locale): string[] {
  const own = new Set(leavesOf(textsIn(language)))
  return LOCALES.flatMap((each) => leavesOf(textsIn(each))).filter((text) => !own.has(text))
}

/** A screen is known by its heading, or, where that is content, by a button that no other screen has. */
type Screen = [path: string, role: 'heading' | 'button', name: string]

/** Every screen behind the login. */
function screensIn(language: Locale): Screen[] {
  const { dashboard, passwordChange, notFound } = adminTexts[language]
  const resource = (name: string, path: string): Screen[] => {
    const { many, add, remove } = resourceTexts(name, language)
    return [
      [path, 'heading', many],
      [`${path}/new`, 'heading', add],
      [`${path}/edit/1`, 'button', remove],
    ]
  }
  const page = (key: string, path: string): Screen => [path, 'heading', pageTexts(key, language).title]
  return [
    ['/admin', 'heading', dashboard.heading],
    ['/admin/inbox', 'heading', inboxTexts[language].title],
    ...resource('products', '/admin/products'),
    ...resource('services', '/admin/services'),
    ...resource('blog', '/admin/blog'),
    ...resource('slides', '/admin/settings/homepage'),
    page('about', '/admin/settings/about'),
    page('contact-info', '/admin/settings/contact'),
    page('site-settings', '/admin/settings/site'),
    ['/admin/settings/account', 'heading', passwordChange.heading],
    ['/admin/boyle-bir-yer-yok', 'heading', notFound.title],
  ]
}

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

/** Speaks another language, as if it had been chosen in another tab. */
const speak = (page: Page, language: Locale) =>
  page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key!, value!)
      dispatchEvent(new StorageEvent('storage', { key: key! }))
    },
    [STORAGE_KEYS.locale, language],
  )

async function expectWhole(page: Page, language: Locale, [, role, name]: Screen) {
  await speak(page, language)
  await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const said = await saidOn(page)
  expect(foreignTo(language).filter((text) => said.includes(text))).toEqual([])
  await expectNothingSideways(page)
}

for (const width of [1440, 390])
  test(`${width} px: every screen of the administrator speaks both languages, within the width`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    const walk = async (screenIn: (language: Locale) => Screen) => {
      const [path] = screenIn('tr')
      await test.step(path, async () => {
        await page.goto(path)
        for (const language of LOCALES) await expectWhole(page, language, screenIn(language))
      })
    }
    await walk((language) => ['/login', 'heading', adminTexts[language].account.heading])
    await signIn(page)
    for (const index of screensIn('tr').keys()) await walk((language) => screensIn(language)[index]!)
  })
