import type { ChoiceField, EnglishField, Field, ItemsField, Kind } from './fieldTypes.ts'
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

type Fields = Readonly<Record<string, Field>>

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
