import { CamelCasePlugin, Kysely, type Dialect as KyselyDialect, PostgresAdapter, sql } from 'kysely'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import type { ConnectOptions } from './postgres.ts'
import { openSqlite, openSqliteInMemory, openSqliteToRead } from './sqlite.ts'
import type { Db } from './tables.ts'

export type Dialect = 'sqlite' | 'postgres'

export interface Database {
  db: Db
  dialect: Dialect
  close(): Promise<void>
}

/** Opens the database at a URL: `sqlite:<file>` or `postgres://…`. Columns are `snake_case` in the database and `camelCase` in code. */
export async function connect(url: string, options: ConnectOptions = {}): Promise<Database> {
  const file = sqliteFileOf(url)
  if (file === undefined) return connectToPostgres(url, options)
  const { dialect, release } = openSqlite(file)
  return database('sqlite', dialect, release)
}

/** Opens the database read-only, for long-running work; SQLite also while another process has it. */
export async function connectToRead(url: string): Promise<Database> {
  const file = sqliteFileOf(url)
  if (file === undefined) return connectToPostgres(url, { isLongRunning: true })
  return database('sqlite', openSqliteToRead(file))
}

/** Opens an empty in-memory SQLite database. */
export async function connectToMemory(): Promise<Database> {
  return database('sqlite', openSqliteInMemory())
}

/** The file of a SQLite URL; undefined for another database. */
export const sqliteFileOf = (url: string): string | undefined =>
  url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : undefined

async function connectToPostgres(url: string, options: ConnectOptions): Promise<Database> {
  const { openPostgres } = await import('./postgres.ts')
  return database('postgres', openPostgres(url, options))
}

/** Name of the columns with values in the second language, whatever that is. */
const SECOND_COLUMN = 'en'

/** Names columns: `snake_case` in the database, and those with values in the second language as their field. */
class ColumnNames extends CamelCasePlugin {
  protected override snakeCase(name: string): string {
    return name === SECOND_FIELD ? SECOND_COLUMN : super.snakeCase(name)
  }

  protected override camelCase(name: string): string {
    return name === SECOND_COLUMN ? SECOND_FIELD : super.camelCase(name)
  }
}

function database(dialect: Dialect, kyselyDialect: KyselyDialect, release = () => {}): Database {
  const db: Db = new Kysely({ dialect: kyselyDialect, plugins: [new ColumnNames()] })
  return {
    db,
    dialect,
    async close() {
      await db.destroy()
      release()
    },
  }
}

/** Dialect of a connection or transaction, for the few queries that differ. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/**
 * Truncates SQLite's write-ahead log, so that deleted personal data are removed from it too (`secure_delete` overwrites
 * them in the database file). During an open read, such as a backup, it does nothing; the next call does. PostgreSQL
 * has `vacuum`.
 */
export async function truncateWal(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') return
  const { timeout } = (await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows[0]!
  await sql`pragma busy_timeout = 0`.execute(db)
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(db)
  }
}
