import { setImmediate as others } from 'node:timers/promises'
import { type OrderByItemBuilder, sql } from 'kysely'
import type { Fields } from '../../contract/declaring/fields.ts'
import type { ListQuery, Sort } from '../../contract/declaring/lists.ts'
import { decodeRow, flagsOf, mayBeNull, sortColumnOf } from '../db/columns.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { AnyDb } from '../db/tables.ts'
import { countRows } from './countRows.ts'
import type { Listing } from './listing.ts'
import { all, type Condition, inOneOf, isIn, isNamed, matching, partsOf, WHOLE, withValues } from './parts.ts'
import type { Row, Values } from './row.ts'
import type { Found } from './search.ts'

export interface Listed {
  /** The first of the rows, and all of them where there is no rest. */
  rows: Row[]
  /** What comes after them in a long list, in slices that are read as they are asked for. */
  rest?: AsyncIterable<Row[]>
  /** How many there are, the rest included. */
  length: number
  /** Where the first of these rows stands among all that match. */
  first: number
  /** How many rows match, on this page or not. */
  total: number
}

/** Rows that are read in one go: a few milliseconds of the embedded database, which has the process's only thread. */
const SLICE = 250

/** A query whose order is settled. */
export type Ordered = ListQuery & { sort: Sort }

/**
 * The rows of a table that a query asks for, out of those of a listing. More than a slice of them are read after each other,
 * and nothing is held in between: neither the rows nor a connection. What was there at the beginning and is not changed
 * meanwhile is listed once; what came later is not.
 *
 * @param search what is known of them already
 */
export async function listFound(listing: Listing, query: Ordered, search?: Found): Promise<Listed> {
  const { db, table, fields, shown = fields } = listing
  const { range, filter } = query
  const named = search?.ids ? { ...query, filter: { ...filter, id: search.ids } } : query
  const first = range?.[0] ?? 0
  const wanted = range ? lengthOf(range) : Number.POSITIVE_INFINITY
  const totalOf = async () => search?.total ?? (await countRows(listing, filter))
  const decoded = (rows: readonly Values[]) => rows.map((row) => decodeRow(shown, row) as Row)
  if (isNamed(fields, named.filter)) {
    const rows = decoded(await namedRows(listing, named).execute())
    return { rows, length: rows.length, first, total: range ? await totalOf() : rows.length }
  }
  const head = await mergedRows(listing, query, { offset: first, limit: Math.min(wanted, SLICE) })
  const rows = decoded(head)
  if (head.length < SLICE || head.length === wanted)
    return { rows, length: head.length, first, total: range ? await totalOf() : head.length }

  const newest = await newestId(db, table)
  async function* rest(): AsyncGenerator<Row[]> {
    let last = head.at(-1)!
    for (let left = wanted - head.length; left > 0; ) {
      await others()
      const slice = await mergedRows(listing, query, { after: last, limit: Math.min(left, SLICE) })
      yield decoded(slice.filter(({ id }) => Number(id) <= newest))
      if (slice.length < SLICE) return
      left -= slice.length
      last = slice.at(-1)!
    }
  }
  const total = await totalOf()
  return { rows, rest: rest(), length: Math.min(wanted, total - first), first, total }
}

async function newestId(db: AnyDb, table: string): Promise<number> {
  const { id } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.max<number>('id').as('id'))
    .executeTakeFirstOrThrow()
  return id
}

/** Rows that are named: few, so that they are sorted once they are found. */
function namedRows({ db, table, fields, shown = fields, only = {}, among = WHOLE }: Listing, query: Ordered) {
  const { sort, range, filter = {} } = query
  const { column, order, direction } = orderIn(fields, sort)
  const rows = db
    .selectFrom(table)
    .select(columnsOf(shown))
    .where(all([withValues(fields, only), inOneOf(among), matching(fields, filter)]))
    .orderBy(column, order)
    .orderBy('id', direction)
  return range ? rows.offset(range[0]).limit(lengthOf(range)) : rows
}

/** Where a slice of a list begins: at a place, or after a row of the slice before it. */
type Slice = { offset: number; limit: number } | { after: Values; limit: number }

