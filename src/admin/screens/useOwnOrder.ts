import type { SortPayload } from 'ra-core'
import { placeFieldOf } from '../../contract/fields.ts'
import { BEST_FIRST, SERVERS_ORDER } from '../api/listDialect.ts'
import { useEntry } from '../entries.ts'
import { useListAddress } from './useListAddress.ts'

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' }

/**
 * The order that the list of this resource has until somebody chooses another: where it is searched names come first, else
 * as the server lists it.
 */
export function useOwnOrder(): SortPayload {
  const { resource } = useEntry()
  const placed = placeFieldOf(resource)
  const { filter } = useListAddress()
  if (filter.q) return BEST_FIRST
  if (resource.endpoints.order) return SERVERS_ORDER
  return placed ? { field: placed, order: 'ASC' } : NEWEST_FIRST
}
