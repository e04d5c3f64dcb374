import { VERSION_DAYS } from '../../../contract/api/history.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import { inBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'

/**
 * Forgets versions after their time, every hour; the newest of each record stays, and with it how far versions are counted, but not
 * whose it was: nobody's address is kept for longer.
 */
export const pruneHistory = (db: Db, now: () => number = Date.now): Job => ({
  name: 'forget old versions',
  tables: [],
  run: everyHour(now, async (stopping) => {
    const oldest = new Date(now() - VERSION_DAYS * DAY).toISOString()
    const old = db.selectFrom('history').select('id').where('at', '<', oldest).orderBy('at')
    const outlived = old.where((eb) =>
      eb.exists(
        eb
          .selectFrom('history as later')
          .select('later.id')
          .whereRef('later.resource', '=', 'history.resource')
          .whereRef('later.recordId', '=', 'history.recordId')
          .whereRef('later.version', '>', 'history.version'),
      ),
    )
    await inBatches(outlived, (ids) => db.deleteFrom('history').where('id', 'in', ids).execute(), stopping)
    const named = old.where('by', 'like', '%@%')
    await inBatches(
      named,
      (ids) => db.updateTable('history').set({ by: null }).where('id', 'in', ids).execute(),
      stopping,
    )
  }),
})
