import type { Fields } from '../schema/fields.ts'
import {
  type EnglishField,
  type Field,
  type ItemsField,
  TRANSLATION_STATES,
  type TranslationState,
} from '../schema/fieldTypes.ts'
import { beginningOf } from './excerpt.ts'
import { SECOND_FIELD } from './locales.ts'

/** State of one English text. `same`: the Turkish text serves as English. */
export const TEXT_STATES = ['missing', 'outdated', 'current', 'same'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** What is stored about one English text; fields without a Turkish text have no entry. */
interface Entry {
  state: TextState
  /** For an outdated text: the Turkish text that was translated. */
  source?: string
  /** An outdated text that was the same in both languages. */
  wasSame?: true
}

/** Stored states of a record's English texts, by field. */
export type StoredTranslation = Readonly<Record<string, Entry>>

/** The states of a record's English texts, as the API shows them to administrators. */
export interface ShownTranslation {
  en: {
    state: TranslationState
    fields: Record<string, TextState>
    /** The Turkish texts that outdated English ones translate. */
    sources?: Record<string, string>
  }
}

type Values = Readonly<Record<string, unknown>>

/** Whether a field has a value in each language. */
export const isTranslated = (field: Field): boolean => 'translated' in field && Boolean(field.translated)

/** The fields with texts in both languages: translated ones, and lists of items with translated texts. */
export const translatedFieldsOf = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) =>
    field.kind === 'items' ? translatedFieldsOf(field.fields).length > 0 : isTranslated(field) && field.kind !== 'slug',
  )

/**
 * The fields whose English texts a model may draft: not those of lists that grow by versions, whose older items stay as they are.
 */
export const draftedFieldsOf = (fields: Fields): Fields =>
  Object.fromEntries(translatedFieldsOf(fields).filter(([, field]) => field.kind !== 'items' || !field.newestFirst))

/** The field whose beginning stands in for a text that is not given. */
export const beginningFieldOf = (field: Field): string | undefined =>
  'beginningOf' in field ? field.beginningOf : undefined

/**
 * The Turkish text of a field, comparable; empty if none is given, as where it is the beginning of another field. Texts
 * of items and specifications are JSON.
 */
export function turkishTextOf(field: Field, values: Values, name: string): string {
  const value = values[name]
  if (field.kind === 'items') return jsonOfTexts(itemsOf(value).map((item) => textsOf(field.fields, item)))
  const text = textOfValue(value)
  const source = beginningFieldOf(field)
  return source && text === beginningOf(textOfValue(values[source])) ? '' : text
}

/** The English text of a field, as `turkishTextOf` gives the Turkish one. */
export function englishTextOf(field: Field, values: Values, name: string): string {
  if (field.kind === 'items')
    return jsonOfTexts(itemsOf(values[name]).map((item) => textsOf(field.fields, englishOf(item))))
  return textOfValue(englishOf(values)[name])
}

const englishOf = (values: Values): Values => (values[SECOND_FIELD] ?? {}) as Values
const itemsOf = (value: unknown): Values[] => (Array.isArray(value) ? value : [])
const textsOf = (fields: Fields, values: Values): string[] =>
  translatedFieldsOf(fields).map(([name]) => textOfValue(values[name]))
const jsonOfTexts = (items: string[][]): string => (items.flat().some(Boolean) ? JSON.stringify(items) : '')
const textOfValue = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
      ? JSON.stringify(value)
      : ''
    : String(value ?? '')

/** Whether a Turkish text has no English one; items need one for each of their texts. */
function isMissing(field: Field, values: Values, name: string): boolean {
  if (field.kind !== 'items') return englishTextOf(field, values, name) === ''
  return itemsOf(values[name]).some((item) =>
    translatedFieldsOf(field.fields).some(
      ([part, each]) => turkishTextOf(each, item, part) && isMissing(each, item, part),
    ),
  )
}

/** The texts of each item, comparable: the items of a list are compared wherever they stand. */
const textsOfItems = ({ fields }: ItemsField, value: unknown) =>
  itemsOf(value).map((item) => ({
    turkish: jsonOfTexts([textsOf(fields, item)]),
    english: jsonOfTexts([textsOf(fields, englishOf(item))]),
  }))

