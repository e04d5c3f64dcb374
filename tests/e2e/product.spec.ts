import siteTexts from '../../src/contract/i18n/site/site.ts'
import { widths } from '../helpers/slowTests.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './image.ts'
import { ProductForm, texts } from './productForm.ts'
import { saysNotFound } from './routes.ts'

const name = 'Çığ Önleme Sensörü'
const path = '/urunler/cig-onleme-sensoru'
const specs = { 'Ölçüm aralığı': '10 dk', 'Koruma sınıfı': 'IP68' }

for (const width of widths(1440))
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('product: created, shown, featured, kept after a restart, deleted', async ({
      page,
      server,
      signIn,
      pageErrors,
    }) => {
      const form = new ProductForm(page)
      const heading = page.getByRole('heading', { level: 1 })
      const onHome = page.getByRole('main').getByRole('link', { name: new RegExp(name) })

      await test.step('created with a picture and two specs', async () => {
        await signIn(page)
        await page.goto('/admin/products')
        await page.getByRole('link', { name: texts.add }).click()
        await expect(page).toHaveURL('/admin/products/new')
        await form.field('name').fill(name)
        await form.field('description').fill('Kar örtüsünün kaymasını dinler, dakikalar önce haber verir.')
        await form.field('imageUrl').setInputFiles(await picture())
        await expect(page.getByRole('img').and(page.locator('[src^="/uploads/"]'))).toBeVisible()
        for (const [row, [label, value]] of Object.entries(specs).entries()) await form.addSpec(row, label, value)
        await form.save()
        await page.waitForURL('**/admin/products')
        await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
      })

      const seeOnSite = async () => {
        expect((await page.goto(path))?.status()).toBe(200)
        await expect(heading).toHaveText(name)
        for (const text of Object.entries(specs).flat())
          await expect(page.getByText(text, { exact: true })).toBeVisible()
        const image = page.getByRole('main').locator('img[src*="/uploads/"]').first()
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
      }
      await test.step('shown on the site at once', seeOnSite)

      await test.step('featured, and shown on the home page', async () => {
        await page.goto('/')
        await expect(onHome).toHaveCount(0)
        await page.goto('/admin/products')
        const star = page.getByRole('button', { name: `: ${name}` }).and(page.locator('[data-on]'))
        await expect(star).toHaveAttribute('data-on', 'false')
        // Optimistic: shown before it is saved.
        const stored = page.waitForResponse(/\/toggle-feature$/)
        await star.click()
        await expect(star).toHaveAttribute('data-on', 'true')
        await stored
        await page.goto('/')
        await expect(onHome.first()).toBeVisible()
      })

      await test.step('the product and the session survive a restart', async () => {
        // The server stops only after the last request of the page.
        await page.goto('about:blank')
        await server.restart()
        await seeOnSite()
        await page.goto('/')
        await expect(onHome.first()).toBeVisible()
        await page.goto('/admin/products')
        await page.getByRole('link', { name, exact: true }).click()
        await expect(page).toHaveURL(/\/admin\/products\/edit\/\d+$/)
        await expect(form.field('name')).toHaveValue(name)
      })

      await test.step('deleted only after a confirmation', async () => {
        expect(await form.remove({ confirm: false })).toBe(texts.confirmRemove)
        expect((await page.request.get(path)).status()).toBe(200)
        await form.remove({ confirm: true })
        await page.waitForURL('**/admin/products')
        await expect(page.getByRole('link', { name: 'Kök 6 toprak sondası', exact: true })).toBeVisible()
        await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
      })

      await test.step('removed from the site', async () => {
        pageErrors.expect(saysNotFound)
        expect((await page.goto(path))?.status()).toBe(404)
        await expect(page.getByText(siteTexts.products.notFound)).toBeVisible()
        await page.goto('/')
        await expect(onHome).toHaveCount(0)
      })
    })
  })
