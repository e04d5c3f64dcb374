import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { messages } from '../../src/contract/resources/messages.ts'
import type { Resource } from '../../src/contract/schema/resource.ts'
import { createApp } from '../../src/server/api/app.ts'
import { createServices } from '../../src/server/api/services.ts'
import { createFirstAdministrator } from '../../src/server/features/auth/administrators.ts'
import { openSession as open } from '../../src/server/features/auth/sessions.ts'
import { startBackground } from '../../src/server/main/background.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect, type Database, type Dialect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import { migrations } from '../../src/server/platform/db/migrations/index.ts'
import type { Migration } from '../../src/server/platform/db/migrations/migration.ts'
import type { BodyTimeouts } from '../../src/server/platform/http/bodies.ts'
import { openFolderStorage } from '../../src/server/platform/storage/folderStorage.ts'
import type { Storage } from '../../src/server/platform/storage/storage.ts'
import type { SiteSource } from '../../src/server/site/assets/builtSite.ts'
import { ADMIN } from './siteServer.ts'
import { isSlow } from './slowTests.ts'
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from './testDatabases.ts'
import { NEVER_WAKE, TEST_TIMEOUT } from './timeouts.ts'
import { systemContext } from './writeContext.ts'

/** Every test of data access runs on each of these. */
export const dialects: readonly Dialect[] = ['sqlite', 'postgres']

/** Databases of a long test that depends on data access only indirectly: both in the slow tests, otherwise the given one. */
export const databases = (shortly: Dialect): readonly Dialect[] => (isSlow ? dialects : [shortly])

export { createEmptyDatabase, type TestDatabase } from './testDatabases.ts'

/** A new, empty database, with a folder that `close` removes. */
export const openTestDatabase = async (dialect: Dialect): Promise<Database & TestDatabase> =>
  openTemporary(await createEmptyDatabase(dialect))

/** A new database with all tables and the tests' administrator, with a folder that `close` removes. */
export const openMigratedDatabase = async (dialect: Dialect): Promise<Database & TestDatabase> =>
  openTemporary(await createMigratedDatabase(dialect))

async function openTemporary(place: TestDatabase, isLongRunning = false): Promise<Database & TestDatabase> {
  const database = await connect(place.url, { isLongRunning })
  return {
    ...database,
    ...place,
    async close() {
      await database.close()
      await rm(place.folder, { recursive: true, force: true })
    },
  }
}

interface Options {
  /** Resources instead of the declared ones, beside the messages, which the server needs. */
  resources?: Record<string, Resource>
  /** Migrations in addition to the project's. */
  drafts?: Record<string, Migration>
  settings?: Record<string, string>
  source?: SiteSource
  /** Storage of uploads; by default a folder beside the database. */
  storage?: Storage
  /** Storage of rendered OG images; by default a folder beside the database. */
  sharingFiles?: Storage
  /** Current time in milliseconds. */
  now?: () => number
  /** Timeouts of request bodies; the server's by default. */
  timeouts?: BodyTimeouts
  /** Runs background jobs, and listens to other instances' changes. */
  background?: boolean
  /** An existing database, which other apps may share. */
  at?: TestDatabase
  /** Disables the timeouts of locks and statements. */
  isLongRunning?: boolean
}

const FIRST_ADMINISTRATOR = 1
const DAY = 24 * 60 * 60 * 1000

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The whole application on its own database, with API calls as the administrator or as a visitor. */
export async function createTestApp(dialect: Dialect, options: Options = {}) {
  const { resources, drafts = {}, settings: given = {}, source, now, background, at, isLongRunning, timeouts } = options
  const place = at ?? (await createMigratedDatabase(dialect))
  if (at || options.drafts) await bringUpToDate(place, drafts)
  const database = at
    ? { ...at, ...(await connect(at.url, { isLongRunning })) }
    : await openTemporary(place, isLongRunning)
  const settings = readSettings({
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...given,
  })
  if (at) await createFirstAdministrator(database.db, settings)
  const storage = options.storage ?? (await openFolderStorage(join(database.folder, 'uploads')))
  const services = await createServices(settings, database, {
    storage,
    resources: resources && { messages, ...resources },
    now,
    counterTimeout: TEST_TIMEOUT,
  })
  const sharingFiles = source && (options.sharingFiles ?? (await openFolderStorage(join(database.folder, 'sharing'))))
  const app = await createApp({ settings, services, source, sharingFiles, timeouts })
  const stopBackground = background && (await startBackground(settings, services, app.log, { maxSleep: NEVER_WAKE }))

  /** Calls the API as a visitor: `await call('GET /products')`. */
  const call = async (line: string, body?: unknown, { headers, ...more }: InjectOptions = {}) => {
    const [method, path] = line.split(/ (.*)/s) as [InjectOptions['method'], string]
    const response = await app.inject({
      method,
      url: `/api${path}`,
      ...(body !== undefined && { payload: body as object }),
      headers,
      ...more,
    })
    return { status: response.statusCode, headers: response.headers, body: parsed(response.payload) }
  }

  const signIn = async ({ email, password } = ADMIN): Promise<string> =>
    (await call('POST /accounts/login', { email, password })).body.token
  const openSession = () =>
    open({ db: database.db, settings, now: services.now }, { administratorId: FIRST_ADMINISTRATOR, stays: true })
  const token = at ? await signIn() : await openSession()
  const today = () => Math.floor((now?.() ?? 0) / DAY)
  let current = { token, day: today() }
  /** The administrator's token; a new one if the clock has moved to another day, because sessions expire. */
  const tokenNow = async () => {
    if (current.day !== today()) current = { token: await openSession(), day: today() }
    return current.token
  }

  return {
    app,
    settings,
    database,
    services,
    /** The context of writes by the system. */
    context: systemContext(database.db, { changes: services.changes, now: services.now }),
    storage,
    sharingFiles,
    changes: services.changes,
    call,
    signIn,
    /** A token as from a sign-in, without hashing a password. */
    openSession,
    token,
    /** Calls the API as the administrator. */
    admin: async (line: string, body?: unknown, { headers, ...more }: InjectOptions = {}) =>
      call(line, body, { headers: { authorization: `Bearer ${await tokenNow()}`, ...headers }, ...more }),
    async close() {
      if (stopBackground) await stopBackground()
      await app.close()
      await database.close()
    },
  }
}

/** Without timeouts, as at every start: another instance may be migrating. */
async function bringUpToDate({ url }: TestDatabase, drafts: Record<string, Migration>) {
  const database = await connect(url, { isLongRunning: true })
  await migrate(database, { ...migrations, ...drafts }).finally(database.close)
}

// Tests read responses of every shape; their assertions check it.
// biome-ignore lint/suspicious/noExplicitAny: see above
function parsed(payload: string): any {
  try {
    return JSON.parse(payload)
  } catch {
    return payload
  }
}
