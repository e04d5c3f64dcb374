import { mkdtempSync, rmSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { StatementSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createApp } from '../src/server/api/app.ts'
import { createServices } from '../src/server/api/services.ts'
import { createFirstAdministrator } from '../src/server/features/auth/administrators.ts'
import { publishDue } from '../src/server/features/blog/publishDue.ts'
import { seedEmptyDatabase } from '../src/server/features/demo/seedDemo.ts'
import { readSettings } from '../src/server/platform/config/settings.ts'
import { connect } from '../src/server/platform/db/connect.ts'
import { migrate } from '../src/server/platform/db/migrate.ts'
import { openStorage } from '../src/server/platform/storage/openStorage.ts'
import { openBuiltSite } from '../src/server/site/assets/builtSite.ts'
import { ADMIN, ROOT } from '../tests/helpers/siteServer.ts'
import { buildWhenNeeded } from './buildWhenNeeded.ts'

const HELP = `Counts the files of src/server and src/contract and the SQL statements that requests pass through, on SQLite:
npm run count -- [options]

  --flow <text>   only flows whose name contains it
  --list          print each file and SQL statement too
  --page <path>   the page to render (default: the page of a demo product)
  --dist <folder> the built site (default: dist, built when needed)
`

const { values: options } = parseArgs({
  options: {
    flow: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    page: { type: 'string', default: '/urunler/kok-6-toprak-sondasi' },
    dist: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

/** Time in milliseconds for work that continues after the response, such as renditions; it is counted too. */
const SETTLE = 150
const DAY = 24 * 60 * 60 * 1000
const COUNTED = ['src/server', 'src/contract'].map((folder) => pathToFileURL(join(ROOT, folder)).href)

if (options.help) process.stdout.write(HELP)
else await countFlows()

async function countFlows(): Promise<void> {
  process.env.NODE_ENV = 'production'
  if (!options.dist) buildWhenNeeded()
  const folder = mkdtempSync(join(tmpdir(), 'count-'))
  const site = await startSite(folder)
  const counter = await startCounter()
  try {
    printRow('flow', 'files', 'SQL')
    for (const [name, { before, run }] of Object.entries(flowsOf(site))) {
      if (!name.includes(options.flow)) continue
      // The first run loads modules and compiles statements; the second one is counted.
      for (const isCounted of [false, true]) {
        await before?.()
        await setTimeout(SETTLE)
        await counter.reset()
        await run()
        await setTimeout(SETTLE)
        if (isCounted) print(name, await counter.read())
      }
    }
  } finally {
    await counter.stop()
    await site.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Site = Awaited<ReturnType<typeof startSite>>

/** The whole site in this process, with demo content and without background jobs, on a free port. */
async function startSite(folder: string) {
  const settings = readSettings({
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: 'off',
    // The clock moves by days.
    SESSION_IDLE: '1000',
  })
  const database = await connect(settings.DATABASE_URL)
  await migrate(database)
  let time = Date.now()
  const services = await createServices(settings, database, { now: () => time })
  await seedEmptyDatabase(services, settings)
  await createFirstAdministrator(database.db, settings)
  const sharingFiles = await openStorage(settings, 'sharing')
  const app = await createApp({ settings, services, source: openBuiltSite(options.dist), sharingFiles })
  await app.listen({ host: settings.HOST, port: 0 })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const signedIn = await fetch(`${url}/api/accounts/login`, requestOf('POST', ADMIN))
  const { token } = (await signedIn.json()) as { token: string }
  return {
    services,
    /** Sends a request; the API's writes as the administrator. */
    async send(line: string, body?: unknown) {
      const [method = '', path = ''] = line.split(' ')
      const request = requestOf(method, body)
      if (path.startsWith('/api') && method !== 'GET') request.headers.set('authorization', `Bearer ${token}`)
      const response = await fetch(url + path, request)
      const text = await response.text()
      const isFailed = method === 'GET' ? response.status >= 500 : !response.ok
      if (isFailed) throw new Error(`${line}: ${response.status} ${text}`)
      return text
    },
    moveClock: (milliseconds: number) => {
      time += milliseconds
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

function requestOf(method: string, body?: unknown) {
  const isForm = body instanceof FormData
  const headers = new Headers(body === undefined || isForm ? {} : { 'content-type': 'application/json' })
  return { method, headers, ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }) }
}

interface Flow {
  /** Prepares a run; not counted. */
  before?: () => Promise<unknown>
  run: () => Promise<unknown>
}

function flowsOf({ send, services, moveClock }: Site): Record<string, Flow> {
  const slug = 'kok-6-toprak-sondasi'
  let count = 0
  let product = ''
  const update = async () => {
    product ||= String(JSON.parse(await send(`GET /api/products/${slug}`)).id)
    return send(`PUT /api/products/${product}`, { description: `Açıklama ${++count}` })
  }
  const pageFlows = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path) => [`page ${path}`, { before: update, run: () => send(`GET ${path}`) }]))
  const page = () => send(`GET ${options.page}`)
  return {
    'page after a change': { before: update, run: page },
    'cached page': { before: page, run: page },
    'GET /api/products/:slug': { run: () => send(`GET /api/products/${slug}`) },
    'PUT of one field': { before: update, run: update },
    'image upload': {
      async run() {
        const form = new FormData()
        const size = { width: 1600 + ++count, height: 900, channels: 3 as const }
        const image = await sharp({ create: { ...size, background: '#2f6b3a' } })
          .png()
          .toBuffer()
        form.append('file', new Blob([image], { type: 'image/png' }), 'resim.png')
        return send('POST /api/files/upload-product-image', form)
      },
    },
    'due post': {
      async before() {
        const title = `Yazı ${++count}`
        await send('POST /api/blog', { title, content: title, publishOption: 'schedule', scheduleDaysOffset: 1 })
        moveClock(3 * DAY)
      },
      run: () => publishDue(services).run(),
    },
    ...pageFlows(['/', '/urunler', '/blog', '/blog/toprak-numunesi-nasil-alinir-gubre-hesabina-nasil-girer']),
  }
}

interface Counts {
  files: string[]
  statements: string[]
}

/** Counts by V8's precise coverage, and by the statements that `node:sqlite` runs. */
async function startCounter() {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  let ran: string[] = []
  for (const method of ['all', 'run', 'get', 'iterate'] as const) {
    const original: (this: StatementSync, ...parameters: never[]) => unknown = StatementSync.prototype[method]
    Object.defineProperty(StatementSync.prototype, method, {
      value(this: StatementSync, ...parameters: never[]) {
        ran.push(this.sourceSQL)
        return original.apply(this, parameters)
      },
    })
  }
  return {
    async reset() {
      await session.post('Profiler.takePreciseCoverage')
      ran = []
    },
    async read(): Promise<Counts> {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      const files = result
        .filter(({ url }) => COUNTED.some((folder) => url.startsWith(folder)))
        .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
        .map(({ url }) => relative(pathToFileURL(ROOT).pathname, new URL(url).pathname))
      const isControl = (sql: string) => /^(begin|commit|rollback|savepoint|release)\b/i.test(sql)
      return { files: files.sort(), statements: ran.filter((sql) => !isControl(sql)) }
    },
    async stop() {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}

function print(name: string, { files, statements }: Counts): void {
  printRow(name, files.length, statements.length)
  if (options.list) process.stdout.write([...files, ...statements].map((line) => `    ${line}\n`).join(''))
}

function printRow(name: string, ...figures: (string | number)[]): void {
  process.stdout.write(`${name.padEnd(26)}${figures.map((figure) => String(figure).padStart(7)).join('')}\n`)
}
