import { CamelCasePlugin, type Dialect as Driver, Kysely } from 'kysely'
import type { Db } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: Dialect
  close(): Promise<void>
}

interface Pace {
  /** Whether work may take as long as it takes, as nobody waits for an answer: migrations, backups, the command line. */
  isPatient?: boolean
}

/** Opens the database at an address: `sqlite:<file>` or `postgres://…`. Columns are `snake_case` there, fields are not. */
export async function connect(url: string, { isPatient = false }: Pace = {}): Promise<Database> {
  const file = sqliteFileOf(url)
  if (file === undefined) return connectToPostgres(url, isPatient)
  const { openSqlite } = await import('./sqlite.ts')
  const { driver, release } = openSqlite(file)
  return database('sqlite', driver, release)
}

/** Opens the database at an address only to read it, also while another process has it, and patiently. */
export async function connectToRead(url: string): Promise<Database> {
  const file = sqliteFileOf(url)
  if (file === undefined) return connectToPostgres(url, true)
  const { openSqliteToRead } = await import('./sqlite.ts')
  return database('sqlite', openSqliteToRead(file))
}

/** A database that is gone when it is closed, to try things in. */
export async function connectToMemory(): Promise<Database> {
  const { openSqliteInMemory } = await import('./sqlite.ts')
  return database('sqlite', openSqliteInMemory())
}

/** The file of an embedded database; undefined for a database of another kind. */
export const sqliteFileOf = (url: string): string | undefined =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined

async function connectToPostgres(url: string, isPatient: boolean): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return database('postgres', openPostgres(url, isPatient))
}

function database(dialect: Dialect, driver: Driver, release = () => {}): Database {
  const db: Db = new Kysely({ dialect: driver, plugins: [new CamelCasePlugin()] })
  return {
    db,
    dialect,
    async close() {
      await db.destroy()
      release()
    },
  }
}
