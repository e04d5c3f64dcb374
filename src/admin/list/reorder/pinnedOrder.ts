import type { IconName } from '@filiz/design-system/icons/all'
import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useNotify } from 'ra-core'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { SERVERS_ORDER } from '../../../contract/schema/panelLists.ts'
import { useCall } from '../../api/calls.ts'
import { errorMessage } from '../../api/failure.ts'
import { isConflict } from '../../form/saveErrors.ts'
import { useMessages } from '../../i18n/language.ts'
import { moved } from '../../inputs/useRowDrag.ts'
import { useResourceOptions } from '../../resources/definitions.ts'

/** The first rows of a list, and how many of them are pinned: the owner has given them a position before the others. */
export interface FirstRows {
  ids: readonly Identifier[]
  pinned: number
}

/** How many of the first rows of a list are pinned. */
export function pinnedCount(rows: readonly RaRecord[], field: string): number {
  const first = rows.findIndex((row) => row[field] == null)
  return first === -1 ? rows.length : first
}

/**
 * The first rows after one of them was moved; undefined if it cannot go there. A row that is moved among the unpinned rows pins all
 * rows above it too, or they would not stay there.
 */
export function afterMove(rows: FirstRows, from: number, to: number): FirstRows | undefined {
  if (from === to) return rows
  const { ids, pinned } = rows
  const next = moved(ids, from, to)
  return next && { ids: next, pinned: Math.max(from < pinned ? pinned : pinned + 1, to + 1) }
}

/** @param rest pinned rows that are not on the page */
export const pinnedIdsOf = ({ ids, pinned }: FirstRows, rest: readonly Identifier[] = []): Identifier[] => [
  ...ids.slice(0, pinned),
  ...rest,
]

const ROWS_PER_REQUEST = 200

/** Reads and writes the pinned rows of the resource around. */
export function usePinnedOrder() {
  const { resource } = useResourceOptions()
  const call = useCall()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const field = placeFieldOf(resource)!

  async function read(): Promise<Identifier[]> {
    const ids: Identifier[] = []
    for (let page = 1; ; page++) {
      const { data } = await dataProvider.getList<RaRecord>(resource.name, {
        pagination: { page, perPage: ROWS_PER_REQUEST },
        sort: SERVERS_ORDER,
        filter: {},
        meta: { isInteractive: true },
      })
      const pinned = data.filter((row) => row[field] != null)
      ids.push(...pinned.map(({ id }) => id))
      if (pinned.length < ROWS_PER_REQUEST) return ids
    }
  }

  return {
    /** The ids of all pinned rows, in their order. */
    read,
    /** @param was the order before; if it is another by now, the server refuses with 409 */
    write: (ids: readonly Identifier[], was?: readonly Identifier[]) =>
      call(resource.endpoints.order, { data: { ids: ids.map(Number), ...(was && { was: was.map(Number) }) } }),
    refetch: () => void queryClient.invalidateQueries({ queryKey: [resource.name] }),
  }
}

interface PinAction {
  icon: IconName
  name: 'first' | 'release'
  run: () => Promise<void>
}

/** Pins a record before all others, or unpins it, on whatever page it is. */
export function usePinActions(record: RaRecord): PinAction[] {
  const { resource } = useResourceOptions()
  const { order: messages } = useMessages()
  const notify = useNotify()
  const { read, write, refetch } = usePinnedOrder()
  const position = record[placeFieldOf(resource) ?? '']
  // A server without a manual order sends no positions.
  if (!resource.endpoints.order || position === undefined) return []

  const action = (
    icon: IconName,
    name: PinAction['name'],
    orderOf: (others: Identifier[]) => Identifier[],
  ): PinAction => ({
    icon,
    name,
    async run() {
      try {
        const was = await read()
        await write(orderOf(was.filter((id) => id !== record.id)), was)
      } catch (error) {
        notify(isConflict(error) ? messages.overtaken : errorMessage(error, messages.failed), { type: 'error' })
      }
      refetch()
    },
  })
  return [
    ...(position === 1 ? [] : [action('up', 'first', (others) => [record.id, ...others])]),
    ...(position === null ? [] : [action('undo', 'release', (others) => others)]),
  ]
}
