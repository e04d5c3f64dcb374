import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { type LibraryPicture, pictures } from '../../../contract/resources/pictures.ts'
import { storesOf } from '../../api/stores.ts'
import { PICTURES } from './pictureWords.ts'
import { seedDemo, seedEmptyDatabase } from './seedDemo.ts'
import { seeds } from './seeds.ts'
import { demoSingletonsOf, demoTextsOf } from './singletons.ts'

const DAY = 24 * 60 * 60 * 1000
const ground = ({ services, settings }: TestApp) => [services, settings] as const

describe.each(databases('sqlite'))('demo content on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
    await seedEmptyDatabase(...ground(site))
  })
  afterAll(() => site.close())

  const get = async (path: string) => (await site.admin(`GET ${path}`)).body

  test('is a complete company', async () => {
    const counts = [
      '/products',
      '/services',
      '/slides',
      '/blog/admin',
      '/people',
      '/references',
      '/documents',
      '/pages',
      '/admin/contact-messages',
    ].map(async (path) => (await get(path)).length)
    expect(await Promise.all(counts)).toEqual([8, 6, 4, 8, 4, 3, 4, 1, 6])
    for (const key of ['about', 'contact-info', 'site-settings'])
      expect((await site.call(`GET /page-content/${key}`)).status).toBe(200)
  })

  test('has a picture for every picture field, stored like an upload', async () => {
    const rows = [
      ...(await get('/products')),
      ...(await get('/services')),
      ...(await get('/slides')),
      ...(await get('/blog/admin')),
      ...(await get('/people')),
      ...(await get('/references')),
      await get('/page-content/about'),
    ]
    for (const { imageUrl } of rows) {
      expect(imageUrl).toMatch(/^\/uploads\/[0-9a-f]{64}\.webp$/)
      expect((await site.app.inject(imageUrl)).statusCode).toBe(200)
    }
    expect(new Set(rows.map(({ imageUrl }) => imageUrl)).size).toBe(rows.length)
  })

  test('has a file for every document, on the page of its product or service', async () => {
    const { documents, references } = await get('/products/kok-6-toprak-sondasi')
    expect(documents.map(({ title }: { title: string }) => title)).toEqual(['Kök 6 teknik föyü', 'Kök 6 data sheet'])
    expect(references).toHaveLength(2)
    for (const { fileUrl, pages, bytes } of await get('/documents')) {
      expect([(await site.app.inject(fileUrl)).statusCode, pages]).toEqual([200, 1])
      expect(bytes).toBeGreaterThan(10_000)
    }
  })

  test('has an alternative text for every picture, in both languages', async () => {
    const { alt: longest } = pictures.fields
    const library = await get('/admin/pictures?range=[0,99]')
    expect(library.map(({ name }: { name: string }) => name).sort()).toEqual((await readdir(PICTURES)).sort())
    const altTexts: string[] = library.flatMap(({ alt, en }: LibraryPicture) => [alt, en.alt])
    for (const words of altTexts) {
      expect(words).toBeTruthy()
      expect(words.length).toBeLessThanOrEqual(longest.maxLength)
    }
    expect(new Set(altTexts).size).toBe(2 * library.length)
    expect(await get('/admin/status')).toContainEqual(expect.objectContaining({ key: 'pictures', level: 'ok' }))
  })

  test('exists in English as a whole, at addresses of its own', async () => {
    const paths = ['/products', '/services', '/slides', '/blog/admin', '/people', '/references', '/documents', '/pages']
    const rows = (await Promise.all(paths.map(get))).flat()
    expect(rows.map(({ translation }) => translation.en.state)).toEqual(rows.map(() => 'current'))
    const { body } = await site.call('GET /products?locale=en')
    expect([body.length, body[0].name, body[0].slug]).toEqual([8, 'Kök 6 soil probe', 'kok-6-soil-probe'])
  })

  test('is in its declared order', async () => {
    expect((await get('/products'))[0].name).toBe('Kök 6 toprak sondası')
    expect((await get('/services'))[0].name).toBe('Hassas sulama')
    expect((await get('/slides')).map(({ displayOrder }: { displayOrder: number }) => displayOrder)).toEqual([
      10, 20, 30, 40,
    ])
    const arrivals = (await get('/admin/contact-messages')).map((row: { createdAt: string }) => row.createdAt)
    expect(arrivals).toEqual(arrivals.toSorted().reverse())
  })

  test('has published posts, a scheduled one and a draft', async () => {
    const posts: { isPublished: boolean; publishAt: string | null; date: string | null; createdAt: string }[] =
      await get('/blog/admin')
    const published = posts.filter(({ isPublished }) => isPublished)
    const planned = posts.filter(({ publishAt }) => publishAt)
    expect([published.length, planned.length]).toEqual([6, 1])
    for (const { date, createdAt } of published) {
      expect(date).toBe(createdAt)
      expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(10 * DAY)
    }
    expect(Date.parse(planned[0]!.publishAt!)).toBeGreaterThan(Date.now() + 2 * DAY)
    const dates = (await get('/blog')).map(({ date }: { date: string }) => date)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(dates).toHaveLength(6)
  })

  test('has no broken links', async () => {
    const pages = ['/', '/urunler', '/hizmetler', '/blog', '/iletisim', '/hakkimizda', '/surdurulebilirlik']
    const [products, services, slides] = [await get('/products'), await get('/services'), await get('/slides')]
    const details = [
      ...products.map(({ slug }: { slug: string }) => `/urunler/${slug}`),
      ...services.map(({ slug }: { slug: string }) => `/hizmetler/${slug}`),
    ]
    for (const { ctaLink } of slides) if (ctaLink) expect([...pages, ...details]).toContain(ctaLink)
  })

  test('is seeded once: deleted records stay deleted', async () => {
    for (const { id } of await get('/slides')) await site.admin(`DELETE /slides/${id}`)
    expect(await seedEmptyDatabase(...ground(site))).toEqual([])
    expect(await get('/slides')).toEqual([])
  })

  test('is seeded again on request, and only into empty parts', async () => {
    const before = await get('/products')
    expect(await seedDemo(...ground(site))).toEqual([{ name: 'slides', count: 4 }])
    expect(await seedDemo(...ground(site))).toEqual([])
    expect(await get('/products')).toEqual(before)
  })
})

