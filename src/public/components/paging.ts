import { useLocation } from 'react-router-dom'
import type { ListParams } from '../data/endpoints.ts'
import type { Loadable } from '../data/responses.ts'

/** Query parameter with the number of a list's page: `/urunler?sayfa=2`. */
export const PAGE_NUMBER = 'sayfa'

/** Number of the page in the query, from 1; 1 if it is missing or invalid. */
export function pageNumberIn(search: URLSearchParams): number {
  const number = search.get(PAGE_NUMBER) ?? ''
  return /^[1-9]\d{0,4}$/.test(number) ? Number(number) : 1
}

export const usePageNumber = (): number => pageNumberIn(new URLSearchParams(useLocation().search))

/** Path of a list's page; the list's own path may have a query. */
export const pathOfPage = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${PAGE_NUMBER}=${page}`

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
