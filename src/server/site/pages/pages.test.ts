import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { createApp } from '../../api/app.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openBuiltSite } from '../assets/builtSite.ts'
import { THEME_SCRIPT } from './document.ts'
import { START_SCRIPT } from './inlineScripts.ts'

const dist = writeSmallBuild()
const source = openBuiltSite(dist)
afterAll(() => rmSync(dist, { recursive: true }))

const pageDataIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)![1]!)

describe.each(dialects)('pages on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      source,
      settings: { SITE_NAME: 'Tarla & <Bahçe>', MAP_HOSTS: 'harita.example' },
    })
  })
  afterAll(() => site.close())
  const page = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

  test('contain their content, its data, and all assets that they load', async () => {
    await site.admin('POST /products', { name: 'Kök </script><!-- \u2028 6' })
    const products = (await site.call('GET /products')).body
    const { statusCode, headers, payload } = await page('/urunler')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    })
    expect(payload).toMatch(/^<!doctype html>\n<html lang="tr" class="no-js">/)
    expect(payload).toContain('<title>Tarla &amp; &lt;Bahçe></title>')
    expect(payload).toContain('<div id="root"><main>/urunler: Kök &lt;/script>')
    expect(pageDataIn(payload)).toEqual({
      site: {
        name: 'Tarla & <Bahçe>',
        assistantName: 'Filiz',
        url: 'http://localhost:3000',
        timeZone: 'Europe/Istanbul',
        assistantHost: null,
        mapOrigins: ['https://harita.example'],
        messageDays: 730,
        countsVisits: true,
        canSearch: true,
        hiddenPaths: ['/surdurulebilirlik'],
      },
      responses: { '/products': { status: 200, body: products, total: 1 } },
      pictures: {},
    })
    expect(payload.match(/<(link|script) [^>]+>/g)).toEqual([
      '<link rel="stylesheet" href="/assets/style-1.css">',
      '<link rel="preload" href="/assets/text-1.woff2" as="font" type="font/woff2" crossorigin>',
      '<link rel="preload" href="/assets/text-wide-1.woff2" as="font" type="font/woff2" media="not all and (max-width: 37.5em)" crossorigin>',
      '<link rel="preload" href="/assets/text-narrow-1.woff2" as="font" type="font/woff2" crossorigin>',
      '<script data-modules="/assets/entry-1.js /assets/react-1.js /assets/products-1.js /assets/card-1.js">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      '<script type="application/json" id="page-data">',
    ])
  })

  test('allow only their own scripts and styles', async () => {
    const { headers, payload } = await page('/urunler')
    const policy = String(headers['content-security-policy'])
    const inline = [...payload.matchAll(/<script(?: data-modules="[^"]*")?>(.*?)<\/script>/gs)].map(([, code]) => code!)
    expect(inline).toEqual([THEME_SCRIPT, START_SCRIPT])
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashes.join(' ')}`,
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      'frame-src https://harita.example',
    ])
  })

  test('missing ones have status 404', async () => {
    for (const path of ['/yok', '/api', '/urunler/yok', '/%', '/urunler/%E0%A4%A?a=%', '/admin%'])
      expect([path, (await page(path)).statusCode]).toEqual([path, 404])
  })

  test('ones that fail to render contain the data for rendering in the browser', async () => {
    const { statusCode, payload } = await page('/bozuk')
    expect(statusCode).toBe(500)
    expect(payload).toContain('<div id="root"></div>')
    expect(payload).toContain('<html lang="tr">')
    expect(payload).not.toContain('cannot draw')
  })

  test('have one canonical address', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    // A raw request: other clients would normalise the address.
    const locationOf = async (path: string) => {
      const [response] = await once(request({ port, path }).end(), 'response')
      return response.resume().headers.location
    }
    expect(await locationOf('/urunler/')).toBe('/urunler')
    expect(await locationOf('/urunler/?a=1')).toBe('/urunler?a=1')
    expect(await locationOf('//elsewhere.example/')).toBe('/elsewhere.example')
    expect(await locationOf('/\\elsewhere.example/')).toBe('/elsewhere.example')
    expect(await locationOf('http://elsewhere.example/urunler/')).toBe('/urunler')
    expect(await locationOf('http://elsewhere.example')).toBeUndefined()
    expect(await locationOf('/')).toBeUndefined()
  })

  test('accept only GET and HEAD', async () => {
    const { statusCode, headers } = await site.app.inject({ method: 'POST', url: '/urunler' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
    const form = await site.app.inject({ method: 'PUT', url: '/iletisim?konu=a' })
    expect([form.statusCode, form.headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })

  test('show every write at the next request, and are cached without one', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Önce' })).body
    const bodyOf = async () => (await page('/urunler')).payload
    for (const kept of ['/urunler?sayfa=2', '/urunler/yok']) await page(kept)
    const etagOf = async () => (await page('/urunler')).headers.etag
    expect(await bodyOf()).toContain('Önce')
    const etag = await etagOf()
    expect(await etagOf()).toBe(etag)
    const unseen = { name: 'Gizlice' }
    await site.database.db.updateTable('products').set(unseen).execute()
    expect(await bodyOf()).not.toContain('Gizlice')
    expect((await page('/urunler?utm_source=a')).payload).not.toContain('Gizlice')
    expect((await page('/urunler?sayfa=2')).payload).not.toContain('Gizlice')
    expect((await page('/urunler/yok')).payload).not.toContain('Gizlice')
    await site.admin(`PUT /products/${id}`, { name: 'Sonra' })
    expect(await bodyOf()).toContain('Sonra')
    await site.admin(`PUT /products/${id}/toggle-feature`)
    expect(await bodyOf()).toContain('"isFeatured":true')
    await site.admin(`DELETE /products/${id}`)
    expect(await bodyOf()).not.toContain('Sonra')
  })

  test('are compressed in an accepted encoding, and revalidated by ETag', async () => {
    const plain = await page('/urunler')
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const encoded = async (accepted: string) => {
      const { headers, rawPayload } = await page('/urunler', { 'accept-encoding': accepted })
      return [headers['content-encoding'], rawPayload] as const
    }
    const [br, brotli] = await encoded('gzip, deflate, br, zstd')
    expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', plain.payload])
    const [gz, gzip] = await encoded('gzip;q=0.8, br;q=0')
    expect([gz, gunzipSync(gzip).toString()]).toEqual(['gzip', plain.payload])
    expect((await encoded('zstd'))[0]).toBeUndefined()
    for (const headers of [
      { 'if-none-match': String(plain.headers.etag) },
      { 'if-none-match': `"x", ${plain.headers.etag}`, 'accept-encoding': 'br' },
    ]) {
      const { statusCode, rawPayload } = await page('/urunler', headers as Record<string, string>)
      expect([statusCode, rawPayload.length]).toEqual([304, 0])
    }
  })

  test('are the same for every query, except for parameters that they read', async () => {
    expect((await page('/urunler?sayfa=2')).payload).toContain('<main>/urunler?sayfa=2: ')
    const plain = (await page('/urunler')).payload
    expect(plain).toContain('<main>/urunler: ')
    for (const query of ['?utm_source=a', '?fbclid=%3Cb%3E&gclid=1', '?', '?%E0%A4%A=&a'])
      expect([query, (await page(`/urunler${query}`)).payload]).toEqual([query, plain])
    expect((await page('/urunler?utm_source=b&sayfa=2&x')).payload).toContain('<main>/urunler?sayfa=2: ')
  })

  test('missing ones are the same at every address', async () => {
    const [first, ...others] = await Promise.all(
      ['/yok', '/yok/daha?a=1', '/%', '/hic-boyle-bir-yer'].map(async (path) => (await page(path)).payload),
    )
    for (const other of others) expect(other).toBe(first)
  })
})

test('an outside tool counts visits instead of beacons: on public pages, not in previews and the panel', async () => {
  const script = '<script defer src="https://stats.example.com/script.js" data-website-id="7"></script>'
  const settings = { VISITS_SCRIPT: script, VISITS_HOSTS: 'api.example.com' }
  const site = await createTestApp('sqlite', { source, settings })
  onTestFinished(() => site.close())
  const { payload, headers } = await site.app.inject('/urunler')
  const policyOf = (sent: typeof headers) => String(sent['content-security-policy'])
  expect(payload).toContain(script)
  expect(pageDataIn(payload).site.countsVisits).toBe(false)
  const hosts = 'https://stats.example.com https://api.example.com'
  for (const name of ["img-src 'self' data:", "connect-src 'self'"])
    expect(policyOf(headers)).toContain(`${name} ${hosts};`)
  expect(policyOf(headers)).toMatch(new RegExp(`script-src 'self'[^;]* ${hosts};`))
  const { url } = (await site.admin('POST /admin/page-content/home/preview-link', {})).body
  expect((await site.app.inject(new URL(url).pathname + new URL(url).search)).payload).not.toContain(
    'stats.example.com',
  )
  const panel = await site.app.inject('/admin')
  expect([panel.payload, policyOf(panel.headers)].join()).not.toContain('stats.example.com')
})

describe('other documents and files', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('sqlite', { source })
  })
  afterAll(() => site.close())
  const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

  test.each(['/login', '/admin', '/admin/products/edit/7'])(
    '%s is the admin panel, neither cached nor indexed',
    async (path) => {
      const [first, second] = [await get(path), await get(path)]
      expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      const nonceOf = ({ payload }: typeof first) => /<meta name="csp-nonce" content="([\w-]{22})">/.exec(payload)![1]!
      expect(first.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonceOf(first)}'`)
      expect(first.headers['content-security-policy']).toContain("img-src 'self' data: blob:")
      expect(first.headers['content-security-policy']).toContain("frame-src 'self' https://www.google.com ")
      expect(nonceOf(first)).not.toBe(nonceOf(second))
      expect(first.payload).toContain('<script type="module" src="/admin-assets/assets/main-1.js">')
      expect(first.payload).toContain('<link rel="stylesheet" href="/admin-assets/assets/main-1.css">')
      expect(first.payload.match(/[\w-]+\.woff2/g)).toEqual(['text-1.woff2'])
      expect(pageDataIn(first.payload)).toMatchObject({
        site: { name: 'Filiz Tarım Teknolojileri', canDraft: false, hasPasskeys: true },
        responses: { '/page-content/site-settings': { status: expect.any(Number) } },
      })
    },
  )

  test("the panel's document preloads the first API requests of a screen, by a script allowed by its policy", async () => {
    const { payload, headers } = await get('/admin/products?q="a<b')
    const [, asked, script] = /<script data-preloads="([^"]*)">(.*)<\/script>/.exec(payload)!
    expect(JSON.parse(asked!.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))))).toEqual([
      '/api/admin/dashboard/stats',
      `/api/products?${new URLSearchParams({ range: '[0,24]', filter: '{"q":"\\"a<b"}' })}`,
    ])
    const hash = createHash('sha256').update(script!).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    expect(payload.indexOf('data-preloads')).toBeLessThan(payload.indexOf('<link'))
    for (const path of ['/login', '/urunler']) expect((await get(path)).payload).not.toContain('data-preloads')
  })

  test('built files are cached as immutable, and sent compressed to clients that accept it', async () => {
    const plain = await get('/assets/entry-1.js')
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(plain.headers['content-type']).toMatch(/javascript/)
    const { headers, rawPayload } = await get('/assets/entry-1.js', { 'accept-encoding': 'br' })
    expect([headers['content-encoding'], brotliDecompressSync(rawPayload).toString()]).toEqual(['br', plain.payload])
    expect((await get('/admin-assets/assets/main-1.js')).statusCode).toBe(200)
    const written = await site.app.inject({ method: 'POST', url: '/assets/entry-1.js' })
    expect([written.statusCode, written.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    '/assets/none.js',
    '/assets/',
    '/assets',
    '/assets/../../server/entryServer.js',
    '/assets/%2e%2e/.vite/manifest.json',
    '/admin-assets/.vite/manifest.json',
    '/server/entryServer.js',
  ])('%s is not served', async (path) => {
    const { statusCode, payload } = await get(path)
    expect(statusCode).toBe(404)
    expect(payload).not.toMatch(/isEntry|render\(/)
  })

  test('the licences of bundled libraries are served', async () => {
    const { statusCode, headers, payload } = await get('/licences.txt')
    expect([statusCode, headers['content-type'], payload]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'react 19 (MIT)\n',
    ])
  })

  test('the icon is served', async () => {
    const icon = await get('/favicon.svg')
    expect([icon.statusCode, icon.headers['content-type'], icon.payload.slice(0, 4)]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      '<svg',
    ])
  })
})

