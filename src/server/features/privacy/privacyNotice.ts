import { dayIn, momentShown } from '../../../contract/domain/zones.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import { privacy } from '../../../contract/singletons/privacy.ts'
import { inForceAt } from '../../../contract/singletons/privacyVersions.ts'
import type { Values } from '../../content/resources/context.ts'
import { SINGLETONS, type SingletonHooks } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Changes, inTransaction } from '../../platform/db/transaction.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

type Version = Values & { date: string }

/**
 * Sorts the versions of the notice, newest first, and validates them: one per day; those before the one in force cannot
 * be changed, because messages refer to them; only future ones can be removed.
 */
export const privacyHooks = (timeZone: string): SingletonHooks => ({
  prepare(values, stored, isRestored) {
    const given = ((values.versions ?? []) as Version[]).toSorted((a, b) => b.date.localeCompare(a.date))
    // Restored after a reset to the initial notice: messages refer to these versions.
    if (isRestored && !stored?.updatedAt) return { ...values, versions: given }
    const known = (stored?.versions ?? []) as Version[]
    const now = new Date()
    const today = dayIn(timeZone, now)
    const inForce = inForceAt(given, now, timeZone)
    const errors: FieldErrors = {}
    given.forEach(({ date }, index) => {
      if (index > 0 && given[index - 1]!.date === date) errors[`versions.${index}.date`] = [validation.sameDay]
    })
    // A template that was never saved is filled with the owner's contact data, which change.
    const isTemplate = !stored?.updatedAt
    const same = (one: Version) =>
      known.some((other) => other.date === one.date && (isTemplate || sameText(one, other)))
    given.forEach((version, index) => {
      if (version.date < inForce!.date && !same(version)) errors[`versions.${index}.text`] ??= [validation.pastVersion]
    })
    const isGone = ({ date }: Version) => date <= today && !given.some((version) => version.date === date)
    if (known.some(isGone)) errors.versions = [validation.pastVersion]
    if (Object.keys(errors).length) throw refused.invalid(errors)
    return { ...values, versions: given }
  },
})

const sameText = (one: Version, other: Version) =>
  one.text === other.text && (englishOf(one) || null) === (englishOf(other) || null)

const englishOf = ({ en }: Version) => (en as { text?: string | null } | undefined)?.text

interface NoticeContext {
  db: Db
  stores: Pick<Stores, 'ofSingleton'>
  changes: Pick<Changes, 'emit'>
  timeZone: string
  now?: () => number
}

/** Emits a change event when a version of the privacy notice takes effect, so that cached pages are invalidated. */
export function privacyNoticeJob({ db, stores, changes, timeZone, now = Date.now }: NoticeContext): Job {
  let due: string | undefined
  return {
    name: 'activate privacy notice',
    tables: [SINGLETONS],
    async run() {
      const today = dayIn(timeZone, new Date(now()))
      const notice = await stores.ofSingleton(privacy).readOrDefaults({ db })
      const hasCome = due !== undefined && due <= today
      due = ((notice?.versions ?? []) as { date: string }[]).findLast(({ date }) => date > today)?.date
      if (hasCome) await inTransaction({ db, changes }, (trx) => trx.changes.emit(SINGLETONS))
      return due ? momentShown(`${due}T00:00`, timeZone).getTime() : undefined
    },
  }
}
