import { matchPath } from 'react-router-dom'
import type { Answer } from '../../contract/site.ts'
import { completeAnswers, isGood, NO_ANSWER } from '../api/answers.ts'
import { notFound, routes } from '../routes.ts'
import type { Route } from './route.ts'

export interface FoundPage {
  route: Route
  params: Record<string, string>
  needs: string[]
}

/** The page at a path (a query and a hash do not matter), or the one that says that there is none. */
export function findPage(path: string): FoundPage {
  const pathname = path.replace(/[?#].*$/s, '')
  for (const route of routes) {
    const params = paramsOf(route, pathname)
    if (params) return { route, params, needs: route.needs?.(params) ?? [] }
  }
  return { route: notFound, params: {}, needs: [] }
}

export const isPage = (path: string): boolean => findPage(path).route !== notFound

/** Letter case counts: one page, one address. A malformed escape is no address. */
function paramsOf({ path }: Route, pathname: string): Record<string, string> | null {
  const match = matchPath({ path, caseSensitive: true }, pathname)
  try {
    return (
      match &&
      Object.fromEntries(Object.entries(match.params).map(([name, value = '']) => [name, decodeURIComponent(value)]))
    )
  } catch {
    return null
  }
}

/** What the page's whole document is answered with: missing when its subject is, unavailable when that failed. */
export function statusOf({ route, params, needs }: FoundPage, answers: Record<string, Answer>): number {
  if (route === notFound) return 404
  const subject = route.subject?.(params)
  const answer = subject === undefined ? undefined : (completeAnswers(needs, answers)[subject] ?? NO_ANSWER)
  if (!answer || isGood(answer)) return 200
  return answer.status >= 400 && answer.status < 500 ? answer.status : 503
}
