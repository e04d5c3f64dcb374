import type { FastifyReply } from 'fastify'
import type { Db } from '../db/tables.ts'
import { afterAnswer } from '../http/afterAnswer.ts'
import type { Actor } from '../shared/actor.ts'
import { recordActivity } from './recordActivity.ts'

const MINUTE = 60_000
/**
 * So many failed sign-ins are written down in a minute of each administrator, and of all strangers together: whoever makes up addresses
 * fills no table, and hides nothing that is tried at a real one.
 */
export const MOST = 30

export type RecordFailure = ReturnType<typeof createFailureRecords>

/**
 * Writes down failed sign-ins: whose, where the address is an administrator's, and nothing of what strangers type. Nobody waits for
 * it: of strangers there may be no more to write.
 */
export function createFailureRecords(db: Db) {
  let begun = 0
  const counts = new Map<Actor['by'], number>()
  return (reply: FastifyReply, actor: Actor): void => {
    const now = Date.now()
    if (now - begun >= MINUTE) {
      begun = now
      counts.clear()
    }
    const count = (counts.get(actor.by) ?? 0) + 1
    counts.set(actor.by, count)
    const write = () => recordActivity(db, { actor, action: 'signInFailed', at: new Date(now) })
    if (count <= MOST) afterAnswer(reply, write, 'a failed sign-in was not written down')
  }
}
