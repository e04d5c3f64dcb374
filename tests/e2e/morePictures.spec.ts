import type { Locator } from '@playwright/test'
import { products } from '../../src/contract/resources/products/products.ts'
import { adminTexts } from '../../src/contract/texts/administrator/admin.ts'
import { resourceTexts } from '../../src/contract/texts/administrator/resources.ts'
import { siteTexts } from '../../src/contract/texts/visitor/site.ts'
import { widths } from '../long.ts'
import { expect, test } from './fixtures.ts'
import { expectAccessible, expectNothingSideways } from './legible.ts'
import { picture } from './picture.ts'

const { form, items, order, image } = adminTexts.tr
const { fields } = resourceTexts(products, 'tr')

/** The name under which an uploaded picture is kept, whatever its size and format; a miniature has none. */
const nameIn = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0]
const namesOf = async (images: Locator) =>
  (await images.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))).flatMap(
    (src) => nameIn(src) ?? [],
  )

/** How far a row of pictures is scrolled, in pixels. */
const scrolled = (row: Locator) => row.evaluate(({ scrollLeft }) => scrollLeft)

// axe writes styles of its own, which the content policy refuses.
test.use({ bypassCSP: true })

for (const width of widths(390))
  test(`an owner shows more pictures of a product, and visitors look through them, at ${width} px`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { headers } = await signIn(page)
    const data = { name: `Çok görselli sonda ${width}` }
    const { id, slug } = await (await page.request.post('/api/products', { headers, data })).json()
    try {
      await page.goto(`/admin/products/edit/${id}`)
      const pictures = page.getByRole('group', { name: fields.morePictures!, exact: true })
      const seen = pictures.getByAltText(image.preview)
      await page
        .locator('input[name="imageUrl"]')
        .setInputFiles(await picture('bir.png', { r: width % 200, g: 20, b: 90 }))
      for (const [place, name] of ['iki.png', 'uc.png', 'dort.png'].entries()) {
        await pictures.getByRole('button', { name: items.add, exact: true }).click()
        const file = page.locator(`input[name="morePictures.${place}.imageUrl"]`)
        await file.setInputFiles(await picture(name, { r: width % 200, g: 60 * (place + 1), b: 90 }))
        await expect(seen).toHaveCount(place + 1)
      }
      const [second, third, fourth] = await namesOf(seen)
      await pictures.getByRole('button', { name: order.move(items.item(3)), exact: true }).focus()
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => namesOf(seen)).toEqual([second, fourth, third])
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(page.getByText(/^Kaydedildi, \d\d:\d\d$/)).toBeVisible()
      await expectNothingSideways(page)

      const { imageUrl } = await (await page.request.get(`/api/products/${id}`)).json()
      const first = nameIn(imageUrl)

      for (const javaScriptEnabled of [true, false])
        await test.step(javaScriptEnabled ? 'with a script' : 'without one', async () => {
          const context = await browser.newContext({
            baseURL: baseURL!,
            javaScriptEnabled,
            bypassCSP: true,
            viewport: { width, height: 844 },
          })
          const visitor = await context.newPage()
          await visitor.goto(`/urunler/${slug}`)
          const row = visitor.getByRole('list', { name: siteTexts.tr.gallery(data.name) })
          await row.scrollIntoViewIfNeeded()
          expect(await namesOf(row.locator('img'))).toEqual([second, fourth, third])
          await row.focus()
          expect(await scrolled(row)).toBe(0)
          await visitor.keyboard.press('ArrowRight')
          await expect.poll(() => scrolled(row)).toBeGreaterThan(0)
          if (javaScriptEnabled) {
            await expectNothingSideways(visitor)
            await expectAccessible(visitor, { when: 'the product' })
          }
          await visitor.goto('/urunler')
          await expect(visitor.locator(`main a[href="/urunler/${slug}"]`).first()).toBeVisible()
          const shown = await namesOf(visitor.locator('main img[src^="/uploads/"]'))
          expect(shown).toContain(first)
          for (const other of [second, third, fourth]) expect(shown).not.toContain(other)
          await context.close()
        })
    } finally {
      await page.request.delete(`/api/products/${id}`, { headers })
    }
  })
