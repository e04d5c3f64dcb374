import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListQuery, Sort } from '../../contract/declaring/lists.ts'
import { fold } from '../../contract/rules/turkish.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { Db } from '../db/tables.ts'
import { foldedColumn, shortRankedColumn } from '../db/turkishInSql.ts'

/** Rows that are read in one go. */
const SLICE = 500

/** Rows of a table without a declaration, which may be too many to be read whole. */
export interface Stored<R> {
  table: 'activity' | 'bin'
  /** What each row tells, by the names that lists are asked with. */
  columns: Readonly<Record<string, RawBuilder<unknown>>>
  /** Those that `q` looks in. */
  searched: readonly string[]
  /** Those that people wrote: they are searched and sorted by Turkish rules, which the others say nothing to. */
  words: readonly string[]
  /** Those that may say nothing. */
  optional: readonly string[]
  /** What is listed at all. */
  only?: RawBuilder<SqlBool>
  order: Sort
  shown: (row: never) => R
}

export interface Listed<R> {
  slices: AsyncIterable<R[]>
  length: number
  /** Where the first of these stands among all that match. */
  first: number
  total: number
}

/** Where a row stands in its list. */
interface Placed {
  place: unknown
  row: number
}

/**
 * What a list query wants of stored rows. They are read in slices, as they are taken, each from where the one before ended: what
 * was there at the beginning is told once, whatever comes or goes meanwhile.
 */
export async function listStored<R>(
  db: Db,
  { table, columns, searched, words, optional, only, order, shown }: Stored<R>,
  { sort = order, range, filter = {} }: ListQuery,
): Promise<Listed<R>> {
  const { q, ...values } = filter
  const found = db
    .selectFrom(table as 'activity')
    .where((eb) =>
      eb.and([
        ...(only ? [only] : []),
        ...Object.entries(values).map(([name, value]) => isOneOf(columns[name]!, [value].flat())),
        ...(q ? [eb.or(searched.map((name) => says(foldedColumn(columns[name]!), q)))] : []),
      ]),
    )
  const { count, newest } = await found
    .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('id').as('newest')])
    .executeTakeFirstOrThrow()
  const total = Number(count)
  const first = range?.[0] ?? 0
  const end = Math.min(range ? range[1] + 1 : total, total)

  const [name, direction] = sort
  const way = sql.raw(direction)
  // A column that is told may be called so too.
  const id = sql.ref<number>(`${table}.id`)
  const ranked = words.includes(name) ? byBytes(db, shortRankedColumn(columns[name]!)) : columns[name]!
  const place = optional.includes(name) ? sql`coalesce(${ranked}, '')` : ranked
  const told = found
    .select(Object.entries(columns).map(([each, column]) => column.as(each)))
    .select([place.as('place'), id.as('row')])
    // What came since is little: no index is chosen by it.
    .where(sql<SqlBool>`+${id} <= ${newest}`)
    .orderBy(sql`${place} ${way}, ${id} ${way}`)

  async function* slices() {
    let last: Placed | undefined
    for (let left = range ? end - first : Number.POSITIVE_INFINITY; left > 0; ) {
      const slice = told.limit(Math.min(SLICE, left))
      const rows: Placed[] = await (last
        ? slice.where(isBeyond(last, place, id, direction))
        : slice.$if(first > 0, (whole) => whole.offset(first))
      ).execute()
      if (rows.length === 0) return
      yield rows.map(({ place: _, row: __, ...row }) => shown(row as never))
      last = rows.at(-1)
      left -= rows.length
    }
  }
  return { slices: slices(), length: Math.max(0, end - first), first, total }
}

/** The first half says nothing more than the second, and lets an index be used. */
const isBeyond = (last: Placed, place: RawBuilder<unknown>, id: RawBuilder<unknown>, direction: Sort[1]) => {
  const sign = sql.raw(direction === 'ASC' ? '>' : '<')
  return sql<SqlBool>`${place} ${sign}= ${last.place} and (${place}, ${id}) ${sign} (${last.place}, ${last.row})`
}

/** Whether a column has one of these values; null is one that says nothing. */
const isOneOf = (column: RawBuilder<unknown>, values: unknown[]) => {
  const given = values.filter((value) => value !== null)
  const parts = [
    ...(given.length < values.length ? [sql`${column} is null`] : []),
    ...(given.length ? [sql`${column} in (${sql.join(given)})`] : []),
  ]
  return parts.length ? sql<SqlBool>`(${sql.join(parts, sql` or `)})` : sql<SqlBool>`1 = 0`
}

const says = (column: RawBuilder<unknown>, q: string) =>
  sql<SqlBool>`${column} like ${`%${fold(q).replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`

/** In the order of bytes, which no locale changes. */
const byBytes = (db: Db, text: RawBuilder<unknown>) =>
  sql`(${text} collate ${sql.raw(dialectOf(db) === 'postgres' ? '"C"' : 'binary')})`

/** Answers with a list as it is taken, and says where in the whole it stands. */
export function sendStored<R>(reply: FastifyReply, name: string, { slices, first, length, total }: Listed<R>) {
  const span = length ? `${first}-${first + length - 1}` : '*'
  reply.header('content-range', `${name} ${span}/${total}`).type('application/json; charset=utf-8')
  return sendText(reply, jsonOf(slices))
}

/** Sends text as it is written; where the head alone is asked for, nothing is read. */
export const sendText = (reply: FastifyReply, written: AsyncIterable<string>) =>
  reply.send(Readable.from(reply.request.method === 'HEAD' ? [] : written, { objectMode: false }))

async function* jsonOf(slices: AsyncIterable<unknown[]>) {
  yield '['
  let isFirst = true
  for await (const rows of slices) {
    yield (isFirst ? '' : ',') + JSON.stringify(rows).slice(1, -1)
    isFirst = false
  }
  yield ']'
}
