import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { orderFieldOf } from '../../../contract/schema/fields.ts'
import type { OrderField } from '../../../contract/schema/fieldTypes.ts'
import { errorMessage } from '../../api/failure.ts'
import { isConflict } from '../../form/saveErrors.ts'
import { useMessages } from '../../i18n/messages.ts'
import { moved } from '../../inputs/useRowDrag.ts'
import { useResourceMessages, useResourceOptions } from '../../resources/definitions.ts'
import { positionsFor } from './positions.ts'
import { ReorderableRows } from './ReorderableRows.tsx'

/** A list that is shown whole, sorted by a number in each record. */
export function OrderedRows({ children }: { children: ReactNode }) {
  const { resource } = useResourceOptions()
  return <ReorderableRows {...useOrdering(orderFieldOf(resource)!)}>{children}</ReorderableRows>
}

/** A stable identity, so that effects do not see other rows while none are loaded. */
const NO_ROWS: readonly RaRecord[] = []

/** Moves a row behind another, or to the beginning. */
interface Move {
  id: Identifier
  after: Identifier | undefined
}

/**
 * Optimistic moves: they are shown at once and stored one after the other, each by the number of the moved row with its version. If the
 * server refuses one, the error is notified and the stored order shown.
 */
function useOrdering(field: string) {
  const { resource } = useResourceOptions()
  const { step } = resource.fields[field] as OrderField // the caller takes it from `orderFieldOf`
  const texts = useResourceMessages()
  const { order: messages } = useMessages()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const { data = NO_ROWS } = useListContext()
  const [shown, setShown] = useState<readonly Identifier[]>()
  const moves = useRef<Move[]>([])
  /** The rows that were stored here since the list was loaded. */
  const stored = useRef<readonly RaRecord[]>(undefined)
  const isStoring = useRef(false)
  const rows = shown ? data.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)) : data

  const reset = useCallback(() => {
    stored.current = undefined
    setShown(undefined)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only newly loaded rows replace what is shown
  useEffect(() => {
    if (!isStoring.current) reset()
  }, [data])

  function move(from: number, to: number): boolean {
    const next = moved(rows, from, to)
    if (!next) return false
    const { id } = rows[from]!
    setShown(next.map((row) => row.id))
    // Of several moves of one row only the last is stored.
    if (moves.current.at(-1)?.id === id) moves.current.pop()
    moves.current.push({ id, after: next[to - 1]?.id })
    if (!isStoring.current) void store(data)
    return true
  }

  async function store(loaded: readonly RaRecord[]) {
    isStoring.current = true
    try {
      for (let next = moves.current.shift(); next; next = moves.current.shift())
        stored.current = await storeOne(stored.current ?? loaded, next)
    } catch (error) {
      moves.current = []
      reset()
      notify(isConflict(error) ? messages.stale : errorMessage(error, texts.updateFailed), { type: 'error' })
    }
    isStoring.current = false
    void queryClient.invalidateQueries({ queryKey: [resource.name] })
  }

  async function storeOne(before: readonly RaRecord[], { id, after }: Move): Promise<readonly RaRecord[]> {
    const others = before.filter((row) => row.id !== id)
    const at = others.findIndex((row) => row.id === after) + 1
    const next = others.toSpliced(at, 0, before.find((row) => row.id === id)!)
    for (const [row, position] of positionsFor(next, at, field, step)) {
      const { data: saved } = await dataProvider.update(resource.name, {
        id: row.id,
        data: { ...row, [field]: position },
        previousData: row,
      })
      next[next.indexOf(row)] = { ...row, ...saved, [field]: position }
    }
    return next
  }

  return { rows, move }
}
