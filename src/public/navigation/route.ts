import type { ComponentType } from 'react'
import type { Locale } from '../../contract/constants.ts'
import { inLocale } from '../../contract/domain/locales.ts'
import type { PagePath, QueryName } from '../../contract/domain/paths.ts'
import {
  apiPathOf,
  type EndpointArguments,
  type Params,
  type PublicEndpoint,
  type PublicResponses,
} from '../data/endpoints.ts'
import type { Loadable } from '../data/responses.ts'
import { loadTexts } from '../i18n/locale.ts'

/** A request to the API whose response a page is rendered from. */
export interface PageRequest<E extends PublicEndpoint = PublicEndpoint> {
  endpoint: E
  apiPath: string
}

/** Describes a request, which the server or SWR sends: `request('GET /products/:idOrSlug', { idOrSlug: 'kok-6' })`. */
export const request = <E extends PublicEndpoint>(endpoint: E, ...args: EndpointArguments<E>): PageRequest<E> => ({
  endpoint,
  apiPath: apiPathOf(endpoint, ...args),
})

/** The requests of a page, by the names under which the page gets their data. */
export type PageRequests = Readonly<Record<string, PageRequest>>

/** A page as `routes.ts` declares it. */
interface PageOptions<P extends string, D extends PageRequests> {
  path: PagePath<P>
  /**
   * Its file in `pages`, without the extension: the server needs its name to preload its chunk. Loaded with the page, and in
   * advance when the pointer rests on a link to it.
   */
  file: string
  /**
   * API calls that the page is rendered from: the server requests them before it renders, and a navigation waits for them. Their
   * responses are props of the page; singletons with initial values are read with `useContent`. Sent in the language of the page.
   */
  data?(params: Params<P>, query: URLSearchParams): D
  /** The request whose status becomes the page's. */
  subject?: keyof D & string
  /** Query parameters that change the page. Others are ignored, in the page cache too. */
  queryParams?: readonly QueryName[]
  /** Data that a navigation does not wait for: the page shows that it is loading, as the specification requires. */
  deferred?: readonly (keyof D & string)[]
  /** Number of items on one page of a list. A page number after the last one is not found. */
  pageSize?: number
  /** Whether a URL filters the list. A filter without a match is not found. */
  isFiltered?(query: URLSearchParams): boolean
  /** The page exists even if its subject has not been entered (404), and shows that. */
  existsWithoutSubject?: boolean
  /** For one page per item of a list: the API path of that list, for the sitemap. */
  itemsPath?: string
  /** The page of that list. */
  list?: PagePath
  /** The request for a record whose `content` is Markdown: the server renders it, so that a first visit needs no parser. */
  markdown?: keyof D & string
  /** For a list: the request for the records that do not exist in the second language, which its page links to. */
  untranslated?: PageRequest
  /** Not for search engines: the page is in no sitemap. */
  noIndex?: true
  /** The page begins with a picture that the header lies over. */
  beginsWithPicture?: boolean
}

/** Props of a page's component: `PageProps<typeof productPage>`. */
export type PageProps<R> =
  R extends PageOptions<infer P, infer D>
    ? {
        params: Params<P>
        data: { [N in keyof D]: D[N] extends PageRequest<infer E> ? Loadable<PublicResponses[E]> : never }
      }
    : never

export interface AnyPageProps {
  params: Record<string, string>
  data: Record<string, Loadable<unknown>>
}

/** Any page. */
export interface PageRoute extends Omit<PageOptions<string, PageRequests>, 'data'> {
  data?(params: Record<string, string>, query: URLSearchParams): PageRequests
  /** Its component; set by `load`. */
  Page?: ComponentType<AnyPageProps> | undefined
  /** Loads the component and the texts of a language. Rejects if a file cannot be loaded. */
  load(locale: Locale): Promise<void>
}

/** The requests of a page in a language. */
export const requestsOf = (
  route: PageRoute,
  params: Record<string, string>,
  query: URLSearchParams,
  locale: Locale,
): PageRequests =>
  Object.fromEntries(
    Object.entries(route.data?.(params, query) ?? {}).map(([name, { endpoint, apiPath }]) => [
      name,
      { endpoint, apiPath: inLocale(apiPath, locale) },
    ]),
  )

/** Loads the code that a navigation needs: the page, and the parser for Markdown that the server would have rendered. */
export const loadCode = (route: PageRoute, locale: Locale): Promise<unknown> =>
  Promise.all([route.load(locale), route.markdown && import('@filiz/design-system/Markdown')])

const files = import.meta.glob<{ default: ComponentType<AnyPageProps> }>('./*Page.tsx', { base: '../pages' })

/** Declares a page: its path, its file and its data. */
export const page = <const P extends string, D extends PageRequests = Record<never, never>>(
  options: PageOptions<P, D>,
) => {
  const route = {
    ...options,
    Page: undefined as ComponentType<AnyPageProps> | undefined,
    async load(locale: Locale) {
      const importPage = files[`./${options.file}.tsx`]
      if (!importPage) throw new Error(`There is no page ${options.file}`)
      const Page = route.Page ?? (await importPage()).default
      await loadTexts(locale)
      route.Page = Page
    },
  }
  return route
}
