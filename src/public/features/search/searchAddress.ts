import {
  QUERY_PARAM,
  SEARCH_MAX_LENGTH,
  SEARCH_MAX_RESULTS,
  type SearchKind,
  type SearchResult,
  searchPathOf,
} from '../../../contract/api/searchCalls.ts'
import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { PageRequest } from '../../navigation/route.ts'

/** The query in an address, without blanks around it; longer ones are cut. */
export const searchIn = (params: URLSearchParams): string =>
  (params.get(QUERY_PARAM) ?? '').trim().slice(0, SEARCH_MAX_LENGTH)

/** Address of the page of results. */
export const resultsPathOf = (locale: Locale, q = ''): string =>
  pathTo(paths.search, locale, {}, q ? { [QUERY_PARAM]: q } : {})

/** The request of the page of results. */
export const searchRequest = (params: URLSearchParams): PageRequest<'GET /search'> => ({
  endpoint: 'GET /search',
  apiPath: searchPathOf(searchIn(params), SEARCH_MAX_RESULTS),
})

/** Results by kind; the kind of the best result is first. */
export function groupsOf(results: readonly SearchResult[]): { kind: SearchKind; results: SearchResult[] }[] {
  const kinds = [...new Set(results.map(({ resource }) => resource))]
  return kinds.map((kind) => ({ kind, results: results.filter(({ resource }) => resource === kind) }))
}
