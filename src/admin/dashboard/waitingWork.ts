import type { Message } from '../../contract/resources/messages/messages.ts'
import type { Post } from '../../contract/resources/posts/posts.ts'

/** What a server may leave out of a message or a post (the specification's section 7). */
type Known<T extends { id: number }> = Partial<T> & Pick<T, 'id'>
export type AnyMessage = Known<Message>
export type AnyPost = Known<Post>

/** How far ahead a planned post is of interest, in milliseconds: a week. */
const SOON = 7 * 24 * 60 * 60 * 1000

export const unreadOf = (messages: readonly AnyMessage[]) =>
  messages.filter(({ isRead, isSpam }) => isRead === false && isSpam !== true)

/** Planned posts of the next days, the next one first. */
export const dueSoonOf = (posts: readonly AnyPost[], now: number) =>
  posts
    .filter(({ isPublished, publishAt }) => isPublished !== true && isBetween(dateOf(publishAt), now, now + SOON))
    .toSorted((a, b) => dateOf(a.publishAt) - dateOf(b.publishAt))

/** Messages whose notification has failed at least once, or cannot go out at all; a first attempt may still be running. */
export const unsentOf = (messages: readonly AnyMessage[]) =>
  messages.filter(({ notification }) => {
    if (!notification) return false
    const { status, attempts } = notification
    return status === 'failed' || status === 'notConfigured' || (status === 'waiting' && attempts > 0)
  })

const dateOf = (moment: string | null | undefined) => Date.parse(moment ?? '')
const isBetween = (moment: number, from: number, to: number) => moment > from && moment <= to
