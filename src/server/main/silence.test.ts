import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { openFreezingProxy } from '../../../tests/setup/freezingProxy.ts'
import { startMailServer } from '../../../tests/setup/mailServer.ts'
import { formOf, picture } from '../../../tests/setup/pictures.ts'
import { S3_KEYS, startS3Server } from '../../../tests/setup/s3Server.ts'
import { serverProcesses, tokenAt } from '../../../tests/setup/serverProcess.ts'
import { createPlace } from '../../../tests/setup/testApp.ts'
import { problems } from '../../contract/i18n/shared/problems.ts'
import { posts } from '../../contract/resources/posts/posts.ts'
import { connect } from '../platform/db/connect.ts'
import { notifyInstances } from '../platform/db/notify.ts'

const { startServing } = serverProcesses()

const closings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})

/** A way to the server at an address, and the address of that way. */
async function freezable(address: string) {
  const url = new URL(address)
  const proxy = await openFreezingProxy(Number(url.port))
  closings.push(proxy.close)
  url.port = String(proxy.port)
  return { ...proxy, url: url.href }
}

/** A server, and calls on it as the administrator. */
async function openServer(settings: Record<string, string>) {
  const server = await startServing(settings)
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
  /** A call that the server has surely begun with when this returns; the promise within is its answer. */
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

const isRefused = ({ status, text }: { status: number; text: string }) => {
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({ status: 503, message: problems.unavailable })
}

type Way = Awaited<ReturnType<typeof freezable>>

/** Has a mail begun with that does not come through. */
async function sendOneMail(call: Awaited<ReturnType<typeof openServer>>['call'], way: Way) {
  await call('PUT /api/admin/page-content/contact-info', {
    enableContactFormNotifications: true,
    notificationTargetEmail: 'ayse@filiz.example',
  })
  way.freeze()
  await call('POST /api/contact/send-message', { name: 'a', email: 'a@b.example', subject: 'c', message: 'd' })
  await expect.poll(way.waiting).toBe(1)
}

const linesOf = (out: string): Record<string, unknown>[] =>
  out
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const partsLeftIn = (out: string) =>
  linesOf(out)
    .filter(({ msg }) => msg === 'a part did not come to its end in time')
    .map(({ part }) => part)

describe('a database that is silent', () => {
  const openBeforeSilence = async (settings: Record<string, string> = {}) => {
    const { url } = await createPlace('postgres')
    const way = await freezable(url)
    const server = await openServer({ DATABASE_URL: way.url, ...settings })
    expect((await server.call('POST /api/products', { name: 'Kök 6' })).status).toBe(201)
    expect((await server.call('GET /urunler')).text).toContain('Kök 6')
    /** Has a post appear at a moment, in milliseconds since 1970, and whoever does that know of it. */
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
    return { ...server, planPost, way }
  }

  test('has calls refused and kept pages served; when it speaks again all is as before', async () => {
    const { call, way } = await openBeforeSilence()
    way.freeze()
    const calls = ['GET /api/products', 'GET /api/ready', 'POST /api/products'] as const
    for (const answer of await Promise.all(
      calls.map((line) => call(line, line.startsWith('P') ? { name: 'b' } : undefined)),
    ))
      isRefused(answer)
    // More than there are connections.
    for (const answer of await Promise.all(Array.from({ length: 30 }, () => call('GET /api/products'))))
      isRefused(answer)
    expect((await call('GET /urunler')).text).toContain('Kök 6')
    expect((await call('GET /api/health')).status).toBe(200)

    way.thaw()
    await expect.poll(async () => (await call('GET /api/ready')).status).toBe(200)
    expect((await call('POST /api/products', { name: 'Kök 8' })).status).toBe(201)
    for (const path of ['/urunler', '/api/products']) expect((await call(`GET ${path}`)).text).toContain('Kök 8')
  })

  test('is found out by who asks whether all is ready, before anything else has', async () => {
    const { call, way } = await openBeforeSilence()
    way.freeze()
    const answered: string[] = []
    const calls = ['GET /api/products', 'GET /api/ready'].map(async (line) => {
      isRefused(await call(line))
      answered.push(line)
    })
    await Promise.all(calls)
    expect(answered).toEqual(['GET /api/ready', 'GET /api/products'])
  })

  test('is left behind by a stop, which names what did not end, and says so by its status', async () => {
    const mail = await startMailServer()
    closings.push(mail.close)
    const wayOfMail = await freezable(mail.url)
    const { child, ended, call, way } = await openBeforeSilence({ SMTP_URL: wayOfMail.url })
    await sendOneMail(call, wayOfMail)
    way.freeze()
    child.kill('SIGTERM')
    const { status, out } = await ended
    expect({ status, left: partsLeftIn(out) }).toEqual({ status: 1, left: ['background', 'database'] })
  })

  test('holds no stop up, and what falls due meanwhile does not either', async () => {
    const { child, ended, begin, planPost, way } = await openBeforeSilence()
    await planPost(Date.now() + 5000)
    way.freeze()
    const { answered } = await begin('/api/products', '{"name":"b"}', { 'content-type': 'application/json' })
    child.kill('SIGTERM')
    isRefused(await answered)
    const { status, out } = await ended
    expect({ status, left: partsLeftIn(out) }).toEqual({ status: 0, left: [] })
  })
})

test('a store of pictures that is silent is not ready, and holds no stop up', async () => {
  const s3 = await startS3Server()
  closings.push(s3.close)
  const way = await freezable(s3.endpoint)
  const { child, ended, call, begin } = await openServer({
    STORAGE_URL: s3.url.replace(encodeURIComponent(s3.endpoint), encodeURIComponent(way.url)),
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  })
  way.freeze()
  isRefused(await call('GET /api/ready'))
  const { payload, headers } = await formOf(['file', await picture('png')])
  const { answered } = await begin('/api/files/upload-product-image', payload, headers)
  child.kill('SIGTERM')
  await expect(answered).rejects.toThrow()
  expect((await ended).status).toBe(0)
})

test('a store of pictures that is silent holds up nobody who saves or purges, while a picture is replaced', async () => {
  const s3 = await startS3Server()
  closings.push(s3.close)
  const way = await freezable(s3.endpoint)
  const { call } = await openServer({
    STORAGE_URL: s3.url.replace(encodeURIComponent(s3.endpoint), encodeURIComponent(way.url)),
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
  way.freeze()
  const answered: object[] = []
  const held = call(`POST /api/admin/pictures/${replaced}/replace`, payload, headers).then((told) =>
    answered.push(told),
  )
  expect((await call(`DELETE /api/admin/bin/pictures/${purged}`)).status).toBe(200)
  expect((await call('GET /api/admin/bin')).text).toBe('[]')
  expect((await call('POST /api/products', { name: 'Kök 6' })).status).toBe(201)
  expect(answered).toEqual([])
  way.thaw()
  await held
})

test('a stop takes no new requests, and then still lets the mail go that is being sent', async () => {
  const mail = await startMailServer()
  closings.push(mail.close)
  const way = await freezable(mail.url)
  const { child, ended, call } = await openServer({ SMTP_URL: way.url })
  await sendOneMail(call, way)
  child.kill('SIGTERM')
  const isRefusing = () =>
    call('GET /api/health').then(
      () => false,
      () => true,
    )
  await expect.poll(isRefusing).toBe(true)
  way.thaw()
  expect((await ended).status).toBe(0)
  expect(mail.received).toHaveLength(1)
})
