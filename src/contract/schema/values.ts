import { SECOND_FIELD } from '../domain/locales.ts'
import { inEnglish, isTranslated, type StoredTranslation, translatedFieldsOf } from '../domain/translationState.ts'
import { fold } from '../domain/turkish.ts'
import { type Fields, isWritten } from './fields.ts'
import type { ChoiceField, EnglishField, Field, ItemsField, Kind } from './fieldTypes.ts'
import type { IconIdentifier } from './icons.ts'

/** Largest absolute value of an integer. */
export const LARGEST_INTEGER = 1_000_000

/** TypeScript type of each field type, if it is not null. */
export interface Values {
  text: string
  longText: string
  markdown: string
  slug: string
  flag: boolean
  integer: number
  fraction: number
  order: number
  place: number
  image: string
  file: string
  choice: string
  icon: IconIdentifier | ''
  specs: Record<string, string>
  time: string
  items: Record<string, unknown>[]
  relation: number[]
  english: Record<string, string | Record<string, string> | null>
  translation: StoredTranslation
}

/**
 * Default value of each field type in a new record; null if the field may be null. It is not part of the schemas: zod would
 * apply it to partial updates too.
 */
const initial = {
  text: null,
  longText: null,
  markdown: null,
  slug: '',
  flag: false,
  integer: 0,
  fraction: 0.5,
  order: 0,
  place: null,
  image: null,
  file: null,
  choice: null,
  icon: null,
  specs: {},
  time: null,
  items: [],
  relation: [],
  english: {},
  translation: {},
} satisfies { [K in Kind]: Values[K] | null }

type Emptied = { [K in Kind]: (typeof initial)[K] extends null ? K : never }[Kind]

/** An item of a list; `en` has its English values. */
type Item<F extends Fields> = { -readonly [N in Exclude<keyof F, 'en'>]: ValueOf<F[N]> } & {
  -readonly [N in Extract<keyof F, 'en'>]?: ValueOf<F[N]>
}

/** Stored value of a field: null if it is empty and not required. */
export type ValueOf<F extends Field> =
  | (F extends ChoiceField
      ? F extends { isOpen: true }
        ? string
        : F['choices'][number]
      : F extends { kind: ItemsField['kind']; fields: infer I extends Fields }
        ? Item<I>[]
        : F extends { kind: EnglishField['kind']; fields: infer E }
          ? { [N in keyof E]?: (E[N] extends { kind: 'specs' } ? Record<string, string> : string) | null }
          : Values[F['kind']])
  | (F['kind'] extends Emptied
      ? F extends { isRequired: true } | { kind: 'choice'; initial: string }
        ? never
        : null
      : never)
  | (F extends { kind: 'integer'; nullable: true } ? null : never)

/** Default value of a field in a new record; undefined if it is required. */
export function initialOf(field: Field): unknown {
  if (field.isRequired) return undefined
  if (field.kind === 'choice') return field.initial ?? initial.choice
  if (field.kind !== 'integer') return initial[field.kind]
  const { min = -LARGEST_INTEGER, max = LARGEST_INTEGER, nullable } = field
  return nullable ? null : Math.min(Math.max(initial.integer, min), max)
}

export const isNullable = (field: Field): boolean => initialOf(field) === null

/** U+2060, a word joiner: it has no width, and readers do not see it. */
const MARK = '\u2060'

/** An integer key, which JavaScript objects always put first (ECMA-262, OrdinaryOwnPropertyKeys). */
const IS_NUMBER = /^(0|[1-9]\d*)$/

/**
 * Storage key of a specification: an integer name gets an invisible mark, which keeps its position in a JSON object.
 */
export const specKeyOf = (name: string): string => (IS_NUMBER.test(name) ? MARK + name : name)

/** Name of a specification for people: without the mark. */
export const specNameOf = (key: string): string => key.replaceAll(MARK, '')

type StoredValues = Readonly<Record<string, unknown>>

/** Between the Turkish and the English search text of a record: a form feed, which no text contains. */
export const SEARCH_PARTS = '\f'

/** Folded search text of a record: each searched field on its own line, the title first; then the same in English. */
export function searchTextOf(fields: Fields, record: StoredValues): string {
  const names = Object.keys(fields).filter((name) => fields[name]!.searched)
  const linesOf = (shown: StoredValues) => names.map((name) => fold(textOf(fields, name, shown))).join('\n')
  if (!('translation' in fields)) return linesOf(record)
  const english = inEnglish(fields, record, (record.translation ?? {}) as StoredTranslation)
  return [record, english].map((each) => linesOf(withoutEnglish(fields, each))).join(SEARCH_PARTS)
}

/** A record without its English values, and those of its items. */
export const withoutEnglish = (fields: Fields, { [SECOND_FIELD]: _, ...record }: StoredValues): StoredValues =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = fields[name]
      return field?.kind === 'items' && Array.isArray(value)
        ? [name, (value as StoredValues[]).map((item) => withoutEnglish(field.fields, item))]
        : [name, value]
    }),
  )

/** Text of a field, followed by its English. */
function textOf(fields: Fields, name: string, record: StoredValues): string {
  const field = fields[name]!
  const value = record[name]
  const text = field.kind === 'items' ? textOfItems(field.fields, (value ?? []) as StoredValues[]) : plainTextOf(value)
  const english = isTranslated(field) && plainTextOf((record[SECOND_FIELD] as StoredValues | null | undefined)?.[name])
  return english ? `${text} ${english}` : text
}

const textOfItems = (fields: Fields, items: readonly StoredValues[]): string => {
  const names = Object.keys(fields).filter((name) => isWritten(fields[name]!))
  const texts = items.flatMap((item) => names.map((name) => textOf(fields, name, item)))
  return texts.filter(Boolean).join(' ')
}

/** A value as text; specifications with their names and values. */
const plainTextOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat().join(' ') : String(value ?? '')

/**
 * Stored values, overwritten by the given ones; English values that are not given stay. Items without `en` keep the
 * English of the stored item with the same texts, or at the same place in a list of the same length.
 */
export function withGiven(fields: Fields, stored: StoredValues, given: StoredValues): Record<string, unknown> {
  const all: Record<string, unknown> = { ...stored, ...given }
  for (const [name, field] of Object.entries(fields))
    if (field.kind === 'items' && SECOND_FIELD in field.fields && Array.isArray(given[name]))
      all[name] = withEnglishOf(field.fields, (stored[name] ?? []) as StoredValues[], given[name] as StoredValues[])
  const english = given[SECOND_FIELD]
  if (typeof english !== 'object') return all
  return {
    ...all,
    [SECOND_FIELD]: english && { ...(stored[SECOND_FIELD] as StoredValues | null | undefined), ...english },
  }
}

function withEnglishOf(fields: Fields, stored: readonly StoredValues[], given: readonly StoredValues[]) {
  const names = translatedFieldsOf(fields).map(([name]) => name)
  const keyOf = (item: StoredValues) => JSON.stringify(names.map((name) => plainTextOf(item[name])))
  return given.map((item, i) => {
    if (SECOND_FIELD in item) return item
    const equal =
      stored.find((each) => keyOf(each) === keyOf(item)) ?? (stored.length === given.length ? stored[i] : undefined)
    return equal && SECOND_FIELD in equal ? { ...item, [SECOND_FIELD]: equal[SECOND_FIELD] } : item
  })
}
