import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ListQuery } from '../../contract/lists.ts'
import type { Listing } from './listing.ts'
import { all, inOneOf, matching, WHOLE, withValues, wordsOf } from './parts.ts'

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

/**
 * Searches the embedded database, which has this thread while it works: it looks at the rows that have the trigrams of these
 * words, at all of them where too many or no word has any, in slices, between which others have their turn. What it has found
 * is exact.
 */
export async function searchInTurns(listing: Listing, filter: NonNullable<ListQuery['filter']>): Promise<Found> {
  const candidates = await candidatesIn(listing, wordsOf(filter.q ?? ''))
  const ids: number[] = []
  let total = 0
  for (let begin = 0, last = 0; ; begin += SLICE) {
    const among = candidates?.slice(begin, begin + SLICE) ?? { after: last }
    const slice = await lookThrough(listing, filter, among, total <= FEW)
    total += slice.total
    ids.push(...slice.ids)
    last = slice.last
    if (candidates ? begin + SLICE >= candidates.length : slice.seen < SLICE)
      return { total, ...(total <= FEW && { ids }) }
    await others()
  }
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
  total: number
  ids: number[]
}

/** Looks at a slice of rows in the database itself: to hand each of them over would cost ten times as much. */
async function lookThrough(
  { db, table, fields, only = {}, among: parts = WHOLE }: Listing,
  filter: NonNullable<ListQuery['filter']>,
  among: readonly number[] | { after: number },
  isNamed: boolean,
): Promise<Slice> {
  const matches = all([withValues(fields, only), inOneOf(parts), matching(fields, filter)])
  const rows = db.selectFrom(table).select((eb) => ['id', sql<number>`${matches(eb)}`.as('isFound')])
  const looked =
    'after' in among
      ? rows.where('id', '>', among.after).orderBy('id').limit(SLICE)
      : rows.where('id', 'in', sql<number>`(select value from json_each(${JSON.stringify(among)}))`)
  const found = sql.ref('isFound')
  const slice = await db
    .selectFrom(looked.as('looked'))
    .select((eb) => [
      eb.fn.countAll<number>().as('seen'),
      sql<number>`coalesce(max(id), 0)`.as('last'),
      sql<number>`coalesce(sum(${found}), 0)`.as('total'),
      (isNamed ? sql<string>`json_group_array(id) filter (where ${found})` : sql<string>`'[]'`).as('ids'),
    ])
    .executeTakeFirstOrThrow()
  return { ...slice, ids: JSON.parse(slice.ids) }
}

/** Every three letters that follow each other. */
export function trigramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''))
}
