import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type Expression,
  type OrderByItemBuilder,
  type RawBuilder,
  type SelectExpression,
  type SqlBool,
  sql,
} from 'kysely'
import { countOf } from '../../platform/db/batches.ts'
import { type AnyDb, type AnyTables, anyTable } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Values } from './context.ts'

/** A page of a list, or the whole list. */
export interface Listed<R> {
  /** The rows, or the first slice of a long list. */
  rows: R[]
  /** The other rows of a long list, in slices that are read as they are consumed. */
  rest?: AsyncIterable<R[]>
  /** The number of rows, those of `rest` included. */
  length: number
  /** The index of the first row. */
  first: number
  /** The number of matching rows, on all pages. */
  total: number
}

/** Rows per query. SQLite blocks the process for a few milliseconds per slice. */
export const SLICE = 250

/**
 * Reads a list: `where … order by key, id limit … offset …` and `count(*)`. If it is longer than a slice, the ids are
 * read at once, and the rows in slices by their ids: each remaining row is listed once, whatever is written in the
 * meantime, and no connection is held.
 */
export async function readList<R>(database: Db, list: ListStatement<R>): Promise<Listed<R>> {
  const db = anyTable(database)
  const [first, last] = list.range ?? [0, Number.POSITIVE_INFINITY]
  const limit = last - first + 1
  if (list.search) {
    const { ids, total } = await search(db, { ...list, search: list.search }, { first, limit })
    return byIds(db, list, { ids, first, total })
  }
  const rows = await selectPage(db, list, { first, limit: Math.min(limit, SLICE) })
    .select(list.columns)
    .execute()
  if (rows.length === SLICE && limit > SLICE) {
    const [ids, total] = await Promise.all([readIds(db, list, { first, limit }), count(db, list)])
    return byIds(db, list, { ids, first, total })
  }
  const isLast = rows.length < limit && (rows.length > 0 || first === 0)
  const total = isLast ? first + rows.length : await count(db, list)
  return { rows: rows.map(list.decode), length: rows.length, first, total }
}

/** The number of rows that meet these conditions. */
export const countRows = (db: Db, counted: Counted): Promise<number> => count(anyTable(db), counted)

type Counted = Pick<ListStatement<unknown>, 'table' | 'where'>

const count = (db: AnyDb, { table, where }: Counted): Promise<number> =>
  countOf(db.selectFrom(table).where((eb) => eb.and([...where])))

/** The rows of a list, slice by slice. */
export async function* slicesOf<R>({ rows, rest }: Listed<R>): AsyncGenerator<R[]> {
  yield rows
  if (rest) yield* rest
}

interface Page {
  first: number
  /** May be infinite. */
  limit: number
}

const selectPage = (db: AnyDb, { table, where, sort }: ListStatement<never> | ListStatement<unknown>, page: Page) =>
  db
    .selectFrom(table)
    .where((eb) => eb.and([...where]))
    .orderBy(sort.value, orderByModifier(sort))
    .orderBy(`${table}.id`, sort.direction)
    .$if(Number.isFinite(page.limit), (rows) => rows.limit(page.limit))
    .$if(page.first > 0, (rows) => rows.offset(page.first))

/** Ids as one value: as rows, 100,000 of them would pass through the driver one by one. */
async function readIds(db: AnyDb, list: ListStatement<never> | ListStatement<unknown>, page: Page): Promise<number[]> {
  const collect = sql.raw(dialectOf(db) === 'sqlite' ? 'json_group_array' : 'json_agg')
  const { ids } = await db
    .selectFrom(selectPage(db, list, page).select(`${list.table}.id as id`).as('page'))
    .select(sql<string | number[] | null>`${collect}(id)`.as('ids'))
    .executeTakeFirstOrThrow()
  // PostgreSQL's driver parses JSON itself.
  return typeof ids === 'string' ? JSON.parse(ids) : (ids ?? [])
}

/** The rows with these ids, in their order; the first slice is read at once. */
async function byIds<R>(
  db: AnyDb,
  { table, columns, decode }: ListStatement<R>,
  { ids, first, total }: { ids: readonly number[]; first: number; total: number },
): Promise<Listed<R>> {
  const read = async (slice: readonly number[]): Promise<R[]> => {
    if (!slice.length) return []
    const rows = await db
      .selectFrom(table)
      .select([...columns, `${table}.id as listedId`])
      .where(`${table}.id`, 'in', slice)
      .execute()
    const found = new Map(rows.map((row) => [Number(row.listedId), row]))
    return slice.flatMap((id) => found.get(id) ?? []).map(decode)
  }
  async function* rest(): AsyncGenerator<R[]> {
    for (let i = SLICE; i < ids.length; i += SLICE) {
      await nextTurn()
      yield read(ids.slice(i, i + SLICE))
    }
  }
  const rows = await read(ids.slice(0, SLICE))
  return { rows, length: ids.length, first, total, ...(ids.length > SLICE && { rest: rest() }) }
}

type Searched = Counted & Pick<ListStatement<unknown>, 'sort'> & { search: Search }

/** A matching row, with its position in the order. */
interface Hit {
  id: number
  rank: number
  key: unknown
  /** The number of matching rows in its batch. */
  total: number
}

