import { sql } from 'kysely'
import type { Db } from './tables.ts'

/** What the connection is called by which a server listens. */
export const LISTENER = 'filiz changes'

/** How many servers run on this PostgreSQL database, by their listening. */
export async function countServers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = ${LISTENER}`.execute(db)
  return rows[0]!.count
}
