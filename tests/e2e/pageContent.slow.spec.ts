import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { livePreviewTexts } from '../../src/contract/i18n/admin/livePreview.ts'
import { preview as previewWords } from '../../src/contract/i18n/site/preview.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { WIDTHS } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { initialFooter, initialHome, initialPrivacy, initialSustainability } from './demoTexts.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'
import { openSiteIn } from './languages.ts'
import { drag } from './rows.ts'

const messages = adminTexts.tr

const field = (page: Page, name: string): Locator => page.locator(`:is(input, textarea)[name="${name}"]`)
const list = (page: Page, name: string): Locator => page.locator(`fieldset[name="${name}"]`)
const removeLast = (page: Page, name: string) =>
  list(page, name)
    .getByRole('button', { name: new RegExp(`^${messages.items.remove}: `) })
    .last()
    .click()

async function open(page: Page, key: string) {
  await page.goto(`/admin/settings/${key}`)
  await expect(page.getByRole('button', { name: messages.form.save, exact: true })).toBeVisible()
}
async function save(page: Page) {
  await page.getByRole('button', { name: messages.form.save, exact: true }).click()
  await expect(page.getByText(new RegExp(`^${messages.form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
  await expectNoHorizontalOverflow(page)
}
/** Opens a page as a visitor, and checks that no element is empty and everything fits. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await expectNoHorizontalOverflow(page)
  const parts = page.locator(':is(main, footer) :is(h1, h2, h3, p, ul, ol, li, dl, dt, dd, section, nav)')
  const holes = parts.filter({ hasNotText: /\S/ }).filter({ hasNot: page.locator('img, svg, input, [aria-hidden]') })
  expect(await holes.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([])
}
/** Restores the initial content after a confirmation, and checks that visitors see it. */
async function reset(page: Page, key: string, path: string, ...texts: string[]) {
  await open(page, key)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: messages.form.reset }).click()
  await expect(page.getByRole('button', { name: messages.form.reset })).toHaveCount(0)
  await page.goto(path)
  for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
}

for (const width of WIDTHS)
  test.describe(`at ${width} px, in both languages`, () => {
    const hasTouch = width < 700
    test.use({ viewport: { width, height: 844 }, hasTouch })
    test.beforeEach(({ page, signIn }) => signIn(page))
    test.afterEach(async ({ page, signIn }) => {
      const as = await signIn(page)
      for (const key of ['home', 'footer', 'sustainability', 'privacy'])
        await page.request.delete(`/api/admin/page-content/${key}`, as)
    })

    test('page content: home page with reordered lists', async ({ page }) => {
      await open(page, 'home')
      await field(page, 'closingTitle').fill('Tarlanızı konuşalım.')
      await field(page, 'en.closingTitle').fill('Let us talk about your field.')
      for (const name of ['valuesLead', 'servicesLead', 'assistantTitle', 'closingLead'])
        await field(page, name).fill('')
      await removeLast(page, 'values')
      await field(page, 'values.2.title').fill('Söz veririz')
      await field(page, 'values.2.text').fill('')
      await list(page, 'values')
        .getByRole('button', { name: messages.order.move('Söz veririz'), exact: true })
        .focus()
      await page.keyboard.press('ArrowUp')
      await expect(field(page, 'values.1.title')).toHaveValue('Söz veririz')
      const points = list(page, 'closingPoints').getByRole('listitem')
      await points.first().scrollIntoViewIfNeeded()
      await drag(points, [1, 0], hasTouch)
      const [one, two, ...others] = initialHome.closingPoints.map(({ text }) => text)
      await expect(field(page, 'closingPoints.0.text')).toHaveValue(two!)
      await save(page)

      await visit(page, '/')
      const promises = page.getByRole('region', { name: initialHome.valuesTitle! }).getByRole('heading', { level: 3 })
      await expect(promises).toHaveText([initialHome.values[0]!.title, 'Söz veririz', initialHome.values[1]!.title])
      const closing = page.getByRole('region', { name: 'Tarlanızı konuşalım.' })
      await expect(closing.getByRole('listitem')).toHaveText([two!, one!, ...others])
      await expect(page.getByText(initialHome.servicesLead!)).toHaveCount(0)
      await openSiteIn(page, 'en')
      await expect(page.getByRole('heading', { name: 'Let us talk about your field.' })).toBeVisible()
      await openSiteIn(page, 'tr')
      await reset(page, 'home', '/', initialHome.closingTitle!, initialHome.servicesLead!, initialHome.valuesLead!)
    })

    test('page content: footer with a preview before saving', async ({ page }) => {
      await open(page, 'footer')
      await field(page, 'tagline').fill('Ölçen kazanır.')
      await field(page, 'en.tagline').fill('Who measures, wins.')
      await page
        .getByRole('button', { name: width < 1180 ? livePreviewTexts.tr.look : livePreviewTexts.tr.show, exact: true })
        .click()
      const previewed = page.context().waitForEvent('page')
      await page.getByRole('link', { name: livePreviewTexts.tr.newTab }).click()
      const preview = await previewed
      await expect(preview.getByRole('contentinfo')).toContainText('Ölçen kazanır.')
      const ribbon = preview.getByRole('complementary', { name: previewWords.page.label })
      await expect(ribbon).toBeVisible()
      await openSiteIn(preview, 'en')
      await expect(preview.getByRole('contentinfo')).toContainText('Who measures, wins.')
      await openSiteIn(preview, 'tr')
      await expectNoHorizontalOverflow(preview)
      await preview.getByRole('contentinfo').getByRole('link', { name: siteTexts.nav.products }).first().click()
      await expect(preview).toHaveURL(/\/urunler$/)
      await expect(ribbon).toHaveCount(0)
      await preview.close()
      expect(await (await page.request.get('/')).text()).not.toContain('Ölçen kazanır.')
      if (width < 1180) await page.getByRole('button', { name: livePreviewTexts.tr.edit, exact: true }).click()
      await list(page, 'socialLinks').getByRole('button', { name: messages.items.add }).click()
      await field(page, 'socialLinks.0.label').fill('LinkedIn')
      await field(page, 'socialLinks.0.url').fill('https://www.linkedin.com/company/filiz')
      await save(page)

      await visit(page, '/urunler')
      const foot = page.getByRole('contentinfo')
      await expect(foot).toContainText('Ölçen kazanır.')
      await expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/)
      await openSiteIn(page, 'en')
      await expect(foot).toContainText('Who measures, wins.')
      await openSiteIn(page, 'tr')

      await open(page, 'footer')
      for (const name of ['tagline', 'en.tagline']) await field(page, name).fill('')
      await removeLast(page, 'socialLinks')
      await save(page)
      await visit(page, '/urunler')
      await expect(foot.getByRole('navigation', { name: siteTexts.nav.social })).toHaveCount(0)
      await reset(page, 'footer', '/urunler', initialFooter.tagline!)
    })

    test('page content: sustainability with a picture and its alternative text', async ({ page }) => {
      const [first, second, ...others] = initialSustainability.chapters
      await open(page, 'sustainability')
      await field(page, 'lead').fill('Az suyla çok ürün.')
      await field(page, 'en.lead').fill('More crop per drop.')
      await field(page, 'figures.0.value').fill('131')
      await field(page, 'figures.0.unit').fill('')
      await field(page, 'figures.0.note').fill('')
      await removeLast(page, 'figures')
      for (const name of ['closingTitle', 'closingText']) await field(page, name).fill('')
      const photo = page.waitForResponse((answer) => answer.url().endsWith('/files/upload-page-image'))
      await field(page, 'chapters.0.imageUrl').setInputFiles(await picture('su.png', { r: width % 200, g: 90, b: 90 }))
      expect((await photo).status()).toBe(201)
      await list(page, 'chapters')
        .getByRole('button', { name: messages.order.move(first!.title), exact: true })
        .focus()
      await page.keyboard.press('ArrowDown')
      await expect(field(page, 'chapters.1.title')).toHaveValue(first!.title)
      await save(page)
      await field(page, 'alt').fill('Damlama hattı')
      await field(page, 'en.alt').fill('A drip line')
      await field(page, 'en.alt').press('Enter')
      await expect(page.getByText(messages.image.altSaved)).toBeVisible()

      await visit(page, '/surdurulebilirlik')
      await expect(page.getByText('131', { exact: true })).toBeVisible()
      const titles = [second!, first!, ...others].map(({ title }) => title)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles)
      const seen = page.getByRole('region', { name: first!.title }).getByRole('img', { name: 'Damlama hattı' })
      await seen.scrollIntoViewIfNeeded()
      await expect(seen).toHaveJSProperty('complete', true)
      await openSiteIn(page, 'en')
      await expect(page.getByText('More crop per drop.')).toBeVisible()
      await expect(page.getByRole('img', { name: 'A drip line' })).toBeVisible()
      await openSiteIn(page, 'tr')
      const { lead, closingTitle } = initialSustainability
      await reset(page, 'sustainability', '/surdurulebilirlik', lead!, first!.title, closingTitle!)
    })

    test('page content: a new version of the privacy notice', async ({ page }) => {
      await open(page, 'privacy')
      await list(page, 'versions').getByRole('button', { name: messages.items.add }).click()
      await field(page, 'versions.0.date').fill('2026-11-20')
      await field(page, 'versions.0.text').fill('Artık başka bir adresteyiz.')
      await field(page, 'versions.0.en.text').fill('We have moved.')
      await save(page)

      await visit(page, '/gizlilik')
      await expect(page.getByText('Artık başka bir adresteyiz.')).toBeVisible()
      await expect(page.locator('main time')).toHaveText('20 Kasım 2026')
      await openSiteIn(page, 'en')
      await expect(page.getByText('We have moved.')).toBeVisible()
      await openSiteIn(page, 'tr')
      await page.goto('/iletisim')
      await expect(page.locator('input[name=noticeVersion]')).toHaveValue('2026-11-20')
      await reset(page, 'privacy', '/gizlilik')
      const [began] = initialPrivacy.versions
      await expect(page.locator('main time')).toHaveAttribute('datetime', began!.date)
    })
  })
