import { isIPv4 } from 'node:net'
import { type Selectable, sql } from 'kysely'
import type { Activity } from '../../../contract/api/activity.ts'
import type { Action } from '../../../contract/api/activityCalls.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { ChangeHandler } from '../../content/resources/hooks.ts'
import { type ListedTable, listOfTable } from '../../content/resources/listOfTable.ts'
import { type Listed, readList } from '../../content/resources/readList.ts'
import { inBatches } from '../../platform/db/batches.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { type Actor, SYSTEM } from '../../platform/events/actor.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'

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
export async function recordAudit(db: Db, { actor, action, resource, recordId, at }: Done): Promise<void> {
  await db
    .insertInto(TABLE)
    .values({
      at: at.toISOString(),
      doneBy: actor.by,
      action,
      resource: resource ?? null,
      recordId: recordId === undefined ? null : String(recordId),
      address: maskIp(actor.address),
    })
    .execute()
}

/** Whether it is written down that this was done. */
export async function isAudited(
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
export const auditChange: ChangeHandler = async ({ db }, { action: done, actor, resource, id: recordId, at }) => {
  if (recordId === null || done === 'reorder') return
  if (actor.by === null || (actor.by === SYSTEM.by && done === 'create')) return
  const isSetting = resource === SINGLETONS_PATH && done !== 'restore'
  await recordAudit(db, { actor, action: isSetting ? 'update' : done, resource, recordId, at: new Date(at) })
}

/** The first half of a network as limits know it: enough to tell the office from elsewhere, too little to find somebody. */
export function maskIp(network: string | null): string | null {
  if (!network) return null
  if (isIPv4(network)) return `${network.split('.').slice(0, 2).join('.')}.*.*`
  const groups = network.split('::')[0]!.split(':')
  return /^[\da-f:]+::\/64$/i.test(network) ? `${groups.join(':')}:*:*:*:*` : null
}

const listed: ListedTable<Activity> = {
  table: TABLE,
  columns: {
    id: sql.ref('id'),
    at: sql.ref('at'),
    by: sql.ref('doneBy'),
    action: sql.ref('action'),
    resource: sql.ref('resource'),
    recordId: sql.ref('recordId'),
    address: sql.ref('address'),
  },
  searched: ['by', 'resource', 'recordId'],
  words: ['by'],
  optional: { by: '', resource: '', recordId: '' },
  order: ['id', 'DESC'],
  decode: (row) => row as Activity,
}

/** The audit log, newest first by default. */
export const listAuditLog = (db: Db, query: ListQuery): Promise<Listed<Activity>> =>
  readList(db, listOfTable(dialectOf(db), listed, query))

/** A row as the API shows it. */
export const shown = ({ doneBy, ...row }: Selectable<Tables['activity']>): Activity => ({
  id: row.id,
  at: row.at,
  by: doneBy,
  action: row.action,
  resource: row.resource,
  recordId: row.recordId,
  address: row.address,
})

/** What was done is kept for a year. */
export const DAYS_KEPT = 365

/** Forgets every hour what was done longer than a year ago. Nothing else ever removes or changes what is written down. */
export const pruneAuditLog = (db: Db, now: () => number): Job => ({
  name: 'forget activity',
  tables: [],
  run: everyHour(now, (stopping) => {
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    const old = db.selectFrom(TABLE).select('id').where('at', '<', oldest).orderBy('at')
    return inBatches(old, (ids) => db.deleteFrom(TABLE).where('id', 'in', ids).execute(), stopping)
  }),
})

/** Rows that are written at a time. */
const PORTION = 100

/** Clocks of instances differ, and what a backup did not see any more may be of a moment before it. In milliseconds. */
const OVERLAP = 60_000

/**
 * Takes along what was written down since the moment of a backup, over its restore, and writes that one down with it: nobody goes
 * back behind what they did. What the backup has too is told by its content: another database gives other ids.
 */
export const carryAuditLog =
  (backedUpAt: string, restore: () => Done) =>
  async (db: Db): Promise<(restored: Db) => Promise<void>> => {
    const from = new Date(Date.parse(backedUpAt) - OVERLAP).toISOString()
    const rows = await rowsFrom(db, from)
    return async (restored) => {
      const missing = without(rows, await rowsFrom(restored, from))
      for (let i = 0; i < missing.length; i += PORTION)
        await restored
          .insertInto(TABLE)
          .values(missing.slice(i, i + PORTION))
          .execute()
      await recordAudit(restored, restore())
    }
  }

const rowsFrom = (db: Db, at: string) =>
  db
    .selectFrom(TABLE)
    .select(['at', 'doneBy', 'action', 'resource', 'recordId', 'address'])
    .where('at', '>=', at)
    .orderBy('id')
    .execute()

/** What stands in these rows and not in the others; what stands twice here and once there is missing once. */
function without<Row extends object>(rows: Row[], others: Row[]): Row[] {
  const there = new Map<string, number>()
  const keyOf = (row: Row) => JSON.stringify(Object.values(row))
  for (const row of others) there.set(keyOf(row), (there.get(keyOf(row)) ?? 0) + 1)
  return rows.filter((row) => {
    const left = there.get(keyOf(row)) ?? 0
    there.set(keyOf(row), left - 1)
    return left <= 0
  })
}
