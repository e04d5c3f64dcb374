import { type Selectable, type SqlBool, sql } from 'kysely'
import { BIN_DAYS, type Binned } from '../../../contract/api/bin.ts'
import { DAY } from '../../../contract/domain/zones.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { anyTable, type Db, type Tables } from '../../platform/db/tables.ts'
import type { Belongings } from '../resources/belongings.ts'
import { type ListedTable, listOfTable } from '../resources/listOfTable.ts'
import { type Listed, readList } from '../resources/readList.ts'
import type { Row } from '../resources/row.ts'

const TABLE = 'bin'

export type BinRow = Selectable<Tables['bin']>

/** A record as the API's paths call it. */
export interface Of {
  resource: string
  id: number
}

const isKept = sql<SqlBool>`${sql.ref('goneAt')} is null`

const listed: ListedTable<Binned> = {
  table: TABLE,
  columns: {
    // A number, and kept as text: what is gone may be known by something else.
    id: sql`case when ${isKept} then cast(${sql.ref('recordId')} as bigint) end`,
    resource: sql.ref('resource'),
    title: sql.ref('title'),
    deletedAt: sql.ref('deletedAt'),
    by: sql.ref('by'),
    until: sql.ref('deletedAt'),
  },
  searched: ['title', 'by'],
  words: ['title', 'by'],
  optional: { by: '' },
  order: ['deletedAt', 'DESC'],
  decode: (row) => ({ ...(row as Binned), id: Number(row.id), until: untilOf(String(row.deletedAt)) }),
}

/** The trash, latest deletion first by default. */
export const listBin = (db: Db, query: ListQuery): Promise<Listed<Binned>> =>
  readList(anyTable(db), listOfTable(dialectOf(db), listed, query, [isKept]))

/** An entry as the API shows it. */
export const shown = ({ resource, recordId, title, deletedAt, by }: BinRow): Binned => ({
  resource,
  id: Number(recordId),
  title,
  deletedAt,
  by,
  until: untilOf(deletedAt),
})

const untilOf = (deletedAt: string) => new Date(Date.parse(deletedAt) + BIN_DAYS * DAY).toISOString()

/** Takes a record out; whoever comes second finds nothing. */
export const takeOut = (db: Db, { resource, id }: Of): Promise<BinRow | undefined> =>
  db
    .deleteFrom(TABLE)
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('goneAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Takes a record out of everybody's sight, while its files wait to be removed. */
export const hide = (db: Db, { resource, id }: Of, at: string): Promise<BinRow | undefined> =>
  db
    .updateTable(TABLE)
    .set({ goneAt: at })
    .where('resource', '=', resource)
    .where('recordId', '=', String(id))
    .where('goneAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Entries that are read in one go: each is a whole record. */
const PAGE = 100

/** The entries of a resource that may still come back, the first to be deleted first, read as they are taken. */
export async function* entriesOf(db: Db, resource: string): AsyncGenerator<BinRow> {
  const entries = db
    .selectFrom(TABLE)
    .selectAll()
    .where('resource', '=', resource)
    .where(isKept)
    .orderBy('id')
    .limit(PAGE)
  for (let last = 0, rows: BinRow[] = []; ; last = rows.at(-1)!.id) {
    rows = await entries.where('id', '>', last).execute()
    yield* rows
    if (rows.length < PAGE) return
  }
}

/** What was kept of a record. */
export const contentOf = ({ data }: Pick<BinRow, 'data'>) => JSON.parse(data) as { row: Row; belongings: Belongings }

export const oldestKept = (now: number): string => new Date(now - BIN_DAYS * DAY).toISOString()
