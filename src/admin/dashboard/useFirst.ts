import { type RaRecord, type SortPayload, useGetList } from 'ra-core'
import type { Resource } from '../../contract/schema/resource.ts'

/** How many of those that wait are shown. */
export const SHOWN = 5

/** The first few of the rows that a filter finds, and how many there are in all. */
export function useFirst<R extends RaRecord>(
  resource: Resource,
  filter: object,
  sort: SortPayload,
  { count = SHOWN, isWanted = true } = {},
) {
  const {
    data = [],
    total,
    error,
    isLoading,
  } = useGetList<R>(resource.name, { filter, sort, pagination: { page: 1, perPage: count } }, { enabled: isWanted })
  return { resource, rows: data, total: total ?? data.length, hasFailed: error !== null, isLoading }
}
