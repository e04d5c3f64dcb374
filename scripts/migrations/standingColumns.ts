import { sql } from 'kysely'
import { connectToMemory } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import type { Migration } from '../../src/server/db/migrations/migration.ts'
import type { Db } from '../../src/server/db/tables.ts'

/** A column as the migrations have made it. */
export interface StandingColumn {
  /** As SQLite calls it. */
  type: string
  isRequired: boolean
  isUnique: boolean
}

/** What a table has besides a record's id and stamps, by the names that columns have in the program. */
export type Standing = ReadonlyMap<string, StandingColumn>

/** The columns of a table once these migrations have run, learned on a database in memory; undefined where they make none. */
export async function standingColumns(table: string, drafts: Record<string, Migration>): Promise<Standing | undefined> {
  const { db, dialect, close } = await connectToMemory()
  try {
    await migrate({ db, dialect }, drafts)
    const columns = await columnsIn(db, snakeCase(table))
    return columns.size ? columns : undefined
  } finally {
    await close()
  }
}

const EVERY_TABLE_HAS = ['id', 'created_at', 'updated_at']

async function columnsIn(db: Db, table: string): Promise<Standing> {
  const columns = await sql<{ name: string; type: string; required: number }>`
    select name, lower(type) as type, "notnull" as required from pragma_table_info(${table})`.execute(db)
  const unique = await sql<{ name: string }>`
    select held.name from pragma_index_list(${table}) as made, pragma_index_info(made.name) as held
    where made."unique" = 1`.execute(db)
  return new Map(
    columns.rows
      .filter(({ name }) => !EVERY_TABLE_HAS.includes(name))
      .map(({ name, type, required }) => [
        camelCase(name),
        { type, isRequired: Boolean(required), isUnique: unique.rows.some((row) => row.name === name) },
      ]),
  )
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
