import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ListQuery } from '../../contract/resource.ts'
import type { Listing } from './listRows.ts'
import { all, inOneOf, matching, WHOLE, withValues, wordsOf } from './parts.ts'

/** What a search has found: how many rows and, where they are few, which. */
export interface Found {
  total: number
  ids?: number[]
}

/** Rows that are looked at one by one, and sorted once they are found. */
const FEW = 1000
/** Rows that are read before others have their turn: some ten milliseconds. */
const SLICE = 500

/**
 * Searches the embedded database, which has this thread while it works: by the index where it has few rows with these
 * trigrams, else by reading in slices, between which others have their turn. What it has found is exact either way.
 */
export async function searchInTurns(listing: Listing, filter: NonNullable<ListQuery['filter']>): Promise<Found> {
  const candidates = await candidatesIn(listing, wordsOf(filter.q ?? ''))
  if (candidates && candidates.length <= FEW) {
    const ids = candidates.length ? await matchesIn(listing, { ...filter, id: candidates }) : []
    return { total: ids.length, ids }
  }
  return readThrough(listing, filter)
}

const conditionOf = ({ fields, only = {}, among = WHOLE }: Listing, filter: ListQuery['filter'] = {}) =>
  all([withValues(fields, only), inOneOf(among), matching(fields, filter)])

async function matchesIn(listing: Listing, filter: ListQuery['filter']): Promise<number[]> {
  const { db, table } = listing
  const rows = await db.selectFrom(table).select('id').where(conditionOf(listing, filter)).execute()
  return rows.map(({ id }) => Number(id))
}

/** Rows that have the trigrams of these words, one more than few at most; undefined where no word has any. */
async function candidatesIn({ db, table }: Listing, words: readonly string[]): Promise<number[] | undefined> {
  const trigrams = [...new Set(words.flatMap(trigramsOf))]
  if (!trigrams.length) return undefined
  const index = `${table}Trigrams`
  const wanted = trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' AND ')
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${sql.table(index)} where ${sql.ref(index)} match ${wanted} limit ${sql.lit(FEW + 1)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Every three letters that follow each other. */
export function trigramsOf(word: string): string[] {
  const letters = [...word]
  return letters.slice(2).map((_, i) => letters.slice(i, i + 3).join(''))
}

async function readThrough(listing: Listing, filter: NonNullable<ListQuery['filter']>): Promise<Found> {
  const { db, table } = listing
  const condition = conditionOf(listing, filter)
  const ids: number[] = []
  let total = 0
  for (let last = 0; ; ) {
    const slice = await db
      .selectFrom(table)
      .select((eb) => ['id', sql<boolean>`${condition(eb)}`.as('isFound')])
      .where('id', '>', last)
      .orderBy('id')
      .limit(SLICE)
      .execute()
    const found = slice.filter(({ isFound }) => isFound)
    total += found.length
    if (ids.length <= FEW) ids.push(...found.map(({ id }) => Number(id)))
    if (slice.length < SLICE) return { total, ...(total <= FEW && { ids }) }
    last = Number(slice.at(-1)!.id)
    await others()
  }
}
