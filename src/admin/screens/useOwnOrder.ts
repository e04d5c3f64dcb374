import type { SortPayload } from 'ra-core'
import { BEST_FIRST } from '../api/listDialect.ts'
import { useEntry } from '../entries.ts'
import { useListAddress } from './useListAddress.ts'

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' }

/** The order that the list of this resource has until somebody chooses another; where it is searched, names come first. */
export function useOwnOrder(): SortPayload {
  const { sort = NEWEST_FIRST } = useEntry()
  const { filter } = useListAddress()
  return filter.q ? BEST_FIRST : sort
}
