import type { Locale } from '../../../contract/constants.ts'
import { withBrandOf } from '../../../contract/domain/brand.ts'
import { FIRST_LOCALE, inLocale } from '../../../contract/domain/locales.ts'
import { endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { Sort } from '../../../contract/schema/lists.ts'
import { footer } from '../../../contract/singletons/footer.ts'
import { initialFooter } from '../../../contract/singletons/initialValues.ts'
import { type ApiResponse, SITE_SETTINGS_PATH, type Site } from '../../../contract/site.ts'
import { refused } from '../../platform/http/problems.ts'
import type { RequestApi } from '../apiClient/apiClient.ts'

/** An item of a list, with the fields that every server with this API sends. */
export interface Item {
  id?: number | string
  slug?: string | null
  createdAt?: string | null
  updatedAt?: string | null
  date?: string | null
}

/** The response body at a path of the API; undefined for 404. Throws if the API fails. */
export const read = async (requestApi: RequestApi, path: string): Promise<unknown> =>
  (await responseOf(requestApi, path)).body

async function responseOf(requestApi: RequestApi, path: string): Promise<Pick<ApiResponse, 'body' | 'total'>> {
  const response: ApiResponse | undefined = await requestApi(path)
  if (response?.status === 404) return { body: undefined }
  if (!response || response.status >= 400) throw refused.unavailable()
  return response
}

interface PartOfList<T> {
  items: T[]
  total: number
  /** All items, from a server without ranges. */
  whole?: T[]
}

/**
 * A range of a list, and its total. Another server (`VITE_API_URL`) may not support ranges: it sends all items without
 * a total, and the range is taken here.
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
  const { body, total } = await responseOf(requestApi, `${path}${path.includes('?') ? '&' : '?'}${query}`)
  const items = Array.isArray(body) ? (body as T[]) : []
  return total === undefined
    ? { items: items.slice(first, first + count), total: items.length, whole: items }
    : { items: items.slice(0, count), total }
}

/** The path of an item's page, by the pattern of such pages. */
export const pathOfItem = (pattern: string, { slug, id }: Item): string =>
  pattern.replace(/:\w+/, encodeURIComponent(slug || String(id)))

/** Time of the last change of these items for visitors, as ISO 8601 in UTC; undefined if they have no dates. */
export function lastChangeOf(items: readonly Item[]): string | undefined {
  const moments = items
    .flatMap(({ createdAt, updatedAt, date }) => [createdAt, updatedAt, date])
    .map((moment) => Date.parse(moment ?? ''))
    .filter(Number.isFinite)
  return moments.length > 0 ? new Date(Math.max(...moments)).toISOString() : undefined
}

/** The site with its brand. Throws if the API fails. */
export async function readSite(site: Site, requestApi: RequestApi, locale: Locale = FIRST_LOCALE): Promise<Site> {
  const response = await requestApi(inLocale(SITE_SETTINGS_PATH, locale))
  if (!response || response.status >= 500) throw refused.unavailable()
  return withBrandOf(site, response)
}

/** The brand's tagline, else the footer's; its initial one if a server has none. Throws if the API fails. */
export async function taglineOf(site: Site, requestApi: RequestApi, locale: Locale = FIRST_LOCALE): Promise<string> {
  if (site.tagline) return site.tagline
  const response = await requestApi(inLocale(parseEndpoint(endpointOf(footer.read)).path, locale))
  if (!response || response.status >= 500) throw refused.unavailable()
  const { tagline } = (response.status < 400 ? response.body : initialFooter) as typeof initialFooter
  return tagline ?? ''
}
