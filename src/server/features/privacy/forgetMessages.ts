import { DAY } from '../../../contract/domain/zones.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { always } from '../../content/resources/rules.ts'
import type { ContentServices } from '../../content/stores.ts'
import { type Bin, ignoreMissing } from '../../content/trash/bin.ts'
import { inBatches } from '../../platform/db/batches.ts'
import { truncateWal } from '../../platform/db/connect.ts'
import { SYSTEM } from '../../platform/events/actor.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { MESSAGES } from './findPerson.ts'

interface Ground extends Pick<ContentServices, 'db' | 'stores' | 'now'> {
  bin: Pick<Bin, 'purge'>
}

/** Erases messages once they have been kept for so many days, those in the bin too: at the start, and every hour. */
export function forgetMessages({ db, stores, bin, now }: Ground, days: number): Job {
  const store = stores.by(SYSTEM).of(messages)
  return {
    name: 'forget old messages',
    tables: [],
    run: everyHour(now, async (stopping) => {
      const oldest = new Date(now() - days * DAY).toISOString()
      const old = db.selectFrom(messages.name).select('id').where('createdAt', '<', oldest).orderBy('createdAt')
      const erase = async (ids: number[]) => {
        for (const id of ids) if (!stopping?.aborted) await store.remove(id, always, 'purge')
      }
      await inBatches(old, erase, stopping)
      if (stopping?.aborted) return
      const binned = db
        .selectFrom('bin')
        .select('recordId')
        .where('resource', '=', MESSAGES)
        .where('goneAt', 'is', null)
      // Another instance may be quicker.
      for (const { recordId } of await binned.where('madeAt', '<', oldest).execute()) {
        if (stopping?.aborted) return
        await bin.purge({ resource: MESSAGES, id: Number(recordId) }, SYSTEM).catch(ignoreMissing)
      }
      await truncateWal(db)
    }),
  }
}
