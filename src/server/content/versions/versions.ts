import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { MAX_VERSIONS, VERSION_DAYS, type Version } from '../../../contract/api/administration.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import { TRANSLATION_FIELDS } from '../../../contract/schema/fieldTypes.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { inBatches } from '../../platform/db/batches.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import type { Values } from '../resources/context.ts'
import type { ChangeEvent, ChangeHandler } from '../resources/hooks.ts'
import { columnsNamed, type ListedTable, listOfTable } from '../resources/listOfTable.ts'
import { type Listed, readList } from '../resources/readList.ts'

const TABLE = 'history'

/** A record or a singleton, by its name in API paths. */
export interface RecordName {
  resource: string
  id: number | string | null
}

/** Versions above the limit are pruned this many at a time, so that most saves prune none. */
const PRUNED_AT_ONCE = 10

/**
 * Saves the state of a record after a change as its next version. A record that existed before versions gets its
 * previous state as the first one. A change of no field creates no version.
 */
export const saveVersion: ChangeHandler = async ({ db }, event) => {
  const { action, resource, id, fields, actor, at, before, initial, after } = event
  if (action === 'purge') return deleteVersions(db, event)
  if (!after) return
  const changed = changedFields(fields, before ?? initial, after)
  if (before && changed.length === 0) return
  const recordId = String(id)
  const version = await insert(db, { resource, recordId, at, by: actor.by, fields: changed, record: after })
  if (version === 1 && before) await insertFirst(db, event, before)
  if (version > MAX_VERSIONS && version % PRUNED_AT_ONCE === 0)
    await versionsOf(db, event)
      .where('version', '<=', version - MAX_VERSIONS)
      .execute()
}

/** The fields in which a record differs from its previous state; for a new record, the non-empty ones. */
export function changedFields(fields: Fields, before: Values | undefined, after: Values): string[] {
  const shown = Object.keys(fields).filter((name) => !TRANSLATION_FIELDS.includes(name))
  return shown.filter((name) =>
    before ? jsonOf(before[name]) !== jsonOf(after[name]) : !EMPTY.includes(jsonOf(after[name])),
  )
}

const EMPTY = ['null', 'false', '""', '[]', '{}']

const jsonOf = (value: unknown) => JSON.stringify(value ?? null)

interface NewVersion {
  resource: string
  recordId: string
  at: string
  by: string | null
  fields: string[]
  record: Values
  /** Default: the next number. */
  version?: number
}

/**
 * Inserts a version, by default with the next number. Every caller has written the record's row (for a singleton, its
 * row in `pageContent`) in this transaction and so holds its lock: concurrent inserts get different numbers.
 */
async function insert(db: Db, { fields, record, version: given, ...values }: NewVersion): Promise<number> {
  const next = sql<number>`(
    select coalesce(max(${sql.ref('version')}), 0) + 1 from ${sql.table(TABLE)}
    where ${sql.ref('resource')} = ${values.resource} and ${sql.ref('recordId')} = ${values.recordId})`
  const { version } = await db
    .insertInto(TABLE)
    .values({ ...values, version: given ?? next, fields: JSON.stringify(fields), data: JSON.stringify(record) })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Inserts the state of a record before its first version, with an unknown author. */
async function insertFirst(db: Db, { resource, id, fields, at }: ChangeEvent, before: Values): Promise<void> {
  const recordId = String(id)
  await db
    .updateTable(TABLE)
    .set({ version: 2 })
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .execute()
  const changed = changedFields(fields, undefined, before)
  const values = { resource, recordId, at: String(before.updatedAt ?? at), by: null, version: 1 }
  await insert(db, { ...values, fields: changed, record: before })
}

const versionsOf = (db: Db, { resource, id }: RecordName) =>
  db.deleteFrom(TABLE).where('resource', '=', resource).where('recordId', '=', String(id))

export async function deleteVersions(db: Db, record: RecordName): Promise<void> {
  await versionsOf(db, record).execute()
}

const listed: ListedTable<Version> = {
  table: TABLE,
  columns: columnsNamed('version', 'at', 'by', 'fields'),
  searched: ['by'],
  words: ['by'],
  optional: { by: '' },
  order: ['version', 'DESC'],
  // The columns above are those of a version.
  decode: (row) => ({ ...(row as Version), fields: JSON.parse(String(row.fields)) as string[] }),
}

/** The versions of a record, the newest first. */
export function listVersions(db: Db, { resource, id }: RecordName, query: ListQuery): Promise<Listed<Version>> {
  const eb = expressionBuilder<Tables, typeof TABLE>()
  const recordCondition = eb.and({ resource, recordId: String(id) })
  const newest = db.selectFrom(TABLE).select(eb.fn.max('version').as('newest')).where(recordCondition)
  // Versions above the limit are pruned ten at a time.
  const listedCondition = sql<SqlBool>`version > (${newest}) - ${sql.lit(MAX_VERSIONS)}`
  return readList(db, listOfTable(dialectOf(db), listed, query, [recordCondition, listedCondition]))
}

/** A version of a record as it was saved, and the time; undefined if there is none. */
export async function findVersion(
  db: Db,
  { resource, id }: RecordName,
  version: number,
): Promise<{ at: string; record: Values } | undefined> {
  const row = await db
    .selectFrom(TABLE)
    .select(['at', 'data'])
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { at: row.at, record: JSON.parse(row.data) }
}

/**
 * Prunes versions after their retention, every hour. The newest of each record stays, and with it the version number,
 * but without its author: no address is stored for longer.
 */
export const pruneVersions = (db: Db, now: () => number = Date.now): Job =>
  everyHour('prune versions', now, async (stopping) => {
    const oldest = new Date(now() - VERSION_DAYS * DAY).toISOString()
    const old = db.selectFrom(TABLE).select('id').where('at', '<', oldest).orderBy('at')
    const outlived = old.where((eb) =>
      eb.exists(
        eb
          .selectFrom('history as later')
          .select('later.id')
          .whereRef('later.resource', '=', 'history.resource')
          .whereRef('later.recordId', '=', 'history.recordId')
          .whereRef('later.version', '>', 'history.version'),
      ),
    )
    await inBatches(outlived, (ids) => db.deleteFrom(TABLE).where('id', 'in', ids).execute(), stopping)
    const named = old.where('by', 'like', '%@%')
    const unname = (ids: number[]) => db.updateTable(TABLE).set({ by: null }).where('id', 'in', ids).execute()
    await inBatches(named, unname, stopping)
  })
