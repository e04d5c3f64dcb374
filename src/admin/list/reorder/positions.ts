import type { RaRecord } from 'ra-core'
import { LARGEST_INTEGER } from '../../../contract/schema/values.ts'

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
