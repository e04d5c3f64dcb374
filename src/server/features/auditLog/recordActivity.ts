import type { Action } from '../../../contract/api/activityCalls.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { Trace } from '../../content/resources/trace.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, SYSTEM } from '../../platform/events/actor.ts'
import { halfOf } from './halfOf.ts'

export const TABLE = 'activity'

/** What is written down of something that was done: never its content. */
export interface Done {
  actor: Actor
  action: Action
  /** As the API's paths call it. */
  resource?: string
  recordId?: number | string
  at: Date
}

/** Writes down what was done; within a transaction it is written with it, or not at all. */
export async function recordActivity(db: Db, { actor, action, resource, recordId, at }: Done): Promise<void> {
  await db
    .insertInto(TABLE)
    .values({
      at: at.toISOString(),
      doneBy: actor.by,
      action,
      resource: resource ?? null,
      recordId: recordId === undefined ? null : String(recordId),
      address: halfOf(actor.address),
    })
    .execute()
}

/** Whether it is written down that this was done. */
export async function isRecorded(
  db: Db,
  { action, resource, recordId }: { action: Action; resource: string; recordId: string },
): Promise<boolean> {
  const found = db.selectFrom(TABLE).select('id').where('action', '=', action)
  const of = found.where('resource', '=', resource).where('recordId', '=', recordId)
  return (await of.limit(1).executeTakeFirst()) !== undefined
}

/**
 * Writes down every write of a record or a singleton, but for visitors' messages and the content that a new site begins with. A
 * singleton is always there: whatever is stored of it, it was changed.
 */
export const keepActivity: Trace = async (db, { action: deed, actor, resource, id: recordId, at }) => {
  if (actor.by === null || (actor.by === SYSTEM.by && deed === 'create')) return
  const isSetting = resource === SINGLETONS_PATH && deed !== 'restore'
  await recordActivity(db, { actor, action: isSetting ? 'update' : deed, resource, recordId, at: new Date(at) })
}
