import { FIRST_LOCALE, SECOND_FIELD } from '../../../contract/domain/locales.ts'
import {
  englishFieldsOf,
  inEnglish,
  isInEnglish,
  type ShownTranslation,
  type StoredTranslation,
  settleTranslation,
  shownTranslation,
} from '../../../contract/domain/translationState.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { type Fields, slugFieldOf } from '../../../contract/schema/fields.ts'
import { TRANSLATION_FIELDS } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { withGiven, withoutEnglish } from '../../../contract/schema/values.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Row, Values, Viewer } from './context.ts'

export const isTranslatedResource = ({ fields }: Pick<Resource, 'fields'>): boolean => 'translation' in fields

/** The English values of a record. */
export const englishOf = (row: Values): Values => (row[SECOND_FIELD] ?? {}) as Values

/** What is stored about a record's English texts. */
export const storedTranslationOf = (row: Values): StoredTranslation => (row.translation ?? {}) as StoredTranslation

/**
 * The values to write, with the states of the English texts that they lead to. The author may give states
 * (`translation.en.fields`). Throws `Refused` if a text without English is given as current.
 */
export function withTranslationStates(
  fields: Fields,
  { translation, ...values }: Values,
  stored: Values | undefined,
): Values {
  if (!('translation' in fields)) return values
  const given = (translation as Partial<ShownTranslation> | null | undefined)?.[SECOND_FIELD]?.fields
  const after = withGiven(fields, stored ?? {}, values)
  const { stored: states, withoutText } = settleTranslation(fields, { before: stored, after, given })
  if (withoutText.length > 0)
    throw refused.invalid(
      Object.fromEntries(
        withoutText.map((name) => [`translation.${SECOND_FIELD}.fields.${name}`, [validation.untranslated]]),
      ),
    )
  const english = withoutSame(fields, after, states)
  return { ...values, ...(english && { [SECOND_FIELD]: english }), ...translationValuesOf(fields, states) }
}

/** The English values without those whose Turkish text serves as English; undefined if there are none. */
function withoutSame(fields: Fields, after: Values, states: StoredTranslation): Values | undefined {
  const same = Object.keys(englishFieldsOf(fields)).filter(
    (name) => states[name]?.state === 'same' && englishOf(after)[name],
  )
  return same.length > 0 ? { ...englishOf(after), ...Object.fromEntries(same.map((name) => [name, null])) } : undefined
}

/** The fields of a record that follow from the states of its English texts. */
export const translationValuesOf = (fields: Fields, states: StoredTranslation): Values => ({
  translation: states,
  ...('translationState' in fields && {
    translationState: shownTranslation(states)[SECOND_FIELD].state,
    isInEnglish: isInEnglish(fields, states),
  }),
})

/** A stored row as a viewer sees it: in one language, or for an administrator in both, with the states of the English texts. */
export function translatedFor(
  { fields }: Pick<Resource, 'fields'>,
  { isOpen, seesHidden, locale }: Viewer,
): (row: Row) => Row {
  if (!('translation' in fields)) return (row) => row
  const slug = slugFieldOf({ fields })
  return (row) => {
    const shown = Object.fromEntries(Object.entries(row).filter(([name]) => !TRANSLATION_FIELDS.includes(name))) as Row
    if (locale) {
      // The rest type loses the id and the timestamps, which `inEnglish` keeps.
      const { [SECOND_FIELD]: _, ...english } = inEnglish(fields, shown, storedTranslationOf(row)) as Row
      return { ...english, ...(slug && { [slug]: englishOf(row)[slug] ?? row[slug] }), locale } as Row
    }
    if (isOpen && !seesHidden) return withoutEnglish(fields, shown) as Row
    const { [SECOND_FIELD]: states } = shownTranslation(storedTranslationOf(row))
    return { ...shown, translation: { [SECOND_FIELD]: { ...states, state: row.translationState ?? states.state } } }
  }
}

/** The slug of a stored row in each language; null if it does not exist in English. */
export function alternatesOf(resource: Pick<Resource, 'fields'>, row: Row): Values {
  const slug = slugFieldOf(resource)
  if (!slug || !isTranslatedResource(resource)) return {}
  return {
    alternates: { [FIRST_LOCALE]: row[slug], [SECOND_FIELD]: row.isInEnglish ? (englishOf(row)[slug] ?? null) : null },
  }
}

/** The columns from which a row is shown in English, in addition to its shown fields. */
export const columnsInEnglish = ({ fields }: Pick<Resource, 'fields'>, shown: Fields): Fields =>
  'translation' in fields
    ? { ...shown, [SECOND_FIELD]: fields[SECOND_FIELD]!, translation: fields.translation! }
    : shown
