import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asksForNames, hasNginx, layNginx, saidOf, startInstance, startNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('a page that nginx has kept', () => {
  /** What the instance has at each address. */
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

  test('is gone within moments of being removed or moved', async () => {
    const become = [404, 301].map(async (status) => {
      const path = `/urunler/${status}`
      pages.set(path, 200)
      expect(await statusOf(path)).toBe(200)
      pages.set(path, status)
      await expect.poll(() => statusOf(path)).toBe(status)
    })
    await Promise.all(become)
  })

  test('is what was there last while no instance answers, be that a page or none', async () => {
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

describe.skipIf(!hasNginx)('the instances of compose', () => {
  const lines = readFileSync('deploy/nginx/instances.compose.conf', 'utf8')

  // An nginx before 1.27.3 knows neither `resolve` nor a resolver there, and looks names up as it reads the file.
  const known = lines.replaceAll(/^resolver .*\n| resolve\b/gm, '').replaceAll(/\bsite\d\b/g, 'localhost')
  test('are taken by nginx', async () => {
    const { folder, remove } = await layNginx(asksForNames() ? lines : known)
    expect(await saidOf(folder)).toBe('')
    await remove()
  })

  test.skipIf(!asksForNames())('are found again where their addresses change', async () => {
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

/** Answers every question for an address with this one, as Docker does for the names of containers. */
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
