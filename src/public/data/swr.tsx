import { createContext, type ReactNode, use, useState } from 'react'
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import type { ApiResponse, ApiResponses } from '../../contract/site.ts'
import { fetchResponse } from './apiClient.ts'
import { addressOf, type CallArguments, type PublicCall, type PublicResponses } from './endpoints.ts'
import { isGood, type Loaded } from './responses.ts'

/** A prefetched response is used for this many milliseconds. */
const PREFETCH_LIFETIME = 30_000

/** Requests of several components for the same data within this many milliseconds are one. */
const DEDUPING_INTERVAL = 50

interface Prefetcher {
  /** Requests an API path, unless that has been done within the lifetime of a prefetched response. */
  prefetch(address: string): Promise<ApiResponse>
  /** SWR's fetcher: takes the prefetched response, once, or sends a request. */
  fetcher(address: string): Promise<ApiResponse>
}

function createPrefetcher(): Prefetcher {
  const prefetched = new Map<string, { expires: number; response: Promise<ApiResponse> }>()
  const freshOf = (address: string) => {
    const known = prefetched.get(address)
    return known && performance.now() < known.expires ? known.response : undefined
  }
  return {
    prefetch(address) {
      const fresh = freshOf(address)
      if (fresh) return fresh
      const response = fetchResponse(address)
      prefetched.set(address, { expires: performance.now() + PREFETCH_LIFETIME, response })
      response.catch(() => prefetched.delete(address))
      return response
    },
    fetcher(address) {
      const fresh = freshOf(address)
      prefetched.delete(address)
      return fresh ?? fetchResponse(address)
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
  isFirstPage: boolean
  /** There has been no navigation: the document's responses are fresh, and none is requested again. */
  isFresh: boolean
}

/** The data of the shown page. SWR adds its `fallback` to that of `ApiData`. */
export function ShownPageData({ responses, isFirstPage, isFresh, children }: PageDataProps) {
  const value = { fallback: isFirstPage ? responses : {}, revalidateIfStale: !isFresh }
  return <SWRConfig value={value}>{children}</SWRConfig>
}

/** Returns a function that requests what is not cached of some API paths; undefined if nothing is missing. It never rejects. */
export function usePrefetch() {
  const { prefetch } = use(PrefetcherContext)!
  const { cache, fallback, mutate } = useSWRConfig()
  return (addresses: readonly string[]): Promise<unknown> | undefined => {
    const missing = addresses.filter((address) => !fallback[address] && !cache.get(address)?.data)
    if (missing.length === 0) return undefined
    return Promise.allSettled(
      missing.map(async (address) => mutate(address, await prefetch(address), { revalidate: false })),
    )
  }
}

/** The document is a preview: the status of its link (404: it has expired). Undefined on other pages. */
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

/** The response of an API path. Known at the first render if the server has it, be it a failure. */
export function useResponse(address: string): Fetched {
  const { fallback } = useSWRConfig()
  const known = fallback[address] as ApiResponse | undefined
  // A request for these would get another response.
  const fixed = known?.isInitial || known?.isPreview ? known : undefined
  const { data: response = fixed, error, mutate } = useSWR<ApiResponse>(fixed ? null : address)
  return { response, hasFailed: Boolean(error), retry: () => mutate().then(noop, noop) }
}

const noop = () => {}

/** The data of an API call: `useApi('GET /services')`. */
export const useApi = <C extends PublicCall>(call: C, ...args: CallArguments<C>): Loaded<PublicResponses[C]> =>
  loadedOf<PublicResponses[C]>(useResponse(addressOf(call, ...args)))

/** The data of a page, by the names in its route. */
export function useAll(requests: Readonly<Record<string, { address: string }>>): Record<string, Loaded<unknown>> {
  const data: Record<string, Loaded<unknown>> = {}
  for (const [name, { address }] of Object.entries(requests)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: a page's route always names the same requests
    data[name] = loadedOf(useResponse(address))
  }
  return data
}

function loadedOf<T>({ response, hasFailed, retry }: Fetched): Loaded<T> {
  if (!response) return hasFailed ? { state: 'failed', retry } : { state: 'loading' }
  if (response.status === 404) return { state: 'missing' }
  if (!isGood(response)) return { state: 'failed', retry }
  return { state: 'ready', data: response.body as T, total: response.total }
}
