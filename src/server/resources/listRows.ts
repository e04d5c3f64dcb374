import { type OrderByItemBuilder, sql } from 'kysely'
import type { Fields, ListQuery, Sort } from '../../contract/resource.ts'
import { decodeRow, flagsOf, isSearched, mayBeNull, sortColumnOf } from '../db/columns.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import { countRows } from './countRows.ts'
import { all, inOneOf, isIn, isNamed, matching, type Part, partsOf, WHOLE, withValues, wordsOf } from './parts.ts'
import type { Row } from './row.ts'
import type { Values } from './rules.ts'
import { type Found, searchInTurns } from './search.ts'

export interface Listed {
  rows: Row[]
  /** Where the first of these rows stands among all that match. */
  first: number
  /** How many rows match, on this page or not. */
  total: number
}

export interface Listing {
  db: AnyDb
  table: string
  /** The fields that rows are filtered by, and those of them that are read. */
  fields: Fields
  shown?: Fields
  /** Only rows with these values, and out of these parts. */
  only?: Readonly<Values>
  among?: readonly Part[]
}

/** The rows of a table that a query asks for, out of those of a listing, in their own order unless it says so. */
export async function listRows(listing: Listing, query: ListQuery): Promise<Listed> {
  const { fields, shown = fields } = listing
  const { range, filter } = query
  const search = await searched(listing, filter)
  const named = search?.ids ? { ...query, filter: { ...filter, id: search.ids } } : query
  const found = isNamed(fields, named.filter) ? namedRows(listing, named) : mergedRows(listing, query)
  const rows = ((await found?.execute()) ?? []).map((row) => decodeRow(shown, row) as Row)
  if (!range) return { rows, first: 0, total: rows.length }
  return { rows, first: range[0], total: search?.total ?? (await countRows(listing, filter)) }
}

/** What the embedded database finds for words; the other one searches while this process goes on. */
const searched = async ({ db, ...listing }: Listing, filter: ListQuery['filter'] = {}): Promise<Found | undefined> =>
  wordsOf(filter.q ?? '').length &&
  isSearched(listing.fields) &&
  !isNamed(listing.fields, filter) &&
  dialectOf(db) === 'sqlite'
    ? searchInTurns({ db, ...listing }, filter)
    : undefined

/** Rows that are named: few, so that they are sorted once they are found. */
function namedRows({ db, table, fields, shown = fields, only = {}, among = WHOLE }: Listing, query: ListQuery) {
  const { sort = orderOf(fields), range, filter = {} } = query
  const { column, order, direction } = orderIn(fields, sort)
  const rows = db
    .selectFrom(table)
    .select(columnsOf(shown))
    .where(all([withValues(fields, only), inOneOf(among), matching(fields, filter)]))
    .orderBy(column, order)
    .orderBy('id', direction)
  return range ? rows.offset(range[0]).limit(lengthOf(range)) : rows
}

/**
 * Rows merged from parts that each have an index in this order. Only the index is read up to the range; what is shown of the
 * rows is read for those within it.
 */
function mergedRows({ db, table, fields, shown = fields, only = {}, among = WHOLE }: Listing, query: ListQuery) {
  const { sort = orderOf(fields), range, filter = {} } = query
  const { column, order, direction } = orderIn(fields, sort)
  const parts = partsOf(
    fields,
    among,
    [only, filter],
    flagsOf(fields).find((flag) => flag === column),
  )
  const found = parts.map((part) =>
    db
      .selectFrom(table)
      .select(['id', sql.ref(column).as('place')])
      .where(all([isIn(part), withValues(fields, only), matching(fields, filter)])),
  )
  const inOrder = (rows: (typeof found)[number]) =>
    rows.orderBy('place', order).$if(column !== 'id', (rows) => rows.orderBy('id', direction))
  // PostgreSQL merges parts, and sorts them no more, where each says by itself how far it goes.
  const ending = (part: (typeof found)[number]) =>
    range && dialectOf(db) === 'postgres'
      ? db
          .selectFrom(
            inOrder(part)
              .limit(range[1] + 1)
              .as('part'),
          )
          .select(['id', 'place'])
      : part
  const [first, ...others] = found.length > 1 ? found.map(ending) : found
  if (!first) return undefined
  const merged = inOrder(others.reduce((all, part) => all.unionAll(part), first))
  const page = range ? merged.offset(range[0]).limit(lengthOf(range)) : merged
  return db
    .selectFrom(page.as('page'))
    .innerJoin(table, `${table}.id`, 'page.id')
    .select(columnsOf(shown).map((name) => `${table}.${name}`))
    .orderBy('page.place', order)
    .$if(column !== 'id', (rows) => rows.orderBy('page.id', direction))
}

const lengthOf = ([first, last]: [number, number]) => last - first + 1

const columnsOf = (shown: Fields) => ['id', ...Object.keys(shown), 'createdAt', 'updatedAt']

/** The order that rows have by themselves: the one that people gave them, else newest first. */
function orderOf(fields: Fields): Sort {
  const placed = Object.keys(fields).find((name) => fields[name]!.kind === 'order')
  return placed ? [placed, 'ASC'] : ['createdAt', 'DESC']
}

/** The column of an order, and how it and the id go: what is empty stands last, either way. */
function orderIn(fields: Fields, [by, way]: Sort) {
  const direction = way === 'ASC' ? 'asc' : 'desc'
  const order = (item: OrderByItemBuilder) =>
    mayBeNull(fields, by) ? item[direction]().nullsLast() : item[direction]()
  return { column: sortColumnOf(fields, by), order, direction } as const
}
