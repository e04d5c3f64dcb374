import type { Selectable } from 'kysely'
import { BIN_DAYS } from '../../../contract/api/administration.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { Row } from '../resources/row.ts'
import type { ChildRows } from '../resources/rows.ts'

const TABLE = 'bin'

export type TrashEntry = Selectable<Tables['bin']>

/** A record as the API's paths call it. */
export interface RecordName {
  resource: string
  id: number
}

/**
 * Removes an entry and returns it; a second caller finds nothing. Entries with `goneAt` were purged by an earlier version, which removed
 * files afterwards.
 */
export const takeEntry = (db: Db, { resource, id }: RecordName): Promise<TrashEntry | undefined> =>
  db
    .deleteFrom(TABLE)
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('goneAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Entries per query: each is a whole record. */
const PAGE = 100

/** The entries of a resource that can be restored, oldest first, read as they are consumed. */
export async function* entriesOf(db: Db, resource: string): AsyncGenerator<TrashEntry> {
  const entries = db
    .selectFrom(TABLE)
    .selectAll()
    .where('resource', '=', resource)
    .where('goneAt', 'is', null)
    .orderBy('id')
    .limit(PAGE)
  for (let last = 0, rows: TrashEntry[] = []; ; last = rows.at(-1)!.id) {
    rows = await entries.where('id', '>', last).execute()
    yield* rows
    if (rows.length < PAGE) return
  }
}

/** The deleted record of an entry, with its child rows. */
export function contentOf({ data }: Pick<TrashEntry, 'data'>): { row: Row; children: ChildRows } {
  const { row, belongings } = JSON.parse(data)
  return { row, children: belongings }
}

/** The `data` of an entry; the names in it are those of stored data. */
export const dataOf = (row: unknown, children: ChildRows): string => JSON.stringify({ row, belongings: children })

/** Entries that were deleted before this time are due to be purged. */
export const oldestKept = (now: number): string => new Date(now - BIN_DAYS * DAY).toISOString()
