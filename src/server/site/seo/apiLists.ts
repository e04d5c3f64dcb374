import { endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { Sort } from '../../../contract/schema/lists.ts'
import { footer } from '../../../contract/singletons/footer.ts'
import { footerStart } from '../../../contract/singletons/starts.ts'
import type { Answer } from '../../../contract/site.ts'
import { refused } from '../../platform/http/problems.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'

/** A thing as any server that keeps the specification shows it in a list. */
export interface Item {
  id?: number | string
  slug?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  date?: string | null
}

/** What the API shows visitors at an address; undefined when there is nothing. Throws when it does not answer. */
export const read = async (requestApi: RequestApi, path: string): Promise<unknown> =>
  (await answerOf(requestApi, path)).body

async function answerOf(requestApi: RequestApi, path: string): Promise<Pick<Answer, 'body' | 'total'>> {
  const answer: Answer | undefined = await requestApi(path)
  if (answer?.status === 404) return { body: undefined }
  if (!answer || answer.status >= 400) throw refused.unavailable()
  return answer
}

interface PartOfList<T> {
  items: T[]
  total: number
  /** Everything, from a server that knows no parts. */
  whole?: T[]
}

/**
 * Some things of a list, and how many there are in all. A server that keeps the specification and no more knows no parts: it
 * sends everything and no total, and the part is cut here.
 */
export async function readPart<T extends Item>(
  requestApi: RequestApi,
  path: string,
  first: number,
  count: number,
  sort?: Sort,
): Promise<PartOfList<T>> {
  const query = new URLSearchParams({ range: JSON.stringify([first, first + count - 1]) })
  if (sort) query.set('sort', JSON.stringify(sort))
  const { body, total } = await answerOf(requestApi, `${path}?${query}`)
  const items = Array.isArray(body) ? (body as T[]) : []
  return total === undefined
    ? { items: items.slice(first, first + count), total: items.length, whole: items }
    : { items: items.slice(0, count), total }
}

/** The path of the page of one thing, from the pattern of all of them. */
export const pathOfItem = (pattern: string, { slug, id }: Item): string =>
  pattern.replace(/:\w+/, encodeURIComponent(slug || String(id)))

/** When things last changed for visitors, as ISO 8601 in UTC; undefined when they do not say. */
export function lastChangeOf(items: readonly Item[]): string | undefined {
  const moments = items
    .flatMap(({ createdAt, updatedAt, date }) => [createdAt, updatedAt, date])
    .map((moment) => Date.parse(moment ?? ''))
    .filter(Number.isFinite)
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : undefined
}

/** The site's own line, as every page ends with it; what the footer starts with where a server knows of none. Throws when it does not answer. */
export async function taglineOf(requestApi: RequestApi): Promise<string> {
  const answer = await requestApi(parseEndpoint(endpointOf(footer.read)).path)
  if (!answer || answer.status >= 500) throw refused.unavailable()
  const { tagline } = (answer.status < 400 ? answer.body : footerStart) as typeof footerStart
  return tagline ?? ''
}
