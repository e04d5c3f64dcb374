import { rm } from 'node:fs/promises'
import type { InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { pagesOfProducts } from '../../../../tests/helpers/productPages.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { createMigratedDatabase } from '../../../../tests/helpers/testDatabases.ts'
import type { VisitReport } from '../../../contract/api/visits.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import searchEnglish from '../../../contract/i18n/site/searchEnglish.ts'
import siteEnglish from '../../../contract/i18n/site/siteEnglish.ts'
import { pruneVisits } from './countVisit.ts'

const source = pagesOfProducts()
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'
const TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const TABLES = [
  'visits',
  'visitors',
  'visitEvents',
  'missedSearches',
  'visitKeys',
  'visitHashes',
  'searchHashes',
] as const

/** Noon in Istanbul on the first day of the tests. */
const NOON = Date.parse('2026-11-02T09:00:00Z')

describe.each(dialects)('visits on %s', (dialect) => {
  let site: TestApp
  let slug: string
  let clock = NOON
  const now = () => clock
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      source,
      now,
      settings: { PUBLIC_URL: 'https://www.filiz.example', RATE_LIMITS: 'off' },
    })
    slug = (await site.admin('POST /products', { name: '=Kök 6' })).body.slug
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    clock = NOON
    for (const table of TABLES) await site.database.db.deleteFrom(table).execute()
  })

  const send = (body: unknown, headers: Record<string, string> = {}, more: InjectOptions = {}, at = site) =>
    at.call('POST /visits', typeof body === 'string' ? body : JSON.stringify(body), {
      headers: { 'user-agent': DESKTOP, 'content-type': 'text/plain;charset=UTF-8', ...headers },
      ...more,
    })
  const report = async (query = '?from=2026-11-02&to=2026-11-02', at = site): Promise<VisitReport> =>
    (await at.admin(`GET /admin/visits${query}`)).body
  const counted = async () => {
    const { days, events } = await report()
    return [days.map(({ views, visitors }) => [views, visitors]), events]
  }
  const NOTHING = [[[0, 0]], []]

  test.each([
    ['a product', () => `/urunler/${slug}`],
    ['a path with a query', () => `/urunler/${slug}?utm_source=a#b`],
  ])('%s is counted', async (_, path) => {
    expect((await send({ path: path() })).status).toBe(204)
    const { days, pages, sources, devices } = await report()
    expect(days).toEqual([{ date: '2026-11-02', views: 1, visitors: 1 }])
    expect(pages).toEqual([{ path: `/urunler/${slug}`, title: '=Kök 6', views: 1, visitors: 1 }])
    expect([sources, devices]).toEqual([[{ host: '', views: 1 }], [{ kind: 'desktop', views: 1 }]])
  })

  test('pages have their titles in their language, also of former slugs', async () => {
    const same = { en: { fields: { name: 'same' } } }
    await site.admin('POST /products', { name: 'Debi', en: { name: 'Flow' } })
    await site.admin('POST /products', { name: 'Poyraz', translation: same })
    const { id } = (await site.admin('POST /products', { name: 'Eski ad' })).body
    await site.admin(`PUT /products/${id}`, { slug: 'yeni-ad', name: 'Yeni ad' })
    const visited = [
      '/en/products',
      '/en/products/flow',
      '/en/products/poyraz',
      '/en/products/gone',
      '/en/search',
      '/urunler/eski-ad',
    ]
    const view = { day: '2026-11-02', host: '', device: 'desktop', views: 1, visitors: 1 } as const
    await site.database.db
      .insertInto('visits')
      .values(visited.map((path) => ({ ...view, path })))
      .execute()
    expect(Object.fromEntries((await report()).pages.map(({ path, title }) => [path, title]))).toEqual({
      '/en/products': siteEnglish.nav.products,
      '/en/products/flow': 'Flow',
      '/en/products/poyraz': 'Poyraz',
      '/en/products/gone': '/en/products/gone',
      '/en/search': searchEnglish.title,
      '/urunler/eski-ad': 'Yeni ad',
    })
  })

  test('any content type and any shape gets 204, and only what is valid is counted', async () => {
    const bodies = ['', '{', 'null', '[]', '"/"', '{"path":"urunler"}', '{"path":"//evil.example"}', '{"path":7}']
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`
    const invalid = [
      ...bodies,
      deep,
      '{"path":"/","event":"buy"}',
      '{"path":"/","referrer":7}',
      '{"path":"/\\u0000"}',
      '🌱',
    ]
    for (const body of invalid) expect([body, (await send(body)).status]).toEqual([body, 204])
    expect(await counted()).toEqual(NOTHING)
    const types = ['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'image/png', 'no type']
    for (const type of types) expect((await send({ path: '/' }, { 'content-type': type })).status).toBe(204)
    expect(await counted()).toEqual([[[types.length, 1]], []])
    expect((await send('x'.repeat(70_000))).status).toBe(413)
  })

  test.each<[string, Record<string, string>]>([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a link preview', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['a headless browser', { 'user-agent': DESKTOP.replace('Firefox', 'HeadlessChrome') }],
    ['no user agent', { 'user-agent': '' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['an older prefetch', { purpose: 'prefetch' }],
    ['Do Not Track', { dnt: '1' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
  ])('%s is not counted', async (_, headers) => {
    expect((await send({ path: '/' }, headers)).status).toBe(204)
    expect(await counted()).toEqual(NOTHING)
    await send({ path: '/' }, { dnt: '0', 'sec-gpc': '0' })
    expect(await counted()).toEqual([[[1, 1]], []])
  })

  test('administrators, API keys, previews and paths without a page are not counted', async () => {
    const { key } = (await site.admin('POST /admin/access-keys', { name: 'Rapor', access: 'read' })).body
    for (const token of [site.token, key]) await send({ path: '/' }, { authorization: `Bearer ${token}` })
    const paths = ['/yok', '/urunler/yok', '/onizleme/a', '/?onizleme=a', '/api/products', '/sitemap.xml', '/admin']
    for (const path of paths) expect((await send({ path })).status).toBe(204)
    for (const path of paths) await send({ path, event: 'call' })
    expect(await counted()).toEqual(NOTHING)
  })

  test('events are counted apart from views', async () => {
    for (const event of ['call', 'call', 'chat', 'whatsapp', 'contact', 'search']) await send({ path: '/', event })
    const events = [
      { event: 'call', count: 2 },
      ...['whatsapp', 'contact', 'chat', 'search'].map((event) => ({ event, count: 1 })),
    ]
    expect(await counted()).toEqual([[[0, 0]], events])
  })

  test('a search without results is stored from its third visitor of a day on, and hashes until then', async () => {
    const here = await createTestApp(dialect, { source, now, settings: { TRUST_PROXY: 'loopback' } })
    onTestFinished(() => here.close())
    await here.admin('POST /products', { name: 'Damla sulama', en: { name: 'Drip line' } })
    const search = (visitor: number, q: string, page = '/ara') =>
      send(
        { path: `${page}?${new URLSearchParams({ q })}`, event: 'search' },
        { 'x-forwarded-for': `203.0.113.${visitor}` },
        {},
        here,
      )
    const missed = async (query = '?from=2026-11-02&to=2026-11-02') =>
      (await here.admin(`GET /admin/visits/searches${query}`)).body.searches
    for (const visitor of [1, 2, 3]) await search(visitor, 'damla')
    for (const visitor of [1, 2, 2, 1]) await search(visitor, ' Işıklı  TUZAK ')
    expect(await missed()).toEqual([])
    const { db } = here.database
    expect(JSON.stringify(await db.selectFrom('searchHashes').selectAll().execute())).not.toMatch(/tuzak/iu)
    await search(3, 'ışıklı tuzak')
    for (const visitor of [1, 2, 3, 4]) await search(visitor, 'TRAP LINE', '/en/search')
    for (const visitor of [1, 2, 3]) await search(visitor, 'yok', '/urunler')
    expect(await missed()).toEqual([
      { words: 'trap line', visitors: 4 },
      { words: 'ışıklı tuzak', visitors: 3 },
    ])
    expect((await here.call('GET /admin/visits/searches')).status).toBe(401)
    expect((await here.admin('GET /admin/visits/searches?from=2026-11-02&to=2026-11-01')).status).toBe(400)
    clock += DAY
    await pruneVisits({ db, now, timeZone: here.settings.SITE_TIMEZONE }).run()
    expect(await db.selectFrom('searchHashes').selectAll().execute()).toEqual([])
    expect(await missed('?from=2026-11-03&to=2026-11-03')).toEqual([])
    expect((await missed()).length).toBe(2)
  })

  test('sources are hosts: none, unreadable ones and our own are empty', async () => {
    const referrers = [
      ...['https://www.google.com/search?q=filiz', 'http://haber.example/yazi', 'android-app://com.google.android.gm/'],
      ...[undefined, null, '', 'x', 'data:,x', 'https://www.filiz.example/blog', 'http://localhost:80/'],
    ]
    for (const referrer of referrers) await send({ path: '/', referrer })
    expect((await report()).sources).toEqual([
      { host: '', views: 7 },
      { host: 'com.google.android.gm', views: 1 },
      { host: 'haber.example', views: 1 },
      { host: 'www.google.com', views: 1 },
    ])
  })

  test('report: days of the site’s time zone, with empty ones, and the same time before', async () => {
    clock = Date.parse('2026-11-01T20:59:00Z')
    await send({ path: '/' })
    clock = Date.parse('2026-11-01T21:01:00Z')
    await send({ path: '/' })
    clock = NOON + 2 * DAY
    for (const query of ['?from=2026-11-02&to=2026-11-03', '?from=2026-11-02&to=2026-11-03&other=1'])
      expect(await report(query)).toMatchObject({
        days: [
          { date: '2026-11-02', views: 1, visitors: 1 },
          { date: '2026-11-03', views: 0, visitors: 0 },
        ],
        before: { views: 1, visitors: 1 },
      })
    const { days } = await report('')
    expect([days.length, days[0]!.date, days.at(-1)!.date]).toEqual([30, '2026-10-06', '2026-11-04'])
    expect((await report('?to=2026-03-01')).days[0]!.date).toBe('2026-01-31')
    expect((await report('?from=2026-11-03')).days.map(({ date }) => date)).toEqual(['2026-11-03', '2026-11-04'])
    expect((await report('?from=2025-10-01&to=2026-11-04')).days).toHaveLength(400)
  })

  test.each([
    ['?from=2026-02-30', { from: [validation.day] }],
    ['?to=yesterday', { to: [validation.day] }],
    ['?from=', { from: [validation.day] }],
    ['?from=2026-11-03&to=2026-11-02', { to: [validation.endsEarly] }],
    ['?from=2026-11-03', { from: [validation.future] }],
    ['?from=2025-09-30&to=2026-11-04', { from: [validation.tooManyDays(400)] }],
  ])('report%s: 400 at the field', async (query, errors) => {
    const { status, body } = await site.admin(`GET /admin/visits${query}`)
    expect([status, body.errors]).toEqual([400, errors])
  })

  test('report: closed to visitors and API keys', async () => {
    const { key } = (await site.admin('POST /admin/access-keys', { name: 'Yazar', access: 'write' })).body
    const as = async (headers: Record<string, string>) =>
      (await site.call('GET /admin/visits', undefined, { headers })).status
    expect([await as({}), await as({ authorization: `Bearer ${key}` })]).toEqual([401, 403])
  })

  test('report as CSV: a download, audited, in which no cell is a formula', async () => {
    await send({ path: `/urunler/${slug}`, referrer: 'https://haber.example/' })
    await send({ path: '/', event: 'call' })
    const csv = await site.admin('GET /admin/visits?from=2026-11-02&to=2026-11-02', undefined, {
      headers: { accept: 'text/csv' },
    })
    expect([csv.headers['content-type'], csv.headers['content-disposition']]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="ziyaretler-2026-11-02-2026-11-02.csv"',
    ])
    expect(csv.body.slice(1).split('\r\n')).toEqual([
      'list;date;path;title;host;device;event;views;visitors;count',
      'days;2026-11-02;;;;;;1;1;',
      `pages;;/urunler/${slug};'=Kök 6;;;;1;1;`,
      'sources;;;;haber.example;;;1;;',
      'devices;;;;;desktop;;1;;',
      'events;;;;;;call;;;1',
      'before;;;;;;;0;0;',
      '',
    ])
    expect((await site.admin('GET /admin/activity')).body[0]).toMatchObject({ action: 'export', resource: 'visits' })
  })

  test('a day on two instances: exact figures, and afterwards neither address, browser nor single visit', async () => {
    const place = await createMigratedDatabase(dialect)
    onTestFinished(() => rm(place.folder, { recursive: true, force: true }))
    const settings = { TRUST_PROXY: 'loopback', RATE_LIMITS: 'off', SESSION_IDLE: '100' }
    const open = () => createTestApp(dialect, { at: place, source, now, settings })
    const here = await open()
    // SQLite has one process.
    const there = dialect === 'postgres' ? await open() : here
    onTestFinished(async () => void (await Promise.all([here.close(), ...(there === here ? [] : [there.close()])])))
    await here.admin('POST /products', { name: 'Kök 6' })
    const people = Array.from({ length: 12 }, (_, i) => ({
      address: i < 6 ? `203.0.113.${i}` : `2001:db8::${i}`,
      userAgent: [PHONE, TABLET, DESKTOP][i % 3]!,
    }))
    const visits = people.flatMap(({ address, userAgent }, i) =>
      ['/', '/urunler', ...(i % 2 ? ['/urunler/kok-6', '/'] : [])].map((path, j) => {
        const referrer = path === '/' && j === 0 && i < 4 ? 'https://haber.example/a' : undefined
        const headers = { 'user-agent': userAgent, 'x-forwarded-for': address }
        return send({ path, referrer }, headers, {}, (i + j) % 2 ? here : there)
      }),
    )
    // The same browser behind another address, and another browser behind the same.
    visits.push(send({ path: '/' }, { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.99' }, {}, here))
    visits.push(send({ path: '/' }, { 'user-agent': TABLET, 'x-forwarded-for': '203.0.113.0' }, {}, there))
    for (const at of [here, there])
      visits.push(send({ path: '/', event: 'call' }, { 'user-agent': PHONE, 'x-forwarded-for': '203.0.113.0' }, {}, at))
    expect((await Promise.all(visits)).every(({ status }) => status === 204)).toBe(true)
    const figures = {
      days: [{ date: '2026-11-02', views: 38, visitors: 14 }],
      pages: [
        { path: '/', title: 'Ana sayfa', views: 20, visitors: 14 },
        { path: '/urunler', title: 'Ürünler', views: 12, visitors: 12 },
        { path: '/urunler/kok-6', title: 'Kök 6', views: 6, visitors: 6 },
      ],
      sources: [
        { host: '', views: 34 },
        { host: 'haber.example', views: 4 },
      ],
      devices: [
        { kind: 'phone', views: 13 },
        { kind: 'tablet', views: 13 },
        { kind: 'desktop', views: 12 },
      ],
      events: [{ event: 'call', count: 2 }],
      before: { views: 0, visitors: 0 },
    }
    expect(await report(undefined, there)).toEqual(figures)
    const { db } = here.database
    const rows = await db.selectFrom('visits').selectAll().where('path', '=', '/').execute()
    const sumOf = (host: string, name: 'views' | 'visitors') =>
      rows.filter((row) => row.host === host).reduce((sum, row) => sum + row[name], 0)
    expect([sumOf('', 'views'), sumOf('', 'visitors')]).toEqual([16, 12])
    expect([sumOf('haber.example', 'views'), sumOf('haber.example', 'visitors')]).toEqual([4, 4])
    expect((await db.selectFrom('visitKeys').selectAll().execute()).map(({ day }) => day)).toEqual(['2026-11-02'])

    // Forty minutes after midnight in Istanbul, with a visit of the new day.
    clock = Date.parse('2026-11-02T21:40:00Z')
    await send({ path: '/' }, { 'user-agent': PHONE, 'x-forwarded-for': people[0]!.address }, {}, here)
    await pruneVisits({ db, now, timeZone: here.settings.SITE_TIMEZONE }).run()
    expect((await report('?from=2026-11-02&to=2026-11-03', there)).days).toEqual([
      { date: '2026-11-02', views: 38, visitors: 14 },
      { date: '2026-11-03', views: 1, visitors: 1 },
    ])
    clock += DAY
    await pruneVisits({ db, now, timeZone: here.settings.SITE_TIMEZONE }).run()
    const stored = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()))
    expect(stored.slice(4)).toEqual([[], [], []])
    const text = JSON.stringify(stored)
    for (const { address, userAgent } of people)
      for (const trace of [address, userAgent]) expect(text).not.toContain(trace)
    const columns = [...new Set(stored.flat().flatMap(Object.keys))].sort()
    expect(columns).toEqual(['count', 'day', 'device', 'event', 'host', 'path', 'views', 'visitors'])
  })

  test('counts are deleted after 25 months', async () => {
    for (const time of ['2024-10-01T09:00:00Z', '2024-10-02T09:00:00Z']) {
      clock = Date.parse(time)
      await send({ path: '/' })
      await send({ path: '/', event: 'call' })
    }
    clock = NOON
    await pruneVisits({ db: site.database.db, now, timeZone: site.settings.SITE_TIMEZONE }).run()
    for (const table of ['visits', 'visitors', 'visitEvents'] as const)
      expect(
        (await sql<{ day: string }>`select distinct day from ${sql.table(table)}`.execute(site.database.db)).rows,
      ).toEqual([{ day: '2024-10-02' }])
  })

  test('VISITS=off: nothing is counted, and what was counted is still shown', async () => {
    const off = await createTestApp(dialect, { source, now, settings: { VISITS: 'off' } })
    onTestFinished(() => off.close())
    const row = { day: '2026-11-02', path: '/', host: '', device: 'phone', views: 2, visitors: 1 } as const
    await off.database.db.insertInto('visits').values(row).execute()
    expect((await send({ path: '/' }, {}, {}, off)).status).toBe(204)
    await send({ path: '/', event: 'call' }, {}, {}, off)
    expect(await report(undefined, off)).toMatchObject({
      days: [{ date: '2026-11-02', views: 2 }],
      pages: [{ path: '/', views: 2 }],
      events: [],
    })
  })
})
