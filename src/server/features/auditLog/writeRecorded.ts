import type { Action } from '../../../contract/api/activityCalls.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, type Caller } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordActivity } from './recordActivity.ts'

interface Recorded {
  ground: TransactionContext
  /** As the API's paths call it. */
  resource: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Writes of what no declaration keeps: each in one transaction with its entry in the activity. What is not there is refused. */
export const writeRecorded =
  ({ ground, resource, now }: Recorded) =>
  <R extends { id: number }>(
    request: Caller,
    action: Action,
    write: (within: TransactionContext) => Promise<R | undefined>,
    outer = ground,
  ): Promise<R> =>
    inTransaction(outer, async (within) => {
      const row = await write(within)
      if (!row) throw refused.notFound()
      const at = new Date(now())
      await recordActivity(within.db, { actor: actorOf(request), action, resource, recordId: row.id, at })
      return row
    })
