import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { orderFieldOf } from '../../../contract/schema/fields.ts'
import type { OrderField } from '../../../contract/schema/fieldTypes.ts'
import { useMessages } from '../../i18n/messages.ts'
import { moved } from '../../inputs/useRowDrag.ts'
import { useResourceMessages, useResourceOptions } from '../../resources/definitions.ts'
import { positionsFor } from './positions.ts'
import { ReorderableRows } from './ReorderableRows.tsx'
import { useOptimisticOrder } from './useOptimisticOrder.ts'

/** A list that is shown whole, sorted by a number in each record. */
export function OrderedRows({ children }: { children: ReactNode }) {
  const { resource } = useResourceOptions()
  return <ReorderableRows {...useOrdering(orderFieldOf(resource)!)}>{children}</ReorderableRows>
}

/** Moves a row behind another, or to the beginning. */
interface Move {
  id: Identifier
  after: Identifier | undefined
}

/** Each move is stored by the number of the moved row, with its version. */
function useOrdering(field: string) {
  const { resource } = useResourceOptions()
  const { step } = resource.fields[field] as OrderField // the caller takes it from `orderFieldOf`
  const texts = useResourceMessages()
  const { order: messages } = useMessages()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const moves = useRef<Move[]>([])
  /** The rows that were stored here since the list was loaded. */
  const stored = useRef<readonly RaRecord[]>(undefined)
  const { data, shown, show } = useOptimisticOrder<readonly Identifier[]>({
    async store() {
      for (let next = moves.current.shift(); next; next = moves.current.shift())
        stored.current = await storeOne(stored.current ?? data, next)
    },
    reset() {
      moves.current = []
      stored.current = undefined
    },
    refetch: () => void queryClient.invalidateQueries({ queryKey: [resource.name] }),
    messages: { conflict: messages.stale, failed: texts.updateFailed },
  })
  const rows = shown ? data.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id)) : data

  function move(from: number, to: number): boolean {
    const next = moved(rows, from, to)
    if (!next) return false
    const { id } = rows[from]!
    // Of several moves of one row only the last is stored.
    if (moves.current.at(-1)?.id === id) moves.current.pop()
    moves.current.push({ id, after: next[to - 1]?.id })
    show(next.map((row) => row.id))
    return true
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
