import { CamelCasePlugin, type Dialect as Driver, Kysely } from 'kysely'
import type { Db } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: Dialect
  close(): Promise<void>
}

/** Opens the database at an address: `sqlite:<file>` or `postgres://…`. Columns are `snake_case` there, fields are not. */
export async function connect(url: string): Promise<Database> {
  if (url.startsWith('sqlite:')) {
    const { openSqlite } = await import('./sqlite.ts')
    const { driver, release } = openSqlite(url.slice('sqlite:'.length))
    return database('sqlite', driver, release)
  }
  const { openPostgres } = await import('./postgres.ts')
  return database('postgres', openPostgres(url))
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
