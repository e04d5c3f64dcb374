import { useRecordContext } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { SECOND_FIELD } from '../../contract/domain/locales.ts'
import {
  beginningFieldOf,
  englishTextOf,
  type ShownTranslation,
  type StoredTranslation,
  settleTranslation,
  type TextState,
  translatedFieldsOf,
  turkishTextOf,
} from '../../contract/domain/translationState.ts'
import type { Fields } from '../../contract/schema/fields.ts'
import type { Field } from '../../contract/schema/fieldTypes.ts'
import { specNameOf } from '../../contract/schema/values.ts'
import { useCapability } from '../capabilities.tsx'
import { englishPathOf } from './declaredInput.ts'
import { englishSpecsOf, type SpecRow, specsOf } from './specs.ts'

type Values = Readonly<Record<string, unknown>>

/** How the user settles the states of English texts, by field: `translation.en.fields` of the next save. */
export type Settled = Readonly<Record<string, Exclude<TextState, 'outdated'>>>

/** Name of this value in forms. */
export const SETTLED = 'settled'

/** An English text in a form. */
export interface EnglishText {
  /** Its state after a save of the form, and what that is unless the user settles it. */
  state: TextState
  unsettled: TextState
  /** The state before the save; undefined for a new record. */
  stored: TextState | undefined
  hasText: boolean
  /** A save changes its text or makes it current. */
  isUnsaved: boolean
  /** The Turkish text is the stored one. */
  isTurkishSaved: boolean
  /** The Turkish text that an outdated one translates, and the present one. */
  change?: { before: string; after: string }
}

/** The texts of one field in both languages, comparable, and its values as they are stored. */
function textsOf({ name, field }: Named, given: Values) {
  const values = storedOf(field, name, given)
  return { values, turkish: turkishTextOf(field, values, name), english: englishTextOf(field, values, name) }
}

/** The values of one field as they are stored, with its English value. */
function storedOf(field: Field, name: string, values: Values): Values {
  const english = (values[SECOND_FIELD] ?? {}) as Values
  if (field.kind !== 'specs') {
    const source = beginningFieldOf(field)
    const beginning = source ? { [source]: values[source] } : {}
    return { ...beginning, [name]: values[name], [SECOND_FIELD]: { [name]: english[name] } }
  }
  return {
    [name]: specsOf(values[name]),
    [SECOND_FIELD]: { [name]: englishSpecsOf(values[name], english[name]) },
  }
}

/**
 * An English text of a form, with the states that the server's own function gives; undefined without a Turkish text.
 *
 * @param record the record as the form edits it; undefined for a new one
 */
export function englishTextIn(
  { name, field }: Named,
  { record, values, settled = {} }: { record: Values | undefined; values: Values; settled?: Settled | undefined },
): EnglishText | undefined {
  const typed = textsOf({ name, field }, values)
  if (typed.turkish === '' || translatedFieldsOf({ [name]: field }).length === 0) return undefined
  const saved = record && textsOf({ name, field }, record)
  const translation = storedTranslationOf(name, record, saved?.english)
  const before = saved && { ...saved.values, translation }
  const settle = (given: Settled) =>
    settleTranslation({ [name]: field }, { before, after: typed.values, given }).stored[name]!
  const wish = validWish(settled[name], typed.english)
  const { state } = settle(wish ? { [name]: wish } : {})
  const unsettled = settle({})
  const stored = translation[name]?.state
  return {
    state,
    unsettled: unsettled.state,
    stored,
    hasText: typed.english !== '',
    isTurkishSaved: typed.turkish === saved?.turkish,
    isUnsaved: state === 'current' && (stored !== 'current' || typed.english !== (saved?.english ?? '')),
    ...(unsettled.source !== undefined && {
      change: { before: readable(field, unsettled.source), after: readable(field, typed.turkish) },
    }),
  }
}

/** What is stored about a text, from what the API shows: an outdated one without English was the same in both languages. */
function storedTranslationOf(name: string, record: Values | undefined, english = ''): StoredTranslation {
  const { fields, sources } = shownTranslationOf(record) ?? {}
  const state = fields?.[name]
  if (!state) return {}
  const source = sources?.[name]
  const wasSame = state === 'outdated' && english === ''
  return { [name]: { state, ...(source !== undefined && { source }), ...(wasSame && { wasSame }) } }
}

