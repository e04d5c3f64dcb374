import { SECOND_FIELD, SECOND_LOCALE } from '../domain/locales.ts'
import type { Endpoint } from './endpoint.ts'
import type { Format } from './formats.ts'
import type { Summary } from './summaries.ts'

/**
 * Field types of declarations. A type has options (here), a value (`values.ts`), a schema (`schemas.ts`), a column
 * (`server/platform/db/columns.ts`), a field and an input (`admin/fields`, `admin/inputs`). Each of those is a table by
 * type: a new type does not compile until it is in all of them. `lists.ts` names the types that can be sorted and filtered.
 */
export type Kind = keyof Options

/** A field of any type, discriminated by `kind`. */
export type Field = { [K in Kind]: AnyField & Options[K] & { kind: K } }[Kind]

export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>
export type TextField = FieldOf<'text'>
export type LongTextField = FieldOf<'longText'>
export type MarkdownField = FieldOf<'markdown'>
export type SlugField = FieldOf<'slug'>
export type OrderField = FieldOf<'order'>
export type ImageField = FieldOf<'image'>
export type FileField = FieldOf<'file'>
export type ChoiceField = FieldOf<'choice'>
export type IconField = FieldOf<'icon'>
export type ItemsField = FieldOf<'items'>
export type RelationField = FieldOf<'relation'>
export type EnglishField = FieldOf<'english'>

interface AnyField {
  /** Required on create, and never null. Other fields may be left out, and get the default of their type. */
  isRequired: boolean
  /** Shown in the panel's list. */
  listed?: boolean
  /** Whether lists can be filtered by a value of the field; the type decides by default. */
  filtered?: boolean
  /** Included in the search text. */
  searched?: boolean
  /** Set by the server only; input of clients is ignored. */
  readOnly?: boolean
  /** Alias of the field in requests and responses. */
  alias?: string
  /** Omitted from lists. */
  heavy?: boolean
}

interface Written {
  /** Maximum length in characters. */
  maxLength: number
  /** Source of the value if it is empty: the first paragraph of these fields. */
  derivedFrom?: readonly string[]
  /** Name of the summary function, if pages derive the value in another way. */
  derivedBy?: Summary
}

interface Translated {
  /**
   * Has an English value under the same name in `en`. `'needed'`: where there is a Turkish value, the record exists in
   * English only with an English one, as with required fields.
   */
  translated?: true | 'needed'
}

type None = Record<never, never>

/** Additional options of each field type. */
interface Options {
  text: Written & Translated & { format?: Format }
  longText: Written &
    Translated & {
      /** Markdown field whose beginning is the value if none is given. */
      beginningOf?: string
    }
  markdown: Written & Translated
  slug: Written &
    Translated & {
      /** Text field from which a missing slug is generated. */
      from: string
      /** Addresses that no record gets: a 409 if one is given. */
      reserved?: readonly string[]
      /** The same for addresses in the second language. */
      secondReserved?: readonly string[] | undefined
    }
  flag: {
    /** Visitors see no row in which the flag is set. */
    hides?: boolean
    /** Actions in the audit log (`ACTIONS`) when the flag alone is set or unset; `update` without it. */
    audited?: { on: string; off: string }
  }
  /** Minimum and maximum. Null is allowed if it is nullable, and differs from zero; lists sort null last. */
  integer: { min?: number; max?: number; nullable?: true }
  fraction: None
  /** Step of the order: a new row gets (count + 1) times this. */
  order: { step: number }
  place: None
  image: {
    /** Upload endpoint for files of this field: multipart `file`, response `{publicUrl}`. */
    upload: Endpoint
    /** The upload endpoint also accepts SVG, which is sanitized. */
    takesSvg?: boolean
    /** Theme of a logo that is made for one theme only; absent for both. */
    ground?: 'dark'
    /** Name of the field with the logo that takes the place of this one in the dark theme. */
    onDark?: string
    /** The picture is content that no nearby text describes, so that it needs an alternative text (WCAG 1.1.1). */
    describes?: boolean
  }
  file: {
    /** Upload endpoint of a PDF: multipart `file`, response `{publicUrl}`. */
    upload: Endpoint
  }
  choice: {
    choices: readonly string[]
    /** Value of a new record, which is then never null. */
    initial?: string
    /** Hooks know further values, and refuse the rest. */
    isOpen?: true
  }
  icon: None
  specs: Translated
  time: None
  items: {
    fields: Readonly<Record<string, Field>>
    /** Minimum and maximum number of items. */
    min: number
    max: number
    /** Action in the audit log (`ACTIONS`) when the items change; `update` without it. */
    audited?: string
    /** Name of the record field that counts as the first item. If that field is empty, the first item moves into it. */
    follows?: string
    /** New items come first in the form, with today's date in their fields of the format `day`. */
    newestFirst?: true
  }
  relation: {
    /** Name of the resource whose records are named by id. */
    to: string
    /** Maximum number of ids. */
    max: number
  }
  /** The translated fields. Never declared by hand: `withEnglish` below adds it to fields of which one is `translated`. */
  english: { fields: Readonly<Record<string, Field>> }
  /** States of the English texts (`domain/translationState.ts`). Never declared by hand: see `withTranslation`. */
  translation: None
}

