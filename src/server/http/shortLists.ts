import type { FastifyReply } from 'fastify'
import type { Fields } from '../../contract/declaring/fields.ts'
import type { ListQuery } from '../../contract/declaring/lists.ts'
import { searchTextOf } from '../../contract/rules/searchText.ts'
import { compare, fold } from '../../contract/rules/turkish.ts'

/** Answers with what a list query wants of rows that are few enough to be read whole; they are in the order that they have by themselves. */
export function sendShortList<R extends object>(
  reply: FastifyReply,
  name: string,
  fields: Fields,
  rows: readonly R[],
  query: unknown,
) {
  const { sort, range, filter = {} } = query as ListQuery
  const { q, ...wanted } = filter
  const found = rows.filter((row) => isWanted(row, wanted) && (!q || saidBy(fields, row).includes(fold(q))))
  const sorted = sort ? found.toSorted(orderBy(sort)) : found
  const first = range?.[0] ?? 0
  const shown = range ? sorted.slice(first, range[1] + 1) : sorted
  const span = shown.length ? `${first}-${first + shown.length - 1}` : '*'
  return reply.header('content-range', `${name} ${span}/${found.length}`).send(shown)
}

const valueIn = (row: object, name: string): unknown => (row as Record<string, unknown>)[name]

const isWanted = (row: object, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([name, values]) => [values].flat().includes(valueIn(row, name)))

const saidBy = (fields: Fields, row: object): string => searchTextOf(fields, row as Record<string, unknown>)

const orderBy =
  ([name, direction]: NonNullable<ListQuery['sort']>) =>
  (a: object, b: object): number => {
    const [x, y] = [valueIn(a, name), valueIn(b, name)]
    const order = typeof x === 'number' ? x - Number(y) : compare(String(x ?? ''), String(y ?? ''))
    return direction === 'ASC' ? order : -order
  }
