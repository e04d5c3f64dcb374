import { type Identifier, useListContext } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { placeFieldOf } from '../../../contract/schema/fields.ts'
import { useNotifyingMutation } from '../../api/mutations.ts'
import { useMessages } from '../../i18n/language.ts'
import { Button } from '../../layout/Button.tsx'
import { useResourceMessages, useResourceOptions } from '../../resources/definitions.ts'
import styles from '../rows.module.css'
import { afterMove, type FirstRows, pinnedCount, pinnedIdsOf, usePinnedOrder } from './pinnedOrder.ts'
import { ReorderableRows } from './ReorderableRows.tsx'
import { useOptimisticOrder } from './useOptimisticOrder.ts'

/** The first page of a list whose owner pins rows before the others, which are sorted by age. */
export const PinnedRows = ({ children }: { children: ReactNode }) => (
  <>
    <PinnedNote />
    <ReorderableRows {...usePinning()}>{children}</ReorderableRows>
  </>
)

/** How many rows are pinned, and the button that unpins all. */
function PinnedNote() {
  const { order: messages } = useMessages()
  const { resource } = useResourceOptions()
  const texts = useResourceMessages()
  const { data = [] } = useListContext()
  const { write, refetch } = usePinnedOrder()
  const { mutate: unpinAll, isPending } = useNotifyingMutation({
    mutationFn: () => write([]),
    onSuccess: refetch,
    failed: messages.failed,
  })
  const pinned = pinnedCount(data, placeFieldOf(resource)!)
  const orderText =
    pinned === 0
      ? messages.unplaced
      : pinned < data.length
        ? messages.placed(texts.count(pinned))
        : messages.allPlaced(texts.many)
  return (
    <div className={`cluster hint ${styles.note}`}>
      <p>{orderText}</p>
      {pinned > 0 && (
        <Button
          variant="text"
          size="small"
          icon="undo"
          isBusy={isPending}
          onClick={() => window.confirm(messages.confirmNewest) && unpinAll()}
        >
          {messages.newestFirst}
        </Button>
      )}
    </div>
  )
}

/** The order is stored as a whole, of several moves only the last. */
function usePinning() {
  const { resource } = useResourceOptions()
  const { order: messages } = useMessages()
  const { read, write, refetch } = usePinnedOrder()
  const field = placeFieldOf(resource)!
  const pending = useRef<FirstRows>(undefined)
  /** The order that was stored here since the list was loaded. */
  const stored = useRef<readonly Identifier[]>(undefined)
  /** The last moved row and the order before: a row that is moved step by step counts as one move. */
  const lastMove = useRef<{ id: Identifier; from: number; rows: FirstRows }>(undefined)
  const { data, shown, show } = useOptimisticOrder<FirstRows>({
    async store() {
      const onPage = new Set(loaded.ids)
      const hasAll = data.at(-1)?.[field] == null
      const rest = hasAll ? [] : (await read()).filter((id) => !onPage.has(id))
      while (pending.current) {
        const order = pinnedIdsOf(pending.current, rest)
        pending.current = undefined
        await write(order, stored.current ?? pinnedIdsOf(loaded, rest))
        stored.current = order
      }
    },
    reset() {
      pending.current = undefined
      stored.current = undefined
    },
    refetch,
    onLoaded(before) {
      const isAsMoved = before?.pinned === pinnedCount(data, field) && before.ids.every((id, i) => data[i]?.id === id)
      if (!isAsMoved || before.ids.length !== data.length) lastMove.current = undefined
    },
    messages: { conflict: messages.overtaken, failed: messages.failed },
  })
  const loaded: FirstRows = { ids: data.map(({ id }) => id), pinned: pinnedCount(data, field) }
  const current = shown ?? loaded

  function move(from: number, to: number): boolean {
    const id = current.ids[from]!
    if (lastMove.current?.id !== id) lastMove.current = { id, from, rows: current }
    const next = afterMove(lastMove.current.rows, lastMove.current.from, to)
    if (!next) return false
    pending.current = next
    show(next)
    return true
  }

  const rows = current.ids.flatMap((id) => data.find((row) => row.id === id) ?? [])
  return { rows, move }
}
