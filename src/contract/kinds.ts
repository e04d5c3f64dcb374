import { z } from 'zod'
import { RESERVED_SLUGS } from './constants.ts'
import type { Endpoint } from './endpoint.ts'
import { type Format, formats } from './formats.ts'
import { ICON_IDENTIFIERS } from './iconIdentifiers.ts'
import { validation } from './texts/both/validation.ts'

/**
 * The words in which a resource describes its fields. Each kind has three faces: its schema (here), its column
 * (`server/db/columns.ts`) and its widgets (`admin/widgets`). Both of those are `Record<Kind, …>`: a new kind does
 * not compile until it has all three.
 */
export type Kind =
  | 'text'
  | 'longText'
  | 'markdown'
  | 'slug'
  | 'flag'
  | 'integer'
  | 'order'
  | 'image'
  | 'choice'
  | 'icon'
  | 'specs'
  | 'time'

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
  /** How a line of text is written. */
  format?: Format
  /** What the order of a new row grows by: (count + 1) times this. */
  step?: number
  /** Another name under which the field is accepted and shown too. */
  alias?: string
  /** Left out of lists. */
  heavy?: boolean
  /** Set by the server's rules; what a client says of it is dropped. */
  readOnly?: boolean
  /** The text field that a missing slug is made from. */
  from?: string
  /** Where a file of this field is sent, as multipart `file`, answered by `{publicUrl}`. */
  upload?: Endpoint
  /** SVG drawings are taken there too, sanitized. */
  takesSvg?: boolean
}

interface Hints {
  listed?: boolean
  searched?: boolean
  maxLength?: number
  format?: Format
  readOnly?: boolean
}

const field = <K extends Kind, S extends z.ZodType, const R extends Omit<Field<S>, 'kind' | 'schema'>>(
  kind: K,
  schema: S,
  rest: R,
) => ({ kind, schema, ...rest })

/** Room for a title of forty Turkish words. */
const LINE = 500

const limited = (maxLength: number) => z.string().trim().max(maxLength)

function line(maxLength: number, format?: Format) {
  if (!format) return limited(maxLength)
  const { pattern, example } = formats[format]
  return limited(maxLength)
    .refine((value) => value === '' || pattern.test(value), validation[format])
    .meta({ examples: [example] })
}

/** One line of text that must be there. */
export const text = ({ maxLength = LINE, ...hints }: Hints = {}) =>
  field('text', line(maxLength, hints.format).min(1), { maxLength, ...hints })

/** One line of text that may be missing. */
export const optionalText = ({ maxLength = LINE, ...hints }: Hints = {}) =>
  field('text', line(maxLength, hints.format).nullable(), { initial: null, maxLength, ...hints })

/** Paragraphs that may be missing. */
export const longText = ({ maxLength = 20_000, ...hints }: Hints = {}) =>
  field('longText', limited(maxLength).nullable(), { initial: null, maxLength, ...hints })

/** Paragraphs that must be there. */
export const message = ({ maxLength = 5_000, ...hints }: Hints = {}) =>
  field('longText', limited(maxLength).min(1), { maxLength, ...hints })

/** A text in the posts' markdown (spec section 9); left out of lists. */
export const markdown = ({ maxLength = 100_000, ...hints }: Hints = {}) =>
  field('markdown', limited(maxLength).min(1), { maxLength, heavy: true, ...hints })

/** The record's part of its public address. Never all digits (that is an id), never a reserved word. */
export const slug = ({ from, maxLength = 120 }: { from: string; maxLength?: number }) =>
  field(
    'slug',
    limited(maxLength)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validation.slug)
      .refine((value) => !/^\d+$/.test(value) && !RESERVED_SLUGS.includes(value), validation.slugReserved)
      .meta({ examples: ['ornek-adres'] }),
    { initial: '', from, maxLength },
  )

export const flag = <const H extends Pick<Hints, 'listed' | 'readOnly'>>(hints: H = {} as H) =>
  field('flag', z.boolean(), { initial: false, ...hints })

export const integer = (hints: Pick<Hints, 'listed'> = {}) =>
  field('integer', z.int().min(-1_000_000).max(1_000_000), { initial: 0, ...hints })

/** Where a row stands among the others; a new one goes last. */
export const order = ({ step, ...hints }: { step: number; listed?: boolean }) =>
  field('order', z.int().min(-1_000_000).max(1_000_000), { initial: 0, step, ...hints })

interface ImageHints {
  upload: Endpoint
  takesSvg?: boolean
  listed?: boolean
  alias?: string
}

/** The address of a file on this site, or of one elsewhere. */
const address = (text: z.ZodString) =>
  text
    .trim()
    .max(2000)
    .regex(/^$|^\/(?![/\\])|^https?:\/\//i, validation.imageUrl)
    .meta({ examples: ['/uploads/ornek.webp'] })

/** The address of a picture; files reach it through `upload`. Our own server takes none of another site, others may. */
export const image = <const H extends ImageHints>(hints: H) =>
  field('image', address(z.string()).nullable(), { initial: null, ...hints })

/** A picture that must be there. */
export const requiredImage = <const H extends ImageHints>(hints: H) =>
  field('image', address(z.string(validation.imageMissing).min(1, validation.imageMissing)), hints)

export const choice = <const C extends readonly [string, ...string[]]>(choices: C, hints: Pick<Hints, 'listed'> = {}) =>
  field('choice', z.enum(choices).nullable(), { initial: null, choices, ...hints })

/** One of the icons by name; empty shows a question mark (spec section 3). */
export const icon = (hints: Pick<Hints, 'listed'> = {}) =>
  field('icon', z.enum(['', ...ICON_IDENTIFIERS]).nullable(), { initial: null, choices: ICON_IDENTIFIERS, ...hints })

/** Technical features, name to value, in the order given: see `specNames.ts` for names that are whole numbers. */
export const specs = (hints: Pick<Hints, 'listed'> = {}) =>
  field(
    'specs',
    z
      .record(limited(100).min(1), limited(500))
      .refine((map) => Object.keys(map).length <= 100, validation.tooManySpecs),
    { initial: {}, ...hints },
  )

/** A moment: ISO 8601 in UTC. */
export const time = <const H extends Pick<Hints, 'listed' | 'readOnly'>>(hints: H = {} as H) =>
  field('time', z.iso.datetime().nullable(), { initial: null, ...hints })
