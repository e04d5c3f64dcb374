import { createContext, type ReactNode, use, useState } from 'react'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import { inLocale } from '../../contract/domain/locales.ts'
import type { ApiResponse, ApiResponses } from '../../contract/site.ts'
import { useLocale } from '../i18n/locale.ts'
import type { PageRequest, PageRequests } from '../navigation/route.ts'
import { fetchResponse } from './apiClient.ts'
import { apiPathOf, type EndpointArguments, type PublicEndpoint, type PublicResponses } from './endpoints.ts'
import { hasData, type Loadable } from './responses.ts'

/** A prefetched response is used for this many milliseconds. */
const PREFETCH_LIFETIME = 30_000

/** Requests of several components for the same data within this many milliseconds are one. */
const DEDUPING_INTERVAL = 50

interface Prefetcher {
  /** Requests an API path, unless that has been done within the lifetime of a prefetched response. */
  prefetch(apiPath: string): Promise<ApiResponse>
  /** SWR's fetcher: takes the prefetched response, once, or sends a request. */
  fetcher(apiPath: string): Promise<ApiResponse>
}

function createPrefetcher(): Prefetcher {
  const prefetched = new Map<string, { expires: number; response: Promise<ApiResponse> }>()
  const freshOf = (apiPath: string) => {
    const known = prefetched.get(apiPath)
    return known && performance.now() < known.expires ? known.response : undefined
  }
  return {
    prefetch(apiPath) {
      const fresh = freshOf(apiPath)
      if (fresh) return fresh
      const response = fetchResponse(apiPath)
      prefetched.set(apiPath, { expires: performance.now() + PREFETCH_LIFETIME, response })
      response.catch(() => prefetched.delete(apiPath))
      return response
    },
    fetcher(apiPath) {
      const fresh = freshOf(apiPath)
      prefetched.delete(apiPath)
      return fresh ?? fetchResponse(apiPath)
    },
  }
}

const PrefetcherContext = createContext<Prefetcher | null>(null)

interface DataProps {
  /** The responses that the document was rendered from, by API path. */
  responses: ApiResponses
  children: ReactNode
}

/** SWR with the responses of the document as `fallback`, but for those of a preview, which belong to its page only. */
export function ApiData({ responses, children }: DataProps) {
  const [prefetcher] = useState(createPrefetcher)
  const [config] = useState(() => ({
    provider: () => new Map(),
    fallback: Object.fromEntries(Object.entries(responses).filter(([, { isPreview }]) => !isPreview)),
    fetcher: prefetcher.fetcher,
    revalidateOnFocus: false,
    dedupingInterval: DEDUPING_INTERVAL,
    errorRetryCount: 3,
  }))
  return (
    <PrefetcherContext value={prefetcher}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </PrefetcherContext>
  )
}

interface PageDataProps extends DataProps {
  /** The page that the document was loaded with is shown: a preview's responses belong to it. */
  isInitialPage: boolean
  /** There has been no navigation yet: the document's responses are fresh, and none is requested again. */
  isFresh: boolean
}

/** The data of the shown page. SWR adds its `fallback` to that of `ApiData`. */
export function ShownPageData({ responses, isInitialPage, isFresh, children }: PageDataProps) {
  const value = { fallback: isInitialPage ? responses : {}, revalidateIfStale: !isFresh }
  return <SWRConfig value={value}>{children}</SWRConfig>
}

/** Returns a function that requests what is not cached of some API paths; undefined if nothing is missing. It never rejects. */
export function usePrefetch() {
  const { prefetch } = use(PrefetcherContext)!
  const { cache, fallback, mutate } = useSWRConfig()
  return (apiPaths: readonly string[]): Promise<unknown> | undefined => {
    const missing = apiPaths.filter((apiPath) => !fallback[apiPath] && !cache.get(apiPath)?.data)
    if (missing.length === 0) return undefined
    return Promise.allSettled(
      missing.map(async (apiPath) => mutate(apiPath, await prefetch(apiPath), { revalidate: false })),
    )
  }
}

/** HTTP status of a preview's link (404: it has expired). Undefined if the page is not a preview. */
export function usePreviewStatus(): number | undefined {
  const { fallback } = useSWRConfig()
  const previews = Object.values(fallback as ApiResponses).filter(({ isPreview }) => isPreview)
  return previews.find(({ status }) => status === 404)?.status ?? previews[0]?.status
}

interface Fetched {
  response?: ApiResponse
  /** The last request failed; an earlier response stays. */
  hasFailed: boolean
  /** Sends the request again; never rejects. */
  retry(): Promise<void>
}

/** The response of an API path; none without one. Known at the first render if the server has it, be it a failure. */
export function useResponse(apiPath: string | undefined): Fetched {
  const { fallback } = useSWRConfig()
  const known = fallback[apiPath ?? ''] as ApiResponse | undefined
  // A preview, or initial values: a request would get something else.
  const unrefreshable = known?.isInitial || known?.isPreview ? known : undefined
  const {
    data: response = unrefreshable,
    error,
    mutate,
  } = useSWR<ApiResponse>(unrefreshable ? null : (apiPath ?? null))
  return { response, hasFailed: Boolean(error), retry: () => mutate().then(noop, noop) }
}

const noop = () => {}

/** The response of an API path in the language of the page. */
export const useLocalResponse = (apiPath: string): Fetched => useResponse(inLocale(apiPath, useLocale()))

/** The data of an endpoint in the language of the page: `useApi('GET /services')`. */
export const useApi = <E extends PublicEndpoint>(
  endpoint: E,
  ...args: EndpointArguments<E>
): Loadable<PublicResponses[E]> => loadableOf<PublicResponses[E]>(useLocalResponse(apiPathOf(endpoint, ...args)))

/** The data of a request in its own language: of what a page links to in another; loading without one. */
export const useRequest = <E extends PublicEndpoint>(
  request: PageRequest<E> | undefined,
): Loadable<PublicResponses[E]> => loadableOf<PublicResponses[E]>(useResponse(request?.apiPath))

/** The data of a page, by the names in its route. */
export function usePageData(requests: PageRequests): Record<string, Loadable<unknown>> {
  const data: Record<string, Loadable<unknown>> = {}
  for (const [name, { apiPath }] of Object.entries(requests)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a page's route always names the same requests
    data[name] = loadableOf(useResponse(apiPath))
  }
  return data
}

function loadableOf<T>({ response, hasFailed, retry }: Fetched): Loadable<T> {
  if (!response) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (response.status === 404) return { state: 'missing' }
  if (!hasData(response)) return { state: 'failed', retry }
  return { state: 'ready', data: response.body as T, total: response.total }
}
