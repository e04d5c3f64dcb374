import type { Endpoint } from './endpoint.ts'
import type { Format } from './formats.ts'
import type { Summary } from './summaries.ts'

/**
 * The words in which a declaration describes its fields. Each kind has four faces: what a client may send of it
 * (`schemas.ts`), its column (`server/platform/db/columns.ts`), its cell and its input (`admin/widgets`). Each of those is a table by
 * kind: a new kind does not compile until it has them all.
 */
export type Kind = Field['kind']

/** A field of any type; `kind` tells them apart. */
export type Field =
  | TextField
  | LongTextField
  | MarkdownField
  | SlugField
  | FlagField
  | IntegerField
  | FractionField
  | OrderField
  | PlaceField
  | ImageField
  | ChoiceField
  | IconField
  | SpecsField
  | TimeField
  | ItemsField
  | EnglishField

export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>

interface AnyField {
  /** A new record must say it, and no record is without it. Any other field may be left out, and empty. */
  isRequired: boolean
  /** Shown in the admin's list. */
  listed?: boolean
  /** Lists can be asked for those with one value, where its kind does not let them already. */
  filtered?: boolean
  /** Found by the search box. */
  searched?: boolean
  /** Set by the server's rules; what a client says of it is dropped. */
  readOnly?: boolean
  /** Another name under which the field is accepted and shown too. */
  alias?: string
  /** Left out of lists. */
  heavy?: boolean
}

interface Written {
  /** Longest text, in characters. */
  maxLength: number
  /** What readers find where it is empty: the first paragraph that is in these fields. */
  derivedFrom?: readonly string[]
  /** How pages make it of them where that is another way. */
  derivedBy?: Summary
}

interface Translated {
  /** Written in English too, under the same name in `en`; what is missing or empty there is the Turkish one. */
  translated?: true
}

export interface TextField extends AnyField, Written, Translated {
  kind: 'text'
  /** How the line is written. */
  format?: Format
}

export interface LongTextField extends AnyField, Written, Translated {
  kind: 'longText'
}

export interface MarkdownField extends AnyField, Written, Translated {
  kind: 'markdown'
}

export interface SlugField extends AnyField, Written {
  kind: 'slug'
  /** The text field that a missing slug is made from. */
  from: string
}

export interface FlagField extends AnyField {
  kind: 'flag'
  /** Visitors see no row that says yes. */
  hides?: boolean
}

export interface IntegerField extends AnyField {
  kind: 'integer'
  /** The least and the greatest that it may be. */
  min?: number
  max?: number
  /** A record may be without it, which is another thing than zero; lists have those last. */
  nullable?: true
}

export interface FractionField extends AnyField {
  kind: 'fraction'
}

export interface OrderField extends AnyField {
  kind: 'order'
  /** What the order of a new row grows by: (count + 1) times this. */
  step: number
}

export interface PlaceField extends AnyField {
  kind: 'place'
}

export interface ImageField extends AnyField {
  kind: 'image'
  /** Where a file of this field is sent, as multipart `file`, answered by `{publicUrl}`. */
  upload: Endpoint
  /** SVG drawings are taken there too, sanitized. */
  takesSvg?: boolean
  /** A logo that is made for this ground alone; absent for both. */
  ground?: 'dark'
  /** It shows what no text beside it says, so that it needs words of its own (WCAG 1.1.1). */
  describes?: boolean
}

export interface ChoiceField extends AnyField {
  kind: 'choice'
  choices: readonly string[]
}

export interface IconField extends AnyField {
  kind: 'icon'
}

export interface SpecsField extends AnyField {
  kind: 'specs'
}

export interface TimeField extends AnyField {
  kind: 'time'
}

export interface ItemsField extends AnyField {
  kind: 'items'
  /** What each of them has. */
  fields: Readonly<Record<string, Field>>
  /** How many there are, at least and at most. */
  min: number
  max: number
  /** The field of the record that comes before them, under the name that it has in each: the first takes its place where it is empty. */
  follows?: string
}

/** No declaration says it: `english.ts` adds it where a field is `translated`. */
export interface EnglishField extends AnyField {
  kind: 'english'
  /** The fields that are written in English too. */
  fields: Readonly<Record<string, Field>>
}

type Hints<F extends Field, Own extends keyof F = never> = Partial<
  Pick<F, 'listed' | 'searched' | 'readOnly' | 'heavy'>
> &
  Partial<Pick<F, Own>>

/** A declared field with the defaults of its type. */
type Made<K extends Kind, H, R = unknown> = Omit<H, 'isRequired'> &
  R & { kind: K; isRequired: H extends { isRequired: true } ? true : false }

const field = <K extends Kind, H, R>(kind: K, hints: H, rest: R) =>
  ({ isRequired: false, ...rest, ...hints, kind }) as unknown as Made<K, H, R>

/** Room for a title of forty Turkish words. */
const LINE = 500

/** One line of text. */
export const text = <
  const H extends Hints<TextField, 'isRequired' | 'maxLength' | 'format' | 'translated' | 'derivedFrom'>,
