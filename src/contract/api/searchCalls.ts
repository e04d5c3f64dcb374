import type { Locale } from '../constants.ts'
import { SITE_LOCALES } from '../domain/locales.ts'
import { paths, pathTo } from '../domain/paths.ts'
import { type OpenEndpoint, open } from '../schema/endpoint.ts'

/** Endpoint of the site's search. No schema here, so that visitors' pages may import it. */
export const searchEndpoint: OpenEndpoint<'GET /search'> = open('GET /search')

/** Kinds of results; `pages` are the home page, the lists, the other fixed pages and the owner's extra pages. */
export const SEARCH_KINDS = ['products', 'services', 'blog', 'pages'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Maximum length of a query in UTF-16 units. */
export const SEARCH_MAX_LENGTH = 200
/** Maximum number of results in one response. */
export const SEARCH_MAX_RESULTS = 50

/** Start and end of a matched word in a text, in UTF-16 units. */
export type SearchRange = [start: number, end: number]

/** A page that the search has found. */
export interface SearchResult {
  resource: SearchKind
  /** Id of a record, or key of a page. */
  id: number | string
  title: string
  url: string
  excerpt: string
  ranges: SearchRange[]
  /** Matched words of the title; only if the request asked for them. */
  titleRanges?: SearchRange[] | undefined
}

/** Query parameter of the page of results, in every language. */
export const QUERY_PARAM = 'q'

/** The search in the address of a page of results, in small letters; undefined on other pages and without words. */
export function searchedIn(path: string, params: URLSearchParams): { words: string; locale: Locale } | undefined {
  const locale = SITE_LOCALES.find((each) => pathTo(paths.search, each) === path)
  const words = (params.get(QUERY_PARAM) ?? '').toLocaleLowerCase(locale).trim().replace(/\s+/g, ' ')
  return locale && words && words.length <= SEARCH_MAX_LENGTH ? { words, locale } : undefined
}

/** Path and query of a Turkish search below the API root, as pages request it: with the matched words of titles. */
export const searchPathOf = (q: string, limit: number): string =>
  `/search?${new URLSearchParams({ q, range: JSON.stringify([0, limit - 1]), titleRanges: 'true' })}`