describe('pages with another API', () => {
  const asked: string[] = []
  const other = createServer((request, response) => {
    asked.push(request.url!)
    if (request.url === '/v1/products')
      response.setHeader('content-type', 'application/json').end('[{"name":"Uzaktan"}]')
    else response.writeHead(500).end('broken')
  })
  let origin: string
  beforeAll(async () => {
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready))
    origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  })
  afterAll(() => other.close())

  test('are rendered from its responses at each request, and may load from it', async () => {
    const app = await createApp({ settings: readSettings({ VITE_API_URL: `${origin}/v1/` }), source })
    for (let i = 0; i < 2; i++) {
      const { payload, headers } = await app.inject('/urunler')
      expect(payload).toContain('/urunler: Uzaktan')
      expect(headers['content-security-policy']).toContain(
        `img-src 'self' data: ${origin}; connect-src 'self' ${origin};`,
      )
    }
    expect(asked).toEqual(['/v1/products', '/v1/products'])
    expect(pageDataIn((await app.inject('/kayip')).payload).responses).toEqual({
      '/nowhere': { status: 500, body: 'broken' },
    })
    expect((await app.inject('/api/products')).statusCode).toBe(404)
    expect((await app.inject('/api/ready')).statusCode).toBe(200)
    await app.close()
  })

  test("the panel's document contains none of its responses: the panel requests them itself, with its token", async () => {
    asked.length = 0
    const app = await createApp({ settings: readSettings({ VITE_API_URL: `${origin}/v1/` }), source })
    for (const path of ['/login', '/admin', '/admin/products'])
      expect(pageDataIn((await app.inject(path)).payload).responses).toEqual({})
    expect(asked).toEqual([])
    await app.close()
  })

  test('an unreachable one leaves its part empty', async () => {
    const app = await createApp({ settings: readSettings({ VITE_API_URL: 'http://127.0.0.1:1/api' }), source })
    const { statusCode, payload } = await app.inject('/urunler')
    expect([statusCode, pageDataIn(payload).responses]).toEqual([200, {}])
    await app.close()
  })
})
