import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNginx, startInstance, startNginx } from './nginx.ts'

describe.skipIf(!hasNginx)('a page that nginx has kept', () => {
  /** What the instance has at each address. */
  const pages = new Map<string, number>()
  const start = (port?: number) =>
    startInstance(({ url }, response) => {
      const status = pages.get(url!) ?? 404
      response.writeHead(status, { 'cache-control': 'no-cache', ...(status === 301 && { location: '/yeni' }) })
      response.end(`${url}: ${status}`)
    }, port)
  let instance: Awaited<ReturnType<typeof startInstance>>
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    instance = await start()
    nginx = await startNginx([instance.port])
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
