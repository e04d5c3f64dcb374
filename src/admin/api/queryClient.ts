import { MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query'

/** How often it is looked for what came meanwhile while the page is on the screen, in milliseconds. */
const LOOK_EVERY = 60_000

/** For what others change too: is looked for from time to time, and whenever the person comes back to the page. */
export const FRESH = { refetchInterval: LOOK_EVERY, refetchOnWindowFocus: true } as const

/** Under this key the numbers of everything are kept; whatever is changed here may change them. */
export const STATS = ['stats'] as const

/**
 * Keeps what was read. A failure is shown where it happened, with a way to try again, and not tried again by itself; calls
 * are made although the browser believes to be offline, since a server on the same machine or network answers all the same.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
    // Nobody waits for it: a save is done when it is done.
    mutationCache: new MutationCache({ onSettled: () => void client.invalidateQueries({ queryKey: STATS }) }),
  })
  return client
}

/**
 * Has what is kept under a key read anew. A first answer that is on its way may have been read before what has changed, and would
 * count as new: it is left, and asked for once more.
 */
export async function renew(client: QueryClient, queryKey: QueryKey = []): Promise<void> {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}

/** Has whatever is shown read anew, also what waits for the next look: something is back that lists had let go. */
export async function readAnew(client: QueryClient): Promise<void> {
  await renew(client)
  const waiting = client.getQueryCache().findAll({ type: 'active', predicate: (query) => query.isStatic() })
  await Promise.allSettled(waiting.map((query) => query.fetch()))
}
