import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREVIEW_QUERY, UNSAVED_PREVIEW_LIFETIME } from '../../src/contract/api/previews.ts'
import { preview as texts } from '../../src/contract/i18n/site/preview.ts'
import previewEnglish from '../../src/contract/i18n/site/previewEnglish.ts'
import entry from '../../src/public/entryServer.tsx'
import { prunePreviews } from '../../src/server/content/preview/previews.ts'
import { createEmptyDatabase, createTestApp, databases, type TestApp, type TestDatabase } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }
const IMAGE = `/uploads/${'a'.repeat(64)}.webp`

/** Resources with previews of unsaved values: path in the API, title field, and a record. */
const RESOURCES = [
  ['products', 'name', { name: 'Nem sensörü' }],
  ['services', 'name', { name: 'Kurulum' }],
  ['blog', 'title', { title: 'Damla sulama', content: 'Metin' }],
  ['references', 'name', { name: 'Söke Çiftliği' }],
  ['pages', 'title', { title: 'Bayilik', content: 'Metin' }],
  ['slides', 'title', { title: 'Toprağı dinleyin', imageUrl: IMAGE }],
] as const

describe.each(databases('postgres'))('previews of unsaved values on %s', (dialect) => {
  let place: TestDatabase
  let site: TestApp
  let other: TestApp
  let clock = Date.now()
  beforeAll(async () => {
    place = await createEmptyDatabase(dialect)
    const options = { at: place, source, now: () => clock }
    site = await createTestApp(dialect, options)
    // Two processes cannot share a SQLite database.
    other = dialect === 'sqlite' ? site : await createTestApp(dialect, options)
  })
  afterAll(async () => {
    await site.close()
    if (other !== site) await other.close()
    await rm(place.folder, { recursive: true, force: true })
  })

  const add = async (path: string, values: object) => (await site.admin(`POST /${path}`, values)).body
  const addressOf = (url: string, query: Record<string, string> = {}) => {
    const { pathname, searchParams } = new URL(url)
    for (const [name, value] of Object.entries(query)) searchParams.set(name, value)
    return `${pathname}?${searchParams}`
  }
  /** The page of a link, on the other instance, after redirects. */
  const open = async (url: string, query: Record<string, string> = {}) => {
    let { statusCode: status, headers, payload } = await other.app.inject(addressOf(url, query))
    if (status === 302) ({ statusCode: status, headers, payload } = await other.app.inject(String(headers.location)))
    return { status, headers, document: payload, html: payload.split('id="page-data"')[0]! }
  }

  describe.each(RESOURCES)('%s', (path, title, values) => {
    test('changes of a record and a new record are shown on another instance, and stored nowhere else', async () => {
      const { id } = await add(path, values)
      const read = path === 'blog' ? `GET /blog/admin/${id}` : `GET /${path}`
      const before = (await site.admin(read)).body
      const links = [
        [`POST /${path}/${id}/preview-link`, { [title]: 'Denenen başlık' }],
        [`POST /${path}/preview-link`, { ...values, [title]: 'Denenen başlık' }],
      ] as const
      for (const [call, body] of links) {
        const { status, body: link } = await site.admin(call, body)
        expect([call, status, Date.parse(link.expiresAt)]).toEqual([call, 201, clock + UNSAVED_PREVIEW_LIFETIME])
        const page = await open(link.url)
        expect([page.status, page.html.includes('Denenen başlık')]).toEqual([200, true])
        expect(page.html).toContain(texts.page.lead)
        expect(page.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex',
          'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
        })
      }
      expect((await site.admin(read)).body).toEqual(before)
      for (const page of ['/', '/urunler', '/hizmetler', '/blog', '/referanslar'])
        expect((await other.app.inject(page)).payload).not.toContain('Denenen başlık')
    })

    test('values are validated as a save would be, but required fields may be empty', async () => {
      const { id } = await add(path, values)
      for (const call of [`POST /${path}/preview-link`, `POST /${path}/${id}/preview-link`]) {
        const empty = await site.admin(call, { [title]: '' })
        expect([call, empty.status]).toEqual([call, 201])
        expect((await open(empty.body.url)).status).toBe(200)
        const { status, body } = await site.admin(call, { [title]: 'x'.repeat(5000) })
        expect([call, status, Object.keys(body.errors)]).toEqual([call, 400, [title]])
      }
      expect((await site.admin(`POST /${path}/999/preview-link`, {})).status).toBe(404)
    })

    test('only administrators make links', async () => {
      const { id } = await add(path, values)
      const { key } = (await site.admin('POST /admin/access-keys', { name: 'Program', access: 'write' })).body
      for (const call of [`POST /${path}/preview-link`, `POST /${path}/${id}/preview-link`]) {
        expect((await site.call(call, {})).status).toBe(401)
        expect((await site.call(call, {}, { headers: { authorization: `Bearer ${key}` } })).status).toBe(403)
      }
    })
  })

  test('a slug of another record is refused', async () => {
    await add('products', { name: 'Basınç ölçer', en: { name: 'Pressure meter' } })
    const { id } = await add('products', { name: 'Debi ölçer' })
    const preview = (values: object) => site.admin(`POST /products/${id}/preview-link`, values)
    const taken = await preview({ slug: 'basinc-olcer' })
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['slug']])
    const takenEnglish = await preview({ en: { slug: 'pressure-meter' } })
    expect([takenEnglish.status, Object.keys(takenEnglish.body.errors)]).toEqual([409, ['en.slug']])
    expect((await preview({ slug: 'debi-olcer' })).status).toBe(201)
  })

  test('the language and the theme of the page are query parameters', async () => {
    const { id } = await add('products', { name: 'Rüzgâr ölçer' })
    const { url } = (await site.admin(`POST /products/${id}/preview-link`, { en: { name: 'Wind meter' } })).body
    const english = await open(url, { locale: 'en', theme: 'dark' })
    expect(english.html).toMatch(/<html lang="en" class="[^"]*\bdark"/)
    expect(english.html).toMatch(/<h1[^>]*>Wind meter<\/h1>/)
    expect(english.html).toContain(previewEnglish.page.lead)
    expect(english.html).not.toContain('localStorage.getItem')
    expect(english.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const turkish = await open(url, { locale: 'tr', theme: 'light' })
    expect(turkish.html).toMatch(/<html lang="tr" class="(?!.*dark)[^"]*"/)
    expect(turkish.html).toMatch(/<h1[^>]*>Rüzgâr ölçer<\/h1>/)

    const about = (await site.admin('POST /admin/page-content/about/preview-link', { title: '', en: { title: 'Us' } }))
      .body
    const page = await open(about.url, { locale: 'en', theme: 'dark' })
    expect([page.status, page.html]).toEqual([200, expect.stringMatching(/<html lang="en" class="[^"]*\bdark"/)])
    expect(page.html).toMatch(/<h1[^>]*>Us<\/h1>/)
    const slide = (await site.admin('POST /slides/preview-link', { title: 'Önce', en: { title: 'First of all' } })).body
    expect((await open(slide.url, { locale: 'en' })).html).toContain('First of all')
  })

  test('links to a stored record have the same headers and parameters', async () => {
    const { id } = await add('services', { name: 'Bakım', en: { name: 'Maintenance' } })
    await site.admin(`PUT /services/${id}/hide`)
    const { url } = (await site.admin(`GET /services/${id}/preview-link`)).body
    const { html, headers } = await open(url, { locale: 'en', theme: 'dark' })
    expect(html).toMatch(/<html lang="en" class="[^"]*\bdark"/)
    expect(html).toMatch(/<h1[^>]*>Maintenance<\/h1>/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    // Other pages stay closed to frames, whatever their query.
    for (const page of ['/urunler?theme=dark&locale=en', '/hizmetler'])
      expect((await other.app.inject(page)).headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('a link opens nothing but its own preview', async () => {
    const { url } = (await site.admin('POST /products/preview-link', { name: 'Saklanan ad' })).body
    const token = url.split('/').at(-1)
    expect((await site.call(`GET /previews/products/${token}`)).body).toMatchObject({
      id: 0,
      name: 'Saklanan ad',
      isUnsaved: true,
    })
    expect((await site.call(`GET /previews/services/${token}`)).status).toBe(404)
    expect((await site.call(`GET /previews/page-content/${token}`)).status).toBe(404)
    expect((await other.app.inject(`/urunler?${PREVIEW_QUERY}=${token}`)).payload).not.toContain('Saklanan ad')
  })

  test('values are gone when their link expires', async () => {
    const { url } = (await site.admin('POST /products/preview-link', { name: 'Geçici' })).body
    clock += UNSAVED_PREVIEW_LIFETIME
    const { status, html } = await open(url)
    expect([status, html.includes(texts.product.notFound)]).toEqual([404, true])
    clock += 1
    await prunePreviews({ db: site.database.db, now: () => clock }).run()
    const stored = await site.database.db.selectFrom('contentPreviews').select('data').execute()
    expect(JSON.stringify(stored)).not.toContain('Geçici')
  })
})
