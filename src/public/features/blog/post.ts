import type { Post } from '../../../contract/resources/posts.ts'
import type { Seen } from '../../data/calls.ts'

/** A post as the API shows it; lists may leave its text out. */
export type SeenPost = Seen<Post & { id: number }>

export const postPathOf = ({ slug, id }: SeenPost): string => `/blog/${encodeURIComponent(slug || id)}`

/** Both spellings occur (the specification's section 3). */
export const pictureOf = ({ coverImageUrl, imageUrl }: SeenPost): string | null => coverImageUrl || imageUrl || null

/** When it was published, ISO 8601; undefined where nobody says so in a way that can be read. */
export function dateOf({ date, createdAt }: SeenPost): string | undefined {
  const moment = date || createdAt
  return moment && !Number.isNaN(Date.parse(moment)) ? moment : undefined
}

/** Words a minute that people read of a text with figures in it. */
const PACE = 190

/** How long a text takes to read, in whole minutes. */
export const readingMinutesOf = ({ content }: SeenPost): number =>
  Math.max(1, Math.round((content ?? '').split(/\s+/).length / PACE))
