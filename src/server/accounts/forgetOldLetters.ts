import { DAY } from '../../contract/rules/zones.ts'
import { DAYS_KEPT } from '../activity/forgetActivity.ts'
import type { Db } from '../db/tables.ts'
import { hourly } from '../jobs/hourly.ts'
import type { Job } from '../jobs/startJobs.ts'
import { forgetLetters } from '../mail/outbox.ts'
import { forgetLinks } from './links.ts'

/** Forgets letters to administrators after a year, as what they did, and links that have ended: every hour. */
export const forgetOldLetters = (db: Db, now: () => number): Job => ({
  name: 'forget old letters',
  tables: [],
  run: hourly(now, async (stopping) => {
    await forgetLinks(db, now())
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    await forgetLetters(db, oldest, stopping)
  }),
})
