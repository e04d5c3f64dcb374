import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
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
import { isLong } from '../long.ts'
import { ADMIN } from '../siteServer.ts'
import { contextOn } from './contexts.ts'
import { PATIENCE, UNTIL_WOKEN } from './patience.ts'
import { createPlace, createReadyPlace, type Place } from './places.ts'

/** Every test of what asks or keeps data runs on each of these. */
export const dialects: readonly Dialect[] = ['sqlite', 'postgres']

/** What only stands on such parts, and takes long, runs on both too, or on the one that `npm test` has for it. */
export const databases = (shortly: Dialect): readonly Dialect[] => (isLong ? dialects : [shortly])

export { createPlace, type Place } from './places.ts'

/** A new, empty database, and a folder that goes when it is closed. */
export const openTestDatabase = async (dialect: Dialect): Promise<Database & Place> =>
  openTemporary(await createPlace(dialect))

async function openTemporary(place: Place, isLongRunning = false): Promise<Database & Place> {
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
  resources?: Record<string, Resource>
  /** Migrations beyond the project's own. */
  drafts?: Record<string, Migration>
  settings?: Record<string, string>
  source?: SiteSource
  /** Where uploads go, if not to a folder beside the database. */
  storage?: Storage
  /** Where drawn sharing pictures are stored, if not in a folder beside the database. */
  sharingFiles?: Storage
  /** What time it is, for whatever rests on it. */
  now?: () => number
  /** How long bodies may take, where it is not as ever. */
  timeouts?: BodyTimeouts
  /** Does what falls due once it is woken for it, and hears of other instances' changes. */
  background?: boolean
  /** Stands on data that are there already, beside whoever else does. */
  at?: Place
  /** Has the database wait for what others hold, and let hold, as long as that takes. */
  isLongRunning?: boolean
}

const FIRST_ADMINISTRATOR = 1
const DAY = 24 * 60 * 60 * 1000

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The whole application over a database of its own, and calls on it as the administrator or as a stranger. */
export async function createTestApp(dialect: Dialect, options: Options = {}) {
  const { resources, drafts = {}, settings: given = {}, source, now, background, at, isLongRunning, timeouts } = options
  const place = at ?? (await createReadyPlace(dialect))
  if (at || options.drafts) await bringUpToDate(place, drafts)
  const database = at
    ? { ...at, ...(await connect(at.url, { isLongRunning })) }
    : await openTemporary(place, isLongRunning)
  const settings = readSettings({
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...given,
  })
  if (at) await createFirstAdministrator(database.db, settings)
  const storage = options.storage ?? (await openFolderStorage(join(database.folder, 'uploads')))
  const services = await createServices(settings, database, { storage, resources, now, counterTimeout: PATIENCE })
  const sharingFiles = source && (options.sharingFiles ?? (await openFolderStorage(join(database.folder, 'sharing'))))
  const app = await createApp({ settings, services, source, sharingFiles, timeouts })
  const stopBackground = background && (await startBackground(settings, services, app.log, { maxSleep: UNTIL_WOKEN }))

  /** Calls the API as a stranger: `await call('GET /products')`. */
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
  /** The administrator's token, or another one where the clock was moved to another day: sessions end. */
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
    context: contextOn(database.db, { changes: services.changes, now: services.now }),
    storage,
    sharingFiles,
    changes: services.changes,
    call,
    signIn,
    /** A token as from a sign-in, without what it takes to hash a password. */
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

/** Patiently, as at every start: an instance that starts at the same time may be at it. */
async function bringUpToDate({ url }: Place, drafts: Record<string, Migration>) {
  const database = await connect(url, { isLongRunning: true })
  await migrate(database, { ...migrations, ...drafts }).finally(database.close)
}

// Tests read answers of every shape; what they expect is checked by what they assert.
// biome-ignore lint/suspicious/noExplicitAny: see above
function parsed(payload: string): any {
  try {
    return JSON.parse(payload)
  } catch {
    return payload
  }
}
