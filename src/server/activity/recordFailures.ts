import type { Db } from '../db/tables.ts'
import type { Actor } from '../shared/actor.ts'
import { recordActivity } from './recordActivity.ts'

const MINUTE = 60_000
/** So many failed sign-ins are written down in a minute: whoever makes up addresses fills no table. */
export const MOST = 30

/** Writes down failed sign-ins: whose, where the address is an administrator's, and nothing of what strangers type. */
export function createFailureRecords(db: Db) {
  let [begun, count] = [0, 0]
  return async (actor: Actor): Promise<void> => {
    const now = Date.now()
    if (now - begun >= MINUTE) [begun, count] = [now, 0]
    if (++count <= MOST) await recordActivity(db, { actor, action: 'signInFailed', at: new Date(now) })
  }
}
