import { z } from 'zod'
import { RESERVED_SLUGS } from '../constants.ts'
import { cleanText } from '../domain/cleanText.ts'
import { isWithinMarkdownLimits } from '../domain/markdownLimits.ts'
import { validation } from '../i18n/shared/validation.ts'
import type { Fields } from './fields.ts'
import type { Field, FieldOf, Kind } from './fieldTypes.ts'
import { type Format, formats } from './formats.ts'
import { ICON_IDENTIFIERS } from './iconIdentifiers.ts'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH, specKeyOf, specNameOf } from './specNames.ts'
import { isNullable, LARGEST_INTEGER, type ValueOf, type Values } from './values.ts'

/** What a client may send of a field, and what it is shown; null where a record may be without it. */
export function schemaOf<F extends Field>(field: F): z.ZodType<ValueOf<F>> {
  const known = made.get(field) ?? makeSchema(field)
  made.set(field, known)
  return known as z.ZodType<ValueOf<F>>
}

/** Each field is asked for by a dozen calls: its schema is made once. */
const made = new WeakMap<Field, z.ZodType>()

function makeSchema(field: Field): z.ZodType {
  const make = schemas[field.kind] as (field: Field) => z.ZodType
  return isNullable(field) ? make(field).nullable() : make(field)
}

/** What a value of each kind is, where there is one. A new kind does not compile until it is here. */
const schemas: { [K in Kind]: (field: FieldOf<K>) => z.ZodType<Values[K]> } = {
  text: ({ isRequired, maxLength, format }) => filled(line(maxLength, format), isRequired),
  longText: ({ isRequired, maxLength }) => filled(limited(maxLength), isRequired),
  markdown: ({ isRequired, maxLength }) =>
    filled(limited(maxLength), isRequired).refine(isWithinMarkdownLimits, validation.markdownTooDense),
  slug: ({ maxLength }) =>
    limited(maxLength)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validation.slug)
      .refine((value) => !/^\d+$/.test(value) && !RESERVED_SLUGS.includes(value), validation.slugReserved)
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
  choice: ({ choices }) => z.enum(choices),
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
      .array(z.object(groupOf(fields)))
      .min(min, validation.tooFewItems(min))
      .max(max, validation.tooManyItems(max)),
  english: ({ fields }) => z.object(mapFields(fields, unfilled)) as z.ZodType<Values['english']>,
}

const mapFields = (fields: Fields, schema: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]))

/** The fields of an item: what it may be without may be left out. */
const groupOf = (fields: Fields) =>
  mapFields(fields, (field) => (field.isRequired ? schemaOf(field) : schemaOf(field).optional()))

/** English may be missing wherever Turkish is. */
const unfilled = (field: Field) => schemaOf({ ...field, isRequired: false }).optional()

const limited = (maxLength: number) => z.string().overwrite(cleanText).max(maxLength)

const filled = (text: z.ZodString, isRequired: boolean) => (isRequired ? text.min(1) : text)

function line(maxLength: number, format?: Format) {
  if (!format) return limited(maxLength)
  const { pattern, example } = formats[format]
  return limited(maxLength)
    .refine(
      (value) => value === '' || (pattern.test(value) && (format !== 'day' || isInCalendar(value))),
      validation[format],
    )
    .meta({ examples: [example] })
}

/** Whether there is such a day, which its form alone does not say: no February has a 30th. */
const isInCalendar = (day: string) => new Date(day).toISOString().startsWith(day)

/** The name of a feature keeps the mark by which it keeps its place. */
const cleanKey = (key: string) => (specNameOf(key) === key ? cleanText(key) : specKeyOf(cleanText(key)))

/** Refuses names of features that are one once they are trimmed: only one of them would be kept. */
function refuseTwice(given: unknown, context: z.RefinementCtx) {
  const names = isMap(given) ? Object.keys(given).map((key) => cleanText(specNameOf(key))) : []
  const seen = new Set<string>()
  const twice = names.find((name) => seen.size === seen.add(name).size)
  if (twice) context.addIssue(validation.specTwice(twice))
  return given
}

const isMap = (given: unknown): given is object => typeof given === 'object' && given !== null

/** The address of a file on this site, or of one elsewhere. */
const address = (text: z.ZodString) =>
  text
    .max(2000)
    .regex(/^$|^\/(?![/\\])|^https?:\/\//i, validation.imageUrl)
    .meta({ examples: ['/uploads/ornek.webp'] })
