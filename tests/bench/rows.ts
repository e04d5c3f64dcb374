import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { posts } from '../../src/contract/resources/posts/posts.ts'
import { rulesOf } from '../../src/server/app/stores.ts'
import { assistantJob } from '../../src/server/assistant/index.ts'
import { connect, type Dialect } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { readSettings } from '../../src/server/process/settings.ts'
import { fillRows } from '../setup/fillRows.ts'
import { fillMessages, fillProducts, momentOf, textOf } from '../setup/manyRows.ts'
import startPostgres from '../setup/postgres.ts'
import { ADMIN, Server } from '../siteServer.ts'

/**
 * Prints what calls cost with many rows beside what they cost with a hundred (`npm run bench -- --rows 100000`), on both
 * databases: the median of some calls, the longest pause of the event loop meanwhile, and memory. Two servers over filled
 * databases are asked in turns, so that what else the machine does is in both figures.
 */

const FEW = 100
const RUNS = 15
/** Milliseconds after which a slow call is not asked again. */
const LONGEST = 4000
interface Site {
  count: number
  server: Server
  /** Calls, and throws unless that went well. */
  ask(line: string, body?: unknown): Promise<unknown>
}

/** What is measured: something to do first, which is not, and a call. */
const LINES: Record<
  string,
  { before?: string; call: (i: number, count: number) => string; body?: (i: number) => unknown }
> = {
  'home, made anew': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /' },
  'blog, its first page, made anew': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /blog' },
  'list, first page': { call: () => 'GET /api/blog?range=[0,11]' },
  'list, hundredth page': { call: (_, count) => `GET /api/blog?range=${JSON.stringify(hundredthPageOf(count))}` },
  detail: { call: () => 'GET /api/products/urun-7' },
  'admin, products by name': { call: () => 'GET /api/products?sort=["name","ASC"]&range=[0,24]' },
  'admin, featured products': { call: () => 'GET /api/products?filter={"isFeatured":true}&range=[0,24]' },
  'admin, posts': { call: () => 'GET /api/blog/admin?sort=["date","DESC"]&range=[0,24]' },
  'admin, figures': { call: () => 'GET /api/admin/dashboard/stats' },
  'q, a word of one row': {
    call: (_, count) => `GET /api/products?filter={"q":"benzersiz${count - 1}"}&range=[0,24]`,
  },
  'q, a word of one row in a hundred': { call: () => 'GET /api/products?filter={"q":"benzersiz77"}&range=[0,24]' },
  'q, a word of every other row': { call: () => 'GET /api/products?filter={"q":"sulama"}&range=[0,24]' },
  'q, two letters': { call: () => 'GET /api/products?filter={"q":"su"}&range=[0,24]' },
  'inbox, first page': { call: () => 'GET /api/admin/contact-messages?range=[0,24]' },
  'inbox, unread': { call: () => 'GET /api/admin/contact-messages?unreadOnly=true&range=[0,24]' },
  'feed, made anew': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /rss.xml' },
  'sitemap, made anew': { before: 'PUT /api/products/1/toggle-feature', call: () => 'GET /sitemap.xml' },
  chat: {
    call: () => 'POST /api/chat',
    body: () => ({ history: [{ role: 'user', content: 'Benzersiz77 sondası ne işe yarar?' }] }),
  },
  save: { call: () => 'PUT /api/products/1', body: (i) => ({ description: textOf(i) }) },
}

/** The last page where there are fewer: nine posts of ten are published. */
const hundredthPageOf = (count: number): [number, number] => {
  const last = Math.min(1200, count * 0.9) - 1
  return [last - 11, last]
}

async function fill(url: string, count: number): Promise<void> {
  const database = await connect(url, { isPatient: true })
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
  // What a site does by itself while its rows come one after the other.
  await assistantJob({ db, rules: rulesOf(readSettings({})), batch: 200 }).run()
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
    // The messages are older than any site keeps them by itself.
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

/** What a process has used of the processor, in ticks. */
const ticksOf = (pid: number) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/** Until it has done what it does by itself after a start. */
async function untilIdle({ server }: Site, patience = 60_000): Promise<void> {
  const until = Date.now() + patience
  for (let last = -100, quiet = 0; quiet < 3 && Date.now() < until; await wait(1000)) {
    const ticks = ticksOf(server.pid)
    quiet = ticks - last < 8 ? quiet + 1 : 0
    last = ticks
  }
}

const memoryOf = ({ server }: Site) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024

/** The longest pause of the event loop since the last look, in milliseconds. */
async function pauseOf({ ask }: Site): Promise<number> {
  const figures = String(await ask('GET /api/metrics'))
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(figures)?.[1] ?? Number.NaN) * 1000
}

interface Measured {
  median: number
  pause: number
}

/** What each line costs on each of these sites. */
async function measure(sites: readonly Site[]): Promise<Map<string, Measured[]>> {
  const measured = new Map<string, Measured[]>()
  for (const [name, { before, call, body }] of Object.entries(LINES)) {
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
    measured.set(
      name,
      taken.map(({ times, pause }) => ({ median: times.sort((a, b) => a - b)[times.length >> 1]!, pause })),
    )
  }
  return measured
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

const print = (line: string) => process.stdout.write(`${line}\n`)

export async function benchRows(count: number): Promise<void> {
  let postgresUrl = ''
  const stopPostgres = await startPostgres({ provide: (_: string, url: string) => (postgresUrl = url) } as never)
  try {
    for (const dialect of ['sqlite', 'postgres'] as const) {
      const sites: Site[] = []
      try {
        for (const rows of [FEW, count]) sites.push(await openSite(dialect, postgresUrl, rows))
        for (const site of sites) await untilIdle(site)
        const idle = sites.map(memoryOf)
        const lines = await measure(sites)
        printLines(dialect, count, lines)
        const [before, after] = [idle, sites.map(memoryOf)].map((each) => each.map((mb) => mb.toFixed(0)).join(' and '))
        print(`  memory in MB: idle ${before}, after ${after}\n`)
      } finally {
        for (const { server } of sites) await server.remove()
      }
    }
  } finally {
    await stopPostgres()
  }
}

function printLines(dialect: Dialect, count: number, lines: Awaited<ReturnType<typeof measure>>): void {
  print(`\n${dialect}: milliseconds at ${FEW} rows, at ${count}, their ratio, longest pause at each`)
  for (const [name, [few, many]] of lines) {
    const figures = [few!.median.toFixed(1), many!.median.toFixed(1), (many!.median / few!.median).toFixed(2)]
    const pauses = [few!, many!].map(({ pause }) => pause.toFixed(0))
    print(`  ${name.padEnd(34)}${[...figures, ...pauses].map((figure) => figure.padStart(9)).join('')}`)
  }
}