>(
  hints = {} as H,
) => field('text', hints, { maxLength: LINE })

/** Paragraphs. */
export const longText = <
  const H extends Hints<LongTextField, 'isRequired' | 'maxLength' | 'translated' | 'derivedFrom' | 'derivedBy'>,
>(
  hints = {} as H,
) => field('longText', hints, { maxLength: 20_000 })

/** A text in the posts' markdown (spec section 9); left out of lists. */
export const markdown = <const H extends Hints<MarkdownField, 'isRequired' | 'maxLength' | 'translated'>>(
  hints = {} as H,
) => field('markdown', hints, { maxLength: 100_000, heavy: true } as const)

/** The record's part of its public address. Never all digits (that is an id), never a reserved word. */
export const slug = <const H extends Hints<SlugField, 'maxLength'> & Pick<SlugField, 'from'>>(hints: H) =>
  field('slug', hints, { maxLength: 120 })

/** Yes or no; no by default. */
export const flag = <const H extends Hints<FlagField, 'hides'>>(hints = {} as H) => field('flag', hints, {})

/** A whole number; by default null where it is nullable, else zero or the nearest number between `min` and `max`. */
export const integer = <const H extends Hints<IntegerField, 'min' | 'max' | 'nullable'>>(hints = {} as H) =>
  field('integer', hints, {})

/** A number between 0 and 1, stored with four digits; 0.5 by default. */
export const fraction = <const H extends Hints<FractionField>>(hints = {} as H) => field('fraction', hints, {})

/** Where a row stands among the others; a new one goes last. */
export const order = <const H extends Hints<OrderField> & Pick<OrderField, 'step'>>(hints: H) =>
  field('order', hints, {})

/** Which of the rows that the owner has put before the others it is, from 1 on; none of the others has a place. */
export const place = <const H extends Hints<PlaceField>>(hints = {} as H) => field('place', hints, {})

/** The address of a picture; files reach it through `upload`. Our own server takes none of another site, others may. */
export const image = <
  const H extends Hints<ImageField, 'isRequired' | 'takesSvg' | 'ground' | 'alias' | 'filtered' | 'describes'> &
    Pick<ImageField, 'upload'>,
>(
  hints: H,
) => field('image', hints, {})

/** One of a few words, or none. */
export const choice = <
  const C extends readonly [string, ...string[]],
  const H extends Hints<ChoiceField, 'isRequired'>,
>(
  choices: C,
  hints = {} as H,
) => field('choice', hints, { choices })

/** One of the icons by name; empty shows a question mark (spec section 3). */
export const icon = <const H extends Hints<IconField>>(hints = {} as H) => field('icon', hints, {})

/** Technical features, name to value, in the order given: see `specKeyOf` for names that are whole numbers. */
export const specs = <const H extends Hints<SpecsField>>(hints = {} as H) => field('specs', hints, {})

/** A moment: ISO 8601 in UTC. */
export const time = <const H extends Hints<TimeField, 'isRequired' | 'filtered'>>(hints = {} as H) =>
  field('time', hints, {})

/** What an item may have: all but what only a record or a list of records has. */
type Part = Exclude<Field, ItemsField | EnglishField | SpecsField | SlugField | OrderField>

/** No list of small things is longer, unless its declaration says so. */
const MANY = 50

/** Small things in an order: groups of fields, one level deep. One that must have some is required. */
export const items = <
  const F extends Readonly<Record<string, Part>>,
  const H extends Hints<ItemsField> & Partial<Pick<ItemsField, 'min' | 'max' | 'follows'>>,
>(
  fields: F,
  hints = {} as H,
) => ({
  min: 0,
  max: MANY,
  ...hints,
  kind: 'items' as const,
  isRequired: Boolean(hints.min),
  fields: withEnglish(fields),
})

type Declared = Readonly<Record<string, Field>>

type TranslatedIn<F> = { [N in keyof F as F[N] extends { translated: true } ? N : never]: F[N] }

/** Fields, and where any is translated the one that keeps their English. */
export type WithEnglish<F> = keyof TranslatedIn<F> extends never
  ? F
  : F & { en: Omit<EnglishField, 'fields' | 'isRequired'> & { fields: TranslatedIn<F>; isRequired: false } }

/** The name under which the English values of a record, and of an item in it, stand. */
export const ENGLISH = 'en'

/** Adds to fields the one that keeps the English of those that are translated. */
export function withEnglish<const F extends Declared>(fields: F): WithEnglish<F> {
  const translated = Object.entries(fields).filter(([, field]) => 'translated' in field && field.translated)
  if (translated.length === 0) return fields as unknown as WithEnglish<F>
  const english: EnglishField = { kind: 'english', isRequired: false, fields: Object.fromEntries(translated) }
  if (translated.some(([, { heavy }]) => heavy)) english.heavy = true
  return { ...fields, [ENGLISH]: english } as unknown as WithEnglish<F>
}
