import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Fields, ListQuery, Sort } from '../../contract/resource.ts'
import { fold } from '../../contract/turkish.ts'
import { decodeRow, encodeValue, isSearched, sortColumnOf } from '../db/columns.ts'
import type { AnyDb } from '../db/tables.ts'
import type { Row } from './row.ts'

export interface Listed {
  rows: Row[]
  /** Where the first of these rows stands among all that match. */
  first: number
  /** How many rows match, on this page or not. */
  total: number
}

/** Part of a where clause over a resource's table. */
export type Condition = (eb: ExpressionBuilder<Record<string, Record<string, unknown>>, string>) => Expression<SqlBool>

interface Listing {
  db: AnyDb
  table: string
  /** The fields that rows are filtered by, and those of them that are read. */
  fields: Fields
  shown?: Fields
  conditions?: readonly Condition[]
}

/** The rows of a table that a query asks for, out of those that meet the conditions, in their own order unless it says so. */
export async function listRows(
  { db, table, fields, shown = fields, conditions = [] }: Listing,
  { sort: [by, order] = orderOf(fields), range, filter = {} }: ListQuery,
): Promise<Listed> {
  const direction = order === 'ASC' ? 'asc' : 'desc'
  const matching = db.selectFrom(table).where(all([...conditions, ...matches(fields, filter)]))
  let page = matching
    .select(['id', ...Object.keys(shown), 'createdAt', 'updatedAt'])
    .orderBy(sortColumnOf(fields, by), (column) => column[direction]().nullsLast())
    .orderBy('id', direction)
  if (range) page = page.offset(range[0]).limit(range[1] - range[0] + 1)
  const rows = (await page.execute()).map((row) => decodeRow(shown, row) as Row)
  if (!range) return { rows, first: 0, total: rows.length }
  return { rows, first: range[0], total: await countOf(matching) }
}

/** How many rows a filter finds. */
export const countRows = (
  { db, table, fields, conditions = [] }: Listing,
  filter: ListQuery['filter'] = {},
): Promise<number> => countOf(db.selectFrom(table).where(all([...conditions, ...matches(fields, filter)])))

/** Rows with these values. */
export const withValues =
  (fields: Fields, values: Readonly<Record<string, unknown>>): Condition =>
  (eb) =>
    eb.and(Object.entries(values).map(([name, value]) => isOneOf(fields, name, value)(eb)))

/** The order that rows have by themselves: the one that people gave them, else newest first. */
function orderOf(fields: Fields): Sort {
  const placed = Object.keys(fields).find((name) => fields[name]!.kind === 'order')
  return placed ? [placed, 'ASC'] : ['createdAt', 'DESC']
}

const all =
  (conditions: readonly Condition[]): Condition =>
  (eb) =>
    eb.and(conditions.map((condition) => condition(eb)))

const matches = (fields: Fields, { q = '', ...values }: NonNullable<ListQuery['filter']>): Condition[] => [
  withValues(fields, values),
  ...fold(q)
    .split(' ')
    .filter(Boolean)
    .map((word): Condition => (isSearched(fields) ? () => hasWord(word) : (eb) => eb.lit(false))),
]

const isOneOf =
  (fields: Fields, name: string, wanted: unknown): Condition =>
  (eb) => {
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

type Matching = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, object>

async function countOf(matching: Matching): Promise<number> {
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return total
}
