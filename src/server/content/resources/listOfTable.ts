import { expressionBuilder, type RawBuilder, sql } from 'kysely'
import { compare, fold } from '../../../contract/domain/turkish.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { ListQuery, Sort } from '../../../contract/schema/lists.ts'
import { searchTextOf } from '../../../contract/schema/values.ts'
import type { AnyTables } from '../../platform/db/columns.ts'
import type { Dialect } from '../../platform/db/connect.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { foldedColumn, shortRankedColumn } from '../../platform/db/turkishInSql.ts'
import type { Values } from './context.ts'
import type { Condition, Listed, ListStatement } from './readList.ts'

const eb = expressionBuilder<AnyTables, string>()

/** Description of a list of a table that no resource declares. */
export interface ListedTable<R> {
  table: keyof Tables
  /** Columns by their names in the API. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** Columns that `q` searches, each separately. */
  searched: readonly string[]
  /** Columns with text that people wrote, sorted by Turkish rules. */
  words?: readonly string[]
  /** Nullable columns, with the value that null is sorted as. */
  optional: Readonly<Record<string, string | number>>
  order: Sort
  decode(row: Record<string, unknown>): R
}

/** Columns whose API name is their own. */
export const columnsNamed = (...names: string[]): ListedTable<unknown>['columns'] =>
  Object.fromEntries(names.map((name) => [name, sql.ref(name)]))

/** The list of a table's rows for a query. Folded text is computed by the database and not stored. */
export function listOfTable<R>(
  dialect: Dialect,
  { table, columns, searched, words = [], optional, order, decode }: ListedTable<R>,
  { sort = order, range, filter = {} }: ListQuery,
  where: readonly Condition[] = [],
): ListStatement<R> {
  const { q = '', ...values } = filter
  const [by, way] = sort
  const column = words.includes(by) ? byBytes(dialect, shortRankedColumn(columns[by]!)) : columns[by]!
  const pattern = `%${fold(q).replace(/[\\%_]/g, '\\$&')}%`
  return {
    table,
    columns: Object.entries(columns).map(([name, each]) => each.as(name)),
    where: [...where, ...Object.entries(values).map(([name, value]) => valueCondition(columns[name]!, [value].flat()))],
    sort: {
      value: by in optional ? sql`coalesce(${column}, ${sql.lit(optional[by])})` : column,
      direction: way === 'ASC' ? 'asc' : 'desc',
      mayBeNull: false,
    },
    ...(q && {
      search: {
        where: eb.or(searched.map((name) => sql<boolean>`${foldedColumn(columns[name]!)} like ${pattern} escape '\\'`)),
      },
    }),
    range,
    decode,
  }
}

const valueCondition = (column: RawBuilder<unknown>, values: readonly unknown[]): Condition => {
  const given = values.filter((value) => value !== null)
  return eb.or([
    ...(given.length < values.length ? [sql<boolean>`${column} is null`] : []),
    ...(given.length ? [sql<boolean>`${column} in (${sql.join(given)})`] : []),
  ])
}

/** A text that is sorted by its bytes, whatever the locale. */
const byBytes = (dialect: Dialect, text: RawBuilder<unknown>) =>
  sql`(${text} collate ${sql.raw(dialect === 'postgres' ? '"C"' : 'binary')})`

/** The list of values in memory for a query: checks, files in a store, sessions with their derived data. */
export function listOfArray<R extends Values>(
  fields: Fields,
  all: readonly R[],
  { sort, range, filter: { q, ...values } = {} }: ListQuery,
): Listed<R> {
  const matching = all.filter(
    (row) =>
      Object.entries(values).every(([name, wanted]) => [wanted].flat().includes(row[name])) &&
      (!q || searchTextOf(fields, row).includes(fold(q))),
  )
  if (sort) matching.sort((a, b) => (sort[1] === 'ASC' ? 1 : -1) * compareValues(a[sort[0]], b[sort[0]]))
  const first = range?.[0] ?? 0
  const rows = range ? matching.slice(first, range[1] + 1) : matching
  return { rows, length: rows.length, first, total: matching.length }
}

const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? a - Number(b) : compare(String(a ?? ''), String(b ?? ''))
