import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { dialectOf } from '../../platform/db/connect.ts'
import type { AnyDb } from '../../platform/db/tables.ts'
import { type ListStatement, ordering } from './listStatement.ts'
import { search } from './search.ts'

/** A page of a list, or all of it. */
export interface Listed<R> {
  /** The rows, or of a long list the first of them. */
  rows: R[]
  /** The other rows of a long list, in slices that are read as they are consumed. */
  rest?: AsyncIterable<R[]>
  /** The number of rows, those of `rest` included. */
  length: number
  /** Offset of the first row. */
  first: number
  /** The number of rows that match, on this page or not. */
  total: number
}

/** Rows per query. SQLite blocks the process for a few milliseconds meanwhile. */
export const SLICE = 250

/**
 * Reads a list: `where … order by key, id limit … offset …` and `count(*)`. Of more than a slice the ids are read at once, and the rows
 * in slices by their ids: each row that stays is listed once, whatever is written meanwhile, and no connection is held.
 */
export async function readList<R>(db: AnyDb, list: ListStatement<R>): Promise<Listed<R>> {
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
    const [ids, total] = await Promise.all([readIds(db, list, { first, limit }), countRows(db, list)])
    return byIds(db, list, { ids, first, total })
  }
  const isLast = rows.length < limit && (rows.length > 0 || first === 0)
  const total = isLast ? first + rows.length : await countRows(db, list)
  return { rows: rows.map(list.decode), length: rows.length, first, total }
}

/** The number of rows that meet these conditions. */
export async function countRows(db: AnyDb, { table, where }: Pick<ListStatement<unknown>, 'table' | 'where'>) {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where((eb) => eb.and([...where]))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Rows of a list, all their slices one after the other. */
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
    .orderBy(sort.value, ordering(sort))
    .orderBy(`${table}.id`, sort.direction)
    .$if(Number.isFinite(page.limit), (rows) => rows.limit(page.limit))
    .$if(page.first > 0, (rows) => rows.offset(page.first))

/** Ids in one value: as rows, 100,000 of them would pass through the driver one by one. */
async function readIds(db: AnyDb, list: ListStatement<never> | ListStatement<unknown>, page: Page): Promise<number[]> {
  const collect = sql.raw(dialectOf(db) === 'sqlite' ? 'json_group_array' : 'json_agg')
  const { ids } = await db
    .selectFrom(selectPage(db, list, page).select(`${list.table}.id as id`).as('page'))
    .select(sql<string | number[] | null>`${collect}(id)`.as('ids'))
    .executeTakeFirstOrThrow()
  // PostgreSQL's driver parses JSON itself.
  return typeof ids === 'string' ? JSON.parse(ids) : (ids ?? [])
}

/** The rows with these ids, in their order: the first slice at once. */
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
