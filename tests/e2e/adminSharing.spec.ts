import { posts } from '../../src/contract/resources/posts/posts.ts'
import { products } from '../../src/contract/resources/products/products.ts'
import { services } from '../../src/contract/resources/services/services.ts'
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

const long = 'Toprağın nemini altmış santimde ölçer ve yazar. '.repeat(5)
const paragraphs = `${long}\n\nİkinci paragraf.`
const records = [
  { resource: products, of: 'short words', data: { name: 'Sonda', shortDescription: 'Kısa **söz**.' } },
  { resource: products, of: 'long ones', data: { name: 'Sonda', description: paragraphs } },
  { resource: products, of: 'none', data: { name: 'Sonda' } },
  { resource: services, of: 'long words', data: { name: 'Etüt', description: paragraphs } },
  { resource: services, of: 'none', data: { name: 'Ölçer misiniz?' } },
  { resource: posts, of: 'an excerpt', data: { title: 'Yazı', excerpt: 'Özet.', content: 'x', publishOption: 'now' } },
  {
    resource: posts,
    of: 'a text',
    data: { title: 'Yazı', content: `# Baş\n\n[**Bağ**](/x): ${long}`, publishOption: 'now' },
  },
]

test('an empty description shows in the form what the page says', async ({ page, signIn }) => {
  const { shared } = adminTexts.tr
  const { headers } = await signIn(page)
  const expectAlike = async (form: string, path: string) => {
    const answer = await page.request.get(path)
    const [, said] = /<meta name="description" content="([^"]*)"/.exec(await answer.text())!
    await page.goto(form)
    await page.getByRole('heading', { name: shared.title }).click()
    await expect(page.locator('textarea[name="seoDescription"]')).toHaveAttribute('placeholder', said!)
  }
  for (const { resource, of, data } of records)
    await test.step(`${resource.name}, of ${of}`, async () => {
      const { id, slug } = await (await page.request.post(`/api/${resource.name}`, { headers, data })).json()
      try {
        await expectAlike(`/admin/${resource.name}/edit/${id}`, `${resource.page}/${slug}`)
      } finally {
        await page.request.delete(`/api/${resource.name}/${id}`, { headers })
      }
    })

  const about = '/api/admin/page-content/about'
  const { updatedAt: _, ...before } = await (await page.request.get(about, { headers })).json()
  try {
    for (const data of [
      { subtitle: null, mainText: paragraphs },
      { subtitle: 'Ölçen firma.' },
      { subtitle: null, mainText: null },
    ])
      await test.step(`about, of ${JSON.stringify(data).slice(0, 40)}`, async () => {
        await page.request.put(about, { headers, data })
        await expectAlike('/admin/settings/about', '/hakkimizda')
      })
  } finally {
    await page.request.put(about, { headers, data: before })
  }
})
