import type { Expression, OrderByItemBuilder, RawBuilder, SelectExpression, SqlBool } from 'kysely'
import type { AnyTables } from '../../platform/db/tables.ts'
import type { Values } from './row.ts'

/** Part of a where clause. */
export type Condition = Expression<SqlBool>

/** A sort key, unique together with the id, which goes in the same direction. Null comes last in both. */
export interface SortKey {
  value: RawBuilder<unknown>
  direction: 'asc' | 'desc'
  mayBeNull: boolean
}

/** A list as SQL: built from a request by `listOfRecords` or `listOfTable`. */
export interface ListStatement<R> {
  table: string
  columns: readonly SelectExpression<AnyTables, string>[]
  where: readonly Condition[]
  sort: SortKey
  /** Set where no index has the answer, so that the text of rows is read. */
  search?: Search
  /** The first and last row wanted, from 0; without it, all. */
  range?: readonly [first: number, last: number] | undefined
  decode(row: Values): R
}

/** A search in the text of rows. */
export interface Search {
  where: Condition
  /** SQLite: which rows have the trigrams of the words, as an FTS5 table and what it is asked; PostgreSQL has an index that `like` uses. */
  trigrams?: { table: string; match: string }
  /** How well a row matches, 0 first: by the value of `name`, which is read once per row. Without it, all match alike. */
  rank?: { name: RawBuilder<string>; of: (name: RawBuilder<string>) => RawBuilder<number> }
}

/** The modifier of an `order by` that sorts so. */
export const ordering =
  ({ direction, mayBeNull }: SortKey) =>
  (item: OrderByItemBuilder) =>
    mayBeNull ? item[direction]().nullsLast() : item[direction]()
