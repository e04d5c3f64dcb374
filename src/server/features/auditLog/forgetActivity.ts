import { DAY } from '../../../contract/domain/zones.ts'
import { inBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { TABLE } from './recordActivity.ts'

/** What was done is kept for a year. */
export const DAYS_KEPT = 365

/** Forgets every hour what was done longer than a year ago. Nothing else ever removes or changes what is written down. */
export const forgetActivity = (db: Db, now: () => number): Job => ({
  name: 'forget activity',
  tables: [],
  run: everyHour(now, (stopping) => {
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    const old = db.selectFrom(TABLE).select('id').where('at', '<', oldest).orderBy('at')
    return inBatches(old, (ids) => db.deleteFrom(TABLE).where('id', 'in', ids).execute(), stopping)
  }),
})
