import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect as connectSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { problem } from '../../../contract/problem.ts'
import { refused, sendProblem } from './problems.ts'

const json = { 'content-type': 'application/json' }
const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/** Errors have one format with a Turkish message, and no request of a client causes a 5xx. */
describe('errors', () => {
  let site: TestApp
  let port: number
  beforeAll(async () => {
    site = await createTestApp('sqlite')
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    port = (site.app.server.address() as AddressInfo).port
  })
  afterAll(() => site.close())

  test.each([
    ['GET /nowhere', 404, 'Böyle bir adres yok.'],
    ['GET /', 404, 'Böyle bir adres yok.'],
    ['GET /products/', 404, 'Aradığınız kayıt bulunamadı.'],
    ['GET /products/yok', 404, 'Aradığınız kayıt bulunamadı.'],
    ['DELETE /products', 405, 'Bu adreste bu işlem yapılamaz.'],
    ['PATCH /products/1', 405, 'Bu adreste bu işlem yapılamaz.'],
    ['OPTIONS /accounts/login', 405, 'Bu adreste bu işlem yapılamaz.'],
    ['POST /products', 401, 'Bu işlem için giriş yapmanız gerekiyor.'],
  ])('%s is a %d', async (line, status, message) => {
    const answer = await site.call(line)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(problem.parse(answer.body)).toMatchObject({ status, message, detail: message, type: 'about:blank' })
    expect(answer.status).toBe(status)
  })

  test('an unknown path is a 404 for any request', async () => {
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json']) {
      const answer = await site.admin('POST /files/yok', '{', { headers: { 'content-type': type } })
      expect([type, answer.status]).toEqual([type, 404])
    }
  })

  test('an unknown method is a 405 with the allowed ones', async () => {
    const allowOf = async (line: string) => (await site.call(line)).headers.allow
    expect(await allowOf('DELETE /products')).toBe('GET, HEAD, POST')
    expect(await allowOf('PATCH /products/1')).toBe('DELETE, GET, HEAD, PUT')
    expect(await allowOf('GET /products/1/toggle-feature')).toBe('PUT')
    expect(await allowOf('GET /accounts/login')).toBe('POST')
    expect(await allowOf('PROPFIND /accounts/login')).toBe('POST')
    expect((await site.call('PROPFIND /yok')).status).toBe(404)
  })

  test.each([
    ['broken JSON', '{"name":', json, 400],
    ['JSON with __proto__', '{"__proto__":{"a":1}}', json, 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), json, 400],
    ['no body', '', json, 400],
    ['another type', 'name=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['no type', '{}', {}, 415],
    ['a nonsense type', '{}', { 'content-type': ';;;' }, 415],
    ['too much', `"${'a'.repeat(1024 * 1024)}"`, json, 413],
    ['deep nesting', '['.repeat(100_000), json, 400],
  ])('%s is a 4xx', async (_, body, headers, status) => {
    const answer = await site.admin('POST /products', body, { headers })
    expect(answer.status).toBe(status)
    expect(problem.parse(answer.body).message).toMatch(/[a-zçğıöşü]/)
  })

  test.each(['text/plain', 'application/json', ';;;', 'multipart/form-data'])(
    'a request without a body is not refused for its content type %s',
    async (type) => {
      const headers = { 'content-type': type }
      expect((await site.admin('DELETE /products/999', undefined, { headers })).status).toBe(404)
      expect((await site.admin('PUT /products/999/toggle-feature', '', { headers })).status).toBe(404)
      expect((await site.admin('DELETE /products/999', 'x', { headers })).status).toBeOneOf([400, 415])
    },
  )

  test('a URL that cannot be decoded is a 400', async () => {
    const answer = await site.call('GET /products/%E0%A4%A')
    expect([answer.status, problem.parse(answer.body).status]).toEqual([400, 400])
    expect(answer.headers).toMatchObject(SAFETY)
  })

  /** The response to raw request text. */
  const answerTo = async (letters: string) => {
    const socket = connectSocket(port, '127.0.0.1')
    socket.write(letters)
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
    const headers = head.split('\r\n').map((line) => line.split(/: (.*)/s))
    return {
      status: Number(head.split(' ')[1]),
      headers: Object.fromEntries(headers.map(([name = '', value]) => [name.toLowerCase(), value])),
      problem: problem.parse(JSON.parse(body)),
    }
  }

  test.each([
    ['invalid HTTP', 'GARBAGE\r\n\r\n', 400],
    [
      'a request with two lengths',
      'POST /api/chat HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    ['a request without a host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['a request that expects tea', 'GET /api/yok HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 404],
  ])('%s gets the same format', async (_, letters, status) => {
    const answer = await answerTo(letters)
    expect([answer.status, answer.problem.status]).toEqual([status, status])
    expect(answer.headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8', ...SAFETY })
  })

  test('endless headers are a 431', async () => {
    const request = httpRequest({ port, path: '/api/products', headers: { cookie: 'a'.repeat(70_000) } })
    const answer = new Promise<number>((resolve) => {
      request.on('response', ({ statusCode }) => resolve(statusCode!)).on('error', () => {})
    })
    request.end()
    expect(await answer).toBe(431)
  })

  test('an unexpected error is a 500 without details', async () => {
    await site.database.db.schema.alterTable('products').renameTo('elsewhere').execute()
    const { status, body } = await site.call('GET /products')
    await site.database.db.schema.alterTable('elsewhere').renameTo('products').execute()
    expect([status, body.message]).toEqual([500, 'Beklenmeyen bir sorun oluştu. Lütfen daha sonra tekrar deneyin.'])
    expect(JSON.stringify(body)).not.toMatch(/products|select|\.ts/)
  })

  test('every response has the security headers', async () => {
    const { headers } = await site.call('GET /health')
    expect(headers).toMatchObject(SAFETY)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })
})

test('errors: an aborted upload is not logged as a failure', async () => {
  const app = Fastify()
  const answered: number[] = []
  app.setErrorHandler((error, request, reply) => {
    sendProblem(error, request, reply)
    answered.push(reply.statusCode)
  })
  let isAsked = false
  app.addHook('onRequest', async () => {
    isAsked = true
  })
  app.post('/', async () => 'unreached')
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connectSocket((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"history":')
  await expect.poll(() => isAsked).toBe(true)
  socket.destroy()
  await expect.poll(() => answered).toEqual([400])
  await app.close()
})

test('HSTS: is sent for an https site', async () => {
  const site = await createTestApp('sqlite', { settings: { PUBLIC_URL: 'https://www.example.com' } })
  expect((await site.call('GET /health')).headers['strict-transport-security']).toBe('max-age=31536000')
  await site.close()
})

test.each([
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['off', 'max-age=0'],
])('HSTS: follows the setting: %s', async (HSTS, header) => {
  const site = await createTestApp('sqlite', { settings: { PUBLIC_URL: 'https://www.example.com', HSTS } })
  expect((await site.call('GET /health')).headers['strict-transport-security']).toBe(header)
  await site.close()
})

test('readiness: 503 without a database, while liveness stays 200', async () => {
  const site = await createTestApp('postgres')
  await site.database.db.destroy()
  expect((await site.call('GET /ready')).status).toBe(503)
  expect((await site.call('GET /health')).body).toEqual({ status: 'ok' })
  await site.close()
})

test('errors: the cause of a 503 is logged, an intended refusal is not', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => lines.push(line) } } })
  app.setErrorHandler(sendProblem)
  app.get('/store', async () => {
    throw Object.assign(refused.unavailable(), { cause: new Error('the store is silent') })
  })
  app.get('/model', async () => {
    throw refused.unavailable()
  })
  for (const path of ['/store', '/model']) expect((await app.inject(path)).statusCode).toBe(503)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the store is silent')
})
