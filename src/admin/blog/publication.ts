import { dueAt } from '../../contract/api/schedule.ts'
import { SCHEDULE } from '../../contract/constants.ts'
import { type PostStatus, type PublishOption, statusOf } from '../../contract/resources/posts.ts'
import { fullDayAndTime, momentOf } from '../i18n/language.ts'

/**
 * The publication fields of a post: `isPublished`, `publishAt`, `date` and `createdAt`, any of which other servers may omit.
 */
export type Publication = Readonly<Record<string, unknown>>

/** Whether a post is public. */
export const isPublished = (post: Publication) => statusOf(post) === 'published'

/** Whether a post is public, or was before it was withdrawn. */
export const wasSeen = ({ date }: Publication, now = Date.now()) => (momentOf(date)?.getTime() ?? Infinity) <= now

/**
 * Whether a stored post is public by now: it was published, or the time that was scheduled when the form was opened (`initial`) has
 * passed, of which the form is not notified.
 */
export const isOnSite = (post: Publication | undefined, initial: unknown = post?.publishOption, now = Date.now()) =>
  post?.id !== undefined &&
  (isPublished(post) || (initial === 'schedule' && (momentOf(post.publishAt)?.getTime() ?? Infinity) <= now))

/** The publication time of a post that is scheduled now: `24 Kasım 2026 Salı 14:00`. */
export const shownDueAt = (days: number, timeZone: string) =>
  fullDayAndTime(dueAt(new Date(), days, timeZone), timeZone)

/** The publish option that corresponds to a status. */
export const optionOf: Record<PostStatus, PublishOption> = { published: 'now', scheduled: 'schedule', draft: 'draft' }

/** The time shown with a status: of publication, of the schedule, or of creation. */
export const statusMoments: Record<PostStatus, (post: Publication) => Date | undefined> = {
  published: ({ date, createdAt }) => momentOf(date) ?? momentOf(createdAt),
  scheduled: ({ publishAt }) => momentOf(publishAt),
  draft: ({ createdAt }) => momentOf(createdAt),
}

/** A valid number of days for a schedule; undefined otherwise. */
export const daysOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= SCHEDULE.minDays && value <= SCHEDULE.maxDays
    ? value
    : undefined
