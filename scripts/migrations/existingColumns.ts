import { sql } from 'kysely'
import { connectToMemory } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import type { Migration } from '../../src/server/platform/db/migrations/migration.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** A column as the migrations create it. */
export interface ExistingColumn {
  /** Its type in SQLite. */
  type: string
  isRequired: boolean
  isUnique: boolean
}

/** The columns of a table without id and timestamps, by their names in code. */
export type ExistingColumns = ReadonlyMap<string, ExistingColumn>

/**
 * The columns of a table after these migrations, which run on an in-memory database; undefined if the table does not
 * exist.
 */
export async function existingColumns(
  table: string,
  all: Record<string, Migration>,
): Promise<ExistingColumns | undefined> {
  const { db, dialect, close } = await connectToMemory()
  try {
    await migrate({ db, dialect }, all)
    const columns = await columnsIn(db, snakeCase(table))
    return columns.size ? columns : undefined
  } finally {
    await close()
  }
}

const EVERY_TABLE_HAS = ['id', 'created_at', 'updated_at']

async function columnsIn(db: Db, table: string): Promise<ExistingColumns> {
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
