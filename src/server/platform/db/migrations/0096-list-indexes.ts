import { sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import { LISTS } from './0084-baseline.ts'
import { createOrderIndexes, dropOrderIndexes } from './listIndexes.ts'
import type { AnyDatabase, Migration } from './migration.ts'

/**
 * Creates an index for each order of a list, including the flags. Drops those of databases older than the baseline, and
 * their row counts with their triggers.
 */
export const listIndexes: Migration = {
  async up(db) {
    await (dialectOf(db) === 'sqlite' ? dropCountTriggersInSqlite : dropCountTriggersInPostgres)(db)
    await db.schema.dropTable('rowCounts').ifExists().execute()
    for (const list of LISTS) {
      await dropOrderIndexes(db, list.table)
      await createOrderIndexes(db, list)
    }
  },
}

async function dropCountTriggersInSqlite(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger' and sql like '%row_counts%'`.execute(db)
  for (const { name } of rows) await sql`drop trigger ${sql.raw(`"${name}"`)}`.execute(db)
}

/** Drops the functions of the triggers and, with `cascade`, the triggers. */
async function dropCountTriggersInPostgres(db: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prosrc like '%row_counts%'`.execute(db)
  for (const { name } of rows) await sql`drop function ${sql.raw(`"${name}"`)}() cascade`.execute(db)
}
