import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase, createTestApp, databases, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { type Receiver, startWebhookReceiver } from '../../../../tests/helpers/webhookReceiver.ts'
import type { Delivery } from '../../../contract/api/webhooks.ts'
import { MAX_PER_WEBHOOK, RETENTION_DAYS } from './deliveries.ts'
import { createSsrfGuard, type Resolve } from './ssrfGuard.ts'
import { webhookJob } from './webhookJob.ts'
import { signatureHeaders } from './webhooks.ts'

const START = Date.parse('2026-05-01T09:00:00.000Z')
const [SECOND, MINUTE, DAY] = [1000, 60_000, 24 * 60 * 60_000]
const ORIGIN = 'https://filiz.example'
const SETTINGS = { WEBHOOK_PRIVATE: 'allow', PUBLIC_URL: ORIGIN }
const SILENT = { info() {}, warn() {}, error() {} }
const PROGRAM = resolve(import.meta.dirname, '../../../../tests/helpers/webhookProcess.ts')

describe.each(databases('postgres'))('webhook delivery on %s', (dialect) => {
  let site: TestApp
  let receiver: Receiver
  let now = START
  let lines: object[] = []
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => now, settings: SETTINGS })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    now = START
    lines = []
    receiver = await startWebhookReceiver()
    for (const table of ['webhooks', 'products'] as const) await site.database.db.deleteFrom(table).execute()
  })
  afterEach(() => receiver.close())

  const log = { info: (line: object) => lines.push(line), warn: (line: object) => lines.push(line), error() {} }
  const jobWith = (more: object = {}) =>
    webhookJob({
      ...site.services,
      targets: createSsrfGuard(true),
      origin: ORIGIN,
      log: log as never,
      ...more,
    })
  const run = (more: object = {}) => jobWith(more).run(new AbortController().signal)
  const add = async (url = receiver.url): Promise<{ id: number; secret: string }> =>
    (await site.admin('POST /admin/webhooks', { url, events: ['content.published', 'content.deleted'] })).body
  const happen = async (name = 'Sonda') => (await site.admin('POST /products', { name })).body
  const deliveriesOf = async (id: number): Promise<Delivery[]> =>
    (await site.admin(`GET /admin/webhooks/${id}/deliveries`)).body

  test('is sent once, signed and logged', async () => {
    const { id, secret } = await add()
    const made = await happen()
    now += 1500
    await run()
    await run()
    const [hooked, ...more] = receiver.received
    expect(more).toEqual([])
    expect(JSON.parse(hooked!.body)).toEqual({
      type: 'content.published',
      timestamp: new Date(START).toISOString(),
      data: { resource: 'products', id: made.id, url: `${ORIGIN}/urunler/${made.slug}` },
    })
    const [delivery] = await deliveriesOf(id)
    const signed = signatureHeaders(secret, { id: delivery!.eventId, at: now, body: hooked!.body })
    expect(hooked!.headers).toMatchObject({ ...signed, 'content-type': 'application/json' })
    expect(signed['webhook-id']).toMatch(/^msg_[\da-f]{32}$/)
    expect(delivery).toEqual({
      id: expect.any(Number),
      eventId: delivery!.eventId,
      type: 'content.published',
      at: new Date(START).toISOString(),
      resource: 'products',
      recordId: String(made.id),
      status: 'sent',
      attempts: 1,
      lastAttemptAt: new Date(now).toISOString(),
      answer: 204,
      error: null,
      nextAttemptAt: null,
    })
    expect(JSON.stringify(lines)).not.toMatch(/whsec_|127\.0\.0\.1/)
  })

  test('is retried for two hours with back-off, under one id and with a new signature', async () => {
    const { id } = await add()
    receiver.answer = (response) => response.writeHead(500).end('x'.repeat(100_000))
    await happen()
    const waits: number[] = []
    for (;;) {
      await run()
      const [{ nextAttemptAt, ...delivery }] = (await deliveriesOf(id)) as [Delivery]
      expect([delivery.error, delivery.answer]).toEqual(['refused', 500])
      if (!nextAttemptAt) {
        expect([delivery.status, delivery.attempts]).toEqual(['failed', 8])
        break
      }
      waits.push(Date.parse(nextAttemptAt) - now)
      now = Date.parse(nextAttemptAt) - 1
      await run()
      expect(receiver.received).toHaveLength(waits.length)
      now += 1
    }
    const meant = [5, 30, 120, 300, 900, 2100, 3600].map((seconds) => seconds * SECOND)
    expect(waits.map((wait, i) => Math.abs(wait / meant[i]! - 1) <= 0.1)).toEqual(meant.map(() => true))
    const headers = receiver.received.map((hooked) => hooked.headers)
    expect(new Set(headers.map((each) => each['webhook-id'])).size).toBe(1)
    expect(new Set(headers.map((each) => each['webhook-signature'])).size).toBe(8)

    receiver.answer = (response) => response.writeHead(200).end()
    const [{ id: delivery, eventId }] = (await deliveriesOf(id)) as [Delivery]
    const again = await site.admin(`POST /admin/webhooks/${id}/deliveries/${delivery}/resend`)
    expect([again.status, again.body.status, again.body.attempts]).toEqual([200, 'waiting', 0])
    await run()
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(eventId)
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'sent', attempts: 1, error: null }])
    expect((await site.admin(`POST /admin/webhooks/${id}/deliveries/999/resend`)).status).toBe(404)
    expect((await site.admin(`POST /admin/webhooks/999/deliveries/${delivery}/resend`)).status).toBe(404)
  })

  test('follows no redirect', async () => {
    const { id } = await add()
    receiver.answer = (response) => response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end()
    await happen()
    await run()
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks'])
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answer: 307, error: 'redirect' }])
  })

  test('410 Gone turns the webhook off', async () => {
    const { id } = await add()
    receiver.answer = (response) => response.writeHead(410).end()
    await happen('Bir')
    await happen('İki')
    await run()
    expect(receiver.received).toHaveLength(1)
    expect((await site.admin('GET /admin/webhooks')).body).toMatchObject([{ id, isOn: false }])
    const [second, first] = await deliveriesOf(id)
    expect([first, second]).toMatchObject([
      { status: 'failed', answer: 410, error: 'gone' },
      { status: 'failed', answer: null, error: 'off' },
    ])
    const resend = `POST /admin/webhooks/${id}/deliveries/${second!.id}/resend`
    expect((await site.admin(resend)).status).toBe(409)
    await site.admin(`PUT /admin/webhooks/${id}`, { isOn: true })
    expect((await site.admin(resend)).status).toBe(200)
  })

  test('410 Gone is audited, and ignored if the URL was changed in the meantime', async () => {
    const { id } = await add()
    receiver.answer = (response) => response.writeHead(410).end()
    await happen()
    await run()
    expect((await site.admin('GET /admin/activity?range=[0,0]')).body).toMatchObject([
      { by: 'system', action: 'update', resource: 'webhooks', recordId: String(id) },
    ])
    await site.admin(`PUT /admin/webhooks/${id}`, { isOn: true })
    receiver.answer = async (response) => {
      await site.admin(`PUT /admin/webhooks/${id}`, { url: `${receiver.url}/yeni` })
      response.writeHead(410).end()
    }
    await happen()
    await run()
    expect((await site.admin('GET /admin/webhooks')).body).toMatchObject([{ id, isOn: true }])
  })

  test('is not sent to a webhook that was turned off in the meantime', async () => {
    const { id } = await add()
    await happen()
    await site.database.db.updateTable('webhooks').set({ isOn: false }).execute()
    await run()
    expect(receiver.received).toEqual([])
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', answer: null, error: 'off', nextAttemptAt: null },
    ])
  })

  test('times out, and a silent receiver does not delay others', async () => {
    const [slow, quick] = [await add(`${receiver.url}?slow`), await add(`${receiver.url}?quick`)]
    receiver.answer = (response, { path }) => {
      if (path.endsWith('quick')) response.writeHead(204).end()
    }
    await happen()
    const [tooLong, never] = [new AbortController(), new AbortController()]
    const running = run({ endOf: (url: string) => (url.endsWith('slow') ? tooLong : never).signal })
    await expect.poll(() => receiver.received.map(({ path }) => path)).toContain('/hooks?slow')
    await expect.poll(() => deliveriesOf(quick.id)).toMatchObject([{ status: 'sent' }])
    tooLong.abort()
    await running
    expect(await deliveriesOf(slow.id)).toMatchObject([{ status: 'waiting', answer: null, error: 'slow' }])
  })

  test('succeeds with the status of an endless response', async () => {
    const { id } = await add()
    receiver.answer = (response) => {
      const pour = () => response.write('x'.repeat(1000), (error) => error ?? setImmediate(pour))
      response.writeHead(200)
      pour()
    }
    await happen()
    await run()
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'sent', answer: 200 }])
  })

  test('is not sent to a private address after DNS rebinding', async () => {
    const { id } = await add(receiver.url.replace('127.0.0.1', 'turned.example'))
    const turned: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    await happen()
    await run({ targets: createSsrfGuard(false, turned) })
    expect(receiver.received).toEqual([])
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answer: null, error: 'private' }])
    // The connection uses the resolved address: there is no second DNS query.
    now += MINUTE
    await run({ targets: createSsrfGuard(true, turned) })
    expect(receiver.received).toMatchObject([{ headers: { host: expect.stringMatching(/^turned\.example:\d+$/) } }])
    now += MINUTE
    await happen('Başka')
    await run({ targets: createSsrfGuard(true) })
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'waiting', error: 'unknown' })
  })

  test('is retried when the connection is refused', async () => {
    const { id } = await add()
    await happen()
    await receiver.close()
    await run()
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'waiting', answer: null, error: 'unreachable' }])
    receiver = await startWebhookReceiver()
  })

  test('is sent once by two instances', async () => {
    await add()
    for (const name of ['Bir', 'İki', 'Üç']) await happen(name)
    const jobs = [jobWith(), jobWith()]
    await Promise.all(jobs.map((job) => job.run(new AbortController().signal)))
    now += MINUTE
    await Promise.all(jobs.map((job) => job.run(new AbortController().signal)))
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect([ids.length, new Set(ids).size]).toEqual([3, 3])
  })

  test('is pruned after a month and above a number per webhook', async () => {
    const { id } = await add()
    const { db } = site.database
    const row = {
      webhookId: id,
      eventId: 'msg_x',
      type: 'content.changed',
      data: '{"resource":"products","id":1}',
      attempts: 1,
    } as const
    const at = new Date(START).toISOString()
    const rows = Array.from({ length: MAX_PER_WEBHOOK + 5 }, () => ({ ...row, at, status: 'sent' }) as const)
    for (let i = 0; i < rows.length; i += 100)
      await db
        .insertInto('webhookDeliveries')
        .values(rows.slice(i, i + 100))
        .execute()
    await run()
    expect(await deliveriesOf(id)).toHaveLength(MAX_PER_WEBHOOK)
    now = START + RETENTION_DAYS * DAY + 1
    await run()
    expect(await deliveriesOf(id)).toEqual([])
  })
})

