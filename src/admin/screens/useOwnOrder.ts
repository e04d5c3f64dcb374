import type { SortPayload } from 'ra-core'
import { useEntry } from '../entries.ts'

const NEWEST_FIRST: SortPayload = { field: 'id', order: 'DESC' }

/** The order that the list of this resource has until somebody chooses another. */
export const useOwnOrder = (): SortPayload => useEntry().sort ?? NEWEST_FIRST
