import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { validation } from './texts/validation.ts'

/**
 * The words in which a resource describes its fields. Each kind has three faces: its schema (here), its column
 * (`server/db/columns.ts`) and its widgets (`admin/widgets`). Both of those are `Record<Kind, …>`: a new kind does
 * not compile until it has all three.
 */
export type Kind = 'text' | 'longText' | 'slug' | 'flag' | 'integer' | 'image' | 'choice' | 'specs' | 'time'

export interface Field<S extends z.ZodType = z.ZodType, K extends Kind = Kind> {
  kind: K
  /** What a stored value is. It carries no default: zod would apply it to partial updates too. */
  schema: S
  /** What a new record gets when it does not say; absent means that the field is required. */
  initial?: z.output<S>
  /** Shown in the admin's list. */
  listed?: boolean
  /** Found by the search box. */
  searched?: boolean
  /** Longest text, in characters. */
  maxLength?: number
  choices?: readonly string[]
  /** The text field that a missing slug is made from. */
  from?: string
  /** Where a file of this field is sent, as multipart `file`, answered by `{publicUrl}`. */
  upload?: Endpoint
}

interface Hints {
  listed?: boolean
  searched?: boolean
  maxLength?: number
}

const field = <K extends Kind, S extends z.ZodType, const R extends Omit<Field<S>, 'kind' | 'schema'>>(
  kind: K,
  schema: S,
  rest: R,
) => ({ kind, schema, ...rest })

const limited = (maxLength: number) => z.string().trim().max(maxLength)

/** One line of text that must be there. */
export const text = ({ maxLength = 200, ...hints }: Hints = {}) =>
  field('text', limited(maxLength).min(1), { maxLength, ...hints })

/** One line of text that may be missing. */
export const optionalText = ({ maxLength = 200, ...hints }: Hints = {}) =>
  field('text', limited(maxLength).nullable(), { initial: null, maxLength, ...hints })

/** Paragraphs that may be missing. */
export const longText = ({ maxLength = 20_000, ...hints }: Hints = {}) =>
  field('longText', limited(maxLength).nullable(), { initial: null, maxLength, ...hints })

/** Literal path segments that stand where a slug could: `/products/featured`. */
export const RESERVED_SLUGS: readonly string[] = ['featured', 'admin']

/** The slug of a record whose name holds nothing that can stand in an address. */
export const FALLBACK_SLUG = 'sayfa'

/** The record's part of its public address. Never all digits (that is an id), never a reserved word. */
export const slug = ({ from, maxLength = 120 }: { from: string; maxLength?: number }) =>
  field(
    'slug',
    limited(maxLength)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validation.slug)
      .refine((value) => !/^\d+$/.test(value) && !RESERVED_SLUGS.includes(value), validation.slugReserved),
    { initial: '', from, maxLength },
  )

export const flag = (hints: Pick<Hints, 'listed'> = {}) => field('flag', z.boolean(), { initial: false, ...hints })

export const integer = (hints: Pick<Hints, 'listed'> = {}) =>
  field('integer', z.int().min(-1_000_000).max(1_000_000), { initial: 0, ...hints })

/** The address of a picture, on this site or elsewhere; files reach it through `upload`. */
export const image = ({ upload, ...hints }: { upload: Endpoint; listed?: boolean }) =>
  field(
    'image',
    limited(2000)
      .regex(/^$|^\/(?![/\\])|^https?:\/\//i, validation.imageUrl)
      .nullable(),
    { initial: null, upload, ...hints },
  )

export const choice = <const C extends readonly [string, ...string[]]>(choices: C, hints: Pick<Hints, 'listed'> = {}) =>
  field('choice', z.enum(choices).nullable(), { initial: null, choices, ...hints })

/** Technical features, name to value, in the order given. */
export const specs = (hints: Pick<Hints, 'listed'> = {}) =>
  field(
    'specs',
    z
      .record(limited(100).min(1), limited(500))
      .refine((map) => Object.keys(map).length <= 100, validation.tooManySpecs),
    { initial: {}, ...hints },
  )

/** A moment: ISO 8601 in UTC. */
export const time = (hints: Pick<Hints, 'listed'> = {}) =>
  field('time', z.iso.datetime().nullable(), { initial: null, ...hints })
