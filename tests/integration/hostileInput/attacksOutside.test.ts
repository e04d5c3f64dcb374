import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { request } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBuiltSite } from '../../../src/server/site/assets/builtSite.ts'
import { startMailServer } from '../../helpers/mailServer.ts'
import { ADMIN } from '../../helpers/siteServer.ts'
import { writeSmallBuild } from '../../helpers/smallBuild.ts'
import { createTestApp, type TestApp } from '../../helpers/testApp.ts'

const dist = writeSmallBuild()
const source = openBuiltSite(dist)
afterAll(() => rmSync(dist, { recursive: true }))

/** Attacks without signing in (docs/security/asvs.md). */
describe('public server', () => {
  let site: TestApp
  let mails: Awaited<ReturnType<typeof startMailServer>>
  let port: number
  const PUBLIC_URL = 'https://www.filiz.example'
  beforeAll(async () => {
    mails = await startMailServer()
    site = await createTestApp('sqlite', {
      source,
      background: true,
      settings: {
        PUBLIC_URL,
        SMTP_URL: mails.url,
        MAIL_FROM: 'site@filiz.example',
        TRUST_PROXY: '127.0.0.1',
        RATE_LIMITS: 'off',
      },
    })
    await site.admin('POST /products', { name: 'Sensör' })
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    port = (site.app.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await site.close()
    await mails.close()
  })

  /** Sends raw bytes on a connection; returns the status of each response until it ends. */
  const answersTo = async (request: string) => {
    const socket = connectSocket(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.end(request)
    return (await text(socket)).split(/(?=HTTP\/1\.1 \d)/).map((answer) => Number(answer.split(' ')[1]))
  }
  /** Sends the path unchanged: `fetch` and `inject` would normalize it. */
  const raw = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const [response] = await once(request({ port, method, path, headers }).end(), 'response')
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }

  it('Host header: not trusted', async () => {
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    for (const path of [
      '/',
      '/urunler',
      '/urunler/',
      '/yok',
      '/sitemap.xml',
      '/robots.txt',
      '/rss.xml',
      '/admin',
      '/api/products',
      '/api/openapi.json',
    ]) {
      const { body, headers } = await raw('GET', path, evil)
      expect([path, `${body}${JSON.stringify(headers)}`.includes('evil')]).toEqual([path, false])
      expect((await raw('GET', path)).body).not.toContain('evil')
    }
    const { email } = ADMIN
    await site.call('POST /accounts/forgot-password', { email }, { headers: evil })
    await expect.poll(() => mails.received.length).toBe(1)
    expect(mails.received[0]!.raw).not.toContain('evil')
    expect(mails.received[0]!.text).toContain(`${PUBLIC_URL}/login/sifre/`)
  })

  const smuggled = 'GET /api/products HTTP/1.1\r\nHost: a\r\n\r\n'
  const post = (headers: string, body: string) =>
    `POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`
  it.each([
    ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`)],
    ['chunks twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: identity', `0\r\n\r\n${smuggled}`)],
    ['chunks by another name', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    ['chunks with a blank before the colon', post('Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`)],
    ['a folded header', post('Transfer-Encoding:\r\n chunked\r\nContent-Length: 4', `0\r\n\r\n${smuggled}`)],
    ['a length with a sign', post('Content-Length: +0', smuggled)],
    ['a length of two', post('Content-Length: 0, 60', smuggled)],
    ['a chunk whose size is none', post('Transfer-Encoding: chunked', `0x0\r\n\r\n${smuggled}`)],
    ['bare line feeds', `POST /api/chat HTTP/1.1\nHost: a\nContent-Length: 0\n\n${smuggled}`],
  ])('request smuggling: one error response for %s', async (_, request) => {
    const statuses = (await answersTo(request)).filter((status) => status >= 200)
    expect(statuses).toHaveLength(1)
    expect(statuses[0]).toBeOneOf([400, 501])
  })

  it.each(['TRACE', 'TRACK', 'CONNECT'])('%s: rejected', async (method) => {
    for (const path of ['/', '/api/products', '/uploads/a.png']) {
      const [status = 0] = await answersTo(
        `${method} ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: s3\r\nConnection: close\r\n\r\n`,
      )
      // Closing the connection without a response is fine too.
      expect([path, status >= 200 && status < 400]).toEqual([path, false])
    }
  })

  it('method override: ignored', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Kalır' })).body
    for (const headers of [
      { 'x-http-method-override': 'DELETE' },
      { 'x-http-method': 'DELETE' },
      { 'x-method-override': 'DELETE' },
    ])
      await site.admin(`PUT /products/${id}?_method=DELETE`, { _method: 'DELETE' }, { headers })
    await site.admin(`GET /products/${id}?_method=DELETE`)
    expect((await site.call(`GET /products/${id}`)).status).toBe(200)
  })

  const OUT = [
    './',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '%252e%252e%252f',
    '..%5c',
    '..\\',
    '....//',
    '%c0%ae%c0%ae/',
    '%00/../',
  ]
  it.each(['/uploads/', '/assets/', '/admin-assets/assets/', '/api/admin/backups/', '/'])(
    'path traversal: rejected below %s',
    async (root) => {
      const headers = { authorization: `Bearer ${site.token}` }
      for (const step of OUT)
        for (const path of [`${step.repeat(6)}etc/passwd`, `${step.repeat(2)}package.json`, `${step}filiz.sqlite`]) {
          const { status, body } = await raw('GET', root + path, headers)
          expect([path, [301, 308, 400, 404].includes(status)]).toEqual([path, true])
          expect([path, /root:|"dependencies"|SQLite/.test(body)]).toEqual([path, false])
        }
    },
  )

  it('malformed URL: 404 page', async () => {
    for (const path of ['/%', '/%zz', '/urunler/%E0%A4%A', '/admin%', '/a%2', '/api%']) {
      const { status, headers } = await raw('GET', path)
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
  })

  it('responses: content type, charset and nosniff', async () => {
    const paths = [
      '/',
      '/urunler',
      '/yok',
      '/admin',
      '/login',
      '/favicon.svg',
      '/assets/entry-1.js',
      '/assets/style-1.css',
    ]
    const found = [
      '/sitemap.xml',
      '/robots.txt',
      '/rss.xml',
      '/manifest.webmanifest',
      '/icon-192.png',
      '/uploads/yok.png',
    ]
    const api = ['/api/products', '/api/yok', '/api/openapi.json', '/api/docs', '/api/health', '/api/accounts/login']
    for (const path of [...paths, ...found, ...api]) {
      const { headers, body } = await raw('GET', path)
      const type = String(headers['content-type'])
      expect([path, body === '' || /^image\/(?!svg)|; charset=utf-8$/i.test(type), type]).toEqual([path, true, type])
      expect([path, headers['x-content-type-options']]).toEqual([path, 'nosniff'])
      expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000'])
      expect([path, headers['referrer-policy']]).toEqual([path, 'strict-origin-when-cross-origin'])
      expect([path, headers['x-powered-by'] ?? headers.server]).toEqual([path, undefined])
      // Both mean nothing except to documents.
      const { 'permissions-policy': features, 'cross-origin-opener-policy': opener } = headers
      const expected = /html|xml|pdf/.test(type)
        ? [expect.stringMatching(/camera=\(\), .*credentials-get=\(self\)/), 'same-origin']
        : [undefined, undefined]
      expect([path, features, opener]).toEqual([path, ...expected])
      const sharing = path === '/favicon.svg' || path.endsWith('.png') ? 'cross-origin' : 'same-origin'
      if (path !== '/uploads/yok.png') expect([path, headers['cross-origin-resource-policy']]).toEqual([path, sharing])
      const policy = String(headers['content-security-policy'])
      expect([path, policy]).toEqual([path, expect.stringMatching(/default-src 'none'/)])
      expect([path, policy]).toEqual([path, expect.stringMatching(/frame-ancestors 'none'/)])
      const scripts = /script-src[^;]*/.exec(policy)?.[0] ?? ''
      expect([path, /unsafe|\*|https?:|data:/.test(scripts)]).toEqual([path, false])
      if (type.startsWith('text/html;'))
        expect([path, policy]).toEqual([path, expect.stringMatching(/base-uri 'none'/)])
    }
  })

  it('parsers: linear time for adversarial input', async () => {
    const letters = ['a', ' ', '\n', '-', '.', '/', '0', '<', '[', '*', 'İ', 'a@']
    for (const letter of letters) {
      const long = letter.repeat(Math.floor(200_000 / letter.length))
      for (const value of [long, `${long}!`, `a@${long}`]) {
        const message = { name: value, email: value, phoneNumber: value, subject: value, message: value }
        await site.call('POST /contact/send-message', message)
        await site.call('POST /accounts/login', { email: value, password: value })
        const { status } = await site.call('POST /chat', { history: [{ role: 'user', content: value.slice(0, 4000) }] })
        // A blank question is invalid.
        expect(status).toBe(value.slice(0, 4000).trim() ? 200 : 400)
        await site.admin('POST /products', { name: value, slug: value, description: value, imageUrl: value })
        await site.admin('POST /blog', { title: value.slice(0, 200), content: value, publishOption: 'draft' })
        await site.admin('POST /admin/redirects', { from: `/${value}`, to: value })
        await site.call(`GET /products?filter=${encodeURIComponent(JSON.stringify({ q: value.slice(0, 5000) }))}`)
      }
    }
  })
})
