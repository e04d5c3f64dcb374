import { VERSION_DAYS } from '../../contract/history.ts'
import type { Db } from '../db/tables.ts'
import type { Job } from '../jobs/startJobs.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * Forgets versions after their time, every hour; the newest of each record stays, and with it how far versions are counted, but not
 * whose it was: nobody's address is kept for longer.
 */
export function pruneHistory(db: Db, now: () => number = Date.now): Job {
  let next = 0
  return {
    name: 'forget old versions',
    tables: [],
    async run() {
      if (now() < next) return next
      const oldest = new Date(now() - VERSION_DAYS * DAY).toISOString()
      await db
        .deleteFrom('history')
        .where('at', '<', oldest)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('history as later')
              .select('later.id')
              .whereRef('later.resource', '=', 'history.resource')
              .whereRef('later.recordId', '=', 'history.recordId')
              .whereRef('later.version', '>', 'history.version'),
          ),
        )
        .execute()
      await db.updateTable('history').set({ by: null }).where('at', '<', oldest).where('by', 'like', '%@%').execute()
      next = now() + HOUR
      return next
    },
  }
}
