import type { FastifyReply } from 'fastify'
import type { Action } from '../../../contract/api/activityCalls.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/events/actor.ts'
import { afterResponse } from '../../platform/http/afterResponse.ts'
import { recordActivity } from './recordActivity.ts'

const MINUTE = 60_000
/**
 * So many failed sign-ins are written down in a minute of each administrator, and of all strangers together: whoever makes up addresses
 * fills no table, and hides nothing that is tried at a real one.
 */
export const MOST = 30

/** The second one says that the password was right. */
type FailedSignIn = Extract<Action, 'signInFailed' | 'secondFactorFailed'>

export type RecordFailure = ReturnType<typeof createFailureRecords>

/**
 * Writes down failed sign-ins: whose, where the address is an administrator's, and nothing of what strangers type. Nobody waits for
 * it: of strangers there may be no more to write.
 */
export function createFailureRecords(db: Db) {
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
    const write = () => recordActivity(db, { actor, action, at: new Date(now) })
    if (count <= MOST) afterResponse(reply, write, 'a failed sign-in was not written down')
  }
}
