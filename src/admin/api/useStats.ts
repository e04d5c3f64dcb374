import { useQuery } from '@tanstack/react-query'
import type { Stats } from '../../contract/api/administration.ts'
import { dashboardEndpoints } from '../../contract/api/endpoints.ts'
import { useBackgroundCall } from './calls.ts'
import { FRESH, STATS } from './queryClient.ts'

/** Delay of the retry after a failure, in milliseconds. */
const RETRY_DELAY = 5000

/** Statistics for the menu, the dashboard and the capabilities. */
export function useStats() {
  const call = useBackgroundCall()
  const { data, error, errorUpdateCount, isPending, refetch } = useQuery({
    queryKey: STATS,
    queryFn: async () => ((await call(dashboardEndpoints.stats)) ?? {}) as Partial<Stats>,
    ...FRESH,
    // Capabilities depend on it.
    refetchInterval: ({ state }) => (state.data ? FRESH.refetchInterval : RETRY_DELAY),
  })
  const hasFailedBefore = data === undefined && errorUpdateCount > 0
  return {
    data,
    /** False between a failure and its retry: the last result applies until there is a response. */
    isPending: isPending && !hasFailedBefore,
    hasFailed: hasFailedBefore || error !== null,
    refetch,
  }
}
