import type { BrowserContext, Page } from '@playwright/test'
import { type Locale, STORAGE_KEYS } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { products } from '../../src/contract/resources/products.ts'
import { demoProducts } from '../../src/server/features/demo/products.ts'
import { ADMIN } from '../helpers/siteServer.ts'
import { isSlow, views } from '../helpers/slowTests.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'

type Typed = Record<string, string>

const field = (page: Page, name: string) => page.locator(`:is(input, textarea)[name="${name}"]:visible`)
const save = (page: Page, language: Locale) =>
  page.getByRole('button', { name: adminTexts[language].form.save, exact: true }).click()
/** The button that restores a draft. */
const restore = (page: Page, language: Locale) => page.getByRole('button', { name: adminTexts[language].draft.restore })
const inStorage = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function type(page: Page, typed: Typed) {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
}

/** Types into the form of a new record, expires the token, and closes the tab. */
async function loseTab(page: Page, name: string, typed: Typed) {
  await page.goto(`/admin/${name}/new`)
  await type(page, typed)
  const last = JSON.stringify(Object.values(typed).at(-1))
  await expect.poll(() => drafts(page)).toContain(`draft:${name}:new:`)
  await expect.poll(() => drafts(page)).toContain(JSON.stringify(last).slice(1, -1))
  await expireToken(page)
  await page.close()
}

/** The browser's local storage as one text. */
const drafts = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)))

const expireToken = (page: Page) =>
  page.evaluate((key) => localStorage.setItem(key, 'suresi-gecmis'), STORAGE_KEYS.token)

/** Opens the form again after a sign-in, restores the draft, and expires the token. */
async function takeUp(context: BrowserContext, name: string, typed: Typed, language: Locale) {
  const page = await context.newPage()
  await page.goto(`/admin/${name}/new`)
  await page.waitForURL('**/login')
  await page.locator('[name=email]').fill(ADMIN.email)
  await page.locator('[name=password]').fill(ADMIN.password)
  await page.locator('[name=password]').press('Enter')
  await restore(page, language).click()
  await expect(page).toHaveURL(new RegExp(`/admin/${name}/new$`))
  await expectTyped(page, typed)
  await expireToken(page)
  return page
}

async function expectTyped(page: Page, typed: Typed) {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
}

/** Signs in again in the dialog above the form, which has the email of the last sign-in. */
async function signInAgain(page: Page, language: Locale) {
  const dialog = page.getByRole('dialog', { name: adminTexts[language].account.again })
  await expect(dialog.locator('[name=email]')).toHaveValue(ADMIN.email)
  await dialog.locator('[name=password]').fill(ADMIN.password)
  await dialog.locator('[name=password]').press('Enter')
  await expect(dialog).toBeHidden()
}

/** Reads and deletes the newest record. */
async function takeNewest(page: Page, list: string, one: string) {
  const headers = { authorization: `Bearer ${await inStorage(page, STORAGE_KEYS.token)}` }
  const [{ id }] = await (await page.request.get(list, { headers })).json()
  const record = await (await page.request.get(`${list}/${id}`, { headers })).json()
  expect((await page.request.delete(`${one}/${id}`, { headers })).status()).toBe(200)
  return record
}

