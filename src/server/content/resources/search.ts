import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { dialectOf } from '../../platform/db/connect.ts'
import type { AnyDb } from '../../platform/db/tables.ts'
import { type Condition, type ListStatement, ordering, type Search, type SortKey } from './listStatement.ts'

type Searched = Pick<ListStatement<unknown>, 'table' | 'where' | 'sort'> & { search: Search }

/** A row that matches, with its place in the order. */
interface Hit {
  id: number
  rank: number
  key: unknown
  /** The number of rows that match in its batch. */
  total: number
}

/** Rows per batch: SQLite reads their texts within some 15 ms, during which nothing else runs. */
const BATCH = 5000

/**
 * The ids of a page of matching rows, by rank, sort key and id, and the exact number of them. On PostgreSQL this is one query; SQLite runs
 * it on one batch of rows after the other, and the sorted pages of batches are merged.
 */
export async function search(
  db: AnyDb,
  list: Searched,
  { first, limit }: { first: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  let found: Hit[] = []
  let total = 0
  for await (const batch of batchesOf(db, list)) {
    const hits = await hitsIn(db, list, batch, first + limit)
    total += Number(hits[0]?.total ?? 0)
    found = found.length ? [...found, ...hits].sort(inOrderOf(list.sort)) : hits
    if (found.length > first + limit) found.length = first + limit
  }
  return { ids: found.slice(first).map(({ id }) => Number(id)), total }
}

/** The first matching rows of a batch. Ranks are computed on names that are materialized: cutting them off a text costs more. */
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
    .orderBy(key, ordering(sort))
    .orderBy('id', sort.direction)
    .$if(Number.isFinite(limit), (rows) => rows.limit(limit))
    .execute()
}

/** Parts of a table that are searched one after the other. */
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

/** The ids of rows that have these trigrams, as a JSON array; undefined where more than a batch do. */
async function candidatesIn(db: AnyDb, { table, match }: NonNullable<Search['trigrams']>): Promise<string | undefined> {
  const rows = sql`select rowid as id from ${sql.table(table)} where ${sql.ref(table)} match ${match} limit ${BATCH + 1}`
  const { ids, count } = await db
    .selectFrom(sql<{ id: number }>`(${rows})`.as('candidates'))
    .select([sql<string>`json_group_array(id)`.as('ids'), sql<number>`count(*)`.as('count')])
    .executeTakeFirstOrThrow()
  return count <= BATCH ? ids : undefined
}

/**
 * Compares hits of different batches as the database sorts them. Strings are compared by UTF-16 units: that differs from their bytes only
 * between a character above U+FFFF and one of U+E000 to U+FFFF.
 */
const inOrderOf =
  ({ direction }: SortKey) =>
  (a: Hit, b: Hit): number =>
    a.rank - b.rank ||
    Number(a.key === null) - Number(b.key === null) ||
    (direction === 'asc' ? 1 : -1) * (compare(a.key, b.key) || a.id - b.id)

const compare = (a: unknown, b: unknown): number =>
  // Keys of one column: all numbers, or all strings.
  (a as string) < (b as string) ? -1 : (a as string) > (b as string) ? 1 : 0
