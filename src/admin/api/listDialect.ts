import { compare, fold } from '../../contract/domain/turkish.ts'
import { titleFieldOf } from '../../contract/schema/fields.ts'
import type { ListQuery } from '../../contract/schema/lists.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import { initialOf, searchTextOf } from '../../contract/schema/values.ts'

type Row = Record<string, unknown>

/** Page and total of a list that the server has not sorted, filtered or cut. */
export function listPage<R extends Row>(
  rows: readonly R[],
  { sort, range, filter = {} }: ListQuery,
  resource: Resource,
) {
  const found = rows.filter((row) => matches(row, filter, resource))
  if (sort) found.sort(by(...sort))
  else if (filter.q) found.sort(byName(filter.q, resource))
  return { data: range ? found.slice(range[0], range[1] + 1) : found, total: found.length }
}

function matches(row: Row, { q, ...equal }: NonNullable<ListQuery['filter']>, resource: Resource): boolean {
  const { fields, derived = {} } = resource
  const now = Date.now()
  /** A field that is missing in the row has its initial value. */
  const fieldValue = (name: string) =>
    derived[name]?.of(row, now) ?? row[name] ?? (fields[name] && initialOf(fields[name]))
  return (
    (!q || hasWords(searchTextOf(fields, row) || nameOf(row, resource), q)) &&
    Object.entries(equal).every(([name, wanted]) =>
      [wanted].flat().some((value) => String(value) === String(fieldValue(name))),
    )
  )
}

const nameOf = (row: Row, resource: Resource) => fold(String(row[titleFieldOf(resource)] ?? ''))

const hasWords = (text: string, q: string) =>
  fold(q)
    .split(' ')
    .every((word) => text.includes(word))

/** Exact names first, then names with all words, then the rest; each newest first. */
const byName = (q: string, resource: Resource) => {
  const rankOf = (row: Row) => {
    const name = nameOf(row, resource)
    return name === fold(q) ? 0 : hasWords(name, q) ? 1 : 2
  }
  return (a: Row, b: Row) => rankOf(a) - rankOf(b) || Number(b.id) - Number(a.id)
}

const by = (name: string, order: 'ASC' | 'DESC') => (a: Row, b: Row) =>
  (order === 'ASC' ? 1 : -1) * compareValues(a[name], b[name])

function compareValues(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b)
  return Number(a) - Number(b)
}
