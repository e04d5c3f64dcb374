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
import { aliasesOf, type Fields, slugFieldOf, writtenFieldsOf } from '../../../contract/schema/fields.ts'
import { type Field, TRANSLATION_FIELDS } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { initialOf, withGiven, withoutEnglish } from '../../../contract/schema/values.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { ReadContext, Row, Values, Viewer } from './context.ts'
import type { ResourceHooks } from './hooks.ts'

// Representation of records for clients: converts input to values to write, and stored rows to their public form.

export const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

/**
 * Reads a field under both of its names. A client that sends a whole record back has changed only one of them, so the
 * one that differs from the stored value is used.
 */
export function readAliases(aliases: Record<string, string>, input: Values, stored: Values = {}): Values {
  const values = { ...input }
  for (const [alias, name] of Object.entries(aliases)) {
    const given = [input[name], input[alias]].filter((value) => value !== undefined)
    if (given.length) values[name] = given.find((value) => (value || null) !== (stored[name] ?? null)) ?? given[0]
    delete values[alias]
  }
  return values
}

/** An error whose field errors use the names of the input. */
export function errorUnderAliases(aliases: Record<string, string>, input: Values, error: unknown): unknown {
  if (!(error instanceof Refused) || !error.errors) return error
  const given = Object.entries(aliases).filter(([alias, name]) => alias in input && !(name in input))
  const names = Object.fromEntries(given.map(([alias, name]) => [name, alias]))
  const errors = Object.entries(error.errors).map(([name, texts]) => [names[name] ?? name, texts])
  return new Refused(error.status, error.message, { errors: Object.fromEntries(errors), headers: error.headers })
}

/** Rows as shown to a viewer: presented by the hooks, and with aliases of fields. */
export function createPresenter(resource: Resource, { hooks = {}, shared = {} }: ResourceHooks) {
  const aliases = Object.entries(aliasesOf(resource))
  return async ({ db, now }: ReadContext, rows: Row[], viewer: Viewer, at: Date = new Date(now())): Promise<Row[]> => {
    const read = rows.map(translatedFor(resource, viewer))
    const shown = (await hooks.present?.(read, { viewer, now: at, db })) ?? read
    const isShared = viewer.isOpen && !viewer.isPage
    const presented = isShared && shared.present ? await shared.present(db, resource.fields, shown) : shown
    return presented.map((row) => ({
      ...row,
      ...Object.fromEntries(aliases.map(([alias, name]) => [alias, row[name]])),
    }))
  }
}

/**
 * Moves the first item of a list into the field that the list follows, if that is empty: the first gallery picture
 * becomes the main one.
 */
export function promoteFirstItem(fields: Fields, values: Values, stored: Values = {}): Values {
  const promoted = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'items' || !field.follows) continue
    const now = { ...stored, ...promoted }
    // Values of a list are its items.
    const [first, ...rest] = (now[name] ?? []) as Values[]
    if (!now[field.follows] && first) Object.assign(promoted, { [field.follows]: first[field.follows], [name]: rest })
  }
  return promoted
}

/**
 * A stored record of an earlier schema in the present schema: a field declared since then has its initial value, and a
 * required one is empty, as in migrations.
 */
export const inPresentSchema = <Stored extends Values>(fields: Fields, stored: Stored): Stored => ({
  ...stored,
  ...Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      // A field of the same type that is not required.
      stored[name] ?? initialOf({ ...field, isRequired: false } as Field) ?? (field.isRequired ? '' : null),
    ]),
  ),
})

/** Values whose required fields are empty texts where they have none, at any depth: for previews. */
export const withEmptyTexts = <V extends Values>(fields: Fields, values: V): V => ({
  ...values,
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if (field.isRequired) return [[name, value ?? '']]
      // Values of a list are its items.
      return field.kind === 'items' && value
        ? [[name, (value as Values[]).map((item) => withEmptyTexts(field.fields, item))]]
        : []
    }),
  ),
})

/** The form values that restore a record; fields that are no longer declared are omitted. */
export function formOf({ fields }: { fields: Fields }, record: Values): Values {
  const known = Object.entries(writtenFieldsOf({ fields })).filter(([name]) => record[name] !== undefined)
  return Object.fromEntries(
    known.map(([name, field]) => [
      name,
      // Omitted English values would stay unchanged.
      field.kind === 'english' ? { ...emptyOf(field.fields), ...(record[name] as Values) } : record[name],
    ]),
  )
}

/** The flags of a record that only toggle endpoints change: no form has them. */
export function toggledFlagsOf({ fields, endpoints }: Pick<Resource, 'fields' | 'endpoints'>, record: Values): Values {
  const names = Object.keys(endpoints.toggle ?? {}).filter((name) => fields[name]?.readOnly)
  return Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
}

const emptyOf = (fields: Fields): Values => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

export const isTranslatedResource = ({ fields }: Pick<Resource, 'fields'>): boolean => 'translation' in fields

/** The English values of a record. */
export const englishOf = (row: Values): Values => (row[SECOND_FIELD] ?? {}) as Values

/** Stored states of a record's English texts. */
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
