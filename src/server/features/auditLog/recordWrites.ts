import type { FastifyReply } from 'fastify'
import type { Action } from '../../../contract/api/activityCalls.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { Actor } from '../../platform/events/actor.ts'
import { actorOf, type Caller } from '../../platform/http/access.ts'
import { afterResponse } from '../../platform/http/afterResponse.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordAudit } from './auditLog.ts'

interface Recorded {
  ground: TransactionContext
  /** As the API's paths call it. */
  resource: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Writes of what no declaration keeps: each in one transaction with its entry in the activity. What is not there is refused. */
export const createAuditedWrite =
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
      await recordAudit(within.db, { actor: actorOf(request), action, resource, recordId: row.id, at })
      return row
    })

const MINUTE = 60_000
/**
 * So many failed sign-ins are written down in a minute of each administrator, and of all strangers together: whoever makes up addresses
 * fills no table, and hides nothing that is tried at a real one.
 */
export const MOST = 30

/** The second one says that the password was right. */
type FailedSignIn = Extract<Action, 'signInFailed' | 'secondFactorFailed'>

export type RecordSignInFailure = ReturnType<typeof createSignInFailureLog>

/**
 * Writes down failed sign-ins: whose, where the address is an administrator's, and nothing of what strangers type. Nobody waits for
 * it: of strangers there may be no more to write.
 */
export function createSignInFailureLog(db: Db) {
  let begun = 0
  const counts = new Map<string, number>()
  return (reply: FastifyReply, actor: Actor, action: FailedSignIn = 'signInFailed'): void => {
    const now = Date.now()
    if (now - begun >= MINUTE) {
      begun = now
      counts.clear()
    }
    const key = `${action} ${actor.by ?? ''}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const write = () => recordAudit(db, { actor, action, at: new Date(now) })
    if (count <= MOST) afterResponse(reply, write, 'a failed sign-in was not written down')
  }
}
