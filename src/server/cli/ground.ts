import { connect, type Database } from '../db/connect.ts'
import { DatabaseInUse } from '../db/lockFile.ts'
import { migrate } from '../db/migrate.ts'
import { tellInstances } from '../db/shareChanges.ts'
import type { Settings } from '../process/settings.ts'
import type { Changes } from '../shared/changes.ts'
import { StartRefused } from '../shared/startRefused.ts'

/** What verbs stand on. */
export interface Ground {
  settings: Settings
  database: Database
  /** The migrations that were run on the way, by name. */
  migrated: readonly string[]
  /** Told of changes, servers that run look again. */
  changes: Pick<Changes, 'emit'>
}

/** Has something done on the database that the settings name, with its tables up to date. */
export const onGround =
  <More extends unknown[]>(work: (ground: Ground, ...more: More) => Promise<string[]>) =>
  async (settings: Settings, ...more: More): Promise<string[]> => {
    const database = await connect(settings.DATABASE_URL).catch((error: unknown) => {
      throw error instanceof DatabaseInUse
        ? new StartRefused(
            `DATA_DIR: the server is using the database in ${settings.DATA_DIR}; stop it, and try again.`,
          )
        : error
    })
    try {
      return await work(
        { settings, database, migrated: await migrate(database), changes: changesOf(database) },
        ...more,
      )
    } finally {
      await database.close()
    }
  }

const changesOf = ({ db, dialect }: Database): Ground['changes'] => ({
  emit: async (table) => {
    if (dialect === 'postgres') await tellInstances(db, table)
  },
})
