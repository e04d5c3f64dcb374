import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { inboxTexts } from '../../src/contract/i18n/admin/inbox.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { messages as messageResource } from '../../src/contract/resources/messages.ts'
import { type Product, products as productResource } from '../../src/contract/resources/products.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { fillMessages, fillProducts } from '../helpers/manyRows.ts'
import { Server } from '../helpers/siteServer.ts'
import { VIEWS } from '../helpers/slowTests.ts'
import { TEST_TIMEOUT } from '../helpers/timeouts.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { acceptDialogs } from './dialogs.ts'
import { test as base, expect } from './fixtures.ts'
import { rows } from './rows.ts'

const PRODUCTS = 3000
const MESSAGES = 100_000
const FEATURES = 200

/** Forty words, one of them very long. */
const TITLE =
  'Zeytinlikte, narenciyede, bağda ve serada toprağın nemini, sıcaklığını ve tuzluluğunu beş ayrı derinlikte gece gündüz ölçen, ölçtüğünü uydu üzerinden kooperatifinize bildiren, güneşle çalışan, dona ve sele dayanıklı, çekoslovakyalılaştıramadıklarımızdanmışsınızcasına uzun adlı, beş yıl güvenceli, çiftçinin kendi başına kurabildiği kablosuz sonda takımı'

/** A server with years of data. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'large-'))
      const database = await connect(`sqlite:${join(folder, 'filiz.sqlite')}`)
      await migrate(database)
      await fillProducts(database.db, PRODUCTS)
      await fillMessages(database.db, MESSAGES)
      await database.close()
      // Keeps the old messages.
      const settings = { RATE_LIMITS: 'off', DEMO_CONTENT: 'false', MESSAGE_RETENTION: '36500' }
      const server = await Server.start({ ...settings, DATA_DIR: folder })
      await use(server)
      await server.remove()
    },
    { scope: 'worker', timeout: 10 * TEST_TIMEOUT },
  ],
})

async function expectFitting(page: Page, when: string) {
  await expectAccessible(page, { when })
  await expectNoHorizontalOverflow(page)
}

/** Controls are completely visible when scrolled to, and nothing covers them. */
async function expectInReach(...controls: Locator[]) {
  for (const control of controls) {
    await control.scrollIntoViewIfNeeded()
    await expect(control).toBeInViewport({ ratio: 1 })
    await control.click({ trial: true })
  }
}

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

