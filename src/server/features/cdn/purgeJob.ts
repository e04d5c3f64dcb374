import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { EVERYTHING, inTransaction } from '../../platform/db/transaction.ts'
import { CONTENT_TAG } from '../../platform/http/cdnHeaders.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Job, withGracePeriod } from '../../platform/scheduler/scheduler.ts'
import { callPurge } from './purgeCalls.ts'
import { CDN_PURGES, enqueuePurges, nextPurgeAt, settlePurges, takePurges } from './purges.ts'

interface PurgeContext extends Pick<ContentServices, 'db' | 'changes' | 'now'> {
  settings: Pick<Settings, 'CDN_PURGE_URL' | 'CDN_PURGE_KIND' | 'CDN_PURGE_TOKEN'>
  log: Log
}

/** Grace period of a call at shutdown, in milliseconds. */
const GRACE = 3000

/**
 * Purges what has changed from the CDN. At the start, after a restored backup and after lost change events it purges
 * all content: a new version renders other pages, and another instance may have served old ones.
 */
export function purgeJob({ db, changes, now, settings, log }: PurgeContext): Job {
  let isEverythingStale = true
  // Never unsubscribed: the job runs as long as the process.
  changes.subscribe((table) => {
    if (table === EVERYTHING) isEverythingStale = true
  })

  const attempt = async (aborting: AbortSignal): Promise<boolean> => {
    const batch = await takePurges(db, now())
    if (!batch) return false
    const error = await callPurge(settings, batch.tags, aborting)
    // Interrupted by the shutdown, with an unknown outcome: it is repeated once the lease expires.
    if (error !== null && aborting.aborted) return false
    await inTransaction({ db, changes }, (trx) => settlePurges(trx, batch, error, now()))
    const fields = { tags: batch.tags.length, attempt: batch.attempt }
    if (error === null) log.info(fields, 'cdn purged')
    else log.warn({ ...fields, error }, 'cdn purge failed')
    return true
  }

  return {
    name: 'purge cdn',
    tables: [CDN_PURGES],
    async run(stopping) {
      if (isEverythingStale) {
        // No event: this job is running already.
        await enqueuePurges({ db, changes: { emit: async () => {} } }, [CONTENT_TAG], now())
        isEverythingStale = false
      }
      let isDone = false
      while (!isDone && !stopping?.aborted)
        await withGracePeriod(stopping, GRACE, async (aborting) => {
          isDone = !(await attempt(aborting))
        })
      return nextPurgeAt(db)
    },
  }
}
