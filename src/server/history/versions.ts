import { MOST_VERSIONS, type Version } from '../../contract/api/history.ts'
import type { Db } from '../db/tables.ts'
import type { Values } from '../resources/row.ts'

const TABLE = 'history'

/** A record or a singleton, as the API's paths call it. */
export interface Of {
  resource: string
  id: number | string
}

/** The versions of a record, the newest first. */
export async function versionsOf(db: Db, { resource, id }: Of): Promise<Version[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select(['version', 'at', 'by', 'fields'])
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute()
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] }))
}

/** A record as one of its versions has it, and when that was saved; undefined where there is none. */
export async function findVersion(
  db: Db,
  { resource, id }: Of,
  version: number,
): Promise<{ at: string; record: Values } | undefined> {
  const row = await db
    .selectFrom(TABLE)
    .select(['at', 'data'])
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { at: row.at, record: JSON.parse(row.data) as Values }
}

/** Forgets all versions of a record. */
export async function forgetVersions(db: Db, { resource, id }: Of): Promise<void> {
  await db.deleteFrom(TABLE).where('resource', '=', resource).where('recordId', '=', String(id)).execute()
}
