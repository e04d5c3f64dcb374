import { products } from '../../src/contract/resources/products/products.ts'
import { adminTexts } from '../../src/contract/texts/administrator/admin.ts'
import { resourceTexts } from '../../src/contract/texts/administrator/resources.ts'
import { expect } from './fixtures.ts'
import { expectAccessible, expectNothingSideways } from './legible.ts'
import { test } from './onlooker.ts'

// axe writes styles of its own, which the content policy refuses.
test.use({ bypassCSP: true })

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

test('an owner says how a product is found and shared, and the page says it', async ({ page, signIn }) => {
  const { shared, form } = adminTexts.tr
  const { fields } = resourceTexts(products, 'tr')
  const { headers } = await signIn(page)
  const data = { name: 'Paylaşılan sonda', shortDescription: 'Toprağı ölçer.' }
  const { id, slug } = await (await page.request.post('/api/products', { headers, data })).json()
  const picture = page.locator('meta[property="og:image"]')
  try {
    for (const size of SIZES) {
      const title = `Aranan sonda ${size.width}`
      await page.setViewportSize(size)
      await page.goto(`/admin/products/edit/${id}`)
      await page.getByRole('heading', { name: shared.title }).click()
      const typed = page.getByLabel(fields.seoTitle!, { exact: true })
      await typed.fill(title)
      await expect(page.getByRole('region', { name: shared.result })).toContainText(`${title} | `)
      await expect(page.getByRole('img', { name: shared.drawnAlt })).toBeVisible()
      await expectAccessible(page, { when: `the sheet at ${size.width}` })
      await expectNothingSideways(page)
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await expect(page.getByText(/^Kaydedildi, /)).toBeVisible()

      await page.goto(`/urunler/${slug}`)
      await expect(page).toHaveTitle(new RegExp(`^${title} \\| `))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.name)
      const address = new URL((await picture.getAttribute('content'))!)
      const drawn = await page.request.get(address.pathname + address.search)
      expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg'])
    }
  } finally {
    await page.request.delete(`/api/products/${id}`, { headers })
  }
})
