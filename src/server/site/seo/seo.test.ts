import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { OG_IMAGE } from '../../../contract/domain/ogImage.ts'
import { initialFooter } from '../../../contract/singletons/initialValues.ts'
import { createApp } from '../../api/app.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openBuiltSite } from '../assets/builtSite.ts'

const dist = writeSmallBuild()
const source = openBuiltSite(dist)
afterAll(() => rmSync(dist, { recursive: true }))

const HANDLED = 'tracing:fastify.request.handler:start'
const NOON = Date.parse('2026-05-12T09:00:00.000Z')
const DAY = 24 * 60 * 60_000

describe.each(dialects)('sitemap and feed on %s', (dialect) => {
  let now = NOON
  let site: TestApp
  beforeAll(async () => {
    const settings = { SITE_NAME: 'Tarla & <Bahçe>', PUBLIC_URL: 'https://tarla.example' }
    site = await createTestApp(dialect, { source, settings, now: () => now })
  })
  afterAll(() => site.close())
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
  const bodyOf = async (url: string) => (await get(url)).payload

  test('contain every existing page, and no deleted one', async () => {
    const { id, updatedAt } = (await site.admin('POST /products', { name: 'Kök 6' })).body
    const before = await bodyOf('/sitemap.xml')
    expect(before).toContain('<url><loc>https://tarla.example/</loc></url>')
    for (const path of ['/urunler', '/urunler/kok-6'])
      expect(before).toContain(`<url><loc>https://tarla.example${path}</loc><lastmod>${updatedAt}</lastmod></url>`)
    expect(before).not.toContain('/hakkimizda')
    await site.admin('PUT /admin/page-content/about', { title: 'Hakkımızda' })
    expect(await bodyOf('/sitemap.xml')).toContain('<loc>https://tarla.example/hakkimizda</loc>')
    await site.admin(`DELETE /products/${id}`)
    expect(await bodyOf('/sitemap.xml')).not.toContain('kok-6')
  })

  test('contain posts from their publication time on, and no drafts', async () => {
    now = NOON
    const content = '# Giriş\n\n**Su** & <toprak>'
    const post = { title: 'Damla & <sulama>', content, author: 'Ayşe Kaya' }
    await site.admin('POST /blog', { ...post, publishOption: 'now' })
    await site.admin('POST /blog', { title: 'Gizli taslak', content: 'Yarım.', publishOption: 'draft' })
    const plan = { title: 'Yarınki yazı', content: 'Sonra.', publishOption: 'schedule', scheduleDaysOffset: 1 }
    await site.admin('POST /blog', plan)
    const feed = await bodyOf('/rss.xml')
    expect(feed).toContain('<title>Tarla &#38; &#60;Bahçe&#62;</title><link>https://tarla.example/</link>')
    expect(feed).toContain('<atom:link href="https://tarla.example/rss.xml" rel="self" type="application/rss+xml"/>')
    const link = 'https://tarla.example/blog/damla-sulama'
    expect(feed).toContain(
      `<item><title>Damla &#38; &#60;sulama&#62;</title><link>${link}</link><guid isPermaLink="false">tag:tarla.example,2026:blog/1</guid>` +
        '<pubDate>Tue, 12 May 2026 09:00:00 GMT</pubDate><dc:creator>Ayşe Kaya</dc:creator>',
    )
    expect(feed).toContain(
      '<content:encoded>&#60;p&#62;# Giriş\n\n**Su** &#38;amp; &#38;lt;toprak&#62;&#60;/p&#62;</content:encoded>',
    )
    expect(feed).toContain('<description>Su &#38;#38; &#38;#60;toprak&#38;#62;</description>')
    for (const path of ['/rss.xml', '/sitemap.xml']) {
      expect(await bodyOf(path)).toContain('damla-sulama')
      expect(await bodyOf(path)).not.toMatch(/gizli-taslak|Gizli taslak|yarinki-yazi/)
    }
    now = NOON + 2 * DAY
    await site.changes.emit('blog')
    for (const path of ['/rss.xml', '/sitemap.xml']) {
      expect(await bodyOf(path)).toContain('yarinki-yazi')
      expect(await bodyOf(path)).not.toContain('gizli-taslak')
    }
  })

  test('feed: a post has its picture with the alternative text of the library', async () => {
    const { payload, headers } = await formOf(['file', await picture('png', 40, 30)])
    const url = (await site.admin('POST /files/upload-product-image', payload, { headers })).body.publicUrl
    const library: { id: number; url: string }[] = (await site.admin('GET /admin/pictures')).body
    const { id } = library.find((each) => each.url === url)!
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Damla hattı' })
    await site.admin('POST /blog', { title: 'Resimli', content: 'Su.', coverImageUrl: url, publishOption: 'now' })
    expect(await bodyOf('/rss.xml')).toContain('alt=&#34;Damla hattı&#34;')
  })

  test('feed: a post keeps its guid when its slug, title and date change, and each has its own', async () => {
    const itemsOf = (feed: string) =>
      [...feed.matchAll(/<link>([^<]*)<\/link><guid isPermaLink="false">([^<]*)<\/guid>/g)].map(([, ...item]) => item)
    const before = itemsOf(await bodyOf('/rss.xml'))
    expect(before.length).toBeGreaterThan(1)
    expect(new Set(before.map(([, guid]) => guid)).size).toBe(before.length)
    await site.admin('PUT /blog/1', { title: 'Damla damla', slug: 'damla-damla' })
    const after = itemsOf(await bodyOf('/rss.xml'))
    expect(after.map(([, guid]) => guid)).toEqual(before.map(([, guid]) => guid))
    expect(after.map(([link]) => link)).toContain('https://tarla.example/blog/damla-damla')
    expect(after.map(([link]) => link)).not.toContain('https://tarla.example/blog/damla-sulama')
  })
})

