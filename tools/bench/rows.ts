import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { posts } from '../../src/contract/resources/posts.ts'
import { reindex } from '../../src/server/features/search/index.ts'
import { connect, connectToRead, type Database, type Dialect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { fillRows } from '../../tests/helpers/fillRows.ts'
import { fillMessages, fillProducts, momentOf, textOf } from '../../tests/helpers/manyRows.ts'
import { startPostgres } from '../../tests/helpers/postgres.ts'
import { ADMIN, Server } from '../../tests/helpers/siteServer.ts'
import { type SearchTimes, searchTimes } from './searches.ts'

/**
 * Compares requests with many rows and with a thousand (`npm run bench -- --rows 100000`) on both databases: median
 * time, median of the equivalent plain SQL, longest pause of the event loop, and memory. Two servers are measured
 * alternately, so that the load of the machine affects both.
 */

const FEW = 1000
const RUNS = 15
/** Milliseconds after which a slow request is not repeated. */
const LONGEST = 4000
interface Site {
  count: number
  server: Server
  /** The same database, for plain SQL. */
  database: Database
  /** Sends a request, and throws if it fails. */
  ask(line: string, body?: unknown): Promise<unknown>
}

interface Line {
  /** A request sent before, which is not measured. */
  before?: string
  call: (i: number, count: number) => string
  body?: (i: number) => unknown
  /** Also measured with `--lists`: lists, details, searches and saves. */
  isList?: true
  /** The equivalent plain SQL. */
  raw?: (count: number) => readonly string[]
}

const MANY_WORDS = (q: string) => [
  `select count(*) from products where not is_hidden and search_text like '%${q}%'`,
  `select id, name, short_description from products where not is_hidden and search_text like '%${q}%'
   order by created_at desc, id desc limit 25`,
]
const POSTS = "from blog where (is_published or publish_at <= '2026-01-01')"
const PRODUCTS = 'select id, name, slug, short_description, is_featured, created_at from products'
const MESSAGES = 'select id, name, email, subject, message, is_read, created_at from messages'

/** Measured requests. */
const LINES: Record<string, Line> = {
  'home, rendered again': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /' },
  'blog, its first page, rendered again': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /blog' },
  'list, first page': {
    isList: true,
    call: () => 'GET /api/blog?range=[0,11]',
    raw: () => [
      `select count(*) ${POSTS}`,
      `select id, title, excerpt, date ${POSTS} order by date desc, id desc limit 12`,
    ],
  },
  'list, hundredth page': {
    isList: true,
    call: (_, count) => `GET /api/blog?range=${JSON.stringify(hundredthPageOf(count))}`,
    raw: (count) => [
      `select count(*) ${POSTS}`,
      `select id, title, excerpt, date ${POSTS} order by date desc, id desc limit 12 offset ${hundredthPageOf(count)[0]}`,
    ],
  },
  detail: {
    isList: true,
    call: () => 'GET /api/products/urun-7',
    raw: () => [`select * from products where slug = 'urun-7'`],
  },
  'admin, products by name': {
    isList: true,
    call: () => 'GET /api/products?sort=["name","ASC"]&range=[0,24]',
    raw: () => [`select count(*) from products`, `${PRODUCTS} order by name_sort, id limit 25`],
  },
  'admin, featured products': {
    isList: true,
    call: () => 'GET /api/products?filter={"isFeatured":true}&range=[0,24]',
    raw: () => [
      `select count(*) from products where is_featured`,
      `${PRODUCTS} where is_featured order by created_at desc, id desc limit 25`,
    ],
  },
  'admin, posts': {
    isList: true,
    call: () => 'GET /api/blog/admin?sort=["date","DESC"]&range=[0,24]',
    raw: () => [
      `select count(*) from blog`,
      `select id, title, excerpt, date from blog order by date desc, id desc limit 25`,
    ],
  },
  'admin, figures': { isList: true, call: () => 'GET /api/admin/dashboard/stats' },
  'q, a word of one row': {
    isList: true,
    call: (_, count) => `GET /api/products?filter={"q":"benzersiz${count - 1}"}&range=[0,24]`,
    raw: (count) => MANY_WORDS(`benzersiz${count - 1}`),
  },
  'q, a word of one row in a hundred': {
    isList: true,
    call: () => 'GET /api/products?filter={"q":"benzersiz77"}&range=[0,24]',
    raw: () => MANY_WORDS('benzersiz77'),
  },
  'q, a word of every other row': {
    isList: true,
    call: () => 'GET /api/products?filter={"q":"sulama"}&range=[0,24]',
    raw: () => MANY_WORDS('sulama'),
  },
  'q, two letters': {
    isList: true,
    call: () => 'GET /api/products?filter={"q":"su"}&range=[0,24]',
    raw: () => MANY_WORDS('su'),
  },
  'site search, a word of one row': {
    isList: true,
    call: (_, count) => `GET /api/search?q=benzersiz%20${count - 1}&range=[0,9]`,
  },
  'site search, a word of every other row': {
    isList: true,
    call: () => 'GET /api/search?q=sulama&range=[0,9]',
  },
  'inbox, first page': {
    isList: true,
    call: () => 'GET /api/admin/contact-messages?range=[0,24]',
    raw: () => [`select count(*) from messages`, `${MESSAGES} order by created_at desc, id desc limit 25`],
  },
  'inbox, unread': {
    isList: true,
    call: () => 'GET /api/admin/contact-messages?unreadOnly=true&range=[0,24]',
    raw: () => [
      `select count(*) from messages where not is_read and not is_spam`,
      `${MESSAGES} where not is_read and not is_spam order by created_at desc, id desc limit 25`,
    ],
  },
  'audit log': {
    isList: true,
    call: () => 'GET /api/admin/activity?range=[0,24]',
    raw: () => [`select count(*) from activity`, `select * from activity order by id desc limit 25`],
  },
  'audit log, q': {
    isList: true,
    call: () => 'GET /api/admin/activity?filter={"q":"kisi77"}&range=[0,24]',
    raw: () => [`select count(*) from activity where done_by like '%kisi77%'`],
  },
  'feed, rendered again': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /rss.xml' },
  'sitemap, rendered again': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /sitemap.xml' },
  chat: {
    call: () => 'POST /api/chat',
    body: () => ({ history: [{ role: 'user', content: 'Benzersiz77 sondası ne işe yarar?' }] }),
  },
  save: { isList: true, call: () => 'PUT /api/products/1', body: (i) => ({ description: textOf(i) }) },
}

/** The hundredth page, or the last one: nine posts of ten are published. */
const hundredthPageOf = (count: number): [number, number] => {
  const last = Math.min(1200, count * 0.9) - 1
  return [last - 11, last]
}

async function fill(url: string, count: number): Promise<void> {
  const database = await connect(url, { isLongRunning: true })
  await migrate(database)
  const { db, dialect } = database
  if (dialect === 'sqlite') await sql`pragma synchronous = off`.execute(db)
  await fillProducts(db, count)
  await fillRows(db, posts, count, (i) => ({
    title: `Yazı ${i}`,
    content: textOf(i),
    excerpt: textOf(i, 20),
    slug: `yazi-${i}`,
    isPublished: i % 10 > 0,
    date: i % 10 > 0 ? momentOf(i) : null,
    createdAt: momentOf(i),
  }))
  await fillMessages(db, count)
  const mails = Array.from({ length: count }, (_, i) => ({
    messageId: i + 1,
    recipient: 'a@example.com',
    status: 'sent' as const,
    attempts: 1,
    createdAt: momentOf(i),
  }))
  for (let i = 0; i < count; i += 2000)
    await db
      .insertInto('outbox')
      .values(mails.slice(i, i + 2000))
      .execute()
  for (let i = 0; i < count; i += 2000)
    await db
      .insertInto('activity')
      .values(
        Array.from({ length: Math.min(2000, count - i) }, (_, n) => ({
          // Older entries are pruned.
          at: new Date(Date.now() - count * 1000 + (i + n) * 1000).toISOString(),
          doneBy: `kisi${(i + n) % 1000}@example.com`,
          action: 'update',
          resource: 'products',
          recordId: String(i + n),
        })),
      )
      .execute()
  // Otherwise the server would do it in the background during the measurement.
  await reindex(db)
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
  await database.close()
}

async function openSite(dialect: Dialect, postgresUrl: string, count: number): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'rows-'))
  const url = dialect === 'sqlite' ? `sqlite:${join(folder, 'filiz.sqlite')}` : await newDatabase(postgresUrl, count)
  const startedAt = performance.now()
  await fill(url, count)
  print(`  filled ${dialect} with ${count} of each in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  const settings = {
    RATE_LIMITS: 'off',
    DEMO_CONTENT: 'false',
    // The messages are older than the retention period.
    MESSAGE_RETENTION: '36500',
    DATA_DIR: folder,
    ...(dialect === 'postgres' && { DATABASE_URL: url }),
  }
  const server = await Server.start(settings)
  const signedIn = await fetch(`${server.url}/api/accounts/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  const { token } = (await signedIn.json()) as { token: string }
  return {
    count,
    server,
    database: await connectToRead(url),
    async ask(line, body) {
      const [method, path] = line.split(/ (.*)/s) as [string, string]
      const answer = await fetch(server.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${line}: ${answer.status} ${text.slice(0, 200)}`)
      return text
    },
  }
}

async function newDatabase(postgresUrl: string, count: number): Promise<string> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: `${postgresUrl}/postgres` })
  await client.connect()
  await client.query(`create database rows_${count}`)
  await client.end()
  return `${postgresUrl}/rows_${count}`
}

/** CPU time of a process in ticks. */
const ticksOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Waits until the background work after a start is done. */
async function untilIdle({ server }: Site, timeout = 60_000): Promise<void> {
  const until = Date.now() + timeout
  for (let last = -100, quiet = 0; quiet < 3 && Date.now() < until; await wait(1000)) {
    const ticks = ticksOf(server.pid)
    quiet = ticks - last < 8 ? quiet + 1 : 0
    last = ticks
  }
}

const memoryOf = ({ server }: Site) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

/** The longest pause of the event loop since the last call, in milliseconds. */
async function pauseOf({ ask }: Site): Promise<number> {
  const figures = String(await ask('GET /api/metrics'))
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1] ?? Number.NaN) * 1000
}

interface Measured {
  median: number
  /** The median of the plain SQL. */
  raw: number | undefined
  pause: number
}

/** Median time of these statements in sequence, in milliseconds. */
async function timeOf({ db }: Database, statements: readonly string[]): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < RUNS && (i < 3 || sumOf(times) < LONGEST); i++) {
    const startedAt = performance.now()
    for (const statement of statements) await sql.raw(statement).execute(db)
    times.push(performance.now() - startedAt)
  }
  return medianOf(times)
}

const medianOf = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!

/** Measures each request on each site. */
async function measure(sites: readonly Site[], isForLists: boolean): Promise<Map<string, Measured[]>> {
  const measured = new Map<string, Measured[]>()
  for (const [name, { before, call, body, raw, isList }] of Object.entries(LINES)) {
    if (isForLists && !isList) continue
    const taken = sites.map((site) => ({ site, times: [] as number[], pause: 0 }))
    for (let i = 0; i < RUNS && (i < 3 || taken.every(({ times }) => sumOf(times) < LONGEST)); i++)
      for (const line of taken) {
        const { site, times } = line
        if (before) await site.ask(before)
        await pauseOf(site)
        const startedAt = performance.now()
        await site.ask(call(i, site.count), body?.(i))
        times.push(performance.now() - startedAt)
        line.pause = Math.max(line.pause, await pauseOf(site))
      }
    const figures: Measured[] = []
    for (const { site, times, pause } of taken)
      figures.push({
        median: medianOf(times),
        raw: raw && (await timeOf(site.database, raw(site.count))),
        pause,
      })
    measured.set(name, figures)
  }
  return measured
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Runs the comparison. @param isForLists measures only lists, details, searches and saves. */
export async function benchRows(count: number, isForLists = false): Promise<void> {
  const postgres = await startPostgres()
  try {
    for (const dialect of ['sqlite', 'postgres'] as const) {
      const sites: Site[] = []
      try {
        for (const rows of [FEW, count]) sites.push(await openSite(dialect, postgres.url, rows))
        for (const site of sites) await untilIdle(site)
        const idle = sites.map(memoryOf)
        const lines = await measure(sites, isForLists)
        printLines(dialect, count, lines)
        const { database, ask } = sites[1]!
        printSearches(await searchTimes(database, count, ask))
        const [before, after] = [idle, sites.map(memoryOf)].map((each) => each.map((mb) => mb.toFixed(0)).join(' and '))
        print(`  memory in MB: idle ${before}, after ${after}\n`)
      } finally {
        for (const { server, database } of sites) {
          await database.close()
          await server.remove()
        }
      }
    }
  } finally {
    await postgres.stop()
  }
}

function printLines(dialect: Dialect, count: number, lines: Awaited<ReturnType<typeof measure>>): void {
  print(`\n${dialect}: milliseconds at ${FEW} rows, at ${count}, their ratio, longest pause at each, plain SQL at each`)
  for (const [name, [few, many]] of lines) {
    const figures = [few!.median.toFixed(1), many!.median.toFixed(1), (many!.median / few!.median).toFixed(2)]
    const pauses = [few!, many!].map(({ pause }) => pause.toFixed(0))
    const raw = [few!, many!].map(({ raw }) => raw?.toFixed(1) ?? '')
    print(`  ${name.padEnd(36)}${[...figures, ...pauses, ...raw].map((figure) => figure.padStart(9)).join('')}`)
  }
}

function printSearches(searches: ReadonlyMap<string, SearchTimes>): void {
  print('\n  site search: fastest milliseconds of plain SQL, the function, a request, an empty request;')
  print('  function / SQL, (request - empty) / SQL (goal: 3)')
  for (const [name, { sql, function: ours, request, empty }] of searches) {
    const figures = [sql, ours, request, empty, ours / sql, (request - empty) / sql]
    print(`  ${name.padEnd(36)}${figures.map((figure) => figure.toFixed(2).padStart(9)).join('')}`)
  }
}
