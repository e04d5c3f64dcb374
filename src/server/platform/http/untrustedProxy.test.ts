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
  // Whoever comes from the world may send what headers they like.
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
    'on this machine, to %s, is from here',
    async (host) => expect(await isHere(`GET / HTTP/1.1\r\nHost: ${host}`)).toBe(true),
  )

  test.each([
    ['that tells of a visitor', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 192.0.2.1'],
    ['that tells of this machine', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 127.0.0.1'],
    ['that tells of nobody', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For:'],
    ['that tells of itself', 'GET / HTTP/1.1\r\nHost: localhost\r\nVia: 1.1 caddy'],
    ['that passes on the host', 'GET / HTTP/1.1\r\nHost: www.example.com'],
    ['as nginx is when only told where to pass on', 'GET / HTTP/1.0\r\nHost: 127.0.0.1:3000'],
  ])('through a proxy on it %s is not', async (_, head) => expect(await isHere(head)).toBe(false))

  test('is false for another machine, whatever headers it sends', async () => {
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }
    expect((await app.inject({ url: '/', remoteAddress: '192.0.2.1', headers })).json()).toBe(false)
    expect((await app.inject({ url: '/', remoteAddress: '10.0.0.1', headers })).json()).toBe(false)
  })
})
