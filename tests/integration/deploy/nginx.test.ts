import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../helpers/siteServer.ts'
import { asksForNames, hasNginx, layNginx, saidOf, startInstance, startNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('nginx: page cache', () => {
  /** Status of the instance's response by path; 404 by default. */
  const pages = new Map<string, number>()
  const start = (port?: number) =>
    startInstance(
      ({ url }, response) => {
        const status = pages.get(url!) ?? 404
        response.writeHead(status, { 'cache-control': 'no-cache', ...(status === 301 && { location: '/yeni' }) })
        response.end(`${url}: ${status}`)
      },
      { port },
    )
  let instance: Awaited<ReturnType<typeof startInstance>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    instance = await start()
    nginx = await startNginx(instance.line)
  })
  afterAll(async () => {
    await nginx.stop()
    await instance.stop()
  })

  const statusOf = async (path: string) => (await nginx.ask(`GET ${path}`)).status

  test('a removed or moved page expires at once', async () => {
    const become = [404, 301].map(async (status) => {
      const path = `/urunler/${status}`
      pages.set(path, 200)
      expect(await statusOf(path)).toBe(200)
      pages.set(path, status)
      await expect.poll(() => statusOf(path)).toBe(status)
    })
    await Promise.all(become)
  })

  test('the last response is served while no instance is available', async () => {
    pages.set('/hakkimizda', 200)
    pages.set('/blog/eski', 200)
    expect([await statusOf('/hakkimizda'), await statusOf('/blog/eski')]).toEqual([200, 200])
    pages.delete('/blog/eski')
    await expect.poll(() => statusOf('/blog/eski')).toBe(404)
    await instance.stop()
    const stale = () => nginx.ask('GET /hakkimizda')
    await expect.poll(async () => (await stale()).headers['x-cache']).toBe('STALE')
    expect(await stale()).toMatchObject({ status: 200, text: '/hakkimizda: 200' })
    expect(await statusOf('/blog/eski')).toBe(404)
    instance = await start(instance.port)
  })
})

describe.skipIf(!hasNginx)('nginx: a write request', () => {
  const CHANGES = ['POST /iletisim', 'POST /api/products', 'PUT /api/products/1', 'DELETE /api/products/1']
  /** Requests received by either instance. */
  const arrived: string[] = []
  let failing: Awaited<ReturnType<typeof startInstance>>
  let working: Awaited<ReturnType<typeof startInstance>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    failing = await startInstance(({ method, url, socket }) => {
      arrived.push(`${method} ${url}`)
      socket.destroy()
    })
    working = await startInstance(async (request, response) => {
      arrived.push(`${request.method} ${request.url}`)
      response.end(await text(request))
    })
    nginx = await startNginx(failing.line + working.line)
    arrived.length = 0
  })
  afterAll(() => Promise.all([nginx.stop(), failing.stop(), working.stop()]))

  test.each(CHANGES)('is not repeated when an instance drops the connection: %s', async (line) => {
    const outcomes = new Set<string>()
    await expect
      .poll(async () => {
        arrived.length = 0
        const { status } = await nginx.ask(line, { body: '{}' })
        return [...outcomes.add(`${status} ${arrived}`)].sort()
      })
      .toEqual([`200 ${line}`, `502 ${line}`])
  })

  test.each(CHANGES)('is sent with its body to the other instance when one refuses connections: %s', async (line) => {
    await failing.stop()
    for (const body of ['{"name":"Ayşe"}', '{"name":"Mehmet"}', '{"name":"Zeynep"}'])
      expect(await nginx.ask(line, { body })).toMatchObject({ status: 200, text: body })
  })
})

test.skipIf(!hasNginx)('nginx: connections to instances are kept alive for GET and HEAD only', async () => {
  const instance = await startInstance(({ headers }, response) => response.end(headers.connection ?? 'kept'))
  const nginx = await startNginx(instance.line)
  const asked = ['GET /', 'HEAD /api/products', 'GET /api/products', 'POST /iletisim', 'PUT /api/products/1']
  const answers = await Promise.all(asked.map(async (line) => (await nginx.ask(line, { body: '' })).text))
  expect(answers).toEqual(['kept', '', 'kept', 'close', 'close'])
  await Promise.all([nginx.stop(), instance.stop()])
})

