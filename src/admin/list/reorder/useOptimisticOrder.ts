import { type RaRecord, useListContext, useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../api/failure.ts'
import { isConflict } from '../../form/saveErrors.ts'

interface Options<Order> {
  /** Stores all moves that are pending, also those that come in meanwhile. */
  store: () => Promise<void>
  /** Drops pending moves and what is known about stored ones. */
  reset: () => void
  refetch: () => void
  /** New rows were loaded while `shown` was shown. */
  onLoaded?: (shown: Order | undefined) => void
  messages: { conflict: string; failed: string }
}

/** A stable identity, so that effects do not see other rows while none are loaded. */
const NO_ROWS: readonly RaRecord[] = []

/**
 * Optimistic moves of the rows of a list: they are shown at once, and stored one after the other. If the server refuses one, the error
 * is notified and the stored order shown.
 */
export function useOptimisticOrder<Order>({ store, reset, refetch, onLoaded, messages }: Options<Order>) {
  const notify = useNotify()
  const { data = NO_ROWS } = useListContext()
  const [shown, setShown] = useState<Order>()
  const isStoring = useRef(false)

  function showStored() {
    reset()
    setShown(undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only newly loaded rows replace what is shown
  useEffect(() => {
    if (isStoring.current) return
    onLoaded?.(shown)
    showStored()
  }, [data])

  async function storeMoves() {
    isStoring.current = true
    try {
      await store()
    } catch (error) {
      showStored()
      notify(isConflict(error) ? messages.conflict : errorMessage(error, messages.failed), { type: 'error' })
    }
    isStoring.current = false
    refetch()
  }
  /** Shows an order, whose move the caller has noted for `store`. */
  function show(order: Order) {
    setShown(order)
    if (!isStoring.current) void storeMoves()
  }
  return { data, shown, show }
}
