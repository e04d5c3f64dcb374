import { RESERVED_SLUGS } from '../../contract/constants.ts'
import type { Answer } from '../../contract/site.ts'
import { onePageOf, pageNumberIn } from '../components/paging.ts'
import { completeAnswers, isGood, NO_ANSWER } from '../data/answers.ts'
import { shellNeeds } from '../layout/shellNeeds.ts'
import { notFound, routes } from '../routes.ts'
import type { Asks, Route } from './route.ts'

export interface Found {
  route: Route
  params: Record<string, string>
  search: URLSearchParams
  /** What it is drawn with, by name. */
  data: Asks
  /** The API addresses of that. */
  needs: string[]
}

/** The page at a path, with what it needs by its query (a hash does not matter), or the one that says that there is none. */
export function findPage(path: string): Found {
  const [pathname = '', query] = path.replace(/#.*$/s, '').split(/\?(.*)/s)
  const search = new URLSearchParams(query)
  const [route, params] = routeAt(pathname)
  const data = route.data?.(params, search) ?? {}
  return { route, params, search, data, needs: Object.values(data).map(({ address }) => address) }
}

/** What the whole document is drawn with: the page's needs, and those of what stands around it. */
export const documentNeedsOf = (path: string): string[] => [...new Set([...findPage(path).needs, ...shellNeeds])]

/** Asked of every link of every menu, at each drawing. */
export const isPage = (path: string): boolean => routeAt(path.replace(/[?#].*$/s, ''))[0] !== notFound

function routeAt(pathname: string): [Route, Found['params']] {
  for (const [route, pattern] of patterns) {
    const params = paramsOf(pattern, pathname)
    if (params) return [route, params]
  }
  return [notFound, {}]
}

/**
 * Letter case counts: one page, one address. A malformed escape is no address, and a word that is no slug names nothing:
 * asked for, the API would answer with something else (`/products/featured` is a list).
 */
function paramsOf(pattern: RegExp, pathname: string): Record<string, string> | null {
  const match = pattern.exec(pathname)
  if (!match) return null
  try {
    const entries = Object.entries(match.groups ?? {}).map(
      ([name, value]) => [name, decodeURIComponent(value)] as const,
    )
    const params = Object.fromEntries(entries)
    return params.slug && RESERVED_SLUGS.includes(params.slug) ? null : params
  } catch {
    return null
  }
}

const patterns = routes.map(
  (route) => [route, new RegExp(`^${route.path.replace(/\/$/, '').replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`)] as const,
)

/** What the page's whole document is answered with: missing when what it is about is, unavailable when that failed. */
export function statusOf({ route, search, data, needs }: Found, answers: Record<string, Answer>): number {
  if (route === notFound) return 404
  const subject = route.about && data[route.about]?.address
  const answer = subject === undefined ? undefined : (completeAnswers(needs, answers)[subject] ?? NO_ANSWER)
  if (answer && isGood(answer) && route.pageSize) return isBeyondEnd(answer, search, route) ? 404 : 200
  if (!answer || isGood(answer) || (answer.status === 404 && route.mayBeEmpty)) return 200
  return answer.status >= 400 && answer.status < 500 ? answer.status : 503
}

const isBeyondEnd = ({ body, total }: Answer, search: URLSearchParams, { pageSize = 1, isFiltered }: Route): boolean =>
  onePageOf({ state: 'ready', data: body as unknown[], total }, pageNumberIn(search), pageSize, isFiltered?.(search))
    .isBeyond
