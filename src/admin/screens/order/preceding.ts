import type { Identifier, RaRecord } from 'ra-core'
import { moved } from '../../inputs/useRowDrag.ts'

/** The rows of the beginning of a list, and how many of them the owner has put before the others. */
export interface Beginning {
  ids: readonly Identifier[]
  placed: number
}

/** How many rows at the beginning of a list have a place before the others. */
export function placedIn(rows: readonly RaRecord[], field: string): number {
  const first = rows.findIndex((row) => row[field] == null)
  return first === -1 ? rows.length : first
}

/**
 * The beginning of the list once one of its rows has gone to another place; undefined where there is no such place. Whoever puts
 * a row among those that stand newest first wants all above it to stay there.
 */
export function afterMove(beginning: Beginning, from: number, to: number): Beginning | undefined {
  if (from === to) return beginning
  const { ids, placed } = beginning
  const next = moved(ids, from, to)
  return next && { ids: next, placed: Math.max(from < placed ? placed : placed + 1, to + 1) }
}

/** The order that says so, with what is placed beyond the rows that are seen. */
export const orderOf = ({ ids, placed }: Beginning, beyond: readonly Identifier[] = []): Identifier[] => [
  ...ids.slice(0, placed),
  ...beyond,
]
