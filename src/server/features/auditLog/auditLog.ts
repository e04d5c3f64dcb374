import { isIPv4 } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { type Selectable, sql } from 'kysely'
import type { Activity } from '../../../contract/api/administration.ts'
import type { Action } from '../../../contract/api/endpoints.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import type { ChangeEvent, ChangeHandler } from '../../content/resources/hooks.ts'
import { columnsNamed, type ListedTable, listOfTable } from '../../content/resources/listOfTable.ts'
import { type Listed, readList } from '../../content/resources/readList.ts'
import { inBatches } from '../../platform/db/batches.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import {
  type Actor,
  inTransaction,
  SYSTEM,
  type TransactionContext,
  type Within,
} from '../../platform/db/transaction.ts'
import { actorOf, type Caller } from '../../platform/http/access.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'

export const TABLE = 'activity'

/** An entry of the audit log. It contains no content of a record. */
export interface AuditEntry {
  actor: Actor
  action: Action
  /** Resource name in API paths. */
  resource?: string
  recordId?: number | string | undefined
}

/** Adds an entry to the audit log, in the transaction of the change if the context is one. */
export async function recordAudit(
  { db, now }: ReadContext,
  { actor, action, resource, recordId }: AuditEntry,
): Promise<void> {
  await db
    .insertInto(TABLE)
    .values({
      at: new Date(now()).toISOString(),
      doneBy: actor.by,
      action,
      resource: resource ?? null,
      recordId: recordId === undefined ? null : String(recordId),
      address: maskIp(actor.address),
    })
    .execute()
}

/** Writes to a table that is no resource, with an audit entry in one transaction; 404 if `write` finds no row. */
export const writeAudited = <R extends { id: number }, C extends TransactionContext & { now: () => number }>(
  context: C,
  request: Caller,
  { action, resource }: Pick<AuditEntry, 'action' | 'resource'>,
  write: (trx: Within<C>) => Promise<R | undefined>,
): Promise<R> =>
  inTransaction(context, async (trx) => {
    const row = orNotFound(await write(trx))
    const { db } = trx
    await recordAudit({ db, now: context.now }, { actor: actorOf(request), action, resource, recordId: row.id })
    return row
  })

/**
 * `afterChange` hook: audits every write of a record or a singleton, except a new order, visitors' messages and the
 * content of a new site. A singleton always exists for clients, so its first save is an update.
 */
export const auditChange: ChangeHandler = async ({ db }, event) => {
  const { action: done, actor, resource, id: recordId, at } = event
  if (recordId === null || done === 'reorder') return
  if (actor.by === null || (actor.by === SYSTEM.by && done === 'create')) return
  const isUpdate = done === 'update' || (resource === SINGLETONS_PATH && done !== 'restore')
  const now = () => Date.parse(at)
  await recordAudit({ db, now }, { actor, action: isUpdate ? declaredActionOf(event) : done, resource, recordId })
}

/** The action that is declared for the change of items or of a flag; `update` for every other change. */
function declaredActionOf({ fields, before, after }: ChangeEvent): Action {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'items' && field.audited && !isDeepStrictEqual(before?.[name], after?.[name]))
      return field.audited as Action // a test checks the declared names
    if (field.kind !== 'flag' || !field.audited || before?.[name] === after?.[name]) continue
    return field.audited[after?.[name] ? 'on' : 'off'] as Action // a test checks the declared names
  }
  return 'update'
}

/** Masks an IP address: the first half is stored, enough to recognize the office. */
export function maskIp(network: string | null): string | null {
  if (!network) return null
  if (isIPv4(network)) return `${network.split('.').slice(0, 2).join('.')}.*.*`
  const groups = network.split('::')[0]!.split(':')
  return /^[\da-f:]+::\/64$/i.test(network) ? `${groups.join(':')}:*:*:*:*` : null
}

const listed: ListedTable<Activity> = {
  table: TABLE,
  columns: {
    ...columnsNamed('id', 'at'),
    by: sql.ref('doneBy'),
    ...columnsNamed('action', 'resource', 'recordId', 'address'),
  },
  searched: ['by', 'resource', 'recordId'],
  words: ['by'],
  optional: { by: '', resource: '', recordId: '' },
  order: ['id', 'DESC'],
  decode: (row) => row as Activity,
}

/** List of the audit log, newest first by default. */
export const listAuditLog = (db: Db, query: ListQuery): Promise<Listed<Activity>> =>
  readList(db, listOfTable(dialectOf(db), listed, query))

/** An audit entry in API responses. */
export const shown = ({ doneBy, ...row }: Selectable<Tables['activity']>): Activity => ({
  id: row.id,
  at: row.at,
  by: doneBy,
  action: row.action,
  resource: row.resource,
  recordId: row.recordId,
  address: row.address,
})

export const DAYS_KEPT = 365

/** Prunes the audit log every hour. Nothing else deletes or changes entries. */
export const pruneAuditLog = (db: Db, now: () => number): Job =>
  everyHour('prune audit log', now, (stopping) => {
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    const old = db.selectFrom(TABLE).select('id').where('at', '<', oldest).orderBy('at')
    return inBatches(old, (ids) => db.deleteFrom(TABLE).where('id', 'in', ids).execute(), stopping)
  })

/** Rows per INSERT. */
const BATCH = 100

/** Overlap in milliseconds: a backup may lack entries from shortly before it, because clocks of instances differ. */
const OVERLAP = 60_000

/** Reads the audit entries since a backup, before it is restored. */
export async function readAuditSince(db: Db, backedUpAt: string) {
  const from = new Date(Date.parse(backedUpAt) - OVERLAP).toISOString()
  return { from, rows: await rowsFrom(db, from) }
}

/**
 * Appends the entries that a restored backup lacks, and the entry of the restore itself, so that a restore hides no
 * action. Duplicates are recognized by their content, because ids differ between databases.
 */
export async function appendMissingAudit(
  restored: ReadContext,
  { from, rows }: Awaited<ReturnType<typeof readAuditSince>>,
  entry: AuditEntry,
): Promise<void> {
  const missing = without(rows, await rowsFrom(restored.db, from))
  for (let i = 0; i < missing.length; i += BATCH)
    await restored.db
      .insertInto(TABLE)
      .values(missing.slice(i, i + BATCH))
      .execute()
  await recordAudit(restored, entry)
}

const rowsFrom = (db: Db, at: string) =>
  db
    .selectFrom(TABLE)
    .select(['at', 'doneBy', 'action', 'resource', 'recordId', 'address'])
    .where('at', '>=', at)
    .orderBy('id')
    .execute()

/** Rows that are not among the others, counting duplicates. */
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
