import { sql } from 'kysely'
import { MOST_VERSIONS } from '../../../contract/api/history.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Values } from '../resources/row.ts'
import type { Deed, Trace } from '../resources/trace.ts'
import { changedFields } from './changedFields.ts'
import { forgetVersions } from './versions.ts'

const TABLE = 'history'

/** Versions beyond those that are kept go so many at a time: most saves have nothing to sweep. */
const SWEPT = 10

/**
 * Keeps what a save made of a record, as its next version. One that was there before versions were kept gets what it was as
 * its first. A save that changes nothing makes none.
 */
export const keepVersion: Trace = async (db, deed) => {
  const { action, resource, id, fields, actor, at, before, inForce, after } = deed
  if (action === 'purge') return forgetVersions(db, deed)
  if (!after) return
  const changed = changedFields(fields, before ?? inForce, after)
  if (before && changed.length === 0) return
  const made = { resource, recordId: String(id), at, by: actor.by }
  const version = await insert(db, { ...made, fields: changed, record: after })
  if (version === 1 && before) await keepFirst(db, deed, before)
  if (version > MOST_VERSIONS && version % SWEPT === 0)
    await db
      .deleteFrom(TABLE)
      .where('resource', '=', resource)
      .where('recordId', '=', String(id))
      .where('version', '<=', version - MOST_VERSIONS)
      .execute()
}

interface Made {
  resource: string
  recordId: string
  at: string
  by: string | null
  fields: string[]
  record: Values
  /** The next one, unless it is said. */
  version?: number
}

/** Nobody else numbers versions of this record meanwhile: its row is held by the write that this belongs to. */
async function insert(db: Db, { fields, record, version: given, ...made }: Made): Promise<number> {
  const next = sql<number>`(
    select coalesce(max(${sql.ref('version')}), 0) + 1 from ${sql.table(TABLE)}
    where ${sql.ref('resource')} = ${made.resource} and ${sql.ref('recordId')} = ${made.recordId})`
  const { version } = await db
    .insertInto(TABLE)
    .values({ ...made, version: given ?? next, fields: JSON.stringify(fields), data: JSON.stringify(record) })
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Puts what a record was before its first version; who made it is not known any more. */
async function keepFirst(db: Db, { resource, id, fields, at }: Deed, before: Values): Promise<void> {
  const recordId = String(id)
  await db
    .updateTable(TABLE)
    .set({ version: 2 })
    .where('resource', '=', resource)
    .where('recordId', '=', recordId)
    .execute()
  const made = { resource, recordId, at: String(before.updatedAt ?? at), by: null }
  await insert(db, { ...made, fields: changedFields(fields, undefined, before), record: before, version: 1 })
}
