import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { openFreezingProxy } from '../../../tests/helpers/freezingProxy.ts'
import { formOf, picture } from '../../../tests/helpers/images.ts'
import { startMailServer } from '../../../tests/helpers/mailServer.ts'
import { S3_KEYS, startS3Server } from '../../../tests/helpers/s3Server.ts'
import { serverProcesses, tokenAt } from '../../../tests/helpers/serverProcess.ts'
import { createEmptyDatabase } from '../../../tests/helpers/testApp.ts'
import { TEST_TIMEOUT } from '../../../tests/helpers/timeouts.ts'
import { problems } from '../../contract/i18n/shared/messages.ts'
import { posts } from '../../contract/resources/posts.ts'
import { connect } from '../platform/db/connect.ts'
import { notifyInstances } from '../platform/db/notify.ts'
import type { StartOptions } from './start.ts'

// Each test mostly waits for a timeout.
const { startServing, folder } = serverProcesses({ isConcurrent: true })

/** Timeouts of a database server that are long enough for a loaded machine, and short enough to wait for. */
const DATABASE = { connection: 2000, socket: 2000, statement: 1500 }

const closings: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closings.reverse()) await close()
})

/** A proxy in front of a URL that can stop forwarding data; returns the URL through it. */
async function openFreezable(address: string) {
  const url = new URL(address)
  const proxy = await openFreezingProxy(Number(url.port))
  closings.push(proxy.close)
  url.port = String(proxy.port)
  return { ...proxy, url: url.href }
}

