import type { Loaded } from '../data/answers.ts'
import type { ListPart } from '../data/calls.ts'
import { usePlace } from '../navigation/Place.tsx'

/** Where an address says which page of a list is meant: `/urunler?sayfa=2`. */
export const PAGE_NUMBER = 'sayfa'

/** The page of a list that is asked for, counted from 1; the first one for whatever cannot be meant. */
export function pageNumberIn(search: URLSearchParams): number {
  const asked = search.get(PAGE_NUMBER) ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

export const usePageNumber = (): number => pageNumberIn(new URLSearchParams(usePlace().search))

/** The address of the list itself, whatever page of it one is on. */
export const useListPath = (): string => usePlace().pathname.replace(/(?<=.)\/+$/, '')

/** The address of a page of the list at a path, which may have a query of its own. */
export const pathOfPage = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}${PAGE_NUMBER}=${page}`

/** What is asked of the API for one page. */
export const partOf = (page: number, size: number): ListPart => ({ range: [(page - 1) * size, page * size - 1] })

interface OnePage<T> {
  loaded: Loaded<T[]>
  pages: number
  /** The list ends before this page, or nobody has what it is narrowed by: it is not found, neither by people nor by search engines. */
  isBeyond: boolean
}

/** One page of a list, and how many there are: none where it is narrowed by what nobody has, while an empty list is there. A server that knows no parts sends the whole list, and no total. */
export function onePageOf<T>(loaded: Loaded<T[]>, page: number, size: number, isNarrowed = false): OnePage<T> {
  if (loaded.state !== 'ready' || !Array.isArray(loaded.data)) return { loaded, pages: 1, isBeyond: false }
  const { data, total } = loaded
  const pages = Math.ceil((total ?? data.length) / size)
  const isBeyond = page > Math.max(pages, isNarrowed ? 0 : 1)
  if (total !== undefined) return { loaded, pages, isBeyond }
  return { loaded: { ...loaded, data: data.slice((page - 1) * size, page * size) }, pages, isBeyond }
}
