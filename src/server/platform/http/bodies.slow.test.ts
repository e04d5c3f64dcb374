import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { smallSite } from '../../../../tests/helpers/smallSite.ts'
import { createTestApp, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { PostedForm } from '../../../contract/site.ts'
import type { ApiDocument } from '../../api/openapi/document.ts'

const KB = 1024
const FORM = { name: 'Ümit', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba' }
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, '1']))
const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

const source = smallSite()
const formIn = (html: string): PostedForm => JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)![1]!).form

describe('body limits', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp('sqlite', { source, settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())

  const post = async (line: string, payload: string, headers: Record<string, string> = JSON_TYPE) =>
    site.admin(line, payload, { headers })
  const postForm = (payload: string) =>
    site.app.inject({ method: 'POST', url: '/iletisim', headers: FORM_TYPE, payload })

  /** Every endpoint with a JSON body that needs no token, and every account endpoint. */
  const smallCalls = async () => {
    const { paths } = (await site.call('GET /openapi.json')).body as ApiDocument
    return Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(
          ([method, { security }]) => method !== 'get' && (!security?.length || path.startsWith('/api/accounts/')),
        )
        .map(([method]) => `${method.toUpperCase()} ${path.slice('/api'.length).replace(/\{\w+\}/g, '1')}`)
        // Visits are 204 whatever their body is.
        .filter((line) => !['POST /chat', 'POST /visits'].includes(line)),
    )
  }

  test('forms and account routes: 64 kB and 100 fields', async () => {
    const lines = await smallCalls()
    expect(lines).toEqual(
      expect.arrayContaining(['POST /contact/send-message', 'POST /accounts/login', 'PUT /accounts/email']),
    )
    expect((await post('POST /accounts/login', JSON.stringify(fields(150_000)))).status).toBe(413)
    for (const line of lines) {
      expect([line, (await post(line, jsonOf(64 * KB + 1))).status]).toEqual([line, 413])
      const { status, body } = await post(line, JSON.stringify(fields(101)))
      expect([line, status, body.message]).toEqual([line, 400, problems.tooManyFields])
    }
  })

  test.each([
    ['within an object', { ...FORM, x: fields(97) }],
    ['within objects of an array', { ...FORM, x: Array.from({ length: 97 }, () => ({ a: 1 })) }],
  ])('field count: %s', async (_, body) => {
    const { status, body: problem } = await post('POST /contact/send-message', JSON.stringify(body))
    expect([status, problem.message]).toEqual([400, problems.tooManyFields])
  })

  test('long arrays are refused like too many fields, deep ones as malformed', async () => {
    const send = async (text: string) => (await post('POST /chat', `{"x":${text}}`)).body.message
    expect(await send(`[${'[],'.repeat(10_001)}1]`)).toBe(problems.tooManyFields)
    expect(await send('['.repeat(900_000))).toBe(problems.malformed)
    expect(await send(`${'['.repeat(32)}${']'.repeat(32)}`)).toBe(problems.malformed)
    expect(await send(`${'['.repeat(31)}${']'.repeat(31)}`)).toBe(problems.invalid)
  })

  test('repeated fields count twice; text that looks like a field does not count', async () => {
    const twice = `{${Array.from({ length: 101 }, () => '"a":1').join()}}`
    expect((await post('POST /contact/send-message', twice)).body.message).toBe(problems.tooManyFields)
    const message = '"a":1,\\":'.repeat(200)
    expect((await post('POST /contact/send-message', JSON.stringify({ ...FORM, message }))).status).toBe(200)
    expect((await post('POST /contact/send-message', JSON.stringify({ ...FORM, ...fields(96) }))).status).toBe(200)
  })

  test('a contact form post with too many fields or bytes gets a page with the reason', async () => {
    for (const [payload, status, message] of [
      [new URLSearchParams(fields(150_000)).toString(), 413, problems.tooLarge],
      ['a&'.repeat(100), 400, problems.tooManyFields],
    ] as const) {
      const answer = await postForm(payload)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(formIn(answer.payload).outcome).toMatchObject({ state: 'failed', message })
      expect((await post('POST /contact/send-message', payload, FORM_TYPE)).status).toBe(status)
    }
    expect((await postForm(new URLSearchParams({ ...FORM, ...fields(96) }).toString())).statusCode).toBe(303)
  })

  test('chat: 40 messages of 4,000 characters, in any script and escaping', async () => {
    const chat = (letter: string, messages: number = CHAT_LIMITS.messages) => {
      const content = letter.repeat(CHAT_LIMITS.characters)
      const turn = (_: unknown, i: number) => `{"role":"${i % 2 ? 'user' : 'model'}","content":"${content}"}`
      return post('POST /chat', `{"history":[${Array.from({ length: messages }, turn).join()}]}`)
    }
    for (const letter of ['ğ', '\\u011f', '😀', '\\ud83d\\ude00', '\\"'])
      expect([letter, (await chat(letter)).status]).toEqual([letter, 200])
    expect((await chat('\\u011f', 100)).status).toBe(413)
    const { status, body } = await post('POST /chat', JSON.stringify({ history: [], ...fields(1000) }))
    expect([status, body.message]).toEqual([400, problems.tooManyFields])
  })

  test('other JSON: one megabyte', async () => {
    expect((await post('POST /products', jsonOf(1024 * KB + 1))).status).toBe(413)
    expect((await post('POST /products', jsonOf(1024 * KB))).status).toBe(400)
    expect((await post('POST /products', JSON.stringify(fields(150_000)))).status).toBe(413)
    expect((await post('POST /products', JSON.stringify(fields(50_000)))).body.message).toBe(problems.tooManyFields)
  })
})

