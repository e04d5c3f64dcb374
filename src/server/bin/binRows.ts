import type { Selectable } from 'kysely'
import { BIN_DAYS, type Binned } from '../../contract/bin.ts'
import type { Db, Tables } from '../db/tables.ts'
import type { Belongings } from '../resources/belongings.ts'
import type { Row } from '../resources/row.ts'

const TABLE = 'bin'
const DAY = 24 * 60 * 60 * 1000

export type BinRow = Selectable<Tables['bin']>

/** A record as the API's paths call it. */
export interface Of {
  resource: string
  id: number
}

/** What is in the bin, what was deleted last first. */
export async function listBin(db: Db): Promise<Binned[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select(['resource', 'recordId', 'title', 'deletedAt', 'by'])
    .where('goneAt', 'is', null)
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ recordId, ...row }) => ({ ...row, id: Number(recordId), until: untilOf(row.deletedAt) }))
}

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

/** The entries of a resource that may still come back. */
export const entriesOf = (db: Db, resource: string): Promise<BinRow[]> =>
  db.selectFrom(TABLE).selectAll().where('resource', '=', resource).where('goneAt', 'is', null).execute()

/** What was kept of a record. */
export const contentOf = ({ data }: Pick<BinRow, 'data'>) => JSON.parse(data) as { row: Row; belongings: Belongings }

export const oldestKept = (now: number): string => new Date(now - BIN_DAYS * DAY).toISOString()
