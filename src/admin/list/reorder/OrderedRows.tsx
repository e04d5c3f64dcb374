import { useQueryClient } from '@tanstack/react-query'
import { type Identifier, type RaRecord, useDataProvider } from 'ra-core'
import { type ReactNode, useRef } from 'react'
import { orderFieldOf } from '../../../contract/schema/fields.ts'
import type { OrderField } from '../../../contract/schema/fieldTypes.ts'
import { LARGEST_INTEGER } from '../../../contract/schema/values.ts'
import { useMessages } from '../../i18n/language.ts'
import { moved } from '../../inputs/useRowDrag.ts'
import { useResourceMessages, useResourceOptions } from '../../resources/definitions.ts'
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

/**
 * Positions to store after the row at `at` was moved: its own new position between its neighbours, or new positions for all rows
 * if there is no integer between these.
 */
export function positionsFor(
  rows: readonly RaRecord[],
  at: number,
  field: string,
  step: number,
): [row: RaRecord, position: number][] {
  const positionOf = (row: RaRecord | undefined) => (row ? Number(row[field] ?? 0) : undefined)
  const position = between(positionOf(rows[at - 1]), positionOf(rows[at + 1]), step)
  if (position !== undefined) return [[rows[at]!, position]]
  return rows
    .map((row, index): [RaRecord, number] => [row, (index + 1) * step])
    .filter(([row, wanted]) => positionOf(row) !== wanted)
}

/** A position between two others, of which either may be missing; undefined if there is no integer between them. */
function between(before: number | undefined, after: number | undefined, step: number): number | undefined {
  if (after === undefined) return (before ?? 0) + step <= LARGEST_INTEGER ? (before ?? 0) + step : undefined
  const middle = Math.floor(((before ?? 0) + after) / 2)
  return middle > (before ?? 0) && middle < after ? middle : undefined
}
