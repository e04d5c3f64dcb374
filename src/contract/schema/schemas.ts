import { z } from 'zod'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH, RESERVED_SLUGS } from '../constants.ts'
import { cleanLine, cleanText } from '../domain/cleanText.ts'
import { FIRST_LOCALE, LANGUAGE_NAMES, SECOND_FIELD, SECOND_LOCALE, SITE_LOCALES } from '../domain/locales.ts'
import { isWithinMarkdownLimits } from '../domain/markdownLimits.ts'
import { TEXT_STATES } from '../domain/translationState.ts'
import { isDay } from '../domain/zones.ts'
import { validation } from '../i18n/shared/messages.ts'
import { reportNestedPaths } from '../problem.ts'
import { aliasesOf, type Fields, lightFieldsOf, writtenFieldsOf } from './fields.ts'
import { type Field, type FieldOf, type Kind, TRANSLATION_FIELDS, TRANSLATION_STATES } from './fieldTypes.ts'
import { type Format, formats } from './formats.ts'
import { ICON_IDENTIFIERS } from './icons.ts'
import { memoize } from './memoize.ts'
import type { Singleton } from './singleton.ts'
import { isNullable, LARGEST_INTEGER, specKeyOf, specNameOf, type ValueOf, type Values } from './values.ts'

// Schemas of the same declarations are created once: many endpoints use them, of every server in the process.

/** Schema of a field's values, in requests and responses; nullable unless the field is required. */
export const schemaOf = memoize((field: Field): z.ZodType => {
  const make = schemas[field.kind] as (field: Field) => z.ZodType
  return isNullable(field) ? make(field).nullable() : make(field)
}) as <F extends Field>(field: F) => z.ZodType<ValueOf<F>>

/** Slugs, and those of the reserved addresses that are none, such as file names. */
const slugPattern = (reserved: readonly string[]): RegExp => {
  const names = reserved.filter((name) => name.includes('.')).map((name) => name.replaceAll('.', '\\.'))
  return new RegExp(`^(?:${['[a-z0-9]+(-[a-z0-9]+)*', ...names].join('|')})$`)
}

/** Maximum length of a choice that hooks know. */
const CHOICE_LENGTH = 500

/** Schema of each field type. A new type does not compile until it is here. */
const schemas: { [K in Kind]: (field: FieldOf<K>) => z.ZodType<Values[K]> } = {
  text: ({ isRequired, maxLength, format }) => filled(line(maxLength, format), isRequired),
  longText: ({ isRequired, maxLength }) => filled(limited(maxLength), isRequired),
  markdown: ({ isRequired, maxLength }) =>
    filled(limited(maxLength), isRequired).refine(isWithinMarkdownLimits, validation.markdownTooDense),
  // A reserved address of the field is no malformed slug: the repository refuses it as a conflict.
  slug: ({ maxLength, reserved = [] }) =>
    limited(maxLength)
      .regex(slugPattern(reserved), validation.slug)
      .refine(
        (value) => !/^\d+$/.test(value) && (reserved.includes(value) || !RESERVED_SLUGS.includes(value)),
        validation.slugReserved,
      )
      .meta({ examples: ['ornek-adres'] }),
  flag: () => z.boolean(),
  integer: ({ min = -LARGEST_INTEGER, max = LARGEST_INTEGER }) => z.int().min(min).max(max),
  fraction: () => z.number().min(0).max(1),
  order: () => z.int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER),
  place: () => z.int().min(1),
  image: ({ isRequired }) =>
    address(
      isRequired
        ? z.string(validation.imageMissing).overwrite(cleanText).min(1, validation.imageMissing)
        : z.string().overwrite(cleanText),
    ),
  file: () =>
    z
      .string(validation.fileMissing)
      .regex(/^\/uploads\/[0-9a-f]{64}\.pdf$/, validation.fileMissing)
      .meta({ examples: [`/uploads/${'0'.repeat(64)}.pdf`] }),
  choice: ({ choices, isOpen }) =>
    isOpen
      ? z
          .string()
          .min(1, validation.choice)
          .max(CHOICE_LENGTH)
          .meta({ examples: [choices[0]] })
      : z.enum(choices),
  icon: () => z.enum(['', ...ICON_IDENTIFIERS]),
  specs: () =>
    z.preprocess(
      refuseTwice,
      z
        .record(z.string().overwrite(cleanKey).max(FEATURE_LENGTH).min(1), limited(FEATURE_VALUE_LENGTH))
        .refine((map) => Object.keys(map).length <= 200, validation.tooManySpecs),
    ),
  time: () => z.iso.datetime(),
  items: ({ fields, min, max }) =>
    z
      .array(z.object(inputShapeOf(fields)))
      .min(min, validation.tooFewItems(min))
      .max(max, validation.tooManyItems(max)),
  relation: ({ max }) =>
    z
      .array(z.int().positive())
      .max(max, validation.tooManyItems(max))
      .refine((ids) => new Set(ids).size === ids.length, validation.relatedTwice),
  english: ({ fields }) => z.object(mapShape(fields, unfilled)) as z.ZodType<Values['english']>,
  // As administrators see and give it (`ShownTranslation`); what is stored differs.
  translation: () =>
    z.object({
      [SECOND_FIELD]: z.object({
        state: z.enum(TRANSLATION_STATES).optional(),
        fields: z.record(z.string(), z.enum(TEXT_STATES)),
        sources: z.record(z.string(), z.string()).optional(),
      }),
    }) as z.ZodType as z.ZodType<Values['translation']>,
}

