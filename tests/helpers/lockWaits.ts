import { sql } from 'kysely'
import type { Database } from '../../src/server/platform/db/connect.ts'

/** Number of statements that wait for a lock in this PostgreSQL database. */
export async function countLockWaits({ db }: Pick<Database, 'db'>): Promise<number> {
  const query = sql<{ waiting: number }>`select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return (await query.execute(db)).rows[0]!.waiting
}
