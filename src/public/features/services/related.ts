import { LIST_COLUMNS } from '../../../contract/constants.ts'
import type { ListPart } from '../../data/calls.ts'

/** The part of a list that the things on one another's pages come from. */
export const NEIGHBOURHOOD: ListPart = { range: [0, 11] }

interface Placed {
  id: number
}

/**
 * One strip of other things: those that follow this one in the list, around its end. So each page shows others, and
 * together they lead everywhere.
 */
export function relatedTo<P extends Placed>(product: Placed, list: readonly P[]): P[] {
  const others = list.filter(({ id }) => id !== product.id)
  const place = list.findIndex(({ id }) => id === product.id)
  const start = place === -1 ? product.id % Math.max(others.length, 1) : place
  return [...others.slice(start), ...others.slice(0, start)].slice(0, LIST_COLUMNS)
}
