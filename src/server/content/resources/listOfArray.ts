import { searchTextOf } from '../../../contract/domain/searchText.ts'
import { compare, fold } from '../../../contract/domain/turkish.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { Listed } from './readList.ts'
import type { Values } from './row.ts'

/** The list that a query describes of a few rows that are no table's: checks, files in a store, sessions with what is known of them. */
export function listOfArray<R extends Values>(
  fields: Fields,
  all: readonly R[],
  { sort, range, filter: { q, ...values } = {} }: ListQuery,
): Listed<R> {
  const matching = all.filter(
    (row) =>
      Object.entries(values).every(([name, wanted]) => [wanted].flat().includes(row[name])) &&
      (!q || searchTextOf(fields, row).includes(fold(q))),
  )
  if (sort) matching.sort((a, b) => (sort[1] === 'ASC' ? 1 : -1) * compareValues(a[sort[0]], b[sort[0]]))
  const first = range?.[0] ?? 0
  const rows = range ? matching.slice(first, range[1] + 1) : matching
  return { rows, length: rows.length, first, total: matching.length }
}

const compareValues = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? a - Number(b) : compare(String(a ?? ''), String(b ?? ''))
