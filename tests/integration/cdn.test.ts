import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dayIn } from '../../src/contract/domain/zones.ts'
import entry from '../../src/public/entryServer.tsx'
import { collectGarbage, DAYS_KEPT } from '../../src/server/features/media/collectGarbage.ts'
import { uploadPicture } from '../../src/server/features/media/pictures.ts'
import { type FakeCdn, startFakeCdn } from '../helpers/fakeCdn.ts'
import { picture } from '../helpers/images.ts'
import { isSlow } from '../helpers/slowTests.ts'
import { createEmptyDatabase, createTestApp, dialects, type TestApp, type TestDatabase } from '../helpers/testApp.ts'

const assets = { script: '/x.js', styles: [], fonts: [], modules: [] }
const source = { entry: async () => entry, siteAssets: () => assets, adminAssets: () => assets, folders: [] }

const SAVES = isSlow ? 200 : 10
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const TOKEN = 'secret-of-the-cdn'

const random = (below: number) => Math.floor(Math.random() * below)
const pick = <T>(all: readonly T[]): T => all[random(all.length)]!

describe.each(dialects)('site behind a CDN on %s', (dialect) => {
  let place: TestDatabase
  let cdn: FakeCdn
  /** Two on PostgreSQL; the embedded database belongs to one process. */
  let instances: TestApp[]
  let site: TestApp
  let ahead = 0
  const now = () => Date.now() + ahead

  beforeAll(async () => {
    place = await createEmptyDatabase(dialect)
    cdn = await startFakeCdn({ tagHeader: 'cache-tag', now })
    const settings = { CDN_TAG_HEADER: 'Cache-Tag', CDN_PURGE_URL: `${cdn.url}/purge`, CDN_PURGE_TOKEN: TOKEN }
    instances = []
    for (let i = 0; i < (dialect === 'postgres' ? 2 : 1); i++) {
      const instance = await createTestApp(dialect, { at: place, source, background: true, now, settings })
      cdn.origins.push(await instance.app.listen({ host: '127.0.0.1', port: 0 }))
      instances.push(instance)
    }
    site = instances[0]!
  })
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.close()))
    await cdn.close()
    await rm(place.folder, { recursive: true, force: true })
  })

  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(cdn.url + path, { headers })
    return { status: response.status, body: await response.text(), state: response.headers.get('x-cache') }
  }
  const purges = () => site.database.db.selectFrom('cdnPurges').selectAll().execute()
  /** Waits until no purge is due or in progress. */
  const settled = () =>
    expect
      .poll(async () => {
        const rows = await purges()
        const isPausing = rows.some(({ nextAttemptAt }) => Date.parse(nextAttemptAt) > now())
        return rows.every(({ leasedUntil }) => leasedUntil === null) && (rows.length === 0 || isPausing)
      })
      .toBe(true)
  /** Moves the clock on and wakes the jobs, which sleep by the real clock. */
  const pass = async (milliseconds: number) => {
    ahead += milliseconds
    for (const { changes } of instances)
      for (const table of ['cdnPurges', 'blog', 'pageContent']) changes.receive(table)
    await settled()
  }
  /** In small steps while there is something to purge. */
  const passAll = async (milliseconds: number) => {
    const end = ahead + milliseconds
    while (ahead < end && (await purges()).length > 0) await pass(2 * SECOND)
    await pass(Math.max(0, end - ahead))
  }

  test(`no page is older than a minute after ${SAVES} random saves, with failing purges and late responses`, async () => {
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6' })
    const { body: post } = await site.admin('POST /blog', { title: 'Don', content: 'x', publishOption: 'now' })
    /** Each is saved with a number, which these pages show. */
    const saved = {
      footer: (mark: string) => site.admin('PUT /admin/page-content/footer', { tagline: mark }),
      product: (mark: string) => pick(instances).admin(`PUT /products/${product.id}`, { name: mark }),
      post: (mark: string) => pick(instances).admin(`PUT /blog/${post.id}`, { title: mark }),
    }
    type Kind = keyof typeof saved
    const pages: [path: string, kinds: Kind[]][] = [
      ['/', ['footer']],
      ['/hakkimizda', ['footer']],
      ['/urunler', ['footer', 'product']],
      [`/urunler/${product.slug}`, ['footer', 'product']],
      ['/blog', ['footer', 'post']],
      [`/blog/${post.slug}`, ['footer', 'post']],
      ['/rss.xml', ['post']],
      ['/api/products', ['product']],
      [`/api/blog/${post.slug}`, ['post']],
    ]
    /** Time at which each version of each kind was replaced. */
    const replaced: Record<Kind, number[]> = { footer: [], product: [], post: [] }
    const save = async (kind: Kind) => {
      const { status } = await saved[kind](`${kind} nr ${replaced[kind].length}.`)
      expect(status).toBe(200)
      // Replaced by the next version.
      replaced[kind].push(Number.POSITIVE_INFINITY)
      const before = replaced[kind].length - 2
      if (before >= 0) replaced[kind][before] = now()
    }
    const states: Record<string, number> = {}
    const check = async ([path, kinds]: (typeof pages)[number], oldest = MINUTE) => {
      const at = now()
      const { status, body, state } = await read(path)
      states[state!] = (states[state!] ?? 0) + 1
      expect([path, status]).toEqual([path, 200])
      for (const kind of kinds) {
        const version = Number(new RegExp(`${kind} nr (\\d+)\\.`).exec(body)?.[1])
        // A response may be newer than the save is known here.
        const replacedAt = replaced[kind][version] ?? Number.POSITIVE_INFINITY
        expect([path, kind, version, at - replacedAt < oldest]).toEqual([path, kind, version, true])
      }
    }
    for (const kind of ['footer', 'product', 'post'] as const) await save(kind)
    await settled()
    await passAll(25 * SECOND)

    for (let i = 0; i < SAVES; i++) {
      // At most four in a row: with the pauses and steps of this clock they end within a minute.
      if ((await purges()).every(({ lastError }) => lastError === null))
        cdn.purgeFailures = Array.from({ length: random(5) }, () => pick([429, 500, 503]))
      const isAlone = i % 5 === 4
      if (isAlone) cdn.evict()
      // Requested before the save, stored after its purge.
      const { promise: isPurged, resolve: store } = Promise.withResolvers<void>()
      let received = 0
      cdn.beforeStoring = () => {
        received += 1
        return isPurged
      }
      const late = Promise.all(pages.map((page) => check(page)))
      if (isAlone) await expect.poll(() => received).toBe(pages.length)
      else await new Promise((resolve) => setTimeout(resolve, 20))
      await save(pick(['footer', 'product', 'post']))
      await settled()
      cdn.beforeStoring = async () => undefined
      store()
      await late
      for (let passed = random(4); passed > 0; passed--) {
        await check(pick(pages))
        await pass(random(4) * SECOND)
      }
      // No other save purges what was stored late.
      if (isAlone) {
        await passAll(MINUTE)
        for (const page of pages) await check(page)
      }
    }
    cdn.purgeFailures = []
    await passAll(MINUTE)
    for (const page of pages) await check(page, 1)
    expect(states.hit).toBeGreaterThan(SAVES / 2)
    expect(cdn.purges[0]!.headers.authorization).toBe(`Bearer ${TOKEN}`)
    expect(await purges()).toEqual([])
  })

  test('a scheduled post and a version of the privacy notice are purged when their time comes', async () => {
    const { body: post } = await site.admin('POST /blog', {
      ...{ title: 'Planlı yazı', content: 'x' },
      ...{ publishOption: 'schedule', scheduleDaysOffset: 1 },
    })
    const nextDay = dayIn('Europe/Istanbul', new Date(Date.parse(post.publishAt) + DAY))
    const { body: notice } = await site.admin('GET /admin/page-content/privacy')
    const versions = [{ date: nextDay, text: 'Yeni metin' }, ...notice.versions]
    expect((await site.admin('PUT /admin/page-content/privacy', { versions })).status).toBe(200)
    await passAll(30 * SECOND)
    await pass(Date.parse(post.publishAt) - now() - 5 * SECOND)
    expect((await read('/blog')).body).not.toContain('Planlı yazı')
    await pass(10 * SECOND)
    await expect.poll(async () => (await read('/blog')).body).toContain('Planlı yazı')
    // Pages choose the version by the real clock.
    await passAll(30 * SECOND)
    await pass(Date.parse(`${nextDay}T00:00:00+03:00`) - now() - 5 * SECOND)
    const before = cdn.purges.length
    await pass(10 * SECOND)
    await expect.poll(() => cdn.purges.length).toBeGreaterThan(before)
  })

  test('what is not the same for every visitor is never stored', async () => {
    const headers = { authorization: `Bearer ${await site.openSession()}` }
    const { body: hidden } = await site.admin('POST /products', { name: 'Gizli ürün', isHidden: true })
    await passAll(30 * SECOND)
    for (let i = 0; i < 2; i++) {
      expect((await read('/api/products')).body).not.toContain('Gizli ürün')
      expect((await read('/api/products', headers)).body).toContain('Gizli ürün')
    }
    const { body: preview } = await site.admin(`GET /products/${hidden.id}/preview-link`)
    const { pathname, search } = new URL(preview.url)
    for (const path of [
      ...[pathname + search, '/yok', `/urunler/${hidden.slug}`, '/iletisim?gonderildi', '/urunler/'],
      ...['/api/health', '/api/search?q=ürün', '/api/yok', '/api/products/999', '/admin', '/api/admin/status'],
    ]) {
      const response = await fetch(cdn.origins[0] + path, {
        redirect: 'manual',
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      await response.arrayBuffer()
      expect([path, response.headers.get('cdn-cache-control'), response.headers.get('cache-tag')]).toEqual([
        path,
        null,
        null,
      ])
    }
    const posted = await fetch(`${cdn.origins[0]}/iletisim`, {
      method: 'POST',
      body: new URLSearchParams({ name: 'a' }),
    })
    expect([posted.status, posted.headers.get('cdn-cache-control')]).toEqual([400, null])
  })

  test('an upload is stored for a year, and purged when its file is removed', async () => {
    const { name } = await uploadPicture(site.services, await picture('png', 60, 40))
    const path = `/uploads/${name}`
    const { headers } = await fetch(cdn.origins[0] + path)
    expect(headers.get('cdn-cache-control')).toMatch(/^max-age=31536000, /)
    expect(headers.get('cache-tag')).toBe(`upload-${name.slice(0, 64)}`)
    await passAll(30 * SECOND)
    for (const [status, state] of [
      [200, 'miss'],
      [200, 'hit'],
    ])
      expect(await read(path)).toMatchObject({ status, state })
    await collectGarbage(site.services, { now: now() + (DAYS_KEPT + 1) * DAY })
    await passAll(30 * SECOND)
    expect(await read(path)).toMatchObject({ status: 404, state: 'miss' })
  })

  test('a failure is shown in the state of the site, and can be retried', async () => {
    const line = async () =>
      (await site.admin('GET /admin/status')).body.find(({ key }: { key: string }) => key === 'cdn')
    await passAll(30 * SECOND)
    expect(await line()).toMatchObject({ level: 'ok' })
    cdn.purgeFailures = Array(9).fill(403)
    await site.admin('PUT /admin/page-content/footer', { tagline: 'Toprağı dinleriz.' })
    await settled()
    await passAll(10 * SECOND)
    const failed = await line()
    expect(failed).toMatchObject({ level: 'warn', message: expect.stringContaining('HTTP 403') })
    expect(JSON.stringify(failed)).not.toContain(TOKEN)
    cdn.purgeFailures = []
    expect((await site.call('POST /admin/cdn/purges')).status).toBe(401)
    expect((await site.admin('POST /admin/cdn/purges')).status).toBe(202)
    await settled()
    expect(await line()).toMatchObject({ level: 'ok' })
    expect((await read('/')).body).toContain('Toprağı dinleriz.')
  })
})

describe('headers for a CDN', () => {
  const headersOf = async (settings: Record<string, string>) => {
    const site = await createTestApp('sqlite', { source, settings })
    try {
      const { headers } = await site.app.inject('/')
      const status = (await site.admin('POST /admin/cdn/purges')).status
      return { ...headers, status }
    } finally {
      await site.close()
    }
  }

  test('none without the setting', async () => {
    const headers = await headersOf({})
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', status: 503 })
    expect(Object.keys(headers).filter((name) => /cdn|surrogate|tag$/.test(name) && name !== 'etag')).toEqual([])
  })

  test('without purges a page is stored for less than a minute', async () => {
    expect(await headersOf({ CDN_TAG_HEADER: 'Surrogate-Key' })).toMatchObject({
      'cache-control': 'no-cache',
      'cdn-cache-control': 'max-age=30, stale-while-revalidate=30, stale-if-error=86400',
      'surrogate-control': 'max-age=30, stale-while-revalidate=30, stale-if-error=86400',
      'surrogate-key': 'site',
    })
  })
})