/**
 * Rows merged from parts that each have an index in this order. Only the index is read up to the end of the slice, and not
 * before a row that it comes after; what is shown of the rows is read for those within it.
 */
async function mergedRows(
  { db, table, fields, shown = fields, only = {}, among = WHOLE }: Listing,
  { sort, filter = {} }: Ordered,
  slice: Slice,
): Promise<Values[]> {
  const { column, order, direction } = orderIn(fields, sort)
  const parts = partsOf(
    fields,
    among,
    [only, filter],
    flagsOf(fields).find((flag) => flag === column),
  )
  const within = all([withValues(fields, only), matching(fields, filter)])
  const place = sql.ref(column)
  // The embedded database has no figures of its tables: it would walk along an order to find the few with a value.
  const isSought = dialectOf(db) === 'sqlite' && asksForValues(fields, { ...only, ...filter })
  const stretches = 'after' in slice ? stretchesAfter(slice.after, fields, sort) : [undefined]
  const found = parts.flatMap((part) =>
    stretches.map((stretch) =>
      db
        .selectFrom(table)
        .select(['id', (isSought ? sql`+${place}` : place).as(PLACE)])
        .where(all([isIn(part), within, ...(stretch ? [stretch] : [])])),
    ),
  )
  const inOrder = (rows: (typeof found)[number]) =>
    rows.orderBy(PLACE, order).$if(column !== 'id', (rows) => rows.orderBy('id', direction))
  const { offset, limit } = { offset: 0, ...slice }
  // PostgreSQL merges parts, and sorts them no more, where each says by itself how far it goes.
  const ending = (part: (typeof found)[number]) =>
    dialectOf(db) === 'postgres'
      ? db
          .selectFrom(
            inOrder(part)
              .limit(offset + limit)
              .as('part'),
          )
          .select(['id', PLACE])
      : part
  const [first, ...others] = found.length > 1 ? found.map(ending) : found
  if (!first) return []
  const merged = inOrder(others.reduce((all, part) => all.unionAll(part), first))
  return db
    .selectFrom(
      merged
        .limit(limit)
        .$if(offset > 0, (rows) => rows.offset(offset))
        .as('page'),
    )
    .innerJoin(table, `${table}.id`, 'page.id')
    .select([...columnsOf(shown).map((name) => `${table}.${name}`), `page.${PLACE}`])
    .orderBy(`page.${PLACE}`, order)
    .$if(column !== 'id', (rows) => rows.orderBy('page.id', direction))
    .execute()
}

/** What a row is sorted by, as its slice tells it: no field is called so. */
const PLACE = 'placeInList'

/** Whether rows are asked for by more than their flags and words. */
const asksForValues = (fields: Fields, { q, ...values }: Values): boolean =>
  Object.keys(values).some((name) => !flagsOf(fields).includes(name))

/** What comes after a row: those with other values, and those with none, which stand last. An index has each by itself. */
function stretchesAfter(last: Values, fields: Fields, sort: Sort): Condition[] {
  const { column, direction } = orderIn(fields, sort)
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  const [place, id] = [sql.ref(column), sql.ref('id')]
  const isEmpty: Condition = (eb) => eb(column, 'is', null)
  if (last[PLACE] === null) return [all([isEmpty, () => sql<boolean>`${id} ${beyond} ${last.id}`])]
  const comesAfter: Condition = () =>
    column === 'id'
      ? sql<boolean>`${id} ${beyond} ${last.id}`
      : sql<boolean>`(${place}, ${id}) ${beyond} (${last[PLACE]}, ${last.id})`
  return mayBeNull(fields, sort[0]) ? [comesAfter, isEmpty] : [comesAfter]
}

export const lengthOf = ([first, last]: [number, number]) => last - first + 1

const columnsOf = (shown: Fields) => ['id', ...Object.keys(shown), 'createdAt', 'updatedAt']

/** The column of an order, and how it and the id go: what is empty stands last, either way. */
function orderIn(fields: Fields, [by, way]: Sort) {
  const direction = way === 'ASC' ? 'asc' : 'desc'
  const order = (item: OrderByItemBuilder) =>
    mayBeNull(fields, by) ? item[direction]().nullsLast() : item[direction]()
  return { column: sortColumnOf(fields, by), order, direction } as const
}
