import type { ListPart } from '../../data/calls.ts'
import type { PublicPost } from './post.ts'

/** Range of the posts among which the previous and next one are found; the document has only their titles. */
export const SHELF: ListPart = { range: [0, 299] }

/** The posts before and after one, in a list with the newest first: the next one is newer. */
export function neighboursOf(
  { id }: PublicPost,
  list: readonly PublicPost[],
): { previous?: PublicPost; next?: PublicPost } {
  const index = list.findIndex((post) => post.id === id)
  return index === -1 ? {} : { previous: list[index + 1], next: list[index - 1] }
}
