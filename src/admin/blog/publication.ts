import { dueAt } from '../../contract/api/schedule.ts'
import { SCHEDULE } from '../../contract/constants.ts'
import { type PostStatus, type PublishOption, statusOf } from '../../contract/resources/posts.ts'
import { fullDayAndTime, momentOf } from '../i18n/formats.ts'

/**
 * What is known of a post's publication: `isPublished`, `publishAt`, `date` and `createdAt`, of which other servers may
 * leave any out.
 */
export type Publication = Readonly<Record<string, unknown>>

/** Whether visitors see a post. */
export const isPublished = (post: Publication) => statusOf(post) === 'published'

/** Whether visitors could see it, now or before it was taken back. */
export const wasSeen = ({ date }: Publication, now = Date.now()) => (momentOf(date)?.getTime() ?? Infinity) <= now

/**
 * Whether visitors see it by now, which a record that is still to be made cannot be: it was published, or the form began with a plan
 * (`begun`) that has come since. The form hears nothing of that.
 */
export const isOnSite = (post: Publication | undefined, begun: unknown = post?.publishOption, now = Date.now()) =>
  post?.id !== undefined &&
  (isPublished(post) || (begun === 'schedule' && (momentOf(post.publishAt)?.getTime() ?? Infinity) <= now))

/** When a post that is saved now with so many days is published, in words: `24 Kasım 2026 Salı 14:00`. */
export const shownDueAt = (days: number, timeZone: string) =>
  fullDayAndTime(dueAt(new Date(), days, timeZone), timeZone)

/** What the form offers first: what the post is already. */
export const optionOf: Record<PostStatus, PublishOption> = { published: 'now', scheduled: 'schedule', draft: 'draft' }

/** The moment that goes with a post's status: when it was published, when it will be, when it was begun. */
export const statusMoments: Record<PostStatus, (post: Publication) => Date | undefined> = {
  published: ({ date, createdAt }) => momentOf(date) ?? momentOf(createdAt),
  scheduled: ({ publishAt }) => momentOf(publishAt),
  draft: ({ createdAt }) => momentOf(createdAt),
}

/** The days of a plan; undefined for what no plan can be made of. */
export const daysOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= SCHEDULE.minDays && value <= SCHEDULE.maxDays
    ? value
    : undefined
