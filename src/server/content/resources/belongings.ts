import type { Selectable } from 'kysely'
import { dialectOf } from '../../platform/db/connect.ts'
import type { AnyDb, Tables } from '../../platform/db/tables.ts'
import type { Row, Values } from './row.ts'

/** Rows of another table that go with a record, and come back with it. */
export interface Belonging {
  table: string
  column: string
  value: string | number
}

/** All that goes when a record does, as its tables have it. */
export interface Belongings {
  /** Addresses that led to it. */
  slugs: string[]
  rows: { table: string; rows: Values[] }[]
}

/** Those rows among them that one table had. */
export const rowsOf = <Table extends keyof Tables>({ rows }: Belongings, of: Table) =>
  rows.filter(({ table }) => table === of).flatMap(({ rows }) => rows as Selectable<Tables[Table]>[])

/** Holds a row as it was read until the transaction ends; false where somebody else has changed it. The embedded database has one writer at a time. */
export async function hold(
  trx: AnyDb,
  table: string,
  { id, updatedAt }: Pick<Row, 'id' | 'updatedAt'>,
): Promise<boolean> {
  if (dialectOf(trx) !== 'postgres') return true
  const held = trx.selectFrom(table).select('id').where('id', '=', id).where('updatedAt', '=', updatedAt)
  return Boolean(await held.forUpdate().executeTakeFirst())
}

/** Takes away what belongs to a record, and answers it. */
export async function takeBelongings(trx: AnyDb, of: readonly Belonging[]): Promise<Belongings['rows']> {
  const taken: Belongings['rows'] = []
  for (const { table, column, value } of of) {
    const rows = await trx.deleteFrom(table).where(column, '=', value).returningAll().execute()
    if (rows.length) taken.push({ table, rows: rows as Values[] })
  }
  return taken
}

/** Puts back what belonged to a record; what is there by now stays. */
export async function giveBack(trx: AnyDb, { rows: tables }: Belongings): Promise<void> {
  for (const { table, rows } of tables)
    for (const row of rows)
      await trx
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}
