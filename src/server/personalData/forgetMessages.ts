import { messages } from '../../contract/resources/messages/messages.ts'
import { type Bin, ignoreMissing } from '../bin/bin.ts'
import { contentOf, entriesOf } from '../bin/binRows.ts'
import { overwriteDeleted } from '../db/overwriteDeleted.ts'
import type { Job } from '../jobs/startJobs.ts'
import { always } from '../resources/rules.ts'
import type { Services } from '../services.ts'
import { SYSTEM } from '../shared/actor.ts'
import { MESSAGES } from './findPerson.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** How many go at once, so that nobody waits long for the database meanwhile. */
const AT_ONCE = 100

interface Ground extends Pick<Services, 'db' | 'stores' | 'now'> {
  bin: Pick<Bin, 'purge'>
}

/** Erases messages once they have been kept for so many days, those in the bin too: at the start, and every hour. */
export function forgetMessages({ db, stores, bin, now }: Ground, days: number): Job {
  let next = 0
  const store = stores.by(SYSTEM).of(messages)
  return {
    name: 'forget old messages',
    tables: [],
    async run(stopping) {
      if (now() < next) return next
      const oldest = new Date(now() - days * DAY).toISOString()
      const old = await db
        .selectFrom(messages.name)
        .select('id')
        .where('createdAt', '<', oldest)
        .orderBy('createdAt')
        .limit(AT_ONCE)
        .execute()
      for (const { id } of old) {
        if (stopping?.aborted) return undefined
        await store.remove(id, always, 'purge')
      }
      if (old.length === AT_ONCE) return now()
      for await (const entry of entriesOf(db, MESSAGES)) {
        const { row } = contentOf(entry)
        // Another instance may be quicker.
        if (String(row.createdAt) < oldest)
          await bin.purge({ resource: MESSAGES, id: row.id }, SYSTEM).catch(ignoreMissing)
      }
      await overwriteDeleted(db)
      next = now() + HOUR
      return next
    },
  }
}