/** English values are always optional, and null without a text. */
const unfilled = (field: Field) => {
  const { isRequired: _, ...optional } = field
  const own = {
    ...optional,
    isRequired: false,
    ...(field.kind === 'slug' && { reserved: field.secondReserved ?? [] }),
  }
  return schemaOf(own as Field)
    .nullable()
    .optional()
}

const limited = (maxLength: number) => z.string().overwrite(cleanText).max(maxLength)

const filled = (text: z.ZodString, isRequired: boolean) => (isRequired ? text.min(1) : text)

function line(maxLength: number, format?: Format) {
  const line = z.string().overwrite(cleanLine).max(maxLength)
  if (!format) return line
  const { pattern, example } = formats[format]
  return line
    .refine((value) => value === '' || (pattern.test(value) && (format !== 'day' || isDay(value))), validation[format])
    .meta({ examples: [example] })
}

/** Trims the name of a specification, except for the mark that keeps its position (`specKeyOf`). */
const cleanKey = (key: string) => (specNameOf(key) === key ? cleanText(key) : specKeyOf(cleanText(key)))

/** Refuses names of specifications that are equal after trimming: only one of them would be stored. */
function refuseTwice(given: unknown, context: z.RefinementCtx) {
  const names = isMap(given) ? Object.keys(given).map((key) => cleanText(specNameOf(key))) : []
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name).size)
  if (twice) context.addIssue(validation.specTwice(twice))
  return given
}

const isMap = (given: unknown): given is object => typeof given === 'object' && given !== null

/** URL of a file on this site or another. */
const address = (text: z.ZodString) =>
  text
    .max(2000)
    .regex(/^$|^\/(?![/\\])|^https?:\/\//i, validation.imageUrl)
    .meta({ examples: ['/uploads/ornek.webp'] })

const pictureFacts = z.object({
  alt: z.string().optional(),
  [SECOND_FIELD]: z.object({ alt: z.string() }).optional(),
  focalX: z.number().min(0).max(1).optional(),
  focalY: z.number().min(0).max(1).optional(),
})

/** Alternative texts and focal points of a record's pictures, in responses to visitors. */
export const pictureSchemas = (fields: Fields): z.ZodRawShape =>
  hasPictures(fields)
    ? {
        pictures: z
          .record(z.string(), pictureFacts)
          .optional()
          .meta({ description: 'For visitors: alternative texts and focal points of its pictures, by URL.' }),
      }
    : {}

const hasPictures = (fields: Fields): boolean =>
  Object.values(fields).some((field) => field.kind === 'image' || (field.kind === 'items' && hasPictures(field.fields)))

/** Additional fields in requests and responses of a resource, besides the declared ones. */
export interface MoreSchemas {
  /** Input of a create or an update. */
  extraInput?: z.ZodRawShape
  /** Fields of a row in responses. */
  extraOutput?: z.ZodRawShape
}

const NO_SHAPE: z.ZodRawShape = {}

type ResourceSchemas = Record<'record' | 'row' | 'input' | 'changes', z.ZodObject>

/** Fields of every stored row besides the declared ones; times are ISO 8601 in UTC. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() }

const rowOf = (shape: z.ZodRawShape) => z.object({ id: z.int().positive(), ...shape, ...stamps })

export const anyRecord = z.looseObject({ updatedAt: z.iso.datetime() })

/** Additional fields of a translated record or singleton in the second language. */
const secondLocaleSchemas: z.ZodRawShape = {
  locale: z
    .enum(SITE_LOCALES)
    .optional()
    .meta({ description: `With \`?locale=${SECOND_LOCALE}\`.` }),
  fallback: z
    .array(z.string())
    .optional()
    .meta({ description: `With \`?locale=${SECOND_LOCALE}\`: fields that are in ${LANGUAGE_NAMES[FIRST_LOCALE]}.` }),
}

/** Additional fields of a translated resource's records in responses. */
const translatedSchemas = (fields: Fields): z.ZodRawShape =>
  'translation' in fields
    ? {
        [SECOND_FIELD]: schemaOf(fields[SECOND_FIELD]!).optional().meta({ description: 'For administrators.' }),
        translation: schemaOf(fields.translation!).optional().meta({ description: 'For administrators.' }),
        ...secondLocaleSchemas,
        alternates: z
          .object({ [FIRST_LOCALE]: z.string(), [SECOND_FIELD]: z.string().nullable() })
          .optional()
          .meta({ description: 'In open responses of one record: its slug in each language.' }),
      }
    : {}

const isTranslationField = ([name]: [string, Field]) => name === SECOND_FIELD || TRANSLATION_FIELDS.includes(name)

/** The fields that records have in responses, without those that `translatedSchemas` describes. */
const shownFieldsOf = (fields: Fields): Fields =>
  'translation' in fields
    ? Object.fromEntries(Object.entries(fields).filter((field) => !isTranslationField(field)))
    : fields

/** Request and response schemas of a declared resource, for validation and OpenAPI. */
export const resourceSchemas = (
  { fields }: { fields: Fields },
  { extraInput = NO_SHAPE, extraOutput = NO_SHAPE }: MoreSchemas = {},
): ResourceSchemas => makeResourceSchemas(fields, extraInput, extraOutput)

type Shapes = [fields: Fields, extraInput: z.ZodRawShape, extraOutput: z.ZodRawShape]

const makeResourceSchemas = memoize((...[fields, extraInput, extraOutput]: Shapes): ResourceSchemas => {
  const shown = { ...aliased(fields), ...pictureSchemas(fields), ...translatedSchemas(fields), ...extraOutput }
  const written = writtenFieldsOf({ fields })
  const shownFields = shownFieldsOf(fields)
  const states = fields.translation && { translation: schemaOf(fields.translation).optional() }
  const more = { ...optional(aliased(written)), ...states, ...extraInput }
  return {
    /** A row in responses. */
    record: rowOf({ ...shapeOf(shownFields), ...shown }),
    /** A row in lists: without large fields. */
    row: rowOf({ ...shapeOf(lightFieldsOf({ fields: shownFields })), ...shown }),
    /** Input of a create. Unknown fields are dropped. */
    input: reportNestedPaths(z.object({ ...inputShapeOf(written), ...more })),
    /** Input of an update: a field that is left out is unchanged; `updatedAt` is the precondition. */
    changes: reportNestedPaths(
      z.object({ ...optional(shapeOf(written)), ...more, updatedAt: stamps.updatedAt.optional() }),
    ),
  }
})

/** Request and response schemas of previews of unsaved values: required fields may be empty, and a new record has the id 0. */
export function previewSchemas(
  { fields }: { fields: Fields },
  more: MoreSchemas = {},
): Record<'record' | 'changes', z.ZodObject> {
  const { record, changes } = resourceSchemas({ fields: withoutRequired(fields) }, more)
  const isUnsaved = z.boolean().optional().meta({ description: 'The record has values that are not saved.' })
  return { record: record.extend({ id: z.int().min(0), isUnsaved }), changes }
}

/** Fields of which none is required. */
export const withoutRequired = memoize(
  (fields: Fields): Fields =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        // A field of the same type.
        {
          ...field,
          isRequired: false,
          ...(field.kind === 'items' && { fields: withoutRequired(field.fields) }),
        } as Field,
      ]),
    ),
)