describe.each(databases('postgres'))('seeding a database on %s', (dialect) => {
  test('is skipped if the database is not empty', async () => {
    const site = await createTestApp(dialect)
    await site.admin('POST /services', { name: 'Kendi hizmetimiz' })
    expect(await seedEmptyDatabase(...ground(site))).toEqual([])
    expect((await site.call('GET /products')).body).toEqual([])
    await site.close()
  })

  test('is all or nothing', async () => {
    const site = await createTestApp(dialect)
    const stores = storesOf({ ...site.settings, SITE_TIMEZONE: 'Nowhere/Nothing' }, site.services.resources)
    await expect(seedEmptyDatabase({ ...site.services, stores }, site.settings)).rejects.toThrow()
    for (const path of ['/products', '/services', '/slides', '/blog/admin'])
      expect((await site.admin(`GET ${path}`)).body).toEqual([])
    expect(await seedEmptyDatabase(...ground(site))).toHaveLength(12)
    await site.close()
  })

  test('omits a map whose host is not allowed', async () => {
    const site = await createTestApp(dialect, { settings: { MAP_HOSTS: 'maps.example.com' } })
    await seedEmptyDatabase(...ground(site))
    const { body } = await site.call('GET /page-content/contact-info')
    expect(body).toMatchObject({ mapIframeUrl: null, phoneNumber: '0322 000 00 00' })
    await site.close()
  })
})

test('demo content for another company: contains its name only', () => {
  const name = 'Çınar Veteriner Kliniği'
  const singletons = demoSingletonsOf(name)
  expect(singletons.about.mainText).toMatch(/^Çınar 2014/)
  expect(singletons['contact-info'].emailAddress).toBe('bilgi@cinar.example')
  expect(JSON.stringify([singletons, demoTextsOf(name), seeds])).not.toMatch(/filiz/i)
})

test('two instances: one of them seeds the demo content', async () => {
  const site = await createTestApp('postgres')
  const other = await createTestApp('postgres', { at: site.database })
  const filled = await Promise.all([seedEmptyDatabase(...ground(site)), seedEmptyDatabase(...ground(other))])
  expect(filled.map(({ length }) => length).sort()).toEqual([0, 12])
  expect((await site.call('GET /products')).body).toHaveLength(8)
  await other.close()
  await site.close()
})
