import type { Locale } from '../../../contract/constants.ts'
import { paths, pathTo } from '../../../contract/domain/paths.ts'
import type { Post } from '../../../contract/resources/posts.ts'
import type { ListParams, PublicRecord } from '../../data/endpoints.ts'
import type { PublicProduct } from '../products/product.ts'
import type { PublicService } from '../services/service.ts'

/**
 * A post in a public response; lists may leave out its text. `html` is the rendered text of the document's own post. Read
 * alone, it has the services and products that it names.
 */
export type PublicPost = PublicRecord<Post & { id: number }> & {
  html?: string
  services?: PublicService[] | null
  products?: PublicProduct[] | null
}

export const postPathOf = ({ slug, id }: PublicPost, locale: Locale): string =>
  pathTo(paths.post, locale, { slug: slug || id })

/** Both field names occur (docs/product.md, section 3). */
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

/** Range of the posts among which the previous and next one are found; the document has only their titles. */
export const NEIGHBOURS_RANGE: ListParams = { range: [0, 299] }

/** The posts before and after one, in a list with the newest first: the next one is newer. */
export function neighboursOf(
  { id }: PublicPost,
  list: readonly PublicPost[],
): { previous?: PublicPost; next?: PublicPost } {
  const index = list.findIndex((post) => post.id === id)
  return index === -1 ? {} : { previous: list[index + 1], next: list[index - 1] }
}

/** One large post and twelve rows. */
export const POSTS_PER_PAGE = 13
