import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { pictures } from '../../src/contract/resources/pictures/pictures.ts'
import { services } from '../../src/contract/resources/services/services.ts'
import { adminTexts } from '../../src/contract/texts/administrator/admin.ts'
import { pictureTexts } from '../../src/contract/texts/administrator/pictures.ts'
import { resourceTexts } from '../../src/contract/texts/administrator/resources.ts'
import { widths } from '../long.ts'
import { expect, test } from './fixtures.ts'
import { expectNothingSideways } from './legible.ts'

const { bin, image, form } = adminTexts.tr
const words = pictureTexts.tr
const texts = resourceTexts(pictures, 'tr')

const field = (page: Page, name: string): Locator => page.locator(`:is(input, textarea)[name="${name}"]`)
const save = (page: Page) => page.getByRole('button', { name: form.save, exact: true }).click()

/** A picture like no other. */
const file = async (name: string, green: number) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 800, height: 500, channels: 3, background: { r: 90, g: green, b: 60 } } })
    .png()
    .toBuffer(),
})

for (const width of widths(1440))
  test(`a picture is uploaded, described, chosen in a form, replaced everywhere and deleted, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    const name = `tarla-${width}.png`
    const alt = `Sulanan tarla, ${width}`
    await page.setViewportSize({ width, height: 900 })
    await signIn(page)
    await page.goto('/admin/pictures')
    await page.locator('input[type=file]').setInputFiles(await file(name, width % 200))
    await page.getByRole('link', { name }).click()

    await field(page, 'alt').fill(alt)
    await field(page, 'en.alt').fill('A field being watered')
    const frame = page.getByRole('group', { name: words.focal }).getByRole('img').first()
    const box = (await frame.boundingBox())!
    await frame.click({ position: { x: box.width * 0.2, y: box.height / 2 } })
    const across = page.getByRole('slider', { name: words.across })
    await expect(across).toHaveValue('0.2')
    await across.press('ArrowLeft')
    await expect(across).toHaveValue('0.19')
    await save(page)
    await expect(page.getByText(/^Kaydedildi, \d\d:\d\d$/)).toBeVisible()
    await expect(page.getByText(words.usesNone)).toBeVisible()
    await expectNothingSideways(page)

    const service = `Sulama etüdü ${width}`
    await page.goto('/admin/services/new')
    await field(page, 'name').fill(service)
    await page.getByRole('button', { name: image.library }).click()
    const library = page.getByRole('dialog', { name: words.library })
    await library.getByRole('searchbox', { name: words.search }).fill(name.slice(0, -4))
    await expect(library.getByRole('button', { name })).toHaveCount(1)
    await expect(library.getByRole('listitem')).toHaveCount(1)
    await library.getByRole('button', { name }).press('Enter')
    await expect(page.getByAltText(image.preview)).toHaveAttribute('src', /^\/uploads\//)
    await save(page)
    await page.waitForURL('**/admin/services')

    await page.goto('/admin/pictures')
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('link', { name: service })).toBeVisible()
    await expect(page.getByText(words.keeps)).toBeVisible()
    await expect(page.getByRole('button', { name: texts.remove })).toHaveCount(0)
    page.once('dialog', (dialog) => dialog.accept())
    await page.locator('input[type=file]').setInputFiles(await file('yeni.png', (width % 200) + 20))
    await expect(page.getByText(words.replaced)).toBeVisible()

    const { body: shown } = await page.evaluate(async (wanted) => {
      const all = await (await fetch('/api/services')).json()
      return { body: all.find((each: { name: string }) => each.name === wanted) }
    }, service)
    await page.goto(`/hizmetler/${shown.slug}`)
    const seen = page.getByRole('img', { name: alt })
    await expect(seen).toHaveAttribute('src', shown.imageUrl)
    await expect(seen).toHaveCSS('object-position', '20% 50%')
    await page.goto('/hizmetler')
    await expect(page.getByRole('heading', { name: service })).toBeVisible()
    await expect(page.getByRole('img', { name: alt })).toHaveCount(0)

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
    await expect(page.getByText(bin.moved)).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveCount(0)
  })
