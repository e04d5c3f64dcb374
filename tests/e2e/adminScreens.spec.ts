import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/texts/admin.ts'
import { iconTexts } from '../../src/contract/texts/icons.ts'
import { inboxTexts } from '../../src/contract/texts/inbox.ts'
import { pageTexts } from '../../src/contract/texts/pages.ts'
import { postEditorTexts } from '../../src/contract/texts/postEditor.ts'
import { resourceTexts } from '../../src/contract/texts/resources.ts'
import { expect, test } from './fixtures.ts'
import { expectOnly, speak } from './languages.ts'
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

async function expectWhole(page: Page, language: Locale, [, role, name]: Screen) {
  await speak(page, language)
  await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectOnly(page, language, textsIn)
  await expectNothingSideways(page)
}

for (const width of [1440, 390])
  test(`${width} px: every screen of the administrator speaks both languages, within the width`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000)
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
