import { matchRoutes } from 'react-router-dom'
import type { ApiResponse, MatchedPage, SitePage } from '../../contract/site.ts'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import { fillMissing, hasData, NO_RESPONSE } from '../data/responses.ts'
import { layoutRequests } from '../layout/layoutRequests.ts'
import { notFound, pageFor, routes } from '../routes.ts'
import { siteRoutes } from '../siteRoutes.tsx'
import type { PageRequests, PageRoute } from './route.ts'

export interface PageMatch extends Pick<MatchedPage, 'address' | 'isUnbounded'> {
  route: PageRoute
  search: URLSearchParams
  /** The requests of the page, by name. */
  data: PageRequests
  /** API paths of the page and of its layout. */
  requests: string[]
}

/** Path of the not-found page, which all URLs without a page share. */
const NOT_FOUND_PATH = '/*'

/** `/urunler/42` is a page too, so anyone can make up such URLs: they go to the limited part of the page cache. */
const NUMBER = /^\d+$/

/** Matches a URL (path and query) to a page; the not-found page if there is no other. */
export function matchPage(url: string): PageMatch {
  const [pathname = '', query] = url.split(/\?(.*)/s)
  const match = isDecodable(pathname) ? matchRoutes(siteRoutes, pathname)?.at(-1) : undefined
  const params = (match?.params ?? {}) as Record<string, string> // no parameter of our paths is optional
  const route = match ? pageFor(match.route.handle as PageRoute, params) : notFound
  if (route === notFound && pathname !== NOT_FOUND_PATH) return matchPage(NOT_FOUND_PATH)
  const search = new URLSearchParams(query)
  const data = route.data?.(params, search) ?? {}
  const apiPaths = Object.values(data).map(({ apiPath }) => apiPath)
  const requests = [...new Set([...apiPaths, ...Object.values(layoutRequests)])]
  return { ...canonicalUrlOf(route, params, search), route, search, data, requests }
}

/** The path as the route spells it, with the query parameters that change the page. */
function canonicalUrlOf(route: PageRoute, params: Record<string, string>, search: URLSearchParams) {
  const read = (route.queryParams ?? []).filter((name) => search.has(name)).map((name) => [name, search.get(name)!])
  const path = route.path === '*' ? NOT_FOUND_PATH : route.path
  const pathname = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!))
  return {
    address: read.length ? `${pathname}?${new URLSearchParams(read)}` : pathname,
    isUnbounded: read.length > 0 || Object.values(params).some((value) => NUMBER.test(value)),
  }
}

/** React Router warns about a malformed escape, which anyone can send. */
function isDecodable(pathname: string): boolean {
  try {
    return Boolean(decodeURI(pathname))
  } catch {
    return false
  }
}

/** HTTP status of a page: that of its subject; 503 if the subject's request failed. */
export function statusOf({ route, search, data, requests }: PageMatch, responses: Record<string, ApiResponse>): number {
  if (route === notFound) return 404
  const subject = route.subject && data[route.subject]?.apiPath
  if (subject === undefined) return 200
  const response = fillMissing(requests, responses)[subject] ?? NO_RESPONSE
  if (hasData(response)) return route.pageSize && isPastLastPage(response, search, route) ? 404 : 200
  if (response.status === 404 && route.existsWithoutSubject) return 200
  return response.status >= 400 && response.status < 500 ? response.status : 503
}

const isPastLastPage = (
  { body, total }: ApiResponse,
  search: URLSearchParams,
  { pageSize = 1, isFiltered }: PageRoute,
) =>
  onePageOf({ state: 'ready', data: body as unknown[], total }, pageNumberIn(search), pageSize, isFiltered?.(search))
    .isPastEnd

/** The pages that search engines may index: those with a fixed URL, and those whose URLs are in a list. */
export const indexablePages = (): SitePage[] =>
  routes
    .filter(({ path, itemsPath }) => itemsPath || !path.includes(':'))
    .map(({ path, itemsPath, data, subject }) => ({
      path,
      ...(itemsPath
        ? { items: itemsPath }
        : { subject: subject && data?.({}, new URLSearchParams())[subject]?.apiPath }),
    }))
