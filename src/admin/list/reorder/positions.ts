import type { RaRecord } from 'ra-core'
import { LARGEST_INTEGER } from '../../../contract/schema/values.ts'

/**
 * What is to be stored so that rows stand as they do here, of which only the one at `at` was moved: its own new place between
 * its neighbours. Where these leave no room, all are numbered anew.
 */
export function positionsFor(
  rows: readonly RaRecord[],
  at: number,
  field: string,
  step: number,
): [row: RaRecord, place: number][] {
  const placeOf = (row: RaRecord | undefined) => (row ? Number(row[field] ?? 0) : undefined)
  const place = between(placeOf(rows[at - 1]), placeOf(rows[at + 1]), step)
  if (place !== undefined) return [[rows[at]!, place]]
  return rows
    .map((row, index): [RaRecord, number] => [row, (index + 1) * step])
    .filter(([row, wanted]) => placeOf(row) !== wanted)
}

/** A place behind one and before the other, of which either may be missing; undefined where there is none. */
function between(before: number | undefined, after: number | undefined, step: number): number | undefined {
  if (after === undefined) return (before ?? 0) + step <= LARGEST_INTEGER ? (before ?? 0) + step : undefined
  const middle = Math.floor(((before ?? 0) + after) / 2)
  return middle > (before ?? 0) && middle < after ? middle : undefined
}