test.skipIf(!hasNginx)('nginx: a file that one of two versions lacks is served by the other', async () => {
  const older = await startInstance((_, response) => response.writeHead(404).end())
  const newer = await startInstance(({ url }, response) => response.end(url))
  const nginx = await startNginx(older.line + newer.line)
  for (const path of ['/assets/a.js', '/admin-assets/a.js', `/uploads/${'0a'.repeat(32)}-320u.avif`])
    for (let turn = 0; turn < 2; turn++) expect((await nginx.ask(`GET ${path}`)).text).toBe(path)
  await Promise.all([nginx.stop(), older.stop(), newer.stop()])
})

test.skipIf(!hasNginx)('nginx: a backup is streamed without a temporary file', async () => {
  // More than the socket buffers of both ends hold.
  const part = Buffer.alloc(24 * 1024 * 1024)
  const instance = await startInstance((_, response) => response.end(part))
  const nginx = await startNginx(instance.line, (file) => `error_log /var/log/nginx/told.log warn;\n${file}`)
  const [answer] = (await once(
    request({ port: nginx.port, path: '/api/admin/backups/a.tar', rejectUnauthorized: false, agent: false }).end(),
    'response',
  )) as [IncomingMessage]
  await setTimeout(300)
  expect((await buffer(answer)).length).toBe(part.length)
  expect(readFileSync(join(nginx.folder, 'told.log'), 'utf8')).not.toMatch(/temporary file/)
  await Promise.all([nginx.stop(), instance.stop()])
})

test.skipIf(!hasNginx)('nginx: concurrent requests all reach the instance that accepts connections', async () => {
  const instance = await startInstance(async (request, response) => response.end(await text(request)))
  const lines = readFileSync('deploy/nginx/instances.conf', 'utf8').replace('# ', '')
  const nginx = await startNginx(lines.replace('3000', `${await freePort()}`).replace('3001', `${instance.port}`))
  const bodies = Array.from({ length: 60 }, (_, i) => `{"order":${i}}`)
  const answers = await Promise.all(bodies.map((body) => nginx.ask('PUT /api/products/1', { body })))
  expect(answers.map(({ text }) => text)).toEqual(bodies)
  await Promise.all([nginx.stop(), instance.stop()])
})

test.skipIf(!hasNginx)('nginx: the access log has no personal data, token or referrer', async () => {
  const instance = await startInstance((_, response) => response.end())
  const nginx = await startNginx(instance.line)
  const token = 'aZ09_-'.repeat(8)
  const log = () => readFileSync(join(nginx.folder, 'access.log'), 'utf8')
  const asked = [
    'DELETE /api/admin/personal-data?of=umit@example.com',
    `GET /login/sifre/${token}?x`,
    `GET /uploads/${'0a'.repeat(32)}.webp`,
  ]
  for (const line of asked) await nginx.ask(line, { headers: { referer: `https://filiz.example/onizleme/${token}` } })
  await fetch(`http://127.0.0.1:${nginx.plain}/urunler?q=umit`, { redirect: 'manual' })
  await expect
    .poll(() => log().trim().split('\n').slice(-4))
    .toEqual([
      expect.stringMatching(/^127\.0\.0\.1 \[.+\] DELETE \/api\/admin\/personal-data 200 /),
      expect.stringMatching(/ GET \/login\/sifre\/\*{3} 200 /),
      expect.stringContaining(` ${asked[2]} 200 `),
      expect.stringMatching(/ GET \/urunler 308 /),
    ])
  expect(log()).not.toMatch(/umit|aZ09|onizleme/)
  await Promise.all([nginx.stop(), instance.stop()])
})