for (const { width, language } of views({ width: 1440, language: 'tr' }))
  test.describe(`${width} px, ${language}`, () => {
    const messages = adminTexts[language]
    test.use({ viewport: { width, height: 844 } })

    test.describe('after a closed tab and an expired session', () => {
      test.beforeEach(({ pageErrors }) => pageErrors.expect(/401/))

      test('unsaved changes: form of a product', async ({ page, context, signIn }) => {
        const typed = { name: 'Yarım kalmayan sensör', description: 'Yarım sayfa\naçıklama.' }
        const later = { shortDescription: 'Sonradan.', 'specs.0.name': 'Menzil', 'specs.0.value': '8 km' }
        await signIn(page, language)
        await loseTab(page, 'products', typed)
        const again = await takeUp(context, 'products', typed, language)
        await again.getByRole('button', { name: messages.specs.add }).click()
        await type(again, later)
        await expectTyped(again, { ...typed, ...later })
        await save(again, language)
        await signInAgain(again, language)
        await again.waitForURL('**/admin/products')
        expect(await takeNewest(again, '/api/products', '/api/products')).toMatchObject({
          ...typed,
          shortDescription: 'Sonradan.',
          specs: { Menzil: '8 km' },
        })
      })

      if (isSlow)
        test('unsaved changes: blog editor, with a picture', async ({ page, context, signIn }) => {
          const typed = { title: 'Yarım kalmayan yazı', author: 'Ayşe', content: '# Önce ölçün\n\n**20 cm** kurur.' }
          await signIn(page, language)
          await loseTab(page, 'blog', typed)
          const again = await takeUp(context, 'blog', typed, language)
          await field(again, 'coverImageUrl').setInputFiles(await picture())
          await signInAgain(again, language)
          await expect(again.getByAltText(messages.image.preview)).toHaveAttribute('src', /^\/uploads\//)
          await expectTyped(again, typed)
          await type(again, { excerpt: 'Sonradan.' })
          await save(again, language)
          await again.waitForURL('**/admin/blog')
          expect(await takeNewest(again, '/api/blog/admin', '/api/blog')).toMatchObject({
            ...typed,
            excerpt: 'Sonradan.',
            coverImageUrl: expect.stringMatching(/^\/uploads\//),
            isPublished: false,
          })
        })
    })

    test('drafts: a tab offers those of a closed tab, not those of an open one', async ({ page, context, signIn }) => {
      await signIn(page, language)
      await page.goto('/admin/services/new')
      await type(page, { name: 'Öteki sekmede yazılan' })
      await expect.poll(() => drafts(page)).toContain('draft:services:new:')
      const other = await context.newPage()
      await other.goto('/admin/services/new')
      // A tab locks its own draft once it has looked up others.
      await other.waitForFunction(async () => (await navigator.locks.query()).held?.length === 2)
      await expect(restore(other, language)).toHaveCount(0)
      await page.close()
      await other.waitForFunction(async () => (await navigator.locks.query()).held?.length === 1)
      await other.reload()
      await restore(other, language).click()
      await expectTyped(other, { name: 'Öteki sekmede yazılan' })
    })

    test('unsaved changes: leaving asks for confirmation (link, other record, closed tab)', async ({
      page,
      signIn,
    }) => {
      const [first, second] = demoProducts.map(({ name }) => name) as [string, string]
      const open = (name: string) => page.getByRole('link', { name, exact: true }).click()
      /** Opens a page through the menu, which is a drawer on a phone. */
      const follow = async (name: string) => {
        const drawer = page.getByRole('button', { name: messages.menu.open, exact: true })
        if (await drawer.isVisible()) await drawer.click()
        const menu = page.getByRole('navigation', { name: messages.menu.label })
        await menu.getByRole('link', { name, exact: true }).click()
      }
      /** Runs an action that leaves the page, and answers the browser's dialog. */
      const leave = async (by: () => Promise<unknown>, { stays }: { stays: boolean }) => {
        const question = page.waitForEvent('dialog')
        const leaving = by()
        const dialog = await question
        await (stays ? dialog.dismiss() : dialog.accept())
        await leaving
        return [dialog.type(), dialog.message()]
      }
      const twoBack = () => page.evaluate(() => window.history.go(-2))

      await signIn(page, language)
      await page.goto('/admin/products')
      await open(first)
      await expect(field(page, 'name')).toHaveValue(first)
      await follow(resourceTexts(products, language).many)
      await open(second)
      await expect(field(page, 'name')).toHaveValue(second)
      const here = page.url()
      await field(page, 'name').press('End')
      await page.keyboard.type(' Pro')

      const [type, sentence] = await leave(() => follow(messages.menu.dashboard), { stays: true })
      const leaveMessage = { tr: 'Kaydedilmemiş değişiklikleriniz var.', en: "Some of your changes weren't saved." }[
        language
      ]
      expect([type, sentence]).toEqual(['confirm', expect.stringContaining(leaveMessage)])
      await expect(page).toHaveURL(here)
      await leave(twoBack, { stays: true })
      await expect(page).toHaveURL(here)
      await expect(field(page, 'name')).toHaveValue(`${second} Pro`)

      expect(await leave(() => page.close({ runBeforeUnload: true }), { stays: true })).toEqual(['beforeunload', ''])
      await expect(field(page, 'name')).toHaveValue(`${second} Pro`)

      await leave(twoBack, { stays: false })
      await expect(field(page, 'name')).toHaveValue(first)
      await page.goForward()
      await page.goForward()
      await expect(field(page, 'name')).toHaveValue(second)
      await expect(restore(page, language)).toHaveCount(0)
    })
  })
