import { PREVIEW_LIFETIME } from '../../../contract/api/previews.ts'
import type { Db } from '../../platform/db/tables.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'

/** Forgets every hour what was previewed of a page and no link opens any more. */
export const forgetPreviews = (db: Db, now: () => number): Job => ({
  name: 'forget previews',
  tables: [],
  run: everyHour(now, async () => {
    const oldest = new Date(now() - PREVIEW_LIFETIME).toISOString()
    await db.deleteFrom('contentPreviews').where('madeAt', '<', oldest).execute()
  }),
})
