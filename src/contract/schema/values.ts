import { fold } from '../domain/turkish.ts'
import { type Fields, isWritten } from './fields.ts'
import { type ChoiceField, ENGLISH, type EnglishField, type Field, type ItemsField, type Kind } from './fieldTypes.ts'
import type { IconIdentifier } from './icons.ts'

/** As far from zero as a whole number may be. */
export const LARGEST_INTEGER = 1_000_000

/** What a value of each kind is, where there is one. */
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
  choice: string
  icon: IconIdentifier | ''
  specs: Record<string, string>
  time: string
  items: Record<string, unknown>[]
  english: Record<string, string | null>
}

/**
 * What a new record has of each kind where it does not say; null where there may be none. It is no part of the schemas: zod would
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
  choice: null,
  icon: null,
  specs: {},
  time: null,
  items: [],
  english: {},
} satisfies { [K in Kind]: Values[K] | null }

type Emptied = { [K in Kind]: (typeof initial)[K] extends null ? K : never }[Kind]

/** One of a list of small things; it has English where somebody has written some. */
type Item<F extends Fields> = { -readonly [N in Exclude<keyof F, 'en'>]: ValueOf<F[N]> } & {
  -readonly [N in Extract<keyof F, 'en'>]?: ValueOf<F[N]>
}

/** What is stored of a field: null stands for nothing where that may be. */
export type ValueOf<F extends Field> =
  | (F extends ChoiceField
      ? F['choices'][number]
      : F extends { kind: ItemsField['kind']; fields: infer I extends Fields }
        ? Item<I>[]
        : F extends { kind: EnglishField['kind']; fields: infer E }
          ? { [N in keyof E]?: string | null }
          : Values[F['kind']])
  | (F['kind'] extends Emptied ? (F['isRequired'] extends true ? never : null) : never)
  | (F extends { kind: 'integer'; nullable: true } ? null : never)

/** What a new record has of a field that it says nothing about; undefined where it has to say. */
export function initialOf(field: Field): unknown {
  if (field.isRequired) return undefined
  if (field.kind !== 'integer') return initial[field.kind]
  const { min = -LARGEST_INTEGER, max = LARGEST_INTEGER, nullable } = field
  return nullable ? null : Math.min(Math.max(initial.integer, min), max)
}

/** Whether a record may be without a value. */
export const isNullable = (field: Field): boolean => initialOf(field) === null

/** Characters that a technical feature may have: its name, and its value. */
export const FEATURE_LENGTH = 100
export const FEATURE_VALUE_LENGTH = 500

/** U+2060, a word joiner: it has no width, joins nothing here, and is no letter to readers. */
const MARK = '\u2060'

/** A name that JavaScript's objects would put before all others, whoever wrote it where (ECMA-262, OrdinaryOwnPropertyKeys). */
const IS_NUMBER = /^(0|[1-9]\d*)$/

/**
 * The key under which a technical feature is stored, so that it keeps its place: a name that is a whole number gets a mark
 * that nobody sees. The specification's map stays a map, and its order holds through JSON, databases and other servers.
 */
export const specKeyOf = (name: string): string => (IS_NUMBER.test(name) ? MARK + name : name)

/** The name of a technical feature as people write it. */
export const specNameOf = (key: string): string => key.replaceAll(MARK, '')

type StoredValues = Readonly<Record<string, unknown>>

/** Search text of a record, folded: each searched field in a line of its own, the title first. */
export const searchTextOf = (fields: Fields, record: StoredValues): string =>
  Object.keys(fields)
    .filter((name) => fields[name]!.searched)
    .map((name) => fold(textOf(fields, name, record)))
    .join('\n')

/** The text of a field, followed by its English where there is some. */
function textOf(fields: Fields, name: string, record: StoredValues): string {
  const field = fields[name]!
  const value = record[name]
  const text = field.kind === 'items' ? textOfItems(field.fields, (value ?? []) as StoredValues[]) : plainTextOf(value)
  const english = isTranslated(field) && plainTextOf((record[ENGLISH] as StoredValues | null | undefined)?.[name])
  return english ? `${text} ${english}` : text
}

const textOfItems = (fields: Fields, items: readonly StoredValues[]): string => {
  const names = Object.keys(fields).filter((name) => isWritten(fields[name]!))
  const texts = items.flatMap((item) => names.map((name) => textOf(fields, name, item)))
  return texts.filter(Boolean).join(' ')
}

/** Of a table of features, their names and values. */
const plainTextOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat().join(' ') : String(value ?? '')

/** Whether a field has a value in each language. */
export const isTranslated = (field: Field): boolean => 'translated' in field && field.translated === true

/** Stored values with those that are given in their place; of the English, what is left out stays too. */
export function withGiven(stored: StoredValues, given: StoredValues): Record<string, unknown> {
  const english = given[ENGLISH]
  const all = { ...stored, ...given }
  if (typeof english !== 'object') return all
  return { ...all, [ENGLISH]: english && { ...(stored[ENGLISH] as StoredValues | null | undefined), ...english } }
}
