import { matchRoutes } from 'react-router-dom'
import type { Locale } from '../../contract/constants.ts'
import { FIRST_LOCALE, inLocale, otherLocaleOf, SITE_LOCALES } from '../../contract/domain/locales.ts'
import {
  firstPath,
  localeOfPath,
  type PagePath,
  paths,
  pathTo,
  patternIn,
  queryIn,
  queryValues,
} from '../../contract/domain/paths.ts'
import type { ApiResponse, MatchedPage, SitePage } from '../../contract/site.ts'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import { isOwnApi } from '../data/apiClient.ts'
import { fillMissing, hasData, NO_RESPONSE } from '../data/responses.ts'
import { layoutRequestsIn } from '../layout/layoutRequests.ts'
import { notFound, pageFor, routePatterns, routes } from '../routes.ts'
import { type PageRequests, type PageRoute, requestsOf } from './route.ts'

export interface PageMatch extends Pick<MatchedPage, 'address' | 'isUnbounded' | 'locale' | 'onlyIfMissing'> {
  route: PageRoute
  params: Readonly<Record<string, string>>
  /** The parameters of the query that pages read, under their names in code. */
  query: URLSearchParams
  /** The requests of the page, by name. */
  data: PageRequests
  /** API paths of the page and of its layout. */
  requests: string[]
}

/** Path of the not-found page of a language, which all URLs without a page share. */
const notFoundPath = (locale: Locale) => pathTo(paths.notFound, locale)

/** `/urunler/42` is a page too, so anyone can make up such URLs: they go to the limited part of the page cache. */
const NUMBER = /^\d+$/

/** Matches a URL (path and query) to a page; the not-found page of its language if there is no other. */
export function matchPage(url: string): PageMatch {
  const [pathname = '', search = ''] = url.split(/\?(.*)/s)
  const locale = localeOfPath(pathname)
  const match = isDecodable(pathname) ? matchRoutes(routePatterns, pathname)?.at(-1) : undefined
  const params = (match?.params ?? {}) as Record<string, string> // no parameter of our paths is optional
  const route = match ? pageFor(match.route.handle, params, locale) : notFound
  if (route === notFound && pathname !== notFoundPath(locale)) return matchPage(notFoundPath(locale))
  const query = queryIn(search, locale)
  const data = requestsOf(route, params, query, locale)
  const inFirstLanguage = requestsInFirstLanguage(route, data, locale, params, query)
  const apiPaths = Object.values(data).map(({ apiPath }) => apiPath)
  const layout = Object.values(layoutRequestsIn(locale))
  const requests = [...new Set([...apiPaths, ...inFirstLanguage.requests, ...layout])]
  const address = canonicalUrlOf(route, locale, params, query)
  return { ...address, route, locale, params, query, data, requests, onlyIfMissing: inFirstLanguage.onlyIfMissing }
}

/**
 * Requests for content that a page of the second language links to in the first: the records that a list lacks, and the record
 * of a page that does not exist, which is requested only then. Another server sends no translations.
 */
function requestsInFirstLanguage(
  route: PageRoute,
  data: PageRequests,
  locale: Locale,
  params: Record<string, string>,
  query: URLSearchParams,
): { requests: string[]; onlyIfMissing?: Readonly<Record<string, string>> } {
  if (locale === FIRST_LOCALE || !isOwnApi()) return { requests: [] }
  if (route.untranslated) return { requests: [route.untranslated.apiPath] }
  if (!route.itemsPath || !route.subject) return { requests: [] }
  const subject = data[route.subject]!.apiPath
  const original = requestsOf(route, params, query, FIRST_LOCALE)[route.subject]!.apiPath
  return { requests: [original], onlyIfMissing: { [original]: subject } }
}

/** The path as the route spells it, with the query parameters that change the page. */
function canonicalUrlOf(route: PageRoute, locale: Locale, params: Record<string, string>, query: URLSearchParams) {
  const given = queryValues(query, route.queryParams ?? [])
  return {
    address: route === notFound ? notFoundPath(locale) : pathTo(route.path, locale, params, given),
    isUnbounded: Object.keys(given).length > 0 || Object.values(params).some((value) => NUMBER.test(value)),
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
export function statusOf({ route, query, data, requests }: PageMatch, responses: Record<string, ApiResponse>): number {
  if (route === notFound) return 404
  const subject = route.subject && data[route.subject]?.apiPath
  if (subject === undefined) return 200
  const response = fillMissing(requests, responses)[subject] ?? NO_RESPONSE
  if (hasData(response)) return isPastLastPage(response, query, route) ? 404 : 200
  if (response.status === 404 && route.existsWithoutSubject) return 200
  return response.status >= 400 && response.status < 500 ? response.status : 503
}

/** Whether a list has no such page, or nothing matches its filter. */
export const isPastLastPage = (
  { body, total }: ApiResponse,
  query: URLSearchParams,
  { pageSize, isFiltered }: PageRoute,
): boolean =>
  pageSize !== undefined &&
  onePageOf({ state: 'ready', data: body as unknown[], total }, pageNumberIn(query), pageSize, isFiltered?.(query))
    .isPastEnd

/** The pages that search engines may index, in each language: those with a fixed URL, and those whose URLs are in a list. */
export const indexablePages = (): SitePage[] =>
  SITE_LOCALES.flatMap((locale) =>
    routes
      .filter(({ path, itemsPath, noIndex }) => !noIndex && (itemsPath || !firstPath(path).includes(':')))
      .flatMap((route) => {
        const path = patternIn(route.path, locale)
        return path === undefined
          ? []
          : [{ path, locale, ...readOf(route, locale), ...alternateOf(route.path, locale) }]
      }),
  )

/** API paths from which the sitemap learns about a page. */
function readOf(route: PageRoute, locale: Locale): Pick<SitePage, 'items' | 'subject'> {
  if (route.itemsPath) return { items: inLocale(route.itemsPath, locale) }
  const subject = route.subject && requestsOf(route, {}, new URLSearchParams(), locale)[route.subject]?.apiPath
  return { ...(subject !== undefined && { subject }) }
}

function alternateOf(path: PagePath, locale: Locale): Pick<SitePage, 'alternate'> {
  const other = otherLocaleOf(locale)
  const alternate = other && patternIn(path, other)
  return alternate === undefined ? {} : { alternate: { locale: other!, path: alternate } }
}
