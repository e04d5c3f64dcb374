import { sql } from 'kysely'
import { dialectOf } from './dialectOf.ts'
import type { Db } from './tables.ts'

/**
 * Has what was deleted leave the embedded database's log as well; in its file it is overwritten at once. Where somebody reads, a backup
 * for instance, the next time does it: nobody is waited for. PostgreSQL has its own ways (`vacuum`).
 */
export async function overwriteDeleted(db: Db): Promise<void> {
  if (dialectOf(db) === 'postgres') return
  const { timeout } = (await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)).rows[0]!
  await sql`pragma busy_timeout = 0`.execute(db)
  try {
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(timeout)}`.execute(db)
  }
}