test.skipIf(!hasNginx)('nginx: a restore has a longer timeout than other requests', async () => {
  const answers = new Map<string, () => void>()
  const instance = await startInstance(({ url }, response) => {
    answers.set(url!, () => response.end())
  })
  const nginx = await startNginx(instance.line, (file) => file.replace(' 120s;', ' 1s;'))
  const RESTORE = '/api/admin/backups/backup-2026-05-01T00-00-00Z.tar.age/restore'
  const restored = nginx.ask(`POST ${RESTORE}`, { body: '{}' })
  await expect.poll(() => answers.has(RESTORE)).toBe(true)
  expect((await nginx.ask('POST /api/products', { body: '{}' })).status).toBe(502)
  answers.get(RESTORE)!()
  expect((await restored).status).toBe(200)
  await Promise.all([nginx.stop(), instance.stop()])
})

test.skipIf(!hasNginx)('nginx: port 80 serves ACME challenges and redirects everything else to HTTPS', async () => {
  const nginx = await startNginx('server 127.0.0.1:1;')
  const CHALLENGE = '.well-known/acme-challenge'
  mkdirSync(join(nginx.folder, 'acme', CHALLENGE), { recursive: true })
  writeFileSync(join(nginx.folder, 'acme', CHALLENGE, 'token'), 'proof')
  const ask = (path: string) => fetch(`http://127.0.0.1:${nginx.plain}/${path}`, { redirect: 'manual' })
  expect(await (await ask(`${CHALLENGE}/token`)).text()).toBe('proof')
  const page = await ask('urunler?sayfa=2')
  expect([page.status, page.headers.get('location')]).toEqual([308, 'https://127.0.0.1/urunler?sayfa=2'])
  await nginx.stop()
})

describe.skipIf(!hasNginx)('nginx: instances in compose', () => {
  const lines = readFileSync('deploy/nginx/instances.compose.conf', 'utf8')

  // Before 1.27.3 nginx has no `resolve` here and resolves names when it reads the file.
  const known = lines.replaceAll(/^resolver .*\n| resolve\b/gm, '').replaceAll(/\bsite\d\b/g, 'localhost')
  test('accepts the configuration', async () => {
    const { folder, remove } = await layNginx(asksForNames() ? lines : known)
    expect(await saidOf(folder)).toBe('')
    await remove()
  })

  test.skipIf(!asksForNames())('are resolved again when their addresses change', async () => {
    const first = await startInstance((_, response) => response.end('first'), { host: '127.0.0.2' })
    const second = await startInstance((_, response) => response.end('second'), { ...first, host: '127.0.0.3' })
    const names = await startNames('127.0.0.2')
    const nginx = await startNginx(lines.replace('127.0.0.11', names.at).replaceAll(':3000', `:${first.port}`))
    const answer = async () => (await nginx.ask('GET /api/health')).text
    await expect.poll(answer).toBe('first')
    names.move('127.0.0.3')
    await first.stop()
    await expect.poll(answer).toBe('second')
    await Promise.all([nginx.stop(), second.stop(), names.stop()])
  })
})

/** A DNS server that resolves every name to one address, as Docker's does for a container. */
async function startNames(address: string) {
  let bytes = address.split('.').map(Number)
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const [id, rest] = [question.subarray(0, 2), question.subarray(12)]
    const isForAddress = rest.readUInt16BE(rest.indexOf(0) + 1) === 1
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...bytes]
    const head = [0x81, 0x80, 0, 1, 0, isForAddress ? 1 : 0, 0, 0, 0, 0]
    socket.send(Buffer.concat([id, Buffer.from(head), rest, Buffer.from(isForAddress ? record : [])]), from.port)
  })
  await once(socket.bind(0, '127.0.0.1'), 'listening')
  return {
    at: `127.0.0.1:${socket.address().port}`,
    move(to: string) {
      bytes = to.split('.').map(Number)
    },
    async stop() {
      await once(socket.close(), 'close')
    },
  }
}
