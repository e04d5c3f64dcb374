import { expressionBuilder } from 'kysely'
import { z } from 'zod'
import { dueAt } from '../../../contract/api/schedule.ts'
import { SCHEDULE } from '../../../contract/constants.ts'
import { beginningOf } from '../../../contract/domain/excerpt.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { publishing } from '../../../contract/resources/postInput.ts'
import type { PostStatus, PublishOption } from '../../../contract/resources/posts.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import type { Condition } from '../../content/resources/readList.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { refused } from '../../platform/http/problems.ts'

export interface BlogSettings {
  /** The company's name, the default author of posts; read from a database that may be a transaction. */
  readSiteName: (db: Db) => Promise<string>
  /** IANA time zone of schedules. */
  timeZone: string
}

/**
 * Publication rules of posts. A post is visible if the flag `isPublished` is set or the scheduled time `publishAt` has
 * passed, so it appears on time even before the job of publishDue.ts has set the flag. `date` is the time from which
 * visitors can first see it: that of the publication, or of the schedule.
 */
export const postHooks = ({ readSiteName, timeZone }: BlogSettings): Hooks => ({
  extraInput: publishing,

  prepare({ publishOption, scheduleDaysOffset, ...values }, stored, now) {
    const option = (publishOption ?? (stored ? undefined : 'draft')) as PublishOption | undefined
    const offset = scheduleDaysOffset === '' ? null : (scheduleDaysOffset ?? null)
    return {
      ...values,
      excerpt: excerptFor(values, stored),
      ...(option && publications[option]({ stored, now, plan: () => planOf(offset, { stored, now, timeZone }) })),
    }
  },

  restoredVersion: (version, stored, now) => restoredPublication(version, { stored, now }),

  // A scheduled time that passed while the post was in the trash does not publish it: it becomes a draft.
  restoredFromTrash: (deletedRow, deletedAt, now) =>
    isVisible(deletedRow, now) && !isVisible(deletedRow, deletedAt)
      ? asDraft({ stored: deletedRow, now: deletedAt })
      : {},

  visible,
  isPublished: (row) => row.isPublished === true,

  derived: { status: (status, now) => statusConditions[status as PostStatus](now) },

  wasSeen: (row, now) => hasCome(row.date, now),

  sort: ['date', 'DESC'],

  async present(rows, { viewer, now, db }) {
    // Our own pages know the company's name, and save the query.
    const isNamed = viewer.isOpen && !viewer.isPage
    const company = isNamed && rows.some(({ author }) => !author) ? await readSiteName(db) : undefined
    return rows.map((row) => ({
      ...row,
      isPublished: isVisible(row, now),
      date: hasCome(row.date, now) ? row.date : null,
      ...(isNamed && { author: row.author || company }),
    }))
  },
})

const eb = expressionBuilder<Tables, 'blog'>()
/** Conditions on flags are written as `not (… = false)`, so that SQLite does not use an index on the flag. */
const published = eb.not(eb('isPublished', '=', false))
const unpublished = eb.not(eb('isPublished', '=', true))

const visible = (now: Date): Condition => eb.or([published, eb('publishAt', '<=', now.toISOString())])

const statusConditions: Record<PostStatus, (now: Date) => Condition> = {
  published: visible,
  scheduled: (now) => eb.and([unpublished, eb('publishAt', '>', now.toISOString())]),
  draft: () => eb.and([unpublished, eb('publishAt', 'is', null)]),
}

const hasCome = (moment: unknown, now: Date): boolean => typeof moment === 'string' && moment <= now.toISOString()

const isVisible = (row: Row, now: Date): boolean => row.isPublished === true || hasCome(row.publishAt, now)

interface PublicationState {
  stored: Row | undefined
  now: Date
}

interface Publication extends PublicationState {
  /** The scheduled time. */
  plan: () => string
}

const firstSeen = ({ stored, now }: PublicationState): unknown => (hasCome(stored?.date, now) ? stored?.date : null)

const asDraft = (state: PublicationState): Values => ({ isPublished: false, publishAt: null, date: firstSeen(state) })

/** The columns that each publish option sets. */
const publications: Record<PublishOption, (publication: Publication) => Values> = {
  draft: asDraft,
  now: (publication) => ({
    isPublished: true,
    publishAt: null,
    date: firstSeen(publication) ?? publication.now.toISOString(),
  }),
  schedule: (publication) => {
    const publishAt = publication.plan()
    return { isPublished: false, publishAt, date: firstSeen(publication) ?? publishAt }
  },
}

/**
 * The publication state of an earlier version. A schedule that has passed since then is not restored: the post keeps
 * its present state.
 */
function restoredPublication({ isPublished, publishAt }: Values, state: PublicationState): Values {
  if (!isPublished && publishAt && hasCome(publishAt, state.now)) return {}
  const option = isPublished ? 'now' : publishAt ? 'schedule' : 'draft'
  return publications[option]({ ...state, plan: () => String(publishAt) })
}

const days = z.int().min(SCHEDULE.minDays).max(SCHEDULE.maxDays)

/** The time for an offset in days; without one, the present schedule if it is in the future. */
function planOf(offset: unknown, { stored, now, timeZone }: PublicationState & Pick<BlogSettings, 'timeZone'>): string {
  if (offset === null && stored?.publishAt && !hasCome(stored.publishAt, now)) return String(stored.publishAt)
  const { success, data } = days.safeParse(offset)
  if (!success) throw refused.invalid({ scheduleDaysOffset: [validation[stored ? 'rescheduleDays' : 'scheduleDays']] })
  return dueAt(now, data, timeZone).toISOString()
}

/**
 * The given excerpt, else one derived from the text. A derived excerpt that a form sends back unchanged does not count
 * as given.
 */
function excerptFor(values: Values, stored: Row | undefined): string | undefined {
  const made = stored && beginningOf(String(stored.content))
  const given = values.excerpt === undefined ? stored?.excerpt : values.excerpt
  if (given && given !== made) return String(given)
  return beginningOf(String(values.content ?? stored?.content ?? ''))
}
