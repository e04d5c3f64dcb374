import { setImmediate as others } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import type { Listing } from './listing.ts'
import { all, type Condition, inOneOf, matching, WHOLE, withValues, wordsOf } from './parts.ts'
import { nameLine, type Ranks } from './ranks.ts'

/** What a search has found: how many rows and, where they are few, which. */
export interface Found {
  total: number
  ids?: number[]
}

/** Rows that are sorted once they are found; where more are, they are found in order. */
const FEW = 2000
/** Rows that are looked up one by one; where more may have a word, all are read. */
const SOME = 25_000
/** Rows that are looked at before others have their turn: some milliseconds. */
const SLICE = 2000

/** Where nothing is ranked, all that is found is of one rank. */
const UNRANKED: Ranks = () => [(eb) => eb.lit(true)]

/**
 * Searches the embedded database, which has this thread while it works: it looks at the rows that have the trigrams of these
 * words, at all of them where too many or no word has any, in slices, between which others have their turn. What it has found
 * is exact, and told for each rank by itself.
 */
export async function searchInTurns(
  listing: Listing,
  filter: NonNullable<ListQuery['filter']>,
  ranks = UNRANKED,
): Promise<Found[]> {
  const candidates = await candidatesIn(listing, wordsOf(filter.q ?? ''))
  const found = ranks(nameLine(listing.db)).map(() => ({ total: 0, ids: [] as number[] }))
  for (let begin = 0, last = 0; ; begin += SLICE) {
    const among = candidates?.slice(begin, begin + SLICE) ?? { after: last }
    const areNamed = found.map(({ total }) => total <= FEW)
    const slice = await lookThrough(listing, filter, among, ranks, areNamed)
    for (const [i, [total, ids]] of slice.found.entries()) {
      found[i]!.total += total
      found[i]!.ids.push(...ids)
    }
    last = slice.last
    if (candidates ? begin + SLICE >= candidates.length : slice.seen < SLICE)
      return found.map(({ total, ids }) => ({ total, ...(total <= FEW && { ids }) }))
    await others()
  }
}

/** Searches PostgreSQL, in one go. */
export async function searchAtOnce(
  { db, table, fields, only = {}, among = WHOLE }: Listing,
  filter: NonNullable<ListQuery['filter']>,
  ranks: Ranks,
): Promise<Found[]> {
  const rank = sql.ref('rank')
  const ranked = ranks(nameLine(db))
  const found = await db
    .selectFrom(
      db
        .selectFrom(table)
        .select((eb) => ['id', rankAmong(ranked)(eb).as('rank')])
        .where(all([withValues(fields, only), inOneOf(among), matching(fields, filter)]))
        .as('found'),
    )
    .select((eb) => [
      sql<number>`${rank}`.as('rank'),
      eb.fn.countAll<number>().as('total'),
      sql<number[]>`(array_agg(id))[1:${sql.lit(FEW + 1)}]`.as('ids'),
    ])
    .groupBy('rank')
    .execute()
  return ranked.map((_, i) => {
    const { total = 0, ids = [] } = found.find((each) => each.rank === i) ?? {}
    return { total, ...(total <= FEW && { ids: ids.map(Number) }) }
  })
}

/** The number of the rank that a row has: the last where it has none of the others. */
const rankAmong =
  (ranks: readonly Condition[]) =>
  (eb: Parameters<Condition>[0]): RawBuilder<number> => {
    const others = ranks.slice(0, -1).map((rank, i) => sql`when ${rank(eb)} then ${sql.lit(i)}`)
    const last = sql.lit(others.length)
    return others.length ? sql<number>`case ${sql.join(others, sql` `)} else ${last} end` : sql<number>`${last}`
  }

/** Some rows that have the trigrams of these words; undefined where there are more, or no word has any. */
async function candidatesIn({ db, table }: Listing, words: readonly string[]): Promise<number[] | undefined> {
  const trigrams = [...new Set(words.flatMap(trigramsOf))]
  if (!trigrams.length) return undefined
  const index = `${table}Trigrams`
  const wanted = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
  const { rows } = await sql<{ ids: string }>`
    select json_group_array(id) as ids from (
      select rowid as id from ${sql.table(index)} where ${sql.ref(index)} match ${wanted} limit ${sql.lit(SOME + 1)}
    )`.execute(db)
  const ids: number[] = JSON.parse(rows[0]!.ids)
  return ids.length <= SOME ? ids : undefined
}

interface Slice {
  seen: number
  /** The last id among them. */
  last: number
  /** What is found in it, rank by rank. */
  found: [total: number, ids: number[]][]
}

/** Looks at a slice of rows in the database itself: to hand each of them over would cost ten times as much. */
async function lookThrough(
  { db, table, fields, only = {}, among: parts = WHOLE }: Listing,
  filter: NonNullable<ListQuery['filter']>,
  among: readonly number[] | { after: number },
  ranks: Ranks,
  areNamed: readonly boolean[],
): Promise<Slice> {
  const matches = all([withValues(fields, only), inOneOf(parts), matching(fields, filter)])
  const name = ranks === UNRANKED ? sql.lit('') : nameLine(db)
  const rows = db
    .selectFrom(table)
    .select((eb) => ['id', sql<string>`case when ${matches(eb)} then ${name} end`.as('name')])
  const looked =
    'after' in among
      ? rows.where('id', '>', among.after).orderBy('id').limit(SLICE)
      : rows.where('id', 'in', sql<number>`(select value from json_each(${JSON.stringify(among)}))`)
  const rank = sql.ref('rank')
  const { seen, last, found } = await db
    // Each is asked for once and kept: in one piece, every count below would read the texts again.
    .with(
      (cte) => cte('looked').materialized(),
      () => looked,
    )
    .with(
      (cte) => cte('ranked').materialized(),
      (made) =>
        made
          .selectFrom('looked')
          .select((eb) => [
            'id',
            sql<number>`case when ${sql.ref('name')} is not null then ${rankAmong(ranks(sql.ref('name')))(eb)} end`.as(
              'rank',
            ),
          ]),
    )
    .selectFrom('ranked')
    .select((eb) => [
      eb.fn.countAll<number>().as('seen'),
      sql<number>`coalesce(max(id), 0)`.as('last'),
      sql<string>`json_array(${sql.join(
        areNamed.map((isNamed, i) => {
          const isOfRank = sql`${rank} = ${sql.lit(i)}`
          const ids = isNamed ? sql`json_group_array(id) filter (where ${isOfRank})` : sql`json_array()`
          return sql`json_array(coalesce(sum(${isOfRank}), 0), ${ids})`
        }),
      )})`.as('found'),
    ])
    .executeTakeFirstOrThrow()
  return { seen, last, found: JSON.parse(found) }
}

/** Every three letters that follow each other. */
export function trigramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''))
}
