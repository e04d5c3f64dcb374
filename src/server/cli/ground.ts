import { createServices, type Services } from '../api/services.ts'
import type { Settings } from '../platform/config/settings.ts'
import { StartRefused } from '../platform/config/startRefused.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import { notifyInstances } from '../platform/db/notify.ts'
import { DatabaseInUse } from '../platform/db/sqlite.ts'
import { createChanges, type ProcessChanges } from '../platform/events/changes.ts'

/** What verbs stand on. */
export interface Ground {
  settings: Settings
  database: Database
  /** Servers that run meanwhile hear of them. */
  changes: ProcessChanges
  /** The migrations that were run on the way, by name. */
  migrated: readonly string[]
}

/** Has something done on the database that the settings name, with its tables up to date. */
export const onGround =
  <More extends unknown[]>(work: (ground: Ground, ...more: More) => Promise<string[]>) =>
  async (settings: Settings, ...more: More): Promise<string[]> => {
    const database = await connect(settings.DATABASE_URL, { isLongRunning: true }).catch((error: unknown) => {
      throw error instanceof DatabaseInUse
        ? new StartRefused(
            `DATA_DIR: the server is using the database in ${settings.DATA_DIR}; stop it, and try again.`,
          )
        : error
    })
    const { db, dialect } = database
    const changes = createChanges()
    if (dialect === 'postgres') changes.passOn((table) => notifyInstances(db, table))
    try {
      return await work({ settings, database, changes, migrated: await migrate(database) }, ...more)
    } finally {
      await database.close()
    }
  }

/** Has something done with all that a server stands on. */
export const withServices = <More extends unknown[]>(
  work: (services: Services, settings: Settings, ...more: More) => Promise<string[]>,
) =>
  onGround(async ({ settings, database, changes }, ...more: More) =>
    work(await createServices(settings, database, { changes }), settings, ...more),
  )
