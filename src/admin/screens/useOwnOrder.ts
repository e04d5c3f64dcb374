import type { SortPayload } from 'ra-core'
import { defaultOrderOf } from '../../contract/schema/panelLists.ts'
import { useEntry } from '../entries/entries.ts'
import { useListAddress } from './useListAddress.ts'

/** The order that the list of this resource has until somebody chooses another. */
export const useOwnOrder = (): SortPayload => defaultOrderOf(useEntry().resource, useListAddress().filter)
