import type { Locator, Page } from '@playwright/test'
import type { Locale } from '../../src/contract/constants.ts'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { pictureTexts } from '../../src/contract/i18n/admin/pictures.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import { pictures } from '../../src/contract/resources/pictures.ts'
import { services } from '../../src/contract/resources/services.ts'
import { views } from '../helpers/slowTests.ts'
import { expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'
import { rows } from './rows.ts'

const field = (page: Page, name: string): Locator => page.locator(`:is(input, textarea)[name="${name}"]`)
const save = (page: Page, language: Locale) =>
  page.getByRole('button', { name: adminTexts[language].form.save, exact: true }).click()
const isSaved = (page: Page, language: Locale) =>
  expect(page.getByText(new RegExp(`^${adminTexts[language].form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()

for (const { width, language } of views({ width: 1440, language: 'tr' }))
  test(`media library: a picture is uploaded, described, chosen in a form, replaced everywhere and deleted, at ${width} px, ${language}`, async ({
    page,
    signIn,
  }) => {
    const { image } = adminTexts[language]
    const messages = pictureTexts[language]
    const texts = resourceTexts(pictures, language)
    const own = `${width}-${language}`
    const name = `tarla-${own}.png`
    const alt = `Sulanan tarla, ${own}`
    const english = `A field being watered, ${own}`
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, language)
    await page.goto('/admin/pictures')
    await page.locator('input[type=file]').setInputFiles(await picture(name, { r: 90, g: width % 200, b: 60 }))
    await page.getByRole('link', { name }).click()

    await field(page, 'alt').fill(alt)
    await field(page, 'en.alt').fill(english)
    const frame = page.getByRole('group', { name: messages.focal }).getByRole('img').first()
    const box = (await frame.boundingBox())!
    await frame.click({ position: { x: box.width * 0.2, y: box.height / 2 } })
    const across = page.getByRole('slider', { name: messages.across })
    await expect(across).toHaveValue('0.2')
    await across.press('ArrowLeft')
    await expect(across).toHaveValue('0.19')
    await save(page, language)
    await isSaved(page, language)
    await expect(page.getByText(messages.usesNone)).toBeVisible()
    await expectNoHorizontalOverflow(page)

    const service = `Sulama etüdü ${own}`
    await page.goto('/admin/services/new')
    await field(page, 'name').fill(service)
    await field(page, 'en.name').fill(service)
    await page.getByRole('button', { name: image.library }).click()
    const library = page.getByRole('dialog', { name: messages.library })
    await library.getByRole('searchbox', { name: messages.search }).fill(name.slice(0, -4))
    await expect(library.getByRole('button', { name })).toHaveCount(1)
    await expect(library.getByRole('listitem')).toHaveCount(1)
    await library.getByRole('button', { name }).press('Enter')
    await expect(page.getByAltText(image.preview)).toHaveAttribute('src', /^\/uploads\//)
    await save(page, language)
    await page.waitForURL('**/admin/services')

    const tile = page.getByRole('link', { name })
    await page.goto('/admin/pictures')
    await expect(tile).toContainText(messages.usedIn('1'))
    await page.getByRole('button', { name: messages.unused, exact: true }).click()
    await expect(tile).toHaveCount(0)
    await page.getByRole('button', { name: messages.used, exact: true }).click()
    await page.getByRole('searchbox').fill(`sulanan ${own}`)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
    const kind = page.getByRole('combobox', { name: messages.kind })
    await kind.selectOption('image/jpeg')
    await expect(tile).toHaveCount(0)
    await kind.selectOption('image/png')
    await expectNoHorizontalOverflow(page)
    await tile.click()
    await expect(page.getByRole('link', { name: service })).toBeVisible()
    await expect(page.getByText(messages.keeps)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(0)
    page.once('dialog', (dialog) => dialog.accept())
    const replaced = page.waitForResponse(/\/replace$/)
    await page
      .locator('input[type=file]')
      .setInputFiles(await picture('yeni.png', { r: 90, g: (width % 200) + 20, b: 60 }))
    await replaced

    const all = await (await page.request.get(`/api/services?locale=${language}`)).json()
    const shown = all.find((each: { name: string }) => each.name === service)
    const list = { tr: '/hizmetler', en: '/en/services' }[language]
    await page.goto(`${list}/${shown.slug}`)
    const seen = page.getByRole('img', { name: language === 'en' ? english : alt })
    await expect(seen).toHaveAttribute('src', shown.imageUrl)
    await expect(seen).toHaveCSS('object-position', '20% 50%')
    await page.goto(list)
    await expect(page.getByRole('heading', { name: service })).toBeVisible()
    await expect(seen).toHaveCount(0)

    const [, path] = services.endpoints.remove.replace(':id', shown.id).split(' ')
    await page.evaluate(async (address) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
      await fetch(`/api${address}`, { method: 'DELETE', headers })
    }, path)
    await page.goto('/admin/pictures')
    await page.getByRole('link', { name }).click()
    page.once('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: texts.remove }).click()
    await page.waitForURL('**/admin/pictures')
    await expect(rows(page).first()).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })

test('media library: the alternative text of a new picture is written beside it in a form', async ({
  page,
  signIn,
}) => {
  const { image } = adminTexts.tr
  const { headers } = await signIn(page)
  const data = { name: 'Fotoğraflı etüt' }
  const { id } = await (await page.request.post('/api/services', { headers, data })).json()
  const edit = `/admin/services/edit/${id}`
  const wordless = page.getByText(image.wordless)
  try {
    await page.goto(edit)
    await expect(page.getByRole('button', { name: image.library }).first()).toBeVisible()
    await expect(wordless).toHaveCount(0)
    await page.locator('input[name="imageUrl"]').setInputFiles(await picture('etut.png', '#123456'))
    await expect(wordless).toBeVisible()
    await save(page, 'tr')
    await isSaved(page, 'tr')
    await field(page, 'alt').fill('Tarlada ölçüm yapan bir mühendis')
    await field(page, 'alt').press('Enter')
    await expect(page.getByText(image.altSaved)).toBeVisible()

    const responded = page.waitForResponse((answer) => /\/api\/admin\/pictures\?.*url/.test(answer.url()))
    await page.goto(edit)
    await responded
    await expect(page.getByAltText(image.preview)).toBeVisible()
    await expect(wordless).toHaveCount(0)
  } finally {
    await page.request.delete(`/api/services/${id}`, { headers })
  }
})
