import { randomUUID } from 'node:crypto'
import { CONTENT_PREVIEW, PREVIEW_PAGES, PREVIEW_QUERY, THEME_QUERY } from '../../../contract/api/previews.ts'
import type { Locale, Theme } from '../../../contract/constants.ts'
import { inLocale, SITE_LOCALES, withoutLocale } from '../../../contract/domain/locales.ts'
import { resources } from '../../../contract/resources/index.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { LARGEST_INTEGER } from '../../../contract/schema/values.ts'
import type { MatchedPage } from '../../../contract/site.ts'
import { NOT_FOUND, type RequestApi, type SiteResponse } from '../apiClient/apiClient.ts'
import { THEME_SCRIPT } from './document.ts'

type Responses = Record<string, SiteResponse>

/** API responses of a preview link, which replace the stored ones. */
export interface Preview {
  responses: Responses
  /** Whether the link has expired or is forged; then its responses do not contain its token. */
  isExpired: boolean
}

/** A requested address of a preview. */
export interface PreviewLink {
  /** Token of unsaved values, which replace responses of the page; undefined on pages of their own for previews. */
  token: string | undefined
  query: URLSearchParams
}

/** The preview link in a requested address; undefined if it is none. Only our own API has previews on other pages. */
export function previewLinkIn(
  address: { canonical: string; query: string },
  isOwnApi: boolean,
): PreviewLink | undefined {
  const query = new URLSearchParams(address.query)
  const token = isOwnApi ? (query.get(PREVIEW_QUERY) ?? undefined) : undefined
  return token !== undefined || PREVIEW_PAGES.test(address.canonical) ? { token, query } : undefined
}

const LINKS = endpointOf(CONTENT_PREVIEW)

/** The preview for a link's token on a page in a language; empty while the API fails. */
export async function previewOf(token: string, locale: Locale, requestApi: RequestApi): Promise<Preview> {
  const response = await requestApi(inLocale(fillEndpoint(LINKS, { token }).path, locale))
  const here = { isPrivate: true, isPreview: true }
  if (response?.status === NOT_FOUND)
    return { isExpired: true, responses: { [parseEndpoint(LINKS).path]: { ...response, ...here } } }
  if (response?.status !== 200) return { isExpired: false, responses: {} }
  const { key, content } = response.body as Previewed
  const listed = Object.values<Resource>(resources).find(({ name }) => name === key)
  if (!listed)
    return {
      isExpired: false,
      responses: { [inLocale(`/page-content/${key}`, locale)]: { status: 200, body: content, ...here } },
    }
  const apiPath = inLocale(parseEndpoint(endpointOf(listed.endpoints.list)).path, locale)
  const list = (await requestApi(apiPath))?.body
  const others = (Array.isArray(list) ? (list as Previewed['content'][]) : []).filter(({ id }) => id !== content.id)
  // First, where it is seen.
  const order = Object.keys(listed.fields).find((name) => listed.fields[name]!.kind === 'order')
  const first = { ...content, ...(order && { [order]: -LARGEST_INTEGER }) }
  return { isExpired: false, responses: { [apiPath]: { status: 200, body: [first, ...others], ...here } } }
}

/** What a link to unsaved values on a page of the site returns. */
interface Previewed {
  /** Key of a singleton, or name of a resource without pages. */
  key: string
  content: { id?: number }
}

/** The address of a preview in the language that its query asks for; undefined if it has that language. */
export function addressInLocale(
  { locale, addressIn }: Pick<MatchedPage, 'locale' | 'addressIn'>,
  query: URLSearchParams,
): string | undefined {
  const asked = SITE_LOCALES.find((each) => each === query.get(LOCALE_QUERY))
  const path = asked && asked !== locale && addressIn?.(asked)
  if (!path) return undefined
  const rest = new URLSearchParams(query)
  rest.delete(LOCALE_QUERY)
  return rest.size > 0 ? `${path}?${rest}` : path
}

const LOCALE_QUERY = 'locale'

/** The theme that the query of a preview asks for; undefined for that of the browser. */
export const themeIn = (query: URLSearchParams): Theme | undefined =>
  THEMES.find((theme) => theme === query.get(THEME_QUERY))

const THEMES: readonly Theme[] = ['light', 'dark']

/** A document in a fixed theme: without the script that reads the browser's. */
export const documentInTheme = (document: string, theme: Theme): string =>
  document
    .replace(`<script>${THEME_SCRIPT}</script>`, '')
    .replace(
      /(<html lang="\w+")(?: class="([\w-]+)")?/,
      (_, start: string, name = '') =>
        `${start} class="${[name, theme === 'dark' && 'dark'].filter(Boolean).join(' ')}"`,
    )

/** Placeholder for the token of every invalid link. */
const NO_TOKEN = randomUUID()

/**
 * The address of the page of an invalid preview link, with a placeholder for the token: all such links share one cached
 * page. Undefined for any other page. A token needs no escaping in URLs or HTML.
 */
export function withoutToken(path: string, responses: Responses) {
  const start = path.lastIndexOf('/') + 1
  const token = path.slice(start)
  const isExpired = Object.entries(responses).some(
    ([address, { status, isPrivate }]) =>
      isPrivate && status === NOT_FOUND && withoutLocale(address).endsWith(`/${token}`),
  )
  if (!isExpired || token === NO_TOKEN) return undefined
  return {
    address: path.slice(0, start) + NO_TOKEN,
    withToken: (document: string) => document.replaceAll(NO_TOKEN, () => token),
  }
}
