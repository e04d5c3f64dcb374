import type { Db } from '../db/tables.ts'
import type { Actor } from '../shared/actor.ts'
import { recordActivity } from './recordActivity.ts'

const MINUTE = 60_000
/**
 * So many failed sign-ins are written down in a minute of each administrator, and of all strangers together: whoever makes up addresses
 * fills no table, and hides nothing that is tried at a real one.
 */
export const MOST = 30

/** Writes down failed sign-ins: whose, where the address is an administrator's, and nothing of what strangers type. */
export function createFailureRecords(db: Db) {
  let begun = 0
  const counts = new Map<Actor['by'], number>()
  return async (actor: Actor): Promise<void> => {
    const now = Date.now()
    if (now - begun >= MINUTE) {
      begun = now
      counts.clear()
    }
    const count = (counts.get(actor.by) ?? 0) + 1
    counts.set(actor.by, count)
    if (count <= MOST) await recordActivity(db, { actor, action: 'signInFailed', at: new Date(now) })
  }
}