/** Whether an English text was written by a save. */
function hasNewEnglish(field: Field, name: string, before: Values | undefined, after: Values): boolean {
  if (field.kind !== 'items')
    return englishTextOf(field, after, name) !== (before ? englishTextOf(field, before, name) : '')
  const old = textsOfItems(field, before?.[name])
  return textsOfItems(field, after[name]).some(
    ({ english }) => english && !old.some((each) => each.english === english),
  )
}

interface Changes {
  before: Values
  after: Values
  /** The Turkish text serves as English. */
  isSame: boolean
}

/** Whether a save changed a Turkish text whose English one it kept. */
function hasNewTurkish(field: Field, name: string, { before, after, isSame }: Changes): boolean {
  if (field.kind !== 'items') return turkishTextOf(field, after, name) !== turkishTextOf(field, before, name)
  const old = textsOfItems(field, before[name])
  return textsOfItems(field, after[name]).some(({ turkish, english }) => {
    const known = old.filter((each) => each.english === english)
    const hasSameEnglish = english ? known.length > 0 : isSame
    return hasSameEnglish && !known.some((each) => each.turkish === turkish)
  })
}

/** The states as the API shows them, with the first that applies to the whole: missing, partial, outdated, current. */
export function shownTranslation(stored: StoredTranslation): ShownTranslation {
  const entries = Object.entries(stored)
  const sources = entries.flatMap(([name, { source }]) => (source === undefined ? [] : [[name, source]]))
  return {
    [SECOND_FIELD]: {
      state: stateOfAll(entries.map(([, { state }]) => state)),
      fields: Object.fromEntries(entries.map(([name, { state }]) => [name, state])),
      ...(sources.length > 0 && { sources: Object.fromEntries(sources) }),
    },
  }
}

function stateOfAll(states: readonly TextState[]): TranslationState {
  const [missing, partial, outdated, current] = TRANSLATION_STATES
  if (states.length > 0 && states.every((state) => state === 'missing')) return missing
  if (states.includes('missing')) return partial
  return states.includes('outdated') ? outdated : current
}

/** Whether a record exists in English: with each text that is required, or needed where there is a Turkish one. */
export const isInEnglish = (fields: Fields, stored: StoredTranslation): boolean =>
  translatedFieldsOf(fields).every(([name, field]) => !isNeeded(field) || stored[name]?.state !== 'missing')

const isNeeded = (field: Field): boolean =>
  field.kind !== 'items' && (field.isRequired || ('translated' in field && field.translated === 'needed'))

/** A save of a record, and the states that its author gave. */
interface Save {
  /** The stored record, with its translation. */
  before: Values | undefined
  after: Values
  given?: Readonly<Record<string, TextState | undefined>>
}

/**
 * The states of the English texts after a save. A saved English text is current, and outdated once its Turkish text
 * changes. A given state counts if it differs from the stored one, so that sending back what was read changes nothing.
 *
 * @returns what to store, and the fields that were given as current without an English text
 */
export function settleTranslation(
  fields: Fields,
  { before, after, given = {} }: Save,
): { stored: StoredTranslation; withoutText: string[] } {
  const stored: Record<string, Entry> = {}
  const withoutText: string[] = []
  const previous = (before?.translation ?? {}) as StoredTranslation
  for (const [name, field] of translatedFieldsOf(fields)) {
    const turkish = turkishTextOf(field, after, name)
    const old = previous[name]
    const wish = given[name] === old?.state ? undefined : given[name]
    if (turkish === '') {
      if (wish === 'current') withoutText.push(name)
      continue
    }
    const hasText = !isMissing(field, after, name)
    const isChanged = hasNewEnglish(field, name, before, after)
    const wasSame = isSame(old)
    const staysSame = wish === 'same' || (wasSame && wish !== 'missing' && !(isChanged && hasText))
    if (!hasText && !staysSame) {
      if (wish === 'current') withoutText.push(name)
      stored[name] = { state: 'missing' }
      continue
    }
    const source = old?.source ?? (before && turkishTextOf(field, before, name))
    const isSettled = wish === 'current' || wish === 'same' || source === undefined || source === turkish
    const isStale = before !== undefined && hasNewTurkish(field, name, { before, after, isSame: staysSame })
    const isOutdated =
      !isSettled && (isChanged ? field.kind === 'items' && isStale : old?.source !== undefined || isStale)
    stored[name] = isOutdated
      ? { state: 'outdated', source, ...(staysSame && { wasSame: true }) }
      : { state: staysSame ? 'same' : 'current' }
  }
  return { stored, withoutText }
}

