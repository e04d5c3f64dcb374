import { DAY } from '../../../contract/domain/zones.ts'
import type { Db } from '../../platform/db/tables.ts'
import { deleteOldEmails } from '../../platform/mail/outbox.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { DAYS_KEPT } from '../auditLog/forgetActivity.ts'
import { forgetLinks } from './links.ts'

/** Forgets letters to administrators after a year, as what they did, and links that have ended: every hour. */
export const forgetOldLetters = (db: Db, now: () => number): Job => ({
  name: 'forget old letters',
  tables: [],
  run: everyHour(now, async (stopping) => {
    await forgetLinks(db, now())
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    await deleteOldEmails(db, oldest, stopping)
  }),
})
