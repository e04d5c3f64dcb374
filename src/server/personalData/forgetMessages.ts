import { messages } from '../../contract/resources/messages/messages.ts'
import type { Job } from '../jobs/startJobs.ts'
import type { Services } from '../services.ts'
import { SYSTEM } from '../shared/actor.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** How many go at once, so that nobody waits long for the database meanwhile. */
const AT_ONCE = 100

/** Erases messages once they have been kept for so many days: at the start, and every hour. */
export function forgetMessages({ db, stores, now }: Pick<Services, 'db' | 'stores' | 'now'>, days: number): Job {
  let next = 0
  const store = stores.by(SYSTEM).of(messages)
  return {
    name: 'forget old messages',
    tables: [],
    async run(stopping) {
      if (now() < next) return next
      const old = await db
        .selectFrom(messages.name)
        .select('id')
        .where('createdAt', '<', new Date(now() - days * DAY).toISOString())
        .orderBy('createdAt')
        .limit(AT_ONCE)
        .execute()
      for (const { id } of old) {
        if (stopping?.aborted) return undefined
        await store.remove(id)
      }
      if (old.length < AT_ONCE) next = now() + HOUR
      return next
    },
  }
}
