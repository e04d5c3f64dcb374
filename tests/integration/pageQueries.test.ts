import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import entry from '../../src/public/entryServer.tsx'
import { formOf, picture } from '../helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../helpers/testApp.ts'

/** The limit of SQL queries for a page after a change; the home page has suggested questions, and all texts initial. */
const MAX_QUERIES = 13

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

describe.each(dialects)('SQL queries of a page after a change, on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { source })
    const { payload, headers } = await formOf(['file', await picture('png')])
    const imageUrl = (await site.admin('POST /files/upload-product-image', payload, { headers })).body.publicUrl
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Nem sondası toprakta' })
    // More records than one page of a list shows, so that the total is queried too.
    for (let i = 1; i <= 26; i++) {
      const specs = { Boy: `${i} cm`, Enerji: '12 V' }
      await site.admin('POST /products', { name: `Kök ${i}`, isFeatured: i < 5, imageUrl, specs })
      if (i < 6) await site.admin('POST /services', { name: `Etüt ${i}`, isFeatured: i < 4, imageUrl })
      if (i < 16)
        await site.admin('POST /blog', {
          title: `Yazı ${i}`,
          content: 'Su.',
          coverImageUrl: imageUrl,
          publishOption: 'now',
        })
    }
    await site.admin('POST /slides', { title: 'Tarla', imageUrl })
    await site.admin('PUT /admin/page-content/about', { title: 'Hakkımızda', imageUrl })
  })
  afterAll(() => site.close())

  const countQueries = async (path: string) => {
    await site.admin('PUT /admin/page-content/footer', { tagline: path })
    const queries = vi.spyOn(site.database.db.getExecutor(), 'executeQuery')
    const { statusCode, payload } = await site.app.inject(path)
    const count = queries.mock.calls.length
    queries.mockRestore()
    expect(statusCode).toBe(200)
    expect(payload.includes('Nem sondası toprakta')).toBe(true)
    expect(count).toBeGreaterThan(0)
    return count
  }

  test.each([
    '/',
    '/urunler',
    '/urunler/kok-7',
    '/hizmetler',
    '/hizmetler/etut-2',
    '/blog',
    '/blog/yazi-3',
    '/hakkimizda',
  ])(`%s runs at most ${MAX_QUERIES} SQL queries`, async (path) => {
    // Polled: rendering the picture's sizes runs queries too, for a while.
    await expect.poll(() => countQueries(path)).toBeLessThanOrEqual(MAX_QUERIES)
  })

  test('home page: shows the newest products and services if none is featured', async () => {
    const { body: products } = await site.admin('GET /products/featured')
    for (const { id } of products) await site.admin(`PUT /products/${id}`, { isFeatured: false })
    const { payload } = await site.app.inject('/')
    expect(payload).toContain('/urunler/kok-26')
    expect(payload).toContain('/hizmetler/etut-1')
  })
})
