import { momentShown } from '../../../contract/domain/zones.ts'
import { dayIn } from '../../../contract/singletons/privacy/inForceAt.ts'
import { privacy } from '../../../contract/singletons/privacy/privacy.ts'
import { privacyStart } from '../../../contract/singletons/privacy/start.ts'
import { readInForce, TABLE } from '../../content/singletons/singletonReader.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/events/changes.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

interface Ground {
  db: Db
  changes: Pick<Changes, 'emit'>
  timeZone: string
  now?: () => number
}

/** Tells that rendered pages are old once the day of a version of the privacy notice has come. */
export function noticeDue({ db, changes, timeZone, now = Date.now }: Ground): Job {
  let due: string | undefined
  return {
    name: 'bring the privacy notice in force',
    tables: [TABLE],
    async run() {
      const today = dayIn(timeZone, new Date(now()))
      const notice = await readInForce(db, { ...privacy, start: privacyStart })
      const hasCome = due !== undefined && due <= today
      due = ((notice?.versions ?? []) as { date: string }[]).findLast(({ date }) => date > today)?.date
      if (hasCome) await changes.emit(TABLE)
      return due ? momentShown(`${due}T00:00`, timeZone).getTime() : undefined
    },
  }
}
