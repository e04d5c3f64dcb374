import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PATIENT } from '../../../tests/setup/patience.ts'
import { writeSmallBuild } from '../../../tests/setup/smallBuild.ts'
import { createTestApp, type TestApp } from '../../../tests/setup/testApp.ts'
import { createApp } from '../app/app.ts'
import { openBuiltSite } from './builtSite.ts'

const dist = writeSmallBuild()
afterAll(() => rmSync(dist, { recursive: true }))

let site: TestApp
let app: FastifyInstance
let port: number
const lines: Record<string, unknown>[] = []

/** How many requests the framework was given. */
let seen = 0
const count = () => seen++
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

interface Asked {
  method?: string
  version?: string
  headers?: string[]
}

/** All that comes back for these lines of a request, and over a connection that stays for another one behind it. */
async function say(target: string, { method = 'GET', version = '1.1', headers = [] }: Asked = {}) {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  await once(socket, 'connect')
  const first = [`${method} ${target} HTTP/${version}`, 'Host: site.example', ...headers]
  const second = ['GET /api/health HTTP/1.1', 'Host: site.example', 'Connection: close']
  const isLast = version === '1.0' || headers.includes('Connection: close')
  socket.write([...first, '', ...(isLast ? [] : second), '', ''].join('\r\n'))
  return (await text(socket)).replaceAll(/^Date: .*\r\n/gm, 'Date\r\n')
}

const countedBy = async (ask: () => Promise<unknown>) => {
  const before = seen
  await ask()
  return seen - before
}

/** Sent whole, as to a proxy, an address is for the framework to read. */
const whole = (target: string) => `http://site.example${target}`

describe('a kept page', () => {
  const known = async () => {
    await say('/urunler')
    return /^etag: (.*)\r$/m.exec(await say('/urunler'))![1]!
  }
  const cases: Record<string, Asked> = {
    plain: {},
    gzip: { headers: ['Accept-Encoding: gzip'] },
    brotli: { headers: ['Accept-Encoding: gzip, deflate, br', 'User-Agent: x'] },
    'its head alone': { method: 'HEAD', headers: ['Accept-Encoding: br'] },
    'its head alone, plain': { method: 'HEAD' },
    'over HTTP/1.0': { version: '1.0' },
    'over a connection that is to close': { headers: ['Connection: close'] },
    'what another has': { headers: ['If-None-Match: "x"'] },
    'with an expectation': { headers: ['Expect: 100-continue'] },
    'with a body that nobody reads': { headers: ['Content-Length: 0'] },
  }

  test.each(Object.entries(cases))('is the same to the byte as the framework answers it: %s', async (_, options) => {
    for (const target of ['/urunler', '/urunler?utm_source=a']) {
      await say(whole(target), { headers: options.headers ?? [] })
      await vi.waitFor(async () => expect(await say(target, options)).toBe(await say(whole(target), options)), PATIENT)
      expect(await countedBy(() => say(target, options))).toBeLessThan(2) // the other one
    }
  })

  test.each(['GET', 'HEAD'])('is not sent to who has it: %s', async (method) => {
    const options = { method, headers: [`If-None-Match: "y", ${await known()}`] }
    const answered = await say(whole('/urunler'), options)
    expect(answered).toMatch(/^HTTP\/1\.1 304 /)
    expect(await say('/urunler', options)).toBe(await say(whole('/urunler'), options))
    expect(await countedBy(() => say('/urunler', options))).toBe(1)
  })

  test('is forgotten at a change', async () => {
    await say('/urunler')
    const { id } = (await site.admin('POST /products', { name: 'Taze' })).body
    expect(await say('/urunler')).toContain('Taze')
    await site.admin(`DELETE /products/${id}`)
    expect(await say('/urunler')).not.toContain('Taze')
  })

  test('gives way to a redirect whose query is asked for', async () => {
    const status = async (target: string) => /^HTTP\/1\.1 (\d+)/.exec(await say(target))![1]
    for (let i = 0; i < 2; i++) expect(await status('/urunler?p=12')).toBe('200')
    const { body } = await site.admin('POST /admin/redirects', { from: '/urunler?p=12', to: '/' })
    expect(await status('/urunler?p=13')).toBe('200')
    expect(await status('/urunler?p=12')).toBe('308')
    await site.admin(`DELETE /admin/redirects/${body.id}`)
    expect(await status('/urunler?p=12')).toBe('200')
  })

  test('is logged and counted as any other answer', async () => {
    const figures = async () => {
      const { payload } = await app.inject('/api/metrics')
      return Number(/duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(payload)![1])
    }
    const headers = ['X-Forwarded-For: 203.0.113.7']
    lines.length = 0
    await say('/urunler', { headers })
    await vi.waitUntil(() => lines.length === 2, PATIENT)
    const before = await figures()
    lines.length = 0
    await say(whole('/urunler?a'), { headers })
    await say('/urunler?a', { headers })
    // What is said of an answer is said once it has gone out.
    const both = await vi.waitUntil(() => {
      const said = lines.filter(({ url }) => url === '/urunler')
      return said.length === 2 && said
    }, PATIENT)
    const [byFramework, here] = both.map(({ time: _, ms, reqId, ...line }) => ({
      ...line,
      ms: typeof ms,
      reqId: String(reqId).replace(/\w+$/, ''),
    }))
    expect(here).toEqual(byFramework)
    expect(here).toMatchObject({ url: '/urunler', status: 200, ip: '203.0.113.7', msg: 'answered' })
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(lines.length)
    await vi.waitFor(async () => expect(await figures()).toBe(before + 2), PATIENT)
  })
})

describe('the framework sees to', () => {
  test.each([
    ['an address that is spelt otherwise', '/urunler/?a'],
    ['a page that is not there', '/*'],
    ['a page that is not kept', '/kayip'],
    ['a part of the query that counts', '/urunler?sayfa=9'],
  ])('%s', async (_, target) => {
    await say('/urunler')
    expect(await countedBy(() => say(target))).toBeGreaterThan(1)
  })

  test('other methods, and requests without a host', async () => {
    await say('/urunler')
    expect(await say('/urunler', { method: 'DELETE' })).toMatch(/^HTTP\/1\.1 405 /)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /urunler HTTP/1.1\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })
})
