import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'

/** Interval of refetches while the page is visible, in milliseconds. */
const REFETCH_INTERVAL = 60_000

/** Query options for data that others change too: refetched at intervals, and when the user comes back to the page. */
export const FRESH = { refetchInterval: REFETCH_INTERVAL, refetchOnWindowFocus: true } as const

/** Query key of the statistics, which any change may change. */
export const STATS = ['stats'] as const

/**
 * The query cache. A failure is shown in place with a retry button, and not retried automatically. Requests are sent although
 * the browser believes to be offline, since a server on the same machine or network responds nevertheless.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    // Not awaited: a mutation does not wait for the statistics.
    mutationCache: new MutationCache({ onSettled: () => void client.invalidateQueries({ queryKey: STATS }) }),
  })
  return client
}

/**
 * Invalidates the queries below a key. A running first request may have been read before the change, and would count as
 * fresh: it is cancelled and sent again.
 */
export async function invalidate(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/**
 * Invalidates everything, and refetches also the static queries on the screen: lists may have dropped a record that was
 * restored.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  await invalidate(client)
  const fixed = client.getQueryCache().findAll({ type: 'active', predicate: (query) => query.isStatic() })
  await Promise.allSettled(fixed.map((query) => query.fetch()))
}