type Hints<F extends Field, Own extends keyof F = never> = Partial<
  Pick<F, 'listed' | 'searched' | 'readOnly' | 'heavy'>
> &
  Partial<Pick<F, Own>>

/** A declared field with the defaults of its type. */
type TypedField<K extends Kind, H, R = unknown> = Omit<H, 'isRequired'> &
  R & { kind: K; isRequired: H extends { isRequired: true } ? true : false }

// TypeScript types a spread of generic values as an intersection, which it does not reduce to `TypedField`.
const field = <K extends Kind, H, R>(kind: K, hints: H, rest: R) =>
  ({ isRequired: false, ...rest, ...hints, kind }) as unknown as TypedField<K, H, R>

/** Default maximum length of a line of text. */
const LINE = 500

/** One line of text. */
export const text = <
  const H extends Hints<TextField, 'isRequired' | 'maxLength' | 'format' | 'translated' | 'derivedFrom'>,
>(
  hints = {} as H,
) => field('text', hints, { maxLength: LINE })

/** Paragraphs. */
export const longText = <
  const H extends Hints<
    LongTextField,
    'isRequired' | 'maxLength' | 'translated' | 'derivedFrom' | 'derivedBy' | 'beginningOf'
  >,
>(
  hints = {} as H,
) => field('longText', hints, { maxLength: 20_000 })

/** A text in the markdown of posts; omitted from lists. */
export const markdown = <const H extends Hints<MarkdownField, 'isRequired' | 'maxLength' | 'translated'>>(
  hints = {} as H,
) => field('markdown', hints, { maxLength: 100_000, heavy: true } as const)

/** The record's segment of its public address. Never digits only (that is an id), never a reserved word. */
export const slug = <
  const H extends Hints<SlugField, 'maxLength' | 'reserved' | 'secondReserved' | 'translated'> &
    Pick<SlugField, 'from'>,
>(
  hints: H,
) => field('slug', hints, { maxLength: 120 })

/** Yes or no; no by default. */
export const flag = <const H extends Hints<FieldOf<'flag'>, 'hides' | 'audited'>>(hints = {} as H) =>
  field('flag', hints, {})

/** An integer; the default is null if it is nullable, else zero or the nearest number between `min` and `max`. */
export const integer = <const H extends Hints<FieldOf<'integer'>, 'min' | 'max' | 'nullable'>>(hints = {} as H) =>
  field('integer', hints, {})

/** A number between 0 and 1, stored with four digits; 0.5 by default. */
export const fraction = <const H extends Hints<FieldOf<'fraction'>>>(hints = {} as H) => field('fraction', hints, {})

/** Position of a row in a list of manual order; a new row goes last. */
export const order = <const H extends Hints<OrderField> & Pick<OrderField, 'step'>>(hints: H) =>
  field('order', hints, {})

/** Position (from 1) among the rows that were placed first; null for all others. */
export const place = <const H extends Hints<FieldOf<'place'>>>(hints = {} as H) => field('place', hints, {})

/** URL of a picture; files are sent to `upload`. Our own server refuses URLs of other sites, other servers may accept them. */
export const image = <
  const H extends Hints<
    ImageField,
    'isRequired' | 'takesSvg' | 'ground' | 'onDark' | 'alias' | 'filtered' | 'describes'
  > &
    Pick<ImageField, 'upload'>,
>(
  hints: H,
) => field('image', hints, {})

/** URL of a PDF of this site, which was sent to `upload`. */
export const file = <const H extends Hints<FileField, 'isRequired'> & Pick<FileField, 'upload'>>(hints: H) =>
  field('file', hints, {})

/** One of the listed values, or null if it is neither required nor has an initial value. */
export const choice = <
  const C extends readonly [string, ...string[]],
  const H extends Hints<ChoiceField, 'isRequired' | 'isOpen'> & { initial?: C[number] },
