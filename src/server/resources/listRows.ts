import { type Fields, placeFieldOf, precedenceFieldOf } from '../../contract/declaring/fields.ts'
import type { ListQuery, Sort } from '../../contract/declaring/lists.ts'
import { isSearched } from '../db/columns.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { type Listed, lengthOf, listFound } from './listFound.ts'
import type { Listing } from './listing.ts'
import { inBoth, isNamed, WHOLE, wordsOf } from './parts.ts'
import { nameLine, type Ranks, ranksOf } from './ranks.ts'
import type { Row } from './row.ts'
import { type Found, searchAtOnce, searchInTurns } from './search.ts'

/**
 * The rows of a table that a query asks for, out of those of a listing: in the order that it says, else in their own, in
 * which what is found by its name stands before what is found by other words.
 */
export async function listRows(listing: Listing, query: ListQuery): Promise<Listed> {
  const { db, fields, order = orderOf(fields) } = listing
  const { sort = order, filter = {} } = query
  const ordered = { ...query, sort }
  const isSearch = wordsOf(filter.q ?? '').length > 0 && isSearched(fields) && !isNamed(fields, filter)
  const ranks = isSearch && !query.sort ? ranksOf(db, fields, filter.q) : undefined
  // PostgreSQL searches while this process goes on: only what is to be ranked is looked for before it is listed.
  if (dialectOf(db) === 'postgres')
    return ranks
      ? listRanked(listing, ordered, ranks, await searchAtOnce(listing, filter, ranks))
      : listFound(listing, ordered)
  const found = isSearch ? await searchInTurns(listing, filter, ranks) : []
  return ranks ? listRanked(listing, ordered, ranks, found) : listFound(listing, ordered, found[0])
}

/** One rank after the other, as one list. */
async function listRanked(
  listing: Listing,
  query: ListQuery & { sort: Sort },
  ranks: Ranks,
  found: readonly Found[],
): Promise<Listed> {
  const { range: [first, last] = [0, Number.POSITIVE_INFINITY], ...asked } = query
  const total = found.reduce((sum, rank) => sum + rank.total, 0)
  const lists: Listed[] = []
  let before = 0
  for (const [i, rank] of found.entries()) {
    const from = Math.max(first - before, 0)
    const to = Math.min(last - before, rank.total - 1)
    before += rank.total
    if (from > to) continue
    const among = inBoth(listing.among ?? WHOLE, [{ flags: {}, where: ranks(nameLine(listing.db))[i]! }])
    lists.push(await listFound({ ...listing, among }, { ...asked, range: [from, to] }, rank))
  }
  const length = total ? Math.max(Math.min(lengthOf([first, last]), total - first), 0) : 0
  return { ...joined(lists), length, first, total }
}

/** What one list after the other holds: as far as they are read, and then the rest. */
function joined(lists: readonly Listed[]): Pick<Listed, 'rows' | 'rest'> {
  const whole = lists.findIndex(({ rest }) => rest)
  if (whole === -1) return { rows: lists.flatMap(({ rows }) => rows) }
  async function* rest(): AsyncGenerator<Row[]> {
    yield* lists[whole]!.rest!
    for (const list of lists.slice(whole + 1)) {
      yield list.rows
      if (list.rest) yield* list.rest
    }
  }
  return { rows: lists.slice(0, whole + 1).flatMap(({ rows }) => rows), rest: rest() }
}

/** The order that rows have by themselves: the one that people gave them, else newest first. */
function orderOf(fields: Fields): Sort {
  const preceding = precedenceFieldOf({ fields })
  // The key beside a place goes from the last to the first.
  if (preceding) return [preceding, 'DESC']
  const placed = placeFieldOf({ fields })
  return placed ? [placed, 'ASC'] : ['createdAt', 'DESC']
}