const shownTranslationOf = (record: Values | undefined) =>
  (record?.translation as Partial<ShownTranslation> | undefined)?.[SECOND_FIELD]

/** A wish that still applies: a text is only right if there is one, and only the same as the Turkish one if there is none. */
const validWish = <W extends Settled[string] | undefined>(wish: W, english: string): W | undefined =>
  (wish === 'current' && english === '') || (wish === 'same' && english !== '') ? undefined : wish

/** The states to send with the values of a form; undefined if the user settled none. */
export function settledIn(fields: Fields, values: Values): Pick<ShownTranslation['en'], 'fields'> | undefined {
  const wishes = Object.entries((values[SETTLED] ?? {}) as Settled).filter(
    ([name, wish]) => fields[name] && validWish(wish, textsOf({ name, field: fields[name] }, values).english),
  )
  return wishes.length > 0 ? { fields: Object.fromEntries(wishes) } : undefined
}

/** A compared text as people read it: those of items and specifications are JSON. */
function readable(field: Field, text: string): string {
  if (field.kind === 'items') return (JSON.parse(text || '[]') as string[][]).flat().filter(Boolean).join('\n')
  if (field.kind !== 'specs') return text
  const specs = Object.entries(JSON.parse(text || '{}') as Record<string, string>)
  return specs.map(([key, value]) => `${specNameOf(key)}: ${value}`).join('\n')
}

/**
 * The English text of a field of the form around. Undefined without a Turkish text, or if the API keeps no states. Texts of
 * items settle with their list: theirs are known only while they are missing.
 */
export function useEnglishText(name: string, field: Field): EnglishText | undefined {
  const hasTranslations = useCapability('translations')
  const record = useRecordContext()
  const [turkish, english, settled] = useWatch({ name: [name, englishPathOf(name), SETTLED], disabled: name === '' })
  const states = shownTranslationOf(record)?.fields
  if (!name || !hasTranslations || (record?.id !== undefined && !states)) return undefined
  const [list, ...path] = name.split('.')
  if (path.length === 0)
    return englishTextIn(
      { name, field },
      { record, values: { [name]: turkish, [SECOND_FIELD]: { [name]: english } }, settled },
    )
  const isMissing = turkish && !english && ![settled?.[list!], states?.[list!]].includes('same')
  return isMissing ? MISSING : undefined
}

const MISSING: EnglishText = {
  state: 'missing',
  unsettled: 'missing',
  stored: undefined,
  hasText: false,
  isUnsaved: false,
  isTurkishSaved: false,
}

/** English values by field, as the API has them. */
export type EnglishValues = Record<string, unknown>

interface Named {
  name: string
  field: Field
}

/** The English value of a field in a form. */
export function englishValueIn({ name, field }: Named, values: Values): unknown {
  if (field.kind === 'specs') return (values[name] as SpecRow[]).map(({ enName, enValue }) => [enName, enValue])
  if (field.kind === 'items') return (values[name] as Values[]).map((item) => item[SECOND_FIELD])
  return ((values[SECOND_FIELD] ?? {}) as Values)[name]
}

/**
 * Path and value to set in a form so that a field has an English value, from the API or from `englishValueIn`.
 * Undefined if the value does not fit: specifications and lists need one for each row.
 */
export function withEnglishValue({ name, field }: Named, values: Values, value: unknown) {
  if (field.kind === 'items') {
    const items = values[name] as Values[]
    if (!Array.isArray(value) || value.length !== items.length) return undefined
    return { source: name, value: items.map((item, at) => ({ ...item, [SECOND_FIELD]: value[at] })) }
  }
  if (field.kind !== 'specs') return { source: englishPathOf(name), value }
  const rows = values[name] as SpecRow[]
  const pairs = Array.isArray(value) ? value : Object.entries((value ?? {}) as Record<string, string>)
  if (pairs.length !== rows.length) return undefined
  const translated = rows.map((row, at) => ({ ...row, enName: specNameOf(pairs[at][0]), enValue: pairs[at][1] }))
  return { source: name, value: translated }
}
