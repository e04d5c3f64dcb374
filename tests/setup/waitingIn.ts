import { sql } from 'kysely'
import type { Database } from '../../src/server/platform/db/connect.ts'

/** How many statements wait for what others hold, in this database of PostgreSQL. */
export async function waitingIn({ db }: Pick<Database, 'db'>): Promise<number> {
  const query = sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await query.execute(db)).rows[0]!.waiting
}