/** A server process, and requests as the administrator. */
async function openServer(settings: Record<string, string>, timeouts: StartOptions['timeouts'] = {}) {
  const server = await startServing({ DATA_DIR: join(folder(), randomUUID()), ...settings }, { timeouts })
  const token = await tokenAt(server.url)
  const call = async (line: string, body?: object | Buffer, headers: Record<string, unknown> = {}) => {
    const [method, path] = line.split(' ') as [string, string]
    const response = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(headers as Record<string, string>),
      },
      body: body instanceof Buffer ? new Uint8Array(body) : body && JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }
  /** Sends a request whose headers the server has received when this returns; `answered` is its response. */
  const begin = async (path: string, body: string | Buffer, headers: Record<string, unknown>) => {
    const request = httpRequest(`${server.url}${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': body.length, expect: '100-continue' },
    })
    const [answer, begun] = [once(request, 'response'), once(request, 'continue')]
    request.end(body)
    await begun
    const answered = answer.then(async ([response]) => ({ status: response.statusCode, text: await text(response) }))
    answered.catch(() => {})
    return { answered }
  }
  return { ...server, call, begin }
}

/** `expect.poll` does not support concurrent tests. */
const eventually = (isTrue: () => boolean | Promise<boolean>) => vi.waitUntil(isTrue, { timeout: TEST_TIMEOUT })

const expectUnavailable = ({ status, text }: { status: number; text: string }) => {
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({ status: 503, message: problems.unavailable })
}

type Proxy = Awaited<ReturnType<typeof openFreezable>>

/** Starts a mail delivery that stalls. */
async function sendOneMail(call: Awaited<ReturnType<typeof openServer>>['call'], proxy: Proxy) {
  await call('PUT /api/admin/page-content/contact-info', {
    enableContactFormNotifications: true,
    notificationTargetEmail: 'ayse@filiz.example',
  })
  proxy.freeze()
  await call('POST /api/contact/send-message', { name: 'a', email: 'a@b.example', subject: 'c', message: 'd' })
  await eventually(() => proxy.waiting() === 1)
}

const linesOf = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const timedOutParts = (out: string) =>
  linesOf(out)
    .filter(({ msg }) => msg === 'shutdown timed out')
    .map(({ part }) => part)

describe.concurrent('unresponsive database server', () => {
  const openConnected = async (settings: Record<string, string> = {}, timeouts: StartOptions['timeouts'] = {}) => {
    const { url } = await createEmptyDatabase('postgres')
    const proxy = await openFreezable(url)
    const server = await openServer({ DATABASE_URL: proxy.url, ...settings }, { database: DATABASE, ...timeouts })
    expect((await server.call('POST /api/products', { name: 'Kök 6' })).status).toBe(201)
    expect((await server.call('GET /urunler')).text).toContain('Kök 6')
    /** Schedules a post, in milliseconds since 1970, and notifies the job scheduler. */
    const planPost = async (moment: number) => {
      expect((await server.call('POST /api/blog', { title: 'Kök', content: 'Su' })).status).toBe(201)
      const { db, close } = await connect(url)
      await db
        .updateTable(posts.name)
        .set({ publishAt: new Date(moment).toISOString(), isPublished: false })
        .where('title', '=', 'Kök')
        .execute()
      await notifyInstances(db, posts.name)
      await close()
      await setTimeout(500)
    }
    return { ...server, planPost, proxy }
  }

  test('API requests get 503 and cached pages are served; everything works again afterwards', async () => {
    const { call, proxy } = await openConnected()
    proxy.freeze()
    const calls = ['GET /api/products', 'GET /api/ready', 'POST /api/products'] as const
    for (const answer of await Promise.all(
      calls.map((line) => call(line, line.startsWith('P') ? { name: 'b' } : undefined)),
    ))
      expectUnavailable(answer)
    // More requests than connections.
    for (const answer of await Promise.all(Array.from({ length: 30 }, () => call('GET /api/products'))))
      expectUnavailable(answer)
    expect((await call('GET /urunler')).text).toContain('Kök 6')
    expect((await call('GET /api/health')).status).toBe(200)

    proxy.thaw()
    await eventually(async () => (await call('GET /api/ready')).status === 200)
    expect((await call('POST /api/products', { name: 'Kök 8' })).status).toBe(201)
    for (const path of ['/urunler', '/api/products']) expect((await call(`GET ${path}`)).text).toContain('Kök 8')
  })

  test('the readiness check responds with 503 before other requests time out', async () => {
    // Longer than the timeout of the readiness check.
    const { call, proxy } = await openConnected({}, { database: { connection: 5000, socket: 5000, statement: 4500 } })
    proxy.freeze()
    const answered: string[] = []
    const calls = ['GET /api/products', 'GET /api/ready'].map(async (line) => {
      expectUnavailable(await call(line))
      answered.push(line)
    })
    await Promise.all(calls)
    expect(answered).toEqual(['GET /api/ready', 'GET /api/products'])
  })

  test('shutdown gives up, logs the parts that timed out, and exits with 1', async () => {
    const mail = await startMailServer()
    closings.push(mail.close)
    const mailProxy = await openFreezable(mail.url)
    const { child, ended, call, planPost, proxy } = await openConnected(
      { SMTP_URL: mailProxy.url },
      // The database's own timeouts are longer: its connections do not end before.
      { database: undefined, shutdown: { parts: { hotReload: 0, requests: 5000, background: 1000, database: 500 } } },
    )
    await sendOneMail(call, mailProxy)
    // A job's query that stalls: idle connections do not delay the shutdown.
    await planPost(Date.now() + 2000)
    proxy.freeze()
    await setTimeout(2500)
    child.kill('SIGTERM')
    const { status, out } = await ended
    expect({ status, timedOut: timedOutParts(out) }).toEqual({ status: 1, timedOut: ['background', 'database'] })
  })

  test('shutdown waits neither for a request nor for a job that becomes due in the meantime', async () => {
    const { child, ended, begin, planPost, proxy } = await openConnected()
    await planPost(Date.now() + 2500)
    proxy.freeze()
    const { answered } = await begin('/api/products', '{"name":"b"}', { 'content-type': 'application/json' })
    child.kill('SIGTERM')
    expectUnavailable(await answered)
    const { status, out } = await ended
    expect({ status, timedOut: timedOutParts(out) }).toEqual({ status: 0, timedOut: [] })
  })
})

test.concurrent('unresponsive object store: the readiness check responds with 503, and shutdown does not wait for it', async () => {
  const s3 = await startS3Server()
  closings.push(s3.close)
  const proxy = await openFreezable(s3.endpoint)
  const { child, ended, call, begin } = await openServer(
    {
      STORAGE_URL: s3.url.replace(encodeURIComponent(s3.endpoint), encodeURIComponent(proxy.url)),
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
    { shutdown: { lastRequest: 1000 } },
  )
  proxy.freeze()
  expectUnavailable(await call('GET /api/ready'))
  const { payload, headers } = await formOf(['file', await picture('png')])
  const { answered } = await begin('/api/files/upload-product-image', payload, headers)
  child.kill('SIGTERM')
  await expect(answered).rejects.toThrow()
  expect((await ended).status).toBe(0)
})

test.concurrent('unresponsive object store: saving and purging continue while a picture is replaced', async () => {
  const s3 = await startS3Server()
  closings.push(s3.close)
  const proxy = await openFreezable(s3.endpoint)
  const { call } = await openServer({
    STORAGE_URL: s3.url.replace(encodeURIComponent(s3.endpoint), encodeURIComponent(proxy.url)),
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  })
  const upload = async (side: number) => {
    const { payload, headers } = await formOf(['file', await picture('png', side, 20)])
    const { publicUrl } = JSON.parse((await call('POST /api/files/upload-product-image', payload, headers)).text)
    const library: { id: number; url: string }[] = JSON.parse((await call('GET /api/admin/pictures')).text)
    return library.find(({ url }) => url === publicUrl)!.id
  }
  const [purged, replaced] = [await upload(30), await upload(31)]
  await call(`DELETE /api/admin/pictures/${purged}`)
  const { payload, headers } = await formOf(['file', await picture('png', 32, 20)])
  proxy.freeze()
  const answered: object[] = []
  const held = call(`POST /api/admin/pictures/${replaced}/replace`, payload, headers).then((response) =>
    answered.push(response),
  )
  expect((await call(`DELETE /api/admin/bin/pictures/${purged}`)).status).toBe(200)
  expect((await call('GET /api/admin/bin')).text).toBe('[]')
  expect((await call('POST /api/products', { name: 'Kök 6' })).status).toBe(201)
  expect(answered).toEqual([])
  proxy.thaw()
  await held
})

test.concurrent('shutdown: no new requests are accepted, and a running mail delivery finishes', async () => {
  const mail = await startMailServer()
  closings.push(mail.close)
  const proxy = await openFreezable(mail.url)
  const { child, ended, call } = await openServer({ SMTP_URL: proxy.url })
  await sendOneMail(call, proxy)
  child.kill('SIGTERM')
  const isRefusing = () =>
    call('GET /api/health').then(
      () => false,
      () => true,
    )
  await eventually(isRefusing)
  proxy.thaw()
  expect((await ended).status).toBe(0)
  expect(mail.received).toHaveLength(1)
})
