import { sql } from 'kysely'
import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import { forgetOrders } from './listIndexes.ts'

/** The triggers by which `keepLists` follows a table's rows. */
const TRIGGERS: Record<Dialect, readonly string[]> = {
  sqlite: ['Gained', 'Lost', 'Turned', 'Written', 'Unwritten', 'Rewritten'],
  postgres: ['Gained', 'Lost', 'Turned'],
}

/**
 * Takes away what `keepLists` made for a table, so that its columns can be renamed and dropped; frozen, as every word of
 * migrations. What is counted stays, and is counted anew by the next `keepLists`.
 */
export async function forgetLists(dialect: Dialect, db: AnyDatabase, table: string): Promise<void> {
  for (const name of TRIGGERS[dialect]) {
    const on = dialect === 'postgres' ? sql` on ${sql.table(table)}` : sql``
    await sql`drop trigger if exists ${sql.ref(table + name)}${on}`.execute(db)
  }
  if (dialect === 'sqlite') await sql`drop table if exists ${sql.table(`${table}Trigrams`)}`.execute(db)
  await forgetOrders[dialect](db, table)
}
