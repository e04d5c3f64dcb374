import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { writeSmallBuild } from '../../../../tests/helpers/smallBuild.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { WAIT_OPTIONS } from '../../../../tests/helpers/timeouts.ts'
import { createApp } from '../../api/app.ts'
import { openBuiltSite } from '../assets/builtSite.ts'

const dist = writeSmallBuild()
afterAll(() => rmSync(dist, { recursive: true }))

let site: TestApp
let app: FastifyInstance
let port: number
const lines: Record<string, unknown>[] = []

/** Requests that the framework handled. */
let handled = 0
const count = () => handled++
const HANDLED = 'tracing:fastify.request.handler:start'

beforeAll(async () => {
  subscribe(HANDLED, count)
  const source = openBuiltSite(dist)
  site = await createTestApp('sqlite', { settings: { PUBLIC_URL: 'https://site.example', TRUST_PROXY: 'loopback' } })
  app = await createApp({
    settings: site.settings,
    services: site.services,
    source,
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  })
  for (let i = 0; i < 30; i++) await site.admin('POST /products', { name: `Kök ${i}` })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  unsubscribe(HANDLED, count)
  await app.close()
  await site.close()
})

interface RequestOptions {
  method?: string
  version?: string
  headers?: string[]
}

/** The complete response to a request, and on a connection that stays open also to a second one. */
async function send(target: string, { method = 'GET', version = '1.1', headers = [] }: RequestOptions = {}) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  await once(socket, 'connect')
  const first = [`${method} ${target} HTTP/${version}`, 'Host: site.example', ...headers]
  const second = ['GET /api/health HTTP/1.1', 'Host: site.example', 'Connection: close']
  const isLast = version === '1.0' || headers.includes('Connection: close')
  socket.write([...first, '', ...(isLast ? [] : second), '', ''].join('\r\n'))
  return (await text(socket)).replaceAll(/^Date: .*\r\n/gm, 'Date\r\n')
}

const handledDuring = async (work: () => Promise<unknown>) => {
  const before = handled
  await work()
  return handled - before
}

/** An absolute URL, as sent to proxies, is left to the framework. */
const whole = (target: string) => `http://site.example${target}`

describe('a cached page', () => {
  const known = async () => {
    await send('/urunler')
    return /^etag: (.*)\r$/m.exec(await send('/urunler'))![1]!
  }
  const cases: Record<string, RequestOptions> = {
    plain: {},
    gzip: { headers: ['Accept-Encoding: gzip'] },
    brotli: { headers: ['Accept-Encoding: gzip, deflate, br', 'User-Agent: x'] },
    HEAD: { method: 'HEAD', headers: ['Accept-Encoding: br'] },
    'HEAD, plain': { method: 'HEAD' },
    'HTTP/1.0': { version: '1.0' },
    'Connection: close': { headers: ['Connection: close'] },
    'another ETag': { headers: ['If-None-Match: "x"'] },
    'Expect: 100-continue': { headers: ['Expect: 100-continue'] },
    'an empty body': { headers: ['Content-Length: 0'] },
  }

  test.each(Object.entries(cases))('is served byte for byte as by the framework: %s', async (_, options) => {
    for (const target of ['/urunler', '/urunler?utm_source=a']) {
      await send(whole(target), { headers: options.headers ?? [] })
      await vi.waitFor(
        async () => expect(await send(target, options)).toBe(await send(whole(target), options)),
        WAIT_OPTIONS,
      )
      expect(await handledDuring(() => send(target, options))).toBeLessThan(2) // the other one
    }
  })

  test.each(['GET', 'HEAD'])('a client with a current copy gets a 304: %s', async (method) => {
    const options = { method, headers: [`If-None-Match: "y", ${await known()}`] }
    const answered = await send(whole('/urunler'), options)
    expect(answered).toMatch(/^HTTP\/1\.1 304 /)
    expect(await send('/urunler', options)).toBe(await send(whole('/urunler'), options))
    expect(await handledDuring(() => send('/urunler', options))).toBe(1)
  })

  test('is evicted by a change', async () => {
    await send('/urunler')
    const { id } = (await site.admin('POST /products', { name: 'Taze' })).body
    expect(await send('/urunler')).toContain('Taze')
    await site.admin(`DELETE /products/${id}`)
    expect(await send('/urunler')).not.toContain('Taze')
  })

  test('is replaced by a redirect with the query of the request', async () => {
    const status = async (target: string) => /^HTTP\/1\.1 (\d+)/.exec(await send(target))![1]
    for (let i = 0; i < 2; i++) expect(await status('/urunler?p=12')).toBe('200')
    const { body } = await site.admin('POST /admin/redirects', { from: '/urunler?p=12', to: '/' })
    expect(await status('/urunler?p=13')).toBe('200')
    expect(await status('/urunler?p=12')).toBe('308')
    await site.admin(`DELETE /admin/redirects/${body.id}`)
    expect(await status('/urunler?p=12')).toBe('200')
  })

  test('is logged and counted like any other response', async () => {
    const figures = async () => {
      const { payload } = await app.inject('/api/metrics')
      return Number(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(payload)![1])
    }
    const headers = ['X-Forwarded-For: 203.0.113.7']
    lines.length = 0
    await send('/urunler', { headers })
    await vi.waitUntil(() => lines.length === 2, WAIT_OPTIONS)
    const before = await figures()
    lines.length = 0
    await send(whole('/urunler?a'), { headers })
    await send('/urunler?a', { headers })
    // A response is logged after it is sent.
    const both = await vi.waitUntil(() => {
      const logged = lines.filter(({ url }) => url === '/urunler')
      return logged.length === 2 && logged
    }, WAIT_OPTIONS)
    const [byFramework, here] = both.map(({ time: _, ms, reqId, ...line }) => ({
      ...line,
      ms: typeof ms,
      reqId: String(reqId).replace(/\w+$/, ''),
    }))
    expect(here).toEqual(byFramework)
    expect(here).toMatchObject({ url: '/urunler', status: 200, ip: '203.0.113.7', msg: 'request completed' })
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length)
    await vi.waitFor(async () => expect(await figures()).toBe(before + 2), WAIT_OPTIONS)
  })
})

describe('the framework handles', () => {
  test.each([
    ['an address that is not canonical', '/urunler/?a'],
    ['a missing page', '/*'],
    ['a page that is not cached', '/kayip'],
    ['a query that the page reads', '/urunler?sayfa=9'],
  ])('%s', async (_, target) => {
    await send('/urunler')
    expect(await handledDuring(() => send(target))).toBeGreaterThan(1)
  })

  test('other methods, and requests without a host', async () => {
    await send('/urunler')
    expect(await send('/urunler', { method: 'DELETE' })).toMatch(/^HTTP\/1\.1 405 /)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /urunler HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
