import type { Page } from '@playwright/test'
import { type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { accountsTexts } from '../../src/contract/i18n/admin/accounts.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { auditLogTexts } from '../../src/contract/i18n/admin/auditLog.ts'
import { backupPanelTexts } from '../../src/contract/i18n/admin/backupPanel.ts'
import { iconTexts } from '../../src/contract/i18n/admin/icons.ts'
import { inboxTexts } from '../../src/contract/i18n/admin/inbox.ts'
import { integrationsTexts } from '../../src/contract/i18n/admin/integrations.ts'
import { mailPanelTexts } from '../../src/contract/i18n/admin/mailPanel.ts'
import { personalDataTexts } from '../../src/contract/i18n/admin/personalData.ts'
import { pictureTexts } from '../../src/contract/i18n/admin/pictures.ts'
import { postEditorTexts } from '../../src/contract/i18n/admin/postEditor.ts'
import { resourceTexts, singletonTexts } from '../../src/contract/i18n/admin/resources.ts'
import { siteHealthPanelTexts } from '../../src/contract/i18n/admin/siteHealthPanel.ts'
import { visitTexts } from '../../src/contract/i18n/admin/visits.ts'
import { resources } from '../../src/contract/resources/index.ts'
import { pictures } from '../../src/contract/resources/pictures.ts'
import { singletons } from '../../src/contract/singletons/index.ts'
import { some } from '../helpers/slowTests.ts'
import { expectLegible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect } from './fixtures.ts'
import { expectOnly, setLanguage } from './languages.ts'
import { test } from './sharedPage.ts'

const LOGIN = '/login'

const textsIn = (language: Locale) => ({
  accounts: accountsTexts[language],
  activity: auditLogTexts[language],
  backups: backupPanelTexts[language],
  personalData: personalDataTexts[language],
  pictures: pictureTexts[language],
  mail: mailPanelTexts[language],
  programs: integrationsTexts[language],
  status: siteHealthPanelTexts[language],
  admin: adminTexts[language],
  inbox: inboxTexts[language],
  editor: postEditorTexts[language],
  icons: iconTexts[language],
  resources: [...Object.values(resources), pictures].map((resource) => resourceTexts(resource, language)),
  singletons: Object.values(singletons).map((singleton) => singletonTexts(singleton, language)),
})

/** A screen is identified by its heading, or, if that is content, by a button that only this screen has. */
type Screen = [path: string, role: 'heading' | 'button', name: string]

/** The sign-in, and all screens behind it. */
function screensIn(language: Locale): Screen[] {
  const { account, dashboard, passwordChange, notFound } = adminTexts[language]
  const resource = (name: keyof typeof resources, path: string): Screen[] => {
    const { many, add, remove } = resourceTexts(resources[name], language)
    return [
      [path, 'heading', many],
      [`${path}/new`, 'heading', add],
      [`${path}/edit/1`, 'button', remove],
    ]
  }
  const page = (key: keyof typeof singletons, path: string): Screen => [
    path,
    'heading',
    singletonTexts(singletons[key], language).title,
  ]
  return [
    [LOGIN, 'heading', account.heading],
    ['/admin', 'heading', dashboard.heading],
    ['/admin/inbox', 'heading', inboxTexts[language].title],
    ['/admin/visits', 'heading', visitTexts[language].title],
    ...resource('products', '/admin/products'),
    ...resource('services', '/admin/services'),
    ...resource('blog', '/admin/blog'),
    ...resource('references', '/admin/references'),
    ...resource('documents', '/admin/documents'),
    ...resource('pages', '/admin/pages'),
    ...resource('people', '/admin/people'),
    ...resource('slides', '/admin/settings/homepage'),
    page('home', '/admin/settings/home'),
    page('footer', '/admin/settings/footer'),
    page('contact-page', '/admin/settings/contact-page'),
    page('chat-texts', '/admin/settings/chat-texts'),
    page('sustainability', '/admin/settings/sustainability'),
    page('privacy', '/admin/settings/privacy'),
    page('about', '/admin/settings/about'),
    page('contact-info', '/admin/settings/contact'),
    page('site-settings', '/admin/settings/site'),
    ['/admin/settings/account', 'heading', passwordChange.heading],
    ['/admin/settings/people', 'heading', accountsTexts[language].people.title],
    ['/admin/settings/status', 'heading', siteHealthPanelTexts[language].title],
    ['/admin/settings/activity', 'heading', auditLogTexts[language].title],
    ['/admin/settings/backups', 'heading', backupPanelTexts[language].title],
    ['/admin/settings/personal-data', 'heading', personalDataTexts[language].title],
    ['/admin/settings/access-keys', 'heading', integrationsTexts[language].keys.title],
    ['/admin/settings/webhooks', 'heading', integrationsTexts[language].webhooks.title],
    ['/admin/settings/mail', 'heading', mailPanelTexts[language].title],
    ['/admin/pictures', 'heading', resourceTexts(pictures, language).many],
    ['/admin/pictures/edit/1', 'heading', pictureTexts[language].replace],
    ['/admin/bin', 'heading', adminTexts[language].trash.title],
    ['/admin/boyle-bir-yer-yok', 'heading', notFound.title],
  ]
}

/** Opens a screen, signed in except for the sign-in itself, with Save-Data: nothing is prefetched. */
async function open(page: Page, path: string, signIn: () => Promise<unknown>) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  if (path !== LOGIN) await signIn()
  await page.goto(path, { waitUntil: 'networkidle' })
}

