import { type ExpressionBuilder, sql } from 'kysely'
import type { Fields, ListQuery } from '../../contract/resource.ts'
import { fold } from '../../contract/turkish.ts'
import { decodeRow, encodeValue, isSearched, sortColumnOf } from '../db/columns.ts'
import type { AnyDb } from '../db/tables.ts'
import type { Only, Row } from './createStore.ts'

export interface Listed {
  rows: Row[]
  /** Where the first of these rows stands among all that match. */
  first: number
  /** How many rows match, on this page or not. */
  total: number
}

type Where = ExpressionBuilder<Record<string, Record<string, unknown>>, string>

/** The rows of a table that a query asks for, out of those that the endpoint shows; newest first unless it says otherwise. */
export async function listRows(
  db: AnyDb,
  table: string,
  fields: Fields,
  { sort: [by, order] = ['id', 'DESC'], range, filter: { q = '', ...filter } = {} }: ListQuery,
  only: Only,
): Promise<Listed> {
  const isWanted = (eb: Where) =>
    eb.and([
      ...Object.entries(filter).map(([name, value]) => isOneOf(eb, fields, name, value)),
      ...Object.entries(only).map(([name, value]) => isOneOf(eb, fields, name, value)),
      ...fold(q)
        .split(' ')
        .filter(Boolean)
        .map((word) => (isSearched(fields) ? hasWord(word) : eb.lit(false))),
    ])
  const direction = order === 'ASC' ? 'asc' : 'desc'
  const matching = db.selectFrom(table).where(isWanted)
  let page = matching
    .select(['id', ...Object.keys(fields), 'createdAt', 'updatedAt'])
    .orderBy(sortColumnOf(fields, by), (column) => column[direction]().nullsLast())
    .orderBy('id', direction)
  if (range) page = page.offset(range[0]).limit(range[1] - range[0] + 1)
  const rows = (await page.execute()).map((row) => decodeRow(fields, row) as Row)
  if (!range) return { rows, first: 0, total: rows.length }
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, first: range[0], total }
}

function isOneOf(eb: Where, fields: Fields, name: string, wanted: unknown) {
  const values = [wanted].flat().map((value) => encodeValue(fields, name, value))
  const given = values.filter((value) => value !== null)
  return eb.or([
    ...(given.length ? [eb(name, 'in', given)] : []),
    ...(given.length < values.length ? [eb(name, 'is', null)] : []),
  ])
}

/** The text that search reads is folded already, so plain `like` compares by Turkish rules on both databases. */
const hasWord = (word: string) =>
  sql<boolean>`${sql.ref('searchText')} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
