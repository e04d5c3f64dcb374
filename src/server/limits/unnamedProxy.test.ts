import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { noticeUnnamedProxy } from './unnamedProxy.ts'

test('a proxy that TRUST_PROXY does not name is told of, once, and nothing else is', async () => {
  const lines: string[] = []
  const app = Fastify({
    trustProxy: ['10.0.0.1'],
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(JSON.parse(line).msg) } },
  })
  noticeUnnamedProxy(app)
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