type Shape = Record<string, z.ZodType>

const mapShape = <V>(values: Readonly<Record<string, V>>, schema: (value: V) => z.ZodType): Shape =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, schema(value)]))

const shapeOf = (fields: Fields) => mapShape(fields, schemaOf)
const optional = (shape: Shape) => mapShape(shape, (schema) => schema.optional())
/** Input of a record, or of an item in it: fields that are not required are optional. */
const inputShapeOf = (fields: Fields) =>
  mapShape(fields, (field) => (field.isRequired ? schemaOf(field) : schemaOf(field).optional()))
const aliased = (fields: Fields) => mapShape(aliasesOf({ fields }), (name) => schemaOf(fields[name]!))

const stamp = { updatedAt: z.iso.datetime().nullable() }

type SingletonSchemas = Record<'record' | 'shown' | 'changes', z.ZodObject>

/** Request and response schemas of a declared singleton, for validation and OpenAPI. */
export const singletonSchemas = ({
  fields,
  hidden = NONE_HIDDEN,
}: Pick<Singleton, 'fields' | 'hidden'>): SingletonSchemas => makeSingletonSchemas(fields, hidden)

const NONE_HIDDEN: readonly string[] = []

const makeSingletonSchemas = memoize((fields: Fields, hidden: readonly string[]): SingletonSchemas => {
  const { translation, ...own } = fields
  const seen = Object.fromEntries(Object.entries(own).filter(([name]) => !hidden.includes(name)))
  const nullable = (of: Fields) => mapShape(of, (field) => schemaOf(field).nullable())
  const states = translation && { translation: schemaOf(translation).optional() }
  return {
    /** For the editor; every field is null until the first save. */
    record: z.object({ ...nullable(own), ...states, ...stamp }),
    /** For visitors. */
    shown: z.object({ ...nullable(seen), ...pictureSchemas(own), ...(translation && secondLocaleSchemas) }),
    /** Input of a save: a field that is left out is unchanged; `updatedAt` is the precondition. */
    changes: reportNestedPaths(
      z.object({ ...optional(shapeOf(own)), ...states, updatedAt: stamp.updatedAt.optional() }),
    ),
  }
})