for (const { width, language } of VIEWS)
  test.describe(`${width} px, ${language}`, () => {
    const isPhone = width < 700
    test.use({ viewport: { width, height: 844 } })
    const messages = adminTexts[language]
    const products = resourceTexts(productResource, language)
    const inbox = inboxTexts[language]
    const number = (count: number) => count.toLocaleString(language)
    const save = (page: Page) => page.getByRole('button', { name: messages.form.save, exact: true })

    test('many records: products are paginated, searched, selected by page and restored from the trash', async ({
      page,
      signIn,
    }) => {
      const as = await signIn(page, language)
      const questions = acceptDialogs(page)
      const inBin = async (): Promise<{ id: number; title: string }[]> =>
        (await page.request.get('/api/admin/bin', as)).json()
      const pages = page.getByRole('navigation', { name: messages.list.pages })
      const bar = page.getByRole('region', { name: messages.list.selected })
      const chooseAll = async () => {
        const isOn = await page.getByRole('checkbox').first().isVisible()
        if (isPhone && !isOn) await page.getByRole('button', { name: messages.list.select, exact: true }).click()
        await page.getByRole('checkbox', { name: messages.list.selectPage }).check()
        await expect(bar.getByText(messages.list.selectedCount(products.count(25)))).toBeVisible()
      }

      await test.step('the first and last page of thousands', async () => {
        await page.goto('/admin/products')
        await expect(rows(page)).toHaveCount(25)
        await expect(page.getByText(products.count(PRODUCTS))).toBeVisible()
        await expectFitting(page, 'the list')
        await expectInReach(
          pages.getByRole('button', { name: messages.list.next }),
          pages.getByRole('button', { name: messages.list.page(PRODUCTS / 25) }),
        )
        await pages.getByRole('button', { name: messages.list.page(PRODUCTS / 25) }).click()
        await expect(page.getByRole('link', { name: 'Ürün 0', exact: true })).toBeVisible()
        await expect(page.getByText(messages.list.range(number(2976), number(3000), number(3000)))).toBeVisible()
        await expectFitting(page, 'the last page')
      })

      await test.step('one of thousands is found by search', async () => {
        const search = page.getByRole('searchbox')
        await search.fill('BENZERSİZ1234')
        await expect(rows(page).getByRole('link')).toHaveText(['Ürün 1234'])
        await search.fill('tarla')
        await expect(rows(page)).toHaveCount(25)
        await expectInReach(pages.getByRole('button', { name: messages.list.next }))
        await pages.getByRole('button', { name: messages.list.next }).click()
        await expect(page).toHaveURL(/page=2/)
        await expect(rows(page)).toHaveCount(25)
      })

      await test.step('a page is featured, and no other rows', async () => {
        await page.goto('/admin/products')
        await expect(rows(page)).toHaveCount(25)
        await chooseAll()
        // At the end of the page the bar covers no row.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await expectFitting(page, 'the selection')
        const { set, clear } = products.flags.isFeatured!
        await expectInReach(bar.getByRole('button', { name: set, exact: true }))
        for (const name of [set!, clear!]) {
          await bar.getByRole('button', { name, exact: true }).click()
          const featured = async (): Promise<Product[]> => (await page.request.get('/api/products/featured')).json()
          await expect.poll(featured).toHaveLength(name === set ? 28 : 3)
          await page.reload()
          await expect(rows(page)).toHaveCount(25)
          await chooseAll()
        }
        expect(questions).toEqual([])
      })

      await test.step('a page is deleted, and the next rows are shown', async () => {
        const names = await rows(page).getByRole('link').allTextContents()
        await bar.getByRole('button', { name: messages.list.remove }).click()
        const deletedNames = async () => (await inBin()).map(({ title }) => title).toSorted()
        await expect.poll(deletedNames).toEqual(names.toSorted())
        expect(questions).toHaveLength(1)
        expect(questions[0]).toContain(messages.list.confirmMany(products.count(25)))
        await expect(rows(page)).toHaveCount(25)
        await expect(page.getByText(products.count(PRODUCTS - 25))).toBeVisible()
      })

      await test.step('the trash lists hundreds of records, and restores one', async () => {
        const others: Product[] = await (await page.request.get('/api/products?sort=["id","ASC"]&range=[0,299]')).json()
        for (const { id } of others) await page.request.delete(`/api/products/${id}`, as)
        await page.goto('/admin/bin')
        const back = page.getByRole('button', {
          name: messages.trash.of(messages.trash.restore, 'Ürün 2999'),
          exact: true,
        })
        await expect(back).toBeVisible()
        await expectFitting(page, 'the bin')
        await expectInReach(
          back,
          page.getByRole('button', { name: messages.trash.of(messages.trash.purge, 'Ürün 0'), exact: true }),
        )
        await back.click()
        await expect(back).toHaveCount(0)
        const left = await inBin()
        expect(left).toHaveLength(324)
        for (const { id } of left) await page.request.post(`/api/admin/bin/products/${id}/restore`, as)
      })
    })

    test('many records: a title of forty words and two hundred specs are edited', async ({ page, signIn }) => {
      const as = await signIn(page, language)
      const specs = Object.fromEntries(
        Array.from({ length: FEATURES }, (_, i) => [`Ölçüm ${i + 1}`, `${i * 5}–${i * 5 + 5} cm`]),
      )
      const made = await page.request.post('/api/products', { data: { name: TITLE, specs }, ...as })
      expect(made.status()).toBe(201)
      const { id, slug }: Product = await made.json()
      const stored = async () => Object.keys((await (await page.request.get(`/api/products/${id}`, as)).json()).specs)
      const part = (row: number, name: string) =>
        page.locator(`[name="specs"] > ol > li`).nth(row).locator(`[data-part="${name}"]`)

      await page.goto('/admin/products')
      const link = page.getByRole('link', { name: TITLE, exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      await expectFitting(page, 'the list')
      await expectInReach(page.getByRole('button', { name: `${messages.list.actions}: ${TITLE}`, exact: true }))
      await link.click()

      await expect(page.locator('[name=name]')).toHaveValue(TITLE)
      await expect(part(FEATURES - 1, 'name')).toHaveValue(`Ölçüm ${FEATURES}`)
      await expectFitting(page, 'the form')
      await expectInReach(save(page), part(FEATURES - 1, 'remove'), part(0, 'grip'))

      await part(FEATURES - 1, 'remove').click()
      await expect(part(FEATURES - 1, 'name')).toHaveCount(0)
      await page.getByRole('button', { name: messages.specs.add, exact: true }).click()
      await expect(part(FEATURES - 1, 'name')).toBeFocused()
      await expect(part(FEATURES - 1, 'name')).toBeInViewport({ ratio: 1 })
      await page.keyboard.type('Kablo')
      await page.keyboard.press('Tab')
      await page.keyboard.type('Yok')
      await part(FEATURES - 1, 'grip').press('ArrowUp')
      await expect(part(FEATURES - 2, 'grip')).toBeFocused()
      await expect(part(FEATURES - 2, 'name')).toHaveValue('Kablo')
      await part(0, 'down').click()
      await expect(part(1, 'name')).toHaveValue('Ölçüm 1')
      await expectInReach(part(1, 'down'))
      await save(page).click()
      await expect(page.getByText(messages.form.savedAt(''))).toBeVisible()
      const names = await stored()
      expect([names.length, ...names.slice(0, 2), ...names.slice(-2)]).toEqual([
        FEATURES,
        ...['Ölçüm 2', 'Ölçüm 1', 'Kablo', `Ölçüm ${FEATURES - 1}`],
      ])

      await page.goto(`/urunler/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE)
      await expectFitting(page, 'the page')
      await page.goto('/urunler')
      await expectFitting(page, 'the list of visitors')
      for (const path of [`products/${id}`, `admin/bin/products/${id}`]) await page.request.delete(`/api/${path}`, as)
    })

    test('many records: an old message is found among 100,000 and opened', async ({ page, signIn }) => {
      await signIn(page, language)
      const list = page.getByRole('navigation', { name: inbox.list })
      const open = page.getByRole('article')
      await page.goto('/admin/inbox')
      await expect(list.getByRole('link')).toHaveCount(50)
      await expectFitting(page, 'the inbox')
      await expectInReach(page.getByRole('searchbox'), list.getByRole('button', { name: inbox.more }))
      await list.getByRole('button', { name: inbox.more }).click()
      await expect(list.getByRole('link')).toHaveCount(100)

      await page.getByRole('searchbox').fill('benzersiz1234')
      const found = list.getByRole('link', { name: /Konu 1234\b/ })
      await expect(list.getByRole('link')).not.toHaveCount(100)
      await expect(found).toBeVisible()
      await expectInReach(found)
      await found.click()
      await expect(open.getByRole('heading', { name: 'Konu 1234' })).toBeVisible()
      await expect(open).toContainText('benzersiz1234 ')
      await expectFitting(page, 'the message')
      await expectInReach(...(await open.getByRole('button').all()))

      // By a link as in an email, to the oldest message that is not spam.
      await page.goto('/admin/inbox?message=2')
      await expect(open.getByRole('heading', { name: 'Konu 1' })).toBeVisible()
      if (isPhone) await open.getByRole('link', { name: inbox.back }).click()
      await expect(list.getByRole('link')).toHaveCount(50)
    })

    test('many records: the dashboard shows their number and links to open tasks', async ({ page, signIn }) => {
      await signIn(page, language)
      await page.goto('/admin')
      await expect(page.getByRole('main').getByText(number(PRODUCTS), { exact: true })).toBeVisible()
      const waiting = page.getByRole('region', { name: messages.dashboard.unansweredMessages })
      await expect(waiting.getByRole('link').first()).toBeVisible()
      await expectFitting(page, 'the overview')
      await expectInReach(...(await waiting.getByRole('link').all()))
    })
  })

test('many records: all unread messages of 100,000 are marked as read after one confirmation', async ({
  page,
  signIn,
}) => {
  const inbox = inboxTexts.tr
  const count = resourceTexts(messageResource, 'tr').count
  const as = await signIn(page)
  const unread = async (): Promise<unknown[]> =>
    (await page.request.get('/api/admin/contact-messages?unreadOnly=true', as)).json()
  const before = (await unread()).length
  expect(before).toBeGreaterThan(1000)
  const questions = acceptDialogs(page)
  await page.goto('/admin/inbox?view=unread')
  await page.getByRole('button', { name: inbox.markAllRead, exact: true }).click()
  await expect.poll(unread).toEqual([])
  expect(questions).toEqual([inbox.confirmAllRead(count(before))])
})