/** Declared English fields of a record: of its own, without those in items. */
export const englishFieldsOf = (fields: Fields): Fields =>
  (fields[SECOND_FIELD] as EnglishField | undefined)?.fields ?? {}

/** Field types whose Turkish values are shown where there are no English ones. */
const FALLS_BACK: readonly Field['kind'][] = ['specs']

/** Whether the Turkish text serves as English, though it may have changed since that was said. */
export const isSame = (entry: Entry | undefined): boolean => entry?.state === 'same' || entry?.wasSame === true

/**
 * A record in English: English values in the plain fields. Texts without one are null, items without one are left out;
 * specifications stay Turkish and are named in `fallback`.
 */
export function inEnglish<R extends Values>(fields: Fields, record: R, stored: StoredTranslation): R {
  const english: Record<string, unknown> = {}
  const fallback: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (!(name in record)) continue
    const value = record[name]
    if (field.kind === 'items' && translatedFieldsOf(field.fields).length > 0)
      english[name] = isSame(stored[name])
        ? itemsOf(value).map(withoutEnglish)
        : itemsOf(value).flatMap((item) => englishItem(field.fields, item))
    else if (isTranslated(field)) {
      const text = englishOf(record)[name]
      const source = beginningFieldOf(field)
      const isFilled = textOfValue(text) !== ''
      if (isFilled) english[name] = text
      else if (isSame(stored[name]) || textOfValue(value) === '') english[name] = value
      else if (source)
        english[name] = isSame(stored[source]) ? value : beginningOf(textOfValue(englishOf(record)[source])) || null
      else if (FALLS_BACK.includes(field.kind)) {
        english[name] = value
        fallback.push(name)
      } else english[name] = null
    }
  }
  return { ...record, ...english, ...(fallback.length > 0 && { fallback }) }
}

/** An item in English; none if a required text is missing. */
function englishItem(fields: Fields, { [SECOND_FIELD]: given, ...item }: Values): Values[] {
  const english = (given ?? {}) as Values
  const names = translatedFieldsOf(fields)
  if (names.some(([name, { isRequired }]) => isRequired && !english[name])) return []
  return [{ ...item, ...Object.fromEntries(names.map(([name]) => [name, english[name] ?? null])) }]
}

/**
 * A singleton in English: texts without a translation stay Turkish, and are named in `fallback` (`values.2.text` for
 * the text of an item).
 */
export function singletonInEnglish(fields: Fields, values: Values, stored: StoredTranslation): Values {
  const fallback: string[] = []
  const read = (
    of: Fields,
    { [SECOND_FIELD]: given, ...part }: Values,
    path: string,
    same: StoredTranslation,
  ): Values => {
    const english = (given ?? {}) as Values
    const entries = translatedFieldsOf(of).map(([name, field]) => {
      const isSameText = isSame(same[name])
      if (field.kind === 'items')
        return [
          name,
          itemsOf(part[name]).map((item, i) =>
            isSameText ? withoutEnglish(item) : read(field.fields, item, `${path}${name}.${i}.`, {}),
          ),
        ]
      const text = english[name]
      if (textOfValue(text) !== '') return [name, text]
      if (textOfValue(part[name]) !== '' && !isSameText) fallback.push(path + name)
      return [name, part[name]]
    })
    return { ...part, ...Object.fromEntries(entries) }
  }
  const english = read(fields, values, '', stored)
  return { ...english, ...(fallback.length > 0 && { fallback }) }
}

const withoutEnglish = ({ [SECOND_FIELD]: _, ...item }: Values): Values => item
