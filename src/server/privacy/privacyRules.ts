import type { FieldErrors } from '../../contract/problem.ts'
import { validation } from '../../contract/texts/both/validation.ts'
import { shownIn } from '../../contract/zones.ts'
import type { Values } from '../resources/row.ts'
import { refused } from '../shared/problems.ts'
import type { SingletonRules } from './singletonReader.ts'

type Version = Values & { date: string }

/**
 * Versions stand newest first, one for a day, and the newest is in force. What messages were sent under stays as it was: whoever
 * changes the notice adds a version. One whose day has not come may still be taken back.
 */
export const privacyRules = (timeZone: string): SingletonRules => ({
  prepare(values, stored) {
    const given = ((values.versions ?? []) as Version[]).toSorted((a, b) => b.date.localeCompare(a.date))
    const known = (stored?.versions ?? []) as Version[]
    const today = shownIn(new Date(), timeZone).slice(0, 10)
    const errors: FieldErrors = {}
    given.forEach(({ date }, at) => {
      if (at > 0 && given[at - 1]!.date === date) errors[`versions.${at}.date`] = [validation.sameDay]
    })
    const same = (one: Version) => known.some((other) => other.date === one.date && sameText(one, other))
    given.slice(1).forEach((version, at) => {
      if (!same(version)) errors[`versions.${at + 1}.text`] ??= [validation.pastVersion]
    })
    const isGone = ({ date }: Version, at: number) =>
      (at > 0 || date <= today) && !given.some((version) => version.date === date)
    if (known.some(isGone)) errors.versions = [validation.pastVersion]
    if (Object.keys(errors).length) throw refused.invalid(errors)
    return { ...values, versions: given }
  },
})

const sameText = (one: Version, other: Version) =>
  one.text === other.text && (englishOf(one) || null) === (englishOf(other) || null)

const englishOf = ({ en }: Version) => (en as { text?: string | null } | undefined)?.text
