import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import type { Access } from '../../contract/schema/endpoint.ts'
import { useQuietCall } from './createCall.ts'
import { useStats, useTellsMore } from './useStats.ts'

/** Something that is read, and how far that is: what was read before stands where it could not be read anew. */
export interface Reading<T> {
  data: T | undefined
  hasFailed: boolean
  refetch: () => unknown
}

interface BeyondReading<T> extends Reading<T> {
  /** Undefined until it is known. */
  isOffered: boolean | undefined
  isFetching: boolean
  /** Reads it anew once it was changed. */
  renew: () => Promise<void>
}

interface Options<T> {
  id?: number
  /** In how many milliseconds to look again. */
  lookAgainIn?: (data: T) => number | false
}

/** What our own server alone has. One that keeps the specification and no more is not asked for it. */
export function useBeyond<T>(
  queryKey: QueryKey,
  access: Access,
  { id, lookAgainIn }: Options<T> = {},
): BeyondReading<T> {
  const call = useQuietCall()
  const client = useQueryClient()
  const tellsMore = useTellsMore()
  const stats = useStats()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(access, { id })) as T,
    enabled: tellsMore === true,
    refetchInterval: ({ state }) => (state.data && lookAgainIn ? lookAgainIn(state.data) : false),
  })
  const isUnknown = error instanceof HttpError && [404, 405].includes(error.status)
  return {
    data,
    isOffered: isUnknown ? false : tellsMore,
    hasFailed: Boolean(error) || (tellsMore === undefined && stats.hasFailed),
    isFetching,
    // What the server has is asked for first.
    refetch: tellsMore === undefined ? stats.refetch : refetch,
    renew: () => client.invalidateQueries({ queryKey }),
  }
}
