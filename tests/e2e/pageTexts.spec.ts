import type { Locator, Page } from '@playwright/test'
import { footerStart } from '../../src/contract/singletons/footer/start.ts'
import { homeStart } from '../../src/contract/singletons/home/start.ts'
import { privacyStart } from '../../src/contract/singletons/privacy/start.ts'
import { sustainabilityStart } from '../../src/contract/singletons/sustainability/start.ts'
import { adminTexts } from '../../src/contract/texts/administrator/admin.ts'
import { preview as previewWords } from '../../src/contract/texts/visitor/preview.ts'
import { siteTexts } from '../../src/contract/texts/visitor/site.ts'
import { widths } from '../long.ts'
import { expect, test } from './fixtures.ts'
import { speak } from './languages.ts'
import { expectNothingSideways } from './legible.ts'
import { picture } from './picture.ts'

const words = adminTexts.tr

const field = (page: Page, name: string): Locator => page.locator(`:is(input, textarea)[name="${name}"]`)
const list = (page: Page, name: string): Locator => page.locator(`fieldset[name="${name}"]`)

async function open(page: Page, key: string) {
  await page.goto(`/admin/settings/${key}`)
  await expect(page.getByRole('button', { name: words.form.save, exact: true })).toBeVisible()
}
async function save(page: Page) {
  await page.getByRole('button', { name: words.form.save, exact: true }).click()
  await expect(page.getByText(/^Kaydedildi, \d\d:\d\d$/)).toBeVisible()
  await expectNothingSideways(page)
}
/** Gives back what the page starts with, after the one question. */
async function restart(page: Page, key: string) {
  await open(page, key)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: words.form.restart }).click()
  await expect(page.getByText(words.form.restarted)).toBeVisible()
  await expect(page.getByRole('button', { name: words.form.restart })).toHaveCount(0)
}

for (const width of widths(390))
  test(`an owner writes the site's own pages at ${width} px, and visitors read them at once`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page)

    await open(page, 'home')
    await field(page, 'closingTitle').fill('Tarlanızı konuşalım.')
    await field(page, 'en.closingTitle').fill('Let us talk about your field.')
    await field(page, 'servicesLead').fill('')
    const values = list(page, 'values')
    await values
      .getByRole('button', { name: /^Sil: / })
      .last()
      .click()
    await field(page, 'values.2.title').fill('Söz veririz')
    await values.getByRole('button', { name: words.order.move('Söz veririz'), exact: true }).focus()
    await page.keyboard.press('ArrowUp')
    await expect(field(page, 'values.1.title')).toHaveValue('Söz veririz')
    await save(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Tarlanızı konuşalım.' })).toBeVisible()
    const promises = page.getByRole('region', { name: homeStart.valuesTitle! }).getByRole('heading', { level: 3 })
    await expect(promises).toHaveText([homeStart.values[0]!.title, 'Söz veririz', homeStart.values[1]!.title])
    await expect(page.getByText(homeStart.servicesLead!)).toHaveCount(0)
    await expectNothingSideways(page)
    await speak(page, 'en')
    await expect(page.getByRole('heading', { name: 'Let us talk about your field.' })).toBeVisible()
    await speak(page, 'tr')

    await open(page, 'footer')
    await field(page, 'tagline').fill('Ölçen kazanır.')
    const previewed = page.context().waitForEvent('page')
    await page.getByRole('button', { name: words.form.look }).click()
    const preview = await previewed
    await expect(preview.getByRole('contentinfo')).toContainText('Ölçen kazanır.')
    const ribbon = preview.getByRole('complementary', { name: previewWords.page.label })
    await expect(ribbon).toBeVisible()
    await expectNothingSideways(preview)
    await preview.getByRole('contentinfo').getByRole('link', { name: siteTexts.tr.nav.products }).first().click()
    await expect(preview).toHaveURL(/\/urunler$/)
    await expect(ribbon).toHaveCount(0)
    await preview.close()
    expect(await (await page.request.get('/')).text()).not.toContain('Ölçen kazanır.')
    await list(page, 'socialLinks').getByRole('button', { name: words.items.add }).click()
    await field(page, 'socialLinks.0.label').fill('LinkedIn')
    await field(page, 'socialLinks.0.url').fill('https://www.linkedin.com/company/filiz')
    await save(page)
    await page.goto('/urunler')
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText('Ölçen kazanır.')
    await expect(foot.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/)

    await open(page, 'sustainability')
    await field(page, 'figures.0.value').fill('131')
    await list(page, 'figures')
      .getByRole('button', { name: /^Sil: / })
      .last()
      .click()
    const photo = page.waitForResponse((answer) => answer.url().endsWith('/files/upload-page-image'))
    await page.locator('input[type=file][name="chapters.0.imageUrl"]').setInputFiles(await picture('su.png'))
    expect((await photo).status()).toBe(201)
    await save(page)
    await page.goto('/surdurulebilirlik')
    await expect(page.getByText('131', { exact: true })).toBeVisible()
    const [first] = sustainabilityStart.chapters
    const chapter = page.getByRole('region', { name: first!.title })
    await chapter.scrollIntoViewIfNeeded()
    await expect(chapter.locator('img').last()).toHaveJSProperty('complete', true)
    await expectNothingSideways(page)

    await open(page, 'privacy')
    const versions = list(page, 'versions')
    await versions.getByRole('button', { name: words.items.add }).click()
    await field(page, 'versions.1.date').fill('2026-11-20')
    await field(page, 'versions.1.text').fill('# Veri sorumlusu\n\nArtık başka bir adresteyiz.')
    await save(page)
    await page.goto('/gizlilik')
    await expect(page.getByText('Artık başka bir adresteyiz.')).toBeVisible()
    await expect(page.locator('main time')).toHaveText('20 Kasım 2026')
    await page.goto('/iletisim')
    await expect(page.locator('input[name=noticeVersion]')).toHaveValue('2026-11-20')

    for (const key of ['home', 'footer', 'sustainability', 'privacy']) await restart(page, key)
    const home = await (await page.request.get('/')).text()
    for (const text of [homeStart.closingTitle!, homeStart.servicesLead!, footerStart.tagline!])
      expect(home).toContain(text)
    expect(await (await page.request.get('/gizlilik')).text()).toContain(privacyStart.versions[0]!.date)
    expect(await (await page.request.get('/surdurulebilirlik')).text()).toContain(siteTexts.tr.nav.sustainability)
  })
