import type { Identifier, RaRecord } from 'ra-core'
import { moved } from '../../widgets/moved.ts'

/** The rows of the beginning of a list, and how many of them the owner has put before the others. */
export interface Beginning {
  rows: readonly RaRecord[]
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
export function afterMove({ rows, placed }: Beginning, from: number, to: number): Beginning | undefined {
  const next = moved(rows, from, to)
  return next && { rows: next, placed: Math.max(from < placed ? placed : placed + 1, to + 1) }
}

/** The order that says so, with what is placed beyond the rows that are seen. */
export const orderOf = ({ rows, placed }: Beginning, beyond: readonly Identifier[] = []): Identifier[] => [
  ...rows.slice(0, placed).map(({ id }) => id),
  ...beyond,
]
