import type { FastifyRequest } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEmptyDatabase, createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { limited, problems } from '../../../contract/i18n/shared/messages.ts'
import { readSettings } from '../config/settings.ts'
import { IN_PROCESS } from '../observability/log.ts'
import { type CounterFactory, createRequestLimits, memoryCounters } from './rateLimits.ts'

const FORM = { name: 'Ümit', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba' }
const MINUTE = 60_000
const HOME = '192.0.2.1'

let site: TestApp
let close = async () => {}
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(async () => {
  vi.useRealTimers()
  await close()
  close = async () => {}
})
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const open = async (settings: Record<string, string> = {}) => {
  site = await createTestApp('sqlite', { settings })
  close = site.close
}

const send = (remoteAddress = HOME, form: object = FORM, headers = {}) =>
  site.call('POST /contact/send-message', form, { remoteAddress, headers })
/** Number of calls, up to a maximum, before the first one that is refused. */
async function countUntilRefused(most: number, call: (i: number) => Promise<{ status: number }>): Promise<number> {
  for (let i = 0; i < most; i++) if ((await call(i)).status === 429) return i
  return most
}

describe('rate limit of the contact form', () => {
  test('allows twenty messages from one address, then sends Retry-After', async () => {
    await open()
    expect(await countUntilRefused(30, () => send())).toBe(20)
    const { status, headers, body } = await send()
    expect(status).toBe(429)
    expect(headers).toMatchObject({ 'retry-after': '600', 'content-type': 'application/problem+json; charset=utf-8' })
    expect(body).toMatchObject({ status: 429, title: 'Too Many Requests', message: limited.contact })
    expect((await send('192.0.2.2')).status).toBe(200)
    pass(10 * MINUTE)
    expect((await send()).status).toBe(200)
  })

  test('allows a hundred a day', async () => {
    await open()
    let taken = 0
    for (let i = 0; i < 8; i++, pass(10 * MINUTE)) taken += await countUntilRefused(20, () => send())
    expect(taken).toBe(100)
    pass(24 * 60 * MINUTE)
    expect((await send()).status).toBe(200)
  })

  test('does not count refused messages', async () => {
    await open()
    expect(await countUntilRefused(30, () => send(HOME, { ...FORM, email: 'x' }))).toBe(30)
    expect((await send()).status).toBe(200)
  })

  test('counts an IPv6 /64 as one', async () => {
    await open()
    expect(await countUntilRefused(30, (i) => send(`2001:db8:1:2::${i + 1}`))).toBe(20)
    expect((await send('2001:db8:1:3::1')).status).toBe(200)
  })

  test('counts by the address that a trusted proxy forwards, and by no other', async () => {
    await open({ TRUST_PROXY: '10.0.0.0/8' })
    const through = (proxy: string, client: string) => send(proxy, FORM, { 'x-forwarded-for': client })
    expect(await countUntilRefused(30, (i) => through('10.0.0.1', `198.51.100.${i}`))).toBe(30)
    expect(await countUntilRefused(30, () => through('10.0.0.1', HOME))).toBe(20)
    expect(await countUntilRefused(30, (i) => through('203.0.113.1', `198.51.100.${i}`))).toBe(20)
    expect(await countUntilRefused(30, (i) => through('10.0.0.1', `198.51.100.${i}, 203.0.113.9`))).toBe(20)
  })
})

describe('rate limits of visitors on PostgreSQL', () => {
  test('are shared by all instances', async () => {
    const place = await createEmptyDatabase('postgres')
    const instances = [await createTestApp('postgres', { at: place }), await createTestApp('postgres', { at: place })]
    close = async () => {
      for (const instance of instances) await instance.close()
    }
    const inTurn = (line: string, body: object) => (i: number) =>
      instances[i % 2]!.call(line, body, { remoteAddress: HOME })
    expect(await countUntilRefused(30, inTurn('POST /contact/send-message', FORM))).toBe(20)
    const history = [{ role: 'user', content: 'Sulama için ne önerirsiniz?' }]
    expect(await countUntilRefused(40, inTurn('POST /chat', { history }))).toBe(30)
  })
})

describe('rate limit of uploads', () => {
  test('counts by session, before the body is read', async () => {
    await open()
    const other = { headers: { authorization: `Bearer ${await site.signIn()}` } }
    const upload = (i: number) => site.admin('POST /files/upload-logo', undefined, { remoteAddress: `192.0.2.${i}` })
    expect(await countUntilRefused(130, upload)).toBe(120)
    expect((await upload(1)).body.message).toBe(limited.uploads)
    expect((await site.call('POST /files/upload-logo', undefined, other)).status).toBe(415)
    expect((await site.call('POST /files/upload-logo')).status).toBe(401)
  })
})

describe('flood guard of the API', () => {
  test('allows more than visitors need, then stops floods of any kind', async () => {
    await open()
    const kinds = ['GET /products', 'GET /yok', 'POST /accounts/logout', 'PUT /health', 'POST /contact/send-message']
    const call = (i: number) => site.call(kinds[i % kinds.length]!, undefined, { remoteAddress: HOME })
    expect(await countUntilRefused(1300, call)).toBe(1200)
    const { status, headers, body } = await call(0)
    expect([status, headers['retry-after'], body.message]).toEqual([429, '60', problems.tooMany])
    expect((await site.call('GET /products', undefined, { remoteAddress: '192.0.2.2' })).status).toBe(200)
    pass(MINUTE)
    expect((await call(0)).status).toBe(200)
  })

  test('keeps a bounded number of counters, for any number of networks', async () => {
    const keys = new Set<string>()
    const local: CounterFactory = (budget) => {
      const counter = memoryCounters(budget)
      return { ...counter, take: (key) => counter.take(keys.add(key) && key) }
    }
    const { api } = createRequestLimits({ shared: memoryCounters, local })
    for (let i = 0; i < 50_000; i++)
      await api({ ip: `2001:db8:${(i >> 12).toString(16)}:${i.toString(16)}::1`, raw: {} } as FastifyRequest)
    expect(keys.size).toBeGreaterThan(10_000)
    expect(keys.size).toBeLessThanOrEqual(16_384)
  })

  test("does not count the server's own requests", async () => {
    await open()
    const ask = () => site.call('GET /products', undefined, { remoteAddress: IN_PROCESS })
    expect(await countUntilRefused(1300, ask)).toBe(1300)
  })
})

describe('disabled rate limits', () => {
  test('still apply to other machines', async () => {
    await open({ RATE_LIMITS: 'off', TRUST_PROXY: 'loopback' })
    expect(await countUntilRefused(20, () => send('127.0.0.1'))).toBe(20)
    expect(await countUntilRefused(30, () => send('127.0.0.1', FORM, { 'x-forwarded-for': HOME }))).toBe(20)
  })
  test('are not the default', () => expect(readSettings({}).RATE_LIMITS).toBe(true))
})
