import { HttpError, type UseGetOneOptions, useGetList, useGetOne } from 'ra-core'
import { useCapabilities } from '../capabilities.tsx'
import { type AdminRecords, adminResources } from './adminResources.ts'

/** State of a read; `data` stays when a refetch fails. */
export interface QueryState<T> {
  data: T | undefined
  hasFailed: boolean
  refetch: () => unknown
}

interface OptionalQueryState<T> extends QueryState<T> {
  /** Undefined until it is known. */
  isOffered: boolean | undefined
  isFetching: boolean
}

type Query<T> = Pick<OptionalQueryState<T>, 'data' | 'isFetching' | 'refetch'> & { error: unknown }

/** A list of an optional part of the API. An API without it gets no request. */
export function useOptionalList<N extends keyof AdminRecords>(resource: N, filter?: Record<string, string>) {
  const part = useOptionalPart(resource)
  return part.queryStateOf(useGetList<AdminRecords[N]>(resource, { filter }, part.options))
}

/** The one record of an optional part of the API. */
export function useOptionalRecord<N extends keyof AdminRecords>(
  resource: N,
  options: UseGetOneOptions<AdminRecords[N]> = {},
) {
  const part = useOptionalPart(resource)
  return part.queryStateOf(useGetOne<AdminRecords[N]>(resource, { id: resource }, { ...options, ...part.options }))
}

function useOptionalPart(resource: keyof AdminRecords) {
  const capabilities = useCapabilities()
  const isOffered = capabilities.offers(adminResources[resource].requires)
  return {
    options: { enabled: isOffered === true },
    queryStateOf<T>({ data, error, isFetching, refetch }: Query<T>): OptionalQueryState<T> {
      const isUnknown = error instanceof HttpError && [404, 405].includes(error.status)
      return {
        data,
        isOffered: isUnknown ? false : isOffered,
        hasFailed: Boolean(error) || (isOffered === undefined && capabilities.hasFailed),
        isFetching,
        refetch: isOffered === undefined ? capabilities.refetch : refetch,
      }
    },
  }
}