test.each(databases('postgres'))(
  'webhook delivery: on %s, a delivery interrupted by the death of a process is sent again under its id',
  async (dialect) => {
    const [place, receiver] = [await createEmptyDatabase(dialect), await startWebhookReceiver()]
    const closings = [receiver.close, () => rm(place.folder, { recursive: true, force: true })]
    try {
      const site = await createTestApp(dialect, { at: place, now: () => START, settings: SETTINGS })
      await site.admin('POST /admin/webhooks', { url: receiver.url, events: ['content.published'] })
      await site.admin('POST /products', { name: 'Sonda' })
      await site.close()
      const held = Promise.withResolvers<void>()
      receiver.answer = () => held.resolve()
      const env = { PATH: process.env.PATH, DATABASE_URL: place.url, DATA_DIR: place.folder, NOW: String(START) }
      const child = spawn(process.execPath, [PROGRAM], { env, stdio: 'inherit' })
      const ended = once(child, 'exit')
      await Promise.race([held.promise, ended])
      child.kill('SIGKILL')
      expect((await ended)[1]).toBe('SIGKILL')

      receiver.answer = (response) => response.writeHead(204).end()
      let now = START
      const again = await createTestApp(dialect, { at: place, now: () => now, settings: SETTINGS })
      closings.unshift(again.close)
      const job = webhookJob({
        ...again.services,
        targets: createSsrfGuard(true),
        origin: ORIGIN,
        log: SILENT,
      })
      await job.run()
      expect(receiver.received).toHaveLength(1)
      now += MINUTE
      await job.run()
      const [first, second] = receiver.received.map(({ headers }) => headers['webhook-id'])
      expect([receiver.received.length, second]).toEqual([2, first])
      const [delivery] = (await again.admin('GET /admin/webhooks/1/deliveries')).body
      expect(delivery).toMatchObject({ status: 'sent', attempts: 2 })
    } finally {
      for (const close of closings) await close()
    }
  },
)
