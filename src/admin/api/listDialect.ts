import type { ListQuery } from '../../contract/lists.ts'
import { compare, fold } from '../../contract/turkish.ts'
import type { Http } from './http.ts'

type Row = Record<string, unknown>

/**
 * Lets react-admin's simple REST dialect work on any server: one that answers a list with a plain array and no
 * `Content-Range` has not sorted, filtered or cut it, so that is done here, by the same Turkish rules.
 *
 * @param searched the fields that `q` looks into
 */
export const withListDialect =
  (http: Http, searched: readonly string[]): Http =>
  async (url, options) => {
    // The dialect's own `Range` header says nothing that the query does not, and other origins may forbid it.
    const answer = await http(url, { ...options, headers: undefined })
    if (answer.headers.has('Content-Range') || !Array.isArray(answer.json)) return answer
    const { rows, total } = answerList(answer.json, queryOf(url), searched)
    const headers = new Headers({ 'Content-Range': `rows */${total}` })
    return { ...answer, headers, json: rows }
  }

function queryOf(url: string): ListQuery {
  const params = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const entries = ['sort', 'range', 'filter'].flatMap((name) => {
    const text = params.get(name)
    return text ? [[name, JSON.parse(text)]] : []
  })
  return Object.fromEntries(entries)
}

/** What a server that speaks the dialect would answer: the rows of the page, and how many there are in all. */
export function answerList(rows: readonly Row[], { sort, range, filter = {} }: ListQuery, searched: readonly string[]) {
  const found = rows.filter((row) => matches(row, filter, searched))
  if (sort) found.sort(by(...sort))
  return { rows: range ? found.slice(range[0], range[1] + 1) : found, total: found.length }
}

const matches = (row: Row, { q, ...equal }: NonNullable<ListQuery['filter']>, searched: readonly string[]) =>
  (!q || fold(searched.map((name) => row[name] ?? '').join('\n')).includes(fold(q))) &&
  Object.entries(equal).every(([name, wanted]) => [wanted].flat().some((value) => String(value) === String(row[name])))

const by = (name: string, order: 'ASC' | 'DESC') => (a: Row, b: Row) =>
  (order === 'ASC' ? 1 : -1) * compareValues(a[name], b[name])

function compareValues(a: unknown, b: unknown): number {
  if (a == null || b == null) return Number(a != null) - Number(b != null)
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b)
  return Number(a) - Number(b)
}
