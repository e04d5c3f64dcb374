import { useQuery } from '@tanstack/react-query'
import type { Stats } from '../../contract/api/administration.ts'
import { dashboardEndpoints } from '../../contract/api/endpoints.ts'
import { useBackgroundCall } from './createCall.ts'
import { FRESH, STATS } from './queryClient.ts'

/** How soon it is asked for again where the answer was lost, in milliseconds. */
const TRIED_AGAIN_IN = 5000

/** The numbers of everything, as far as the server tells them: read once, for the menu and the overview. */
export function useStats() {
  const call = useBackgroundCall()
  const { data, error, errorUpdateCount, isPending, refetch } = useQuery({
    queryKey: STATS,
    queryFn: async () => ((await call(dashboardEndpoints.stats)) ?? {}) as Partial<Stats>,
    ...FRESH,
    // Half of the panel waits for it.
    refetchInterval: ({ state }) => (state.data ? FRESH.refetchInterval : TRIED_AGAIN_IN),
  })
  const wasLost = data === undefined && errorUpdateCount > 0
  return {
    data,
    /** Nothing is known between two tries that was not known before: what the last came to stands until there is an answer. */
    isPending: isPending && !wasLost,
    hasFailed: wasLost || error !== null,
    refetch,
  }
}
