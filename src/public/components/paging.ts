import type { ListParams } from '../data/endpoints.ts'
import type { Loadable } from '../data/responses.ts'
import { useQuery } from '../navigation/useQuery.ts'

/** Number of the page in the query, from 1; 1 if it is missing or invalid. */
export function pageNumberIn(query: URLSearchParams): number {
  const number = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1
}

export const usePageNumber = (): number => pageNumberIn(useQuery())

/** Range of the records on one page, for the API. */
export const rangeOf = (page: number, size: number): ListParams => ({ range: [(page - 1) * size, page * size - 1] })

interface OnePage<T> {
  loaded: Loadable<T[]>
  pages: number
  /** The list has no such page, or nothing matches its filter: 404. */
  isPastEnd: boolean
}

/**
 * One page of a list, and the number of pages: at least 1, or 0 if a filter matches nothing. A server without paging sends the
 * whole list and no total.
 */
export function onePageOf<T>(loaded: Loadable<T[]>, page: number, size: number, isFiltered = false): OnePage<T> {
  if (loaded.state !== 'ready' || !Array.isArray(loaded.data)) return { loaded, pages: 1, isPastEnd: false }
  const { data, total } = loaded
  const pages = Math.ceil((total ?? data.length) / size)
  const isPastEnd = page > Math.max(pages, isFiltered ? 0 : 1)
  if (total !== undefined) return { loaded, pages, isPastEnd }
  return { loaded: { ...loaded, data: data.slice((page - 1) * size, page * size) }, pages, isPastEnd }
}