/** Rows per batch: SQLite reads their texts within some 15 ms, during which the process is blocked. */
const BATCH = 5000

/**
 * The ids of a page of matching rows, by rank, sort key and id, and their exact total. On PostgreSQL this is one query;
 * on SQLite it runs for one batch of rows after the other, and the sorted pages of the batches are merged.
 */
async function search(
  db: AnyDb,
  list: Searched,
  { first, limit }: { first: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  let found: Hit[] = []
  let total = 0
  for await (const batch of batchesOf(db, list)) {
    const hits = await hitsIn(db, list, batch, first + limit)
    total += Number(hits[0]?.total ?? 0)
    found = found.length ? [...found, ...hits].sort(compareHits(list.sort)) : hits
    if (found.length > first + limit) found.length = first + limit
  }
  return { ids: found.slice(first).map(({ id }) => Number(id)), total }
}

/**
 * The first matching rows of a batch. Ranks are computed on materialized names: extracting them from a text again costs
 * more.
 */
function hitsIn(db: AnyDb, { table, where, sort, search }: Searched, batch: Condition, limit: number): Promise<Hit[]> {
  const [name, key] = [sql.ref<string>('name'), sql.ref('key')]
  const texts = db
    .selectFrom(table)
    .select([`${table}.id as id`, sort.value.as('key'), (search.rank?.name ?? sql`''`).as('name')])
    .where((eb) => eb.and([...where, search.where, batch]))
  return db
    .with(
      (cte) => cte('texts').materialized(),
      () => texts,
    )
    .selectFrom('texts')
    .select([
      sql<number>`id`.as('id'),
      key.as('key'),
      (search.rank?.of(name) ?? sql<number>`0`).as('rank'),
      // A window function would cost as much as the search.
      sql<number>`(select count(*) from texts)`.as('total'),
    ])
    .orderBy('rank')
    .orderBy(key, orderByModifier(sort))
    .orderBy('id', sort.direction)
    .$if(Number.isFinite(limit), (rows) => rows.limit(limit))
    .execute()
}

/** Batches of a table that are searched one after the other. */
async function* batchesOf(db: AnyDb, list: Searched): AsyncGenerator<Condition> {
  if (dialectOf(db) === 'postgres') return yield sql.lit(true)
  const { table } = list
  const candidates = list.search.trigrams && (await candidatesIn(db, list.search.trigrams))
  if (candidates) return yield sql`${sql.ref(`${table}.id`)} in (select value from json_each(${candidates}))`
  for (let after = 0; ; await nextTurn()) {
    const batch = db.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(BATCH)
    const { last } = await db
      .selectFrom(batch.as('batch'))
      .select((eb) => eb.fn.max<number | null>('id').as('last'))
      .executeTakeFirstOrThrow()
    if (last === null) return
    yield sql`${sql.ref(`${table}.id`)} > ${after} and ${sql.ref(`${table}.id`)} <= ${last}`
    after = last
  }
}

/** The ids of rows with these trigrams, as a JSON array; undefined if there are more than a batch. */
async function candidatesIn(db: AnyDb, { table, match }: NonNullable<Search['trigrams']>): Promise<string | undefined> {
  const rows = sql`select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${match} limit ${BATCH + 1}`
  const { ids, count } = await db
    .selectFrom(sql<{ id: number }>`(${rows})`.as('candidates'))
    .select([sql<string>`json_group_array(id)`.as('ids'), sql<number>`count(*)`.as('count')])
    .executeTakeFirstOrThrow()
  return count <= BATCH ? ids : undefined
}

/**
 * Compares hits of different batches in the order of the database. Strings are compared by UTF-16 units, which differs
 * from byte order only between a character above U+FFFF and one of U+E000 to U+FFFF.
 */
const compareHits =
  ({ direction }: SortKey) =>
  (a: Hit, b: Hit): number =>
    a.rank - b.rank ||
    Number(a.key === null) - Number(b.key === null) ||
    (direction === 'asc' ? 1 : -1) * (compare(a.key, b.key) || a.id - b.id)

const compare = (a: unknown, b: unknown): number =>
  // Keys of one column: all numbers, or all strings.
  (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0

/** Part of a where clause. */
export type Condition = Expression<SqlBool>

/** A sort key, unique together with the id, which goes in the same direction. Null is sorted last in both directions. */
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
  /** Set if no index can answer the search, so that the text of rows is read. */
  search?: Search
  /** Index of the first and the last row, from 0; absent for all. */
  range?: readonly [first: number, last: number] | undefined
  decode(row: Values): R
}

/** A search in the texts of rows. */
export interface Search {
  where: Condition
  /**
   * SQLite: finds the rows with the trigrams of the words, by an FTS5 table and a match expression; PostgreSQL has an
   * index that `like` uses.
   */
  trigrams?: { table: string; match: string }
  /**
   * Rank of a match, 0 first, by the value of `name`, which is read once per row. Absent: all matches have the same
   * rank.
   */
  rank?: { name: RawBuilder<string>; of: (name: RawBuilder<string>) => RawBuilder<number> }
}

/** The `order by` modifier of a sort key. */
export const orderByModifier =
  ({ direction, mayBeNull }: SortKey) =>
  (item: OrderByItemBuilder) =>
    mayBeNull ? item[direction]().nullsLast() : item[direction]()