/** Switches to the dark theme as another tab would. */
const toDark = (page: Page) =>
  page.evaluate((key) => {
    localStorage.setItem(key, 'dark')
    dispatchEvent(new StorageEvent('storage', { key }))
  }, STORAGE_KEYS.theme)

async function expectToSpeak(page: Page, language: Locale, [, role, name]: Screen) {
  await expect(page.getByRole(role, { name, exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectOnly(page, language, textsIn)
}

test.describe.configure({ mode: 'parallel' })
// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

test('panel: the sign-out button is visible on a low screen', async ({ page, signIn }) => {
  await open(page, '/admin', () => signIn(page))
  for (const height of [768, 600]) {
    await page.setViewportSize({ width: 1366, height })
    const leave = page.getByRole('button', { name: adminTexts.tr.menu.signOut })
    await expect(leave).toBeInViewport({ ratio: 1 })
  }
})

test('panel menu: shows all expanded items at 1366 x 768, without horizontal scrolling or moving the page', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await open(page, '/admin', () => signIn(page))
  const menu = page.getByRole('navigation', { name: adminTexts.tr.menu.label })
  await expect(menu.getByText(adminTexts.tr.menu.unread(3))).toBeAttached()
  const hidden = () => menu.evaluate((nav) => [nav.scrollWidth - nav.clientWidth, nav.scrollHeight - nav.clientHeight])
  expect(await hidden()).toEqual([0, 0])
  await menu.getByRole('button', { name: adminTexts.tr.menu.upkeep }).click()
  const last = menu.getByRole('link', { name: siteHealthPanelTexts.tr.title })
  await expect(last).toBeInViewport({ ratio: 1 })
  expect((await hidden())[0]).toBe(0)
  await last.click()
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('panel: headings beside buttons break no word at 320 px', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page)
  /** Number of lines of each word. */
  const linesOfWords = (heading: Element) => {
    const text = heading.firstChild!
    return [...text.textContent!.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return range.getClientRects().length
    })
  }
  for (const path of ['settings/backups', 'services', 'settings/sustainability', 'pictures']) {
    await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' })
    expect([path, await page.locator('h1').evaluate(linesOfWords)]).toEqual([path, expect.not.arrayContaining([2])])
  }
})

for (const [index, screen] of some([...screensIn('tr').entries()], 12))
  test(`${screen[0]} passes axe in both themes, fits into 320 px, and is translated`, async ({ page, signIn }) => {
    await open(page, screen[0], () => signIn(page))
    await expectToSpeak(page, 'tr', screen)
    await expectLegible(page, () => toDark(page), index)
    await setLanguage(page, 'en')
    await expectToSpeak(page, 'en', screensIn('en')[index]!)
    await expectNoHorizontalOverflow(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await expectNoHorizontalOverflow(page)
  })
