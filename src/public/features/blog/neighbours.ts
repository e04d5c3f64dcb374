import type { ListPart } from '../../data/calls.ts'
import type { SeenPost } from './post.ts'

/** The part of the list in which a post's neighbours are looked for; only titles of it weigh on the page. */
export const SHELF: ListPart = { range: [0, 299] }

/** The posts before and after one, in a list with the newest first: the next one was written later. */
export function neighboursOf({ id }: SeenPost, list: readonly SeenPost[]): { previous?: SeenPost; next?: SeenPost } {
  const place = list.findIndex((post) => post.id === id)
  return place === -1 ? {} : { previous: list[place + 1], next: list[place - 1] }
}
