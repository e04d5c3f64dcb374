import type { Message } from '../../contract/resources/messages.ts'
import type { Post } from '../../contract/resources/posts.ts'

/** What a server may leave out of a message or a post (the specification's section 7). */
type Known<T extends { id: number }> = Partial<T> & Pick<T, 'id'>
export type AnyMessage = Known<Message>
export type AnyPost = Known<Post>

/** How far ahead a planned post is of interest, in milliseconds: a week. */
const SOON = 7 * 24 * 60 * 60 * 1000

/** The planned posts of the next days. */
export const dueSoonOf = (planned: readonly AnyPost[], now: number) =>
  planned.filter(({ publishAt }) => Date.parse(publishAt ?? '') <= now + SOON)
