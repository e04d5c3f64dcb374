import { expressionBuilder, type SqlBool, sql } from 'kysely'
import { MOST_VERSIONS, type Version } from '../../../contract/api/history.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { anyTable, type Db, type Tables } from '../../platform/db/tables.ts'
import { type ListedTable, listOfTable } from '../resources/listOfTable.ts'
import { type Listed, readList } from '../resources/readList.ts'
import type { Values } from '../resources/row.ts'

const TABLE = 'history'

/** A record or a singleton, as the API's paths call it. */
export interface Of {
  resource: string
  id: number | string
}

const listed: ListedTable<Version> = {
  table: TABLE,
  columns: { version: sql.ref('version'), at: sql.ref('at'), by: sql.ref('by'), fields: sql.ref('fields') },
  searched: ['by'],
  words: ['by'],
  optional: { by: '' },
  order: ['version', 'DESC'],
  decode: (row) => ({ ...(row as Version), fields: JSON.parse(String(row.fields)) as string[] }),
}

/** The versions of a record, the newest first. */
export function listVersions(db: Db, { resource, id }: Of, query: ListQuery): Promise<Listed<Version>> {
  const eb = expressionBuilder<Tables, typeof TABLE>()
  const isOfRecord = eb.and({ resource, recordId: String(id) })
  const newest = db.selectFrom(TABLE).select(eb.fn.max('version').as('newest')).where(isOfRecord)
  // Older ones are pruned ten at a time.
  const isListed = sql<SqlBool>`version > (${newest}) - ${sql.lit(MOST_VERSIONS)}`
  return readList(anyTable(db), listOfTable(dialectOf(db), listed, query, [isOfRecord, isListed]))
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