describe('request rate of bodies by address', () => {
  let site: TestApp
  afterEach(() => site.close())
  const until429 = async (most: number, call: (i: number) => Promise<{ statusCode: number }>) => {
    for (let i = 0; i < most; i++) if ((await call(i)).statusCode === 429) return i
    return undefined
  }

  test('counts valid and invalid forms alike, before they are read, and sends Retry-After', async () => {
    site = await createTestApp('sqlite', { source })
    const send = (url: string, payload: string, headers: Record<string, string>, remoteAddress: string) =>
      site.app.inject({ method: 'POST', url, payload, headers, remoteAddress })
    const calls: [string, string, Record<string, string>][] = [
      ['/iletisim', 'name=x', FORM_TYPE],
      ['/iletisim', 'a&'.repeat(40_000), FORM_TYPE],
      ['/api/contact/send-message', '{}', JSON_TYPE],
      ['/api/accounts/login', '[', JSON_TYPE],
      ['/api/chat', 'x', { 'content-type': 'text/plain' }],
    ]
    for (const [i, [url, payload, headers]] of calls.entries()) {
      const address = `192.0.2.${i + 1}`
      expect([url, await until429(101, () => send(url, payload, headers, address))]).toEqual([
        url,
        url === '/iletisim' && i === 0 ? 50 : 100,
      ])
      const { headers: responseHeaders } = await send(url, payload, headers, address)
      expect(Number(responseHeaders['retry-after'])).toBeGreaterThan(0)
    }
    const page = await send('/iletisim', 'name=x', FORM_TYPE, '192.0.2.1')
    expect(formIn(page.payload).outcome).toMatchObject({ state: 'failed', message: problems.tooMany })
    expect((await send('/iletisim', 'name=x', FORM_TYPE, '192.0.2.99')).statusCode).toBe(400)
    expect((await site.app.inject({ url: '/api/products', remoteAddress: '192.0.2.1' })).statusCode).toBe(200)
  })

  test('lets the panel save, order and delete hundreds of records in a minute', async () => {
    site = await createTestApp('sqlite')
    const { id } = (await site.admin('POST /products', { name: 'Vana' })).body
    const save = async (i: number) => ({
      statusCode: (await site.admin(`PUT /products/${id}`, { name: `Vana ${i}` })).status,
    })
    expect(await until429(150, save)).toBeUndefined()
  })
})

describe('slow request body', () => {
  let site: TestApp
  afterEach(() => site.close())
  /** Opens a connection, sends a part of a body, and returns the response once the connection is closed. */
  const sent = async (head: string, then = 'x') => {
    const { port } = site.app.server.address() as AddressInfo
    const socket = connect({ port, allowHalfOpen: true })
    await once(socket, 'connect')
    socket.write(`${head}\r\n\r\n${then}`)
    const drip = setInterval(() => socket.write('x'), 50)
    const heard: string[] = []
    socket.on('data', (part) => heard.push(String(part))).on('error', () => {})
    // Closed by the server: a client that sends an endless body never closes it.
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(drip)
    return heard.join('')
  }
  const open = async (timeouts: object) => {
    site = await createTestApp('sqlite', { source, timeouts })
    await site.app.listen({ host: '127.0.0.1', port: 0 })
  }

  test.each([
    ['by its length', 'content-length: 1000'],
    ['in chunks', 'transfer-encoding: chunked'],
  ])('gets 408 after the timeout of its route, and its connection is closed (%s)', async (_, framing) => {
    await open({ form: 200 })
    const request = (url: string, type: string) =>
      sent(
        `POST ${url} HTTP/1.1\r\nhost: x\r\n${framing}\r\ncontent-type: ${type}`,
        framing.includes('chunked') ? '5\r\n' : 'x',
      )
    expect(await request('/api/contact/send-message', JSON_TYPE['content-type'])).toMatch(
      /^HTTP\/1.1 408 .*application\/problem\+json/s,
    )
    expect(await request('/iletisim', FORM_TYPE['content-type'])).toMatch(/^HTTP\/1.1 408 .*text\/html/s)
  })

  test('is aborted after an early response', async () => {
    await open({ rest: 200 })
    for (const line of ['GET /', 'POST /api/yok', 'POST /api/products', 'PUT /'])
      expect(
        await sent(`${line} HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\ncontent-type: application/json`),
      ).toMatch(/^HTTP\/1.1 [24]/)
    expect(
      await sent('POST /api/chat HTTP/1.1\r\nhost: x\r\ncontent-length: 10000000\r\ncontent-type: application/json'),
    ).toMatch(/^HTTP\/1.1 413/)
  })

  test('is aborted after the request timeout, including an upload', async () => {
    await open({ whole: 300, rest: 200 })
    const head = `POST /api/files/upload-logo HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${site.token}\r\ncontent-length: 100000`
    expect(await sent(`${head}\r\ncontent-type: multipart/form-data; boundary=x`)).toMatch(/^HTTP\/1.1 4/)
    expect(await sent('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')).toMatch(/^HTTP\/1.1 /)
  })

  test('too large: is drained, so that the client reads the response', async () => {
    await open({})
    const { port } = site.app.server.address() as AddressInfo
    const body = 'x'.repeat(3 * 1024 * KB)
    for (const init of [{ body }, { body: new Blob([body]).stream(), duplex: 'half' }] as RequestInit[]) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/contact/send-message`, {
        method: 'POST',
        headers: JSON_TYPE,
        ...init,
      })
      expect([answer.status, (await answer.json()).message]).toEqual([413, problems.tooLarge])
    }
  })
})
