import type { Db } from '../db/tables.ts'
import type { Job } from '../jobs/startJobs.ts'
import { TABLE } from './recordActivity.ts'

const HOUR = 60 * 60 * 1000
/** What was done is kept for a year. */
export const DAYS_KEPT = 365

/** Forgets what was done longer than a year ago. Nothing else ever removes or changes what is written down. */
export const forgetActivity = (db: Db, now: () => number): Job => ({
  name: 'forget activity',
  tables: [],
  async run() {
    const oldest = new Date(now() - DAYS_KEPT * 24 * HOUR).toISOString()
    await db.deleteFrom(TABLE).where('at', '<', oldest).execute()
    return now() + HOUR
  },
})