describe('documents for crawlers and browsers', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('sqlite', { source, settings: { SITE_NAME: 'Tarla & <Bahçe>' } })
  })
  afterAll(() => site.close())

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/og.png', 'image/png'],
  ])('%s has its media type, and a 304 for a current copy', async (url, type) => {
    const { statusCode, headers } = await site.app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, type])
    const known = await site.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
    const head = await site.app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-type'], head.payload]).toEqual([200, type, ''])
    expect((await site.app.inject({ method: 'POST', url })).statusCode).toBe(405)
  })

  test('are cached until a change', async () => {
    const unseen = { name: 'Gizlice', slug: 'gizlice' }
    const { id } = (await site.admin('POST /products', { name: 'Önce' })).body
    const bodyOf = async () => (await site.app.inject('/sitemap.xml')).payload
    expect(await bodyOf()).toContain('/urunler/once')
    await site.database.db.updateTable('products').set(unseen).execute()
    expect(await bodyOf()).toContain('/urunler/once')
    await site.admin(`PUT /products/${id}/toggle-feature`)
    expect(await bodyOf()).toContain('/urunler/gizlice')
  })

  test('a missing part of the sitemap is a 404', async () => {
    for (const path of ['/sitemap-1.xml', '/sitemap-7.xml', '/sitemap-0.xml', '/sitemap-x.xml'])
      expect([path, (await site.app.inject(path)).statusCode]).toEqual([path, 404])
  })

  test('missing parts of the sitemap are counted once, until a change', async () => {
    const asked: string[] = []
    const note = (message: unknown) => asked.push((message as { request: FastifyRequest }).request.url)
    const callsOf = async (...paths: string[]) => {
      asked.length = 0
      for (const path of paths) await site.app.inject(path)
      return asked.filter((url) => url.startsWith('/api/')).length
    }
    subscribe(HANDLED, note)
    onTestFinished(() => void unsubscribe(HANDLED, note))
    await site.admin('POST /products', { name: 'Kök' })
    const once = await callsOf('/sitemap-7.xml')
    expect(once).toBeGreaterThan(0)
    expect(await callsOf('/sitemap-7.xml', '/sitemap-8.xml', '/sitemap-1.xml')).toBe(0)
    await site.admin('POST /products', { name: 'Vana' })
    expect(await callsOf('/sitemap-7.xml')).toBe(once)
    expect((await site.app.inject('/sitemap.xml')).payload).toContain('/urunler/vana')
  })

  test('robots.txt excludes private paths, and names the sitemap', async () => {
    expect((await site.app.inject('/robots.txt')).payload).toBe(
      'User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /api/\nDisallow: /onizleme/\nDisallow: /en/preview/\n\n' +
        'Sitemap: http://localhost:3000/sitemap.xml\n',
    )
  })

  test('the manifest has the actual sizes of its icons', async () => {
    const manifest = (await site.app.inject('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ name: 'Tarla & <Bahçe>', lang: 'tr', start_url: '/' })
    const pngs = (manifest.icons as Record<string, string>[]).filter(({ type }) => type === 'image/png')
    expect(pngs.map(({ purpose }) => purpose)).toContain('maskable')
    const named = [...pngs.map(({ src, sizes }) => [src, sizes]), ['/apple-touch-icon.png', '180x180']]
    const { url, width, height } = OG_IMAGE
    for (const [src, sizes] of [...named, [url, `${width}x${height}`]]) {
      const metadata = await sharp((await site.app.inject(src!)).rawPayload).metadata()
      expect([src, `${metadata.width}x${metadata.height}`, metadata.format]).toEqual([src, sizes, 'png'])
    }
  })
})

describe('documents with another API', () => {
  const answers: Record<string, unknown> = {
    '/v1/products': [{ id: 7, name: 'Uzaktan' }],
    '/v1/blog': [{ id: 3, slug: 'uzak', title: 'Uzak', createdAt: '2026-05-12T09:00:00Z' }],
  }
  let isBroken = false
  const other = createServer(({ url }, response) => {
    const body = isBroken ? undefined : answers[url!.split('?')[0]!]
    response.writeHead(body ? 200 : isBroken ? 500 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  let app: Awaited<ReturnType<typeof createApp>>
  beforeAll(async () => {
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    app = await createApp({ settings: readSettings({ VITE_API_URL: `${origin}/v1` }), source })
  })
  afterAll(async () => {
    await app.close()
    other.close()
  })

  test('contain its data, and are a 503 while it fails', async () => {
    isBroken = true
    const { statusCode, headers } = await app.inject('/sitemap.xml')
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect((await app.inject('/manifest.webmanifest')).statusCode).toBe(503)
    isBroken = false
    expect((await app.inject('/manifest.webmanifest')).json()).toMatchObject({ description: initialFooter.tagline })
    const sitemap = (await app.inject('/sitemap.xml')).payload
    for (const path of ['/urunler/7', '/blog/uzak']) expect(sitemap).toContain(`http://localhost:3000${path}</loc>`)
    const feed = (await app.inject('/rss.xml')).payload
    expect(feed).toContain('<title>Uzak</title><link>http://localhost:3000/blog/uzak</link>')
    expect(feed).not.toContain('content:encoded>')
  })
})
