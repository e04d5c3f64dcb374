import { PREVIEW_LIFETIME } from '../../../contract/api/previews.ts'
import type { Db } from '../../platform/db/tables.ts'
import { hourly } from '../../platform/scheduler/hourly.ts'
import type { Job } from '../../platform/scheduler/startJobs.ts'

/** Forgets every hour what was previewed of a page and no link opens any more. */
export const forgetPreviews = (db: Db, now: () => number): Job => ({
  name: 'forget previews',
  tables: [],
  run: hourly(now, async () => {
    const oldest = new Date(now() - PREVIEW_LIFETIME).toISOString()
    await db.deleteFrom('contentPreviews').where('madeAt', '<', oldest).execute()
  }),
})
