import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLocalRequest, warnAboutUntrustedProxy } from './access.ts'

test('untrusted proxy: is logged once', async () => {
  const lines: string[] = []
  const app = Fastify({
    trustProxy: ['10.0.0.1'],
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line).msg) } },
  })
  warnAboutUntrustedProxy(app)
  app.get('/', async () => 'ok')
  const ask = (remoteAddress: string, headers = {}) => app.inject({ url: '/', remoteAddress, headers })
  const forwarded = { 'x-forwarded-for': '192.0.2.1' }

  await ask('10.0.0.2')
  await ask('10.0.0.1', forwarded)
  // Clients from the internet may send any headers.
  await ask('203.0.113.1', forwarded)
  await ask('in-process', forwarded)
  expect(lines).toEqual([])
  for (const proxy of ['::ffff:10.0.0.2', '127.0.0.1']) await ask(proxy, forwarded)
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY does not name this proxy')])
})

describe('isLocalRequest', () => {
  const app = Fastify({ trustProxy: ['127.0.0.1', '10.0.0.1'] })
  app.get('/', async (request) => isLocalRequest(request))
  beforeAll(async () => {
    await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.close())

  const isHere = async (head: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.write(`${head}\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).endsWith('true')
  }

  test.each(['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:3000', '[::1]:3000'])(
    'is true on this machine for host %s',
    async (host) => expect(await isHere(`GET / HTTP/1.1\r\nHost: ${host}`)).toBe(true),
  )

  test.each([
    ['forwards a visitor', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1'],
    ['forwards this machine', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 127.0.0.1'],
    ['forwards an empty address', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For:'],
    ['sends only Via', 'GET / HTTP/1.1\r\nHost: localhost\r\nVia: 1.1 caddy'],
    ['forwards the host', 'GET / HTTP/1.1\r\nHost: www.example.com'],
    ['uses HTTP/1.0, like nginx by default', 'GET / HTTP/1.0\r\nHost: 127.0.0.1:3000'],
  ])('is false through a local proxy that %s', async (_, head) => expect(await isHere(head)).toBe(false))

  test('is false for another machine, whatever headers it sends', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
    expect((await app.inject({ url: '/', remoteAddress: '192.0.2.1', headers })).json()).toBe(false)
    expect((await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).json()).toBe(false)
  })
})
