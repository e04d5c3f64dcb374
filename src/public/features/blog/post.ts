import type { Post } from '../../../contract/resources/posts.ts'
import type { Seen } from '../../data/calls.ts'

/** A post in a public response; lists may leave out its text. */
export type PublicPost = Seen<Post & { id: number }>

export const postPathOf = ({ slug, id }: PublicPost): string => `/blog/${encodeURIComponent(slug || id)}`

/** Both field names occur (the specification's section 3). */
export const pictureOf = ({ coverImageUrl, imageUrl }: PublicPost): string | null => coverImageUrl || imageUrl || null

/** Publication date, ISO 8601; undefined if it is missing or invalid. */
export function dateOf({ date, createdAt }: PublicPost): string | undefined {
  const moment = date || createdAt
  return moment && !Number.isNaN(Date.parse(moment)) ? moment : undefined
}

/** Reading speed for texts with figures. */
const WORDS_PER_MINUTE = 190

/** Reading time in whole minutes. */
export const readingMinutesOf = ({ content }: PublicPost): number =>
  Math.max(1, Math.round((content ?? '').split(/\s+/).length / WORDS_PER_MINUTE))