>(
  choices: C,
  hints = {} as H,
) => field('choice', hints, { choices })

/** Name of an icon; null shows a question mark. */
export const icon = <const H extends Hints<IconField>>(hints = {} as H) => field('icon', hints, {})

/** Technical specifications as ordered pairs of name and value: see `specKeyOf` for names that are integers. */
export const specs = <const H extends Hints<FieldOf<'specs'>, 'translated'>>(hints = {} as H) =>
  field('specs', hints, {})

/** A time: ISO 8601 in UTC. */
export const time = <const H extends Hints<FieldOf<'time'>, 'isRequired' | 'filtered'>>(hints = {} as H) =>
  field('time', hints, {})

/** Ids of records of another resource, each once, in order. Those of deleted or hidden records stay, and are not shown. */
export const relation = <const H extends Hints<RelationField> & Pick<RelationField, 'to'>>(hints: H) =>
  field('relation', hints, { max: MANY })

/** Fields of an item: without the types that only records can have. */
type Part = Exclude<
  Field,
  ItemsField | RelationField | EnglishField | FieldOf<'translation'> | FieldOf<'specs'> | SlugField | OrderField
>

/** Default maximum number of items. */
const MANY = 50

/** An ordered list of items: groups of fields, one level deep. It is required if it has a minimum. */
export const items = <
  const F extends Readonly<Record<string, Part>>,
  const H extends Hints<ItemsField> & Partial<Pick<ItemsField, 'min' | 'max' | 'follows' | 'audited' | 'newestFirst'>>,
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

type TranslatedIn<F> = {
  [N in keyof F as F[N] extends { translated: true | 'needed' } ? N : never]: F[N]
}

/** The fields, plus `en` if any of them is translated. */
export type WithEnglish<F> = keyof TranslatedIn<F> extends never
  ? F
  : F & { en: Omit<EnglishField, 'fields' | 'isRequired'> & { fields: TranslatedIn<F>; isRequired: false } }

/** Adds the field `en` if any field is translated. On a site of one language none is. */
export function withEnglish<const F extends Declared>(fields: F): WithEnglish<F> {
  // TypeScript does not evaluate the conditional type `WithEnglish<F>` for a generic `F`, here and below.
  if (!SECOND_LOCALE) return withoutTranslated(fields) as unknown as WithEnglish<F>
  const translated = Object.entries(fields).filter(([, field]) => 'translated' in field && field.translated)
  if (translated.length === 0) return fields as unknown as WithEnglish<F>
  const english: EnglishField = { kind: 'english', isRequired: false, fields: Object.fromEntries(translated) }
  if (translated.some(([, { heavy }]) => heavy)) english.heavy = true
  return { ...fields, [SECOND_FIELD]: english } as unknown as WithEnglish<F>
}

const withoutTranslated = (fields: Declared): Declared =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, translated: undefined } as Field]),
  )

/** States of a record's translation. */
export const TRANSLATION_STATES = ['missing', 'partial', 'outdated', 'current'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** Fields of a translated resource besides `en`, which the server keeps up to date. */
const translationFields = {
  translation: field('translation', { readOnly: true } as const, {}),
  translationState: { ...choice(TRANSLATION_STATES, { initial: 'missing', readOnly: true }), filtered: false },
  /** Whether the record has all texts without which it does not exist in English. */
  isInEnglish: flag({ readOnly: true }),
}

/** Names of the fields that `withTranslation` adds. */
export const TRANSLATION_FIELDS: readonly string[] = Object.keys(translationFields)

export type WithTranslation<F> = keyof TranslatedIn<F> extends never ? F : WithEnglish<F> & typeof translationFields

/** Adds the fields of a translated resource if any field is translated. */
export function withTranslation<const F extends Declared>(fields: F): WithTranslation<F> {
  const all = withEnglish<F>(fields)
  return (SECOND_FIELD in all ? { ...all, ...translationFields } : all) as unknown as WithTranslation<F>
}

export type WithStates<F> = WithEnglish<F> & { translation?: typeof translationFields.translation }

/** Adds `en` and the states of English texts to the fields of a singleton if a text is translated, also one of items. */
export function withStates<const F extends Declared>(fields: F): WithStates<F> {
  const all = withEnglish<F>(fields)
  const isAny =
    SECOND_FIELD in all || Object.values(fields).some((field) => 'fields' in field && SECOND_FIELD in field.fields)
  const { translation } = translationFields
  return { ...all, ...(isAny && { translation }) } as unknown as WithStates<F>
}
