import type { ComponentType } from 'react'
import { language } from '../../company/identity.ts'
import {
  apiPathOf,
  type EndpointArguments,
  type Params,
  type PublicEndpoint,
  type PublicResponses,
} from '../data/endpoints.ts'
import type { Loadable } from '../data/responses.ts'
import { englishTextsLoaded } from '../i18n/locale.ts'

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
  path: P
  /**
   * Its file in `pages`, without the extension: the server needs its name to preload its chunk. Loaded with the page, and in
   * advance when the pointer rests on a link to it.
   */
  file: string
  /**
   * API calls that the page is rendered from: the server requests them before it renders, and a navigation waits for them. Their
   * responses are props of the page; singletons with initial values are read with `useContent`, in the visitor's language.
   */
  data?(params: Params<P>, search: URLSearchParams): D
  /** The request whose status becomes the page's. */
  subject?: keyof D & string
  /** Query parameters that change the page. Others are ignored, in the page cache too. */
  queryParams?: readonly string[]
  /** Data that a navigation does not wait for: the page shows that it is loading, as the specification requires. */
  deferred?: readonly (keyof D & string)[]
  /** Number of items on one page of a list. A page number after the last one is not found. */
  pageSize?: number
  /** Whether a URL filters the list. A filter without a match is not found. */
  isFiltered?(search: URLSearchParams): boolean
  /** The page exists even if its subject has not been entered (404), and shows that. */
  existsWithoutSubject?: boolean
  /** For one page per item of a list: the API path of that list, for the sitemap. */
  itemsPath?: string
  /** The request for a record whose `content` is Markdown: the server renders it, so that a first visit needs no parser. */
  markdown?: keyof D & string
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
  data?(params: Record<string, string>, search: URLSearchParams): PageRequests
  /** Its component; set by `load`. */
  Page?: ComponentType<AnyPageProps> | undefined
  /** Source file, as in Vite's manifest. */
  module: string
  /** Loads the component. Rejects if its file cannot be loaded. */
  load(): Promise<void>
}

/** Loads the code that a navigation needs: the page, and the parser for Markdown that the server would have rendered. */
export const loadCode = (route: PageRoute): Promise<unknown> =>
  Promise.all([route.load(), route.markdown && import('@filiz/design-system/Markdown')])

const FOLDER = 'src/public/pages'
const files = import.meta.glob<{ default: ComponentType<AnyPageProps> }>('../pages/*Page.tsx')

/** Declares a page: its path, its file and its data. */
export const page = <const P extends string, D extends PageRequests = Record<never, never>>(
  options: PageOptions<P, D>,
) => {
  const route = {
    ...options,
    Page: undefined as ComponentType<AnyPageProps> | undefined,
    module: `${FOLDER}/${options.file}.tsx`,
    async load() {
      if (route.Page) return
      const importPage = files[`../pages/${options.file}.tsx`]
      if (!importPage) throw new Error(`There is no ${route.module}`)
      const { default: Page } = await importPage()
      if (language === 'en') await englishTextsLoaded()
      route.Page = Page
    },
  }
  return route
}
