import type { Changes } from '../changes.ts'
import { connect, type Database } from '../db/connect.ts'
import { DatabaseInUse } from '../db/lockFile.ts'
import { migrate } from '../db/migrate.ts'
import { tellInstances } from '../db/shareChanges.ts'
import type { Env } from '../env.ts'
import { StartRefused } from '../startRefused.ts'

/** What verbs stand on. */
export interface Ground {
  env: Env
  database: Database
  /** The migrations that were run on the way, by name. */
  migrated: readonly string[]
  /** Told of changes, servers that run look again. */
  changes: Pick<Changes, 'emit'>
}

/** Has something done on the database that the settings name, with its tables up to date. */
export const onGround =
  <More extends unknown[]>(work: (ground: Ground, ...more: More) => Promise<string[]>) =>
  async (env: Env, ...more: More): Promise<string[]> => {
    const database = await connect(env.DATABASE_URL).catch((error: unknown) => {
      throw error instanceof DatabaseInUse
        ? new StartRefused(`DATA_DIR: the server is using the database in ${env.DATA_DIR}; stop it, and try again.`)
        : error
    })
    try {
      return await work({ env, database, migrated: await migrate(database), changes: changesOf(database) }, ...more)
    } finally {
      await database.close()
    }
  }

const changesOf = ({ db, dialect }: Database): Ground['changes'] => ({
  emit: async (table) => {
    if (dialect === 'postgres') await tellInstances(db, table)
  },
})
