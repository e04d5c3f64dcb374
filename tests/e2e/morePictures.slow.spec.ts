import type { Locator, Page } from '@playwright/test'
import { adminTexts } from '../../src/contract/i18n/admin/admin.ts'
import { resourceTexts } from '../../src/contract/i18n/admin/resources.ts'
import siteTexts from '../../src/contract/i18n/site/site.ts'
import { products } from '../../src/contract/resources/products.ts'
import { services } from '../../src/contract/resources/services.ts'
import { WIDTHS } from '../helpers/slowTests.ts'
import { expectAccessible, expectNoHorizontalOverflow } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'

const { form, items, order, image } = adminTexts.tr

/** Hash of an uploaded picture, in the address of each of its sizes and formats; undefined for placeholders. */
const nameIn = (address: string) => /[0-9a-f]{64}/.exec(address)?.[0]
const namesOf = async (images: Locator) =>
  (await images.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).src))).flatMap(
    (src) => nameIn(src) ?? [],
  )

/** Scroll position of a row of pictures, in pixels. */
const scrolled = (row: Locator) => row.evaluate(({ scrollLeft }) => scrollLeft)

/** Swipes to the left across an element by touch events. */
async function swipe(page: Page, row: Locator) {
  const { x, y, width, height } = (await row.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  const at = (part: number) => ({ x: x + width * part, y: y + height / 2 })
  await touch('touchStart', at(0.9))
  for (const part of [0.7, 0.5, 0.3, 0.1]) await touch('touchMove', at(part))
  await touch('touchEnd')
}

// axe adds styles, which the content security policy blocks.
test.use({ bypassCSP: true })

const cases = [products, services].flatMap((resource) => WIDTHS.map((width) => ({ resource, width })))
for (const { resource, width } of cases) {
  const { name: plural, page: list } = resource
  test(`more pictures: added to one of the ${plural}, and scrolled by visitors, at ${width} px`, async ({
    page,
    browser,
    baseURL,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { headers } = await signIn(page)
    const { fields } = resourceTexts(resource, 'tr')
    const data = { name: `Çok görselli sonda ${width}` }
    const { id, slug } = await (await page.request.post(`/api/${plural}`, { headers, data })).json()
    try {
      await page.goto(`/admin/${plural}/edit/${id}`)
      const pictures = page.getByRole('group', { name: fields.morePictures!, exact: true })
      const seen = pictures.getByAltText(image.preview)
      await page
        .locator('input[name="imageUrl"]')
        .setInputFiles(await picture('bir.png', { r: width % 200, g: 20, b: 90 }))
      const files = ['iki.png', 'uc.png', 'dort.png'].map((name, place) =>
        picture(name, { r: width % 200, g: 60 * (place + 1), b: 90 }),
      )
      await pictures.getByLabel(items.addPictures, { exact: true }).setInputFiles(await Promise.all(files))
      await expect(seen).toHaveCount(3)
      const [second, third, fourth] = await namesOf(seen)
      await pictures.getByRole('button', { name: order.move(items.picture(3)), exact: true }).focus()
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => namesOf(seen)).toEqual([second, fourth, third])
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(page.getByText(new RegExp(`^${form.savedAt('\\d\\d:\\d\\d')}$`))).toBeVisible()
      await expectNoHorizontalOverflow(page)

      const { imageUrl } = await (await page.request.get(`/api/${plural}/${id}`)).json()
      const first = nameIn(imageUrl)

      for (const javaScriptEnabled of [true, false])
        await test.step(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', async () => {
          const context = await browser.newContext({
            baseURL: baseURL!,
            javaScriptEnabled,
            hasTouch: true,
            bypassCSP: true,
            viewport: { width, height: 844 },
          })
          const visitor = await context.newPage()
          await visitor.goto(`${list}/${slug}`)
          const row = visitor.getByRole('list', { name: siteTexts.gallery(data.name) })
          await row.scrollIntoViewIfNeeded()
          expect(await namesOf(row.locator('img'))).toEqual([second, fourth, third])
          await row.focus()
          expect(await scrolled(row)).toBe(0)
          await visitor.keyboard.press('ArrowRight')
          await expect.poll(() => scrolled(row)).toBeGreaterThan(0)
          await row.evaluate((each) => each.scrollTo({ left: 0, behavior: 'instant' }))
          await swipe(visitor, row)
          await expect.poll(() => scrolled(row)).toBeGreaterThan(0)
          if (javaScriptEnabled) {
            await expectNoHorizontalOverflow(visitor)
            await expectAccessible(visitor, { when: 'the product' })
          }
          await visitor.goto(list)
          await expect(visitor.locator(`main a[href="${list}/${slug}"]`).first()).toBeVisible()
          const shown = await namesOf(visitor.locator('main img[src^="/uploads/"]'))
          expect(shown).toContain(first)
          for (const other of [second, third, fourth]) expect(shown).not.toContain(other)
          await context.close()
        })
    } finally {
      await page.request.delete(`/api/${plural}/${id}`, { headers })
    }
  })
}
