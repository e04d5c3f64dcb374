import { validation } from '../../../contract/i18n/shared/validation.ts'
import type { FieldErrors } from '../../../contract/problem.ts'
import { dayIn, inForceAt } from '../../../contract/singletons/privacy/inForceAt.ts'
import type { Values } from '../../content/resources/row.ts'
import type { SingletonRules } from '../../content/singletons/singletonReader.ts'
import { refused } from '../../platform/http/problems.ts'

type Version = Values & { date: string }

/**
 * Versions stand newest first, one for a day, and the newest whose day has come is in force. One that another has followed stays as
 * it was, since messages name it: whoever changes the notice adds a version. One whose day has not come may be taken back.
 */
export const privacyRules = (timeZone: string): SingletonRules => ({
  prepare(values, stored, isBroughtBack) {
    const given = ((values.versions ?? []) as Version[]).toSorted((a, b) => b.date.localeCompare(a.date))
    // Somebody went back from these very versions to what it starts with: messages name them.
    if (isBroughtBack && !stored?.updatedAt) return { ...values, versions: given }
    const known = (stored?.versions ?? []) as Version[]
    const now = new Date()
    const today = dayIn(timeZone, now)
    const inForce = inForceAt(given, now, timeZone)
    const errors: FieldErrors = {}
    given.forEach(({ date }, at) => {
      if (at > 0 && given[at - 1]!.date === date) errors[`versions.${at}.date`] = [validation.sameDay]
    })
    const same = (one: Version) => known.some((other) => other.date === one.date && sameText(one, other))
    given.forEach((version, at) => {
      if (version.date < inForce!.date && !same(version)) errors[`versions.${at}.text`] ??= [validation.pastVersion]
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
