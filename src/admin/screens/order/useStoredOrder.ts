import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider } from 'ra-core'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { SERVERS_ORDER } from '../../../contract/schema/panelLists.ts'
import { useCall } from '../../api/createCall.ts'
import { useEntry } from '../../entries/entries.ts'

/** Rows that are read at a time, to find those that have a place. */
const PART = 200

/** The order of a whole list as the server keeps it: those that have a place, and how they get others. */
export function useStoredOrder() {
  const { resource } = useEntry()
  const call = useCall()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const field = placeFieldOf(resource)!

  /** The ids of all rows that have a place, the first of them first. */
  async function placedIds(): Promise<Identifier[]> {
    const ids: Identifier[] = []
    for (let page = 1; ; page++) {
      const { data } = await dataProvider.getList<RaRecord>(resource.name, {
        pagination: { page, perPage: PART },
        sort: SERVERS_ORDER,
        filter: {},
        meta: { asksInPlace: true },
      })
      const placed = data.filter((row) => row[field] != null)
      ids.push(...placed.map(({ id }) => id))
      if (placed.length < PART) return ids
    }
  }

  return {
    placedIds,
    /** Stores an order; where it is said what it was, and somebody has made it another by now, that is a conflict. */
    put: (ids: readonly Identifier[], was?: readonly Identifier[]) =>
      call(resource.endpoints.order, { data: { ids: ids.map(Number), ...(was && { was: was.map(Number) }) } }),
    /** Loads what rests on it again. */
    reload: () => void queryClient.invalidateQueries({ queryKey: [resource.name] }),
  }
}
