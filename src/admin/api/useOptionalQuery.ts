import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { HttpError } from 'ra-core'
import type { Access } from '../../contract/schema/endpoint.ts'
import { type Capability, useCapabilities } from '../capabilities.tsx'
import { useQuietCall } from './createCall.ts'

/** State of a read; `data` stays when a refetch fails. */
export interface Reading<T> {
  data: T | undefined
  hasFailed: boolean
  refetch: () => unknown
}

interface OptionalReading<T> extends Reading<T> {
  /** Undefined until it is known. */
  isOffered: boolean | undefined
  isFetching: boolean
  /** Invalidates the data after a change. */
  renew: () => Promise<void>
}

interface Options<T> {
  id?: number
  /** Milliseconds until the next refetch. */
  lookAgainIn?: (data: T) => number | false
}

/** Reads an endpoint of an optional part of the API, in the background. An API without it gets no request. */
export function useOptionalQuery<T>(
  requires: Capability,
  queryKey: QueryKey,
  access: Access,
  { id, lookAgainIn }: Options<T> = {},
): OptionalReading<T> {
  const call = useQuietCall()
  const client = useQueryClient()
  const capabilities = useCapabilities()
  const isOffered = capabilities.offers(requires)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => (await call(access, { id })) as T,
    enabled: isOffered === true,
    refetchInterval: ({ state }) => (state.data && lookAgainIn ? lookAgainIn(state.data) : false),
  })
  const isUnknown = error instanceof HttpError && [404, 405].includes(error.status)
  return {
    data,
    isOffered: isUnknown ? false : isOffered,
    hasFailed: Boolean(error) || (isOffered === undefined && capabilities.hasFailed),
    isFetching,
    refetch: isOffered === undefined ? capabilities.refetch : refetch,
    renew: () => client.invalidateQueries({ queryKey }),
  }
}
