import { HttpError } from 'ra-core'

/** Texts under the names of the fields that they are about; `_` is the whole. */
export type FieldErrors = Record<string, string>

/**
 * What a failed call says, whatever its dialect: `{message}`, `{title}`, `{errors}` (lists or single texts, also with
 * .NET's capitalised names), a plain JSON text, or nothing. `message` is the server's own sentence, or empty: the
 * caller then says its generic one. `body.errors` is what react-admin shows under the fields.
 */
export function failureOf(status: number, body: unknown, location?: string | null): HttpError {
  const said = lowerFirstKeys(body)
  const errors = fieldTextsOf(said.errors)
  const message = textOf(body) || textOf(said.message) || errors._ || (hasAny(errors) ? '' : textOf(said.title))
  const told = isObject(body) && { told: body }
  return new HttpError(message, status, { ...(hasAny(errors) && { errors }), ...(location && { location }), ...told })
}

/** No answer at all: no network, a closed port, a refused origin. */
export const unreachable = () => new HttpError('', 0, {})

/** Whether nobody knows if the call was carried out: no answer came, or only that of a server in between. */
export const isInterrupted = (error: unknown): boolean =>
  error instanceof HttpError && [0, 502, 503, 504].includes(error.status)

/** Where the answer to a failed call points. */
export const locationIn = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body?.location as string | undefined) : undefined

/** What else a failed call says, as it came. */
export const problemIn = (error: unknown): Readonly<Record<string, unknown>> =>
  (error instanceof HttpError && error.body?.told) || {}

export const fieldErrorsIn = (error: unknown): FieldErrors =>
  (error instanceof HttpError && (error.body?.errors as FieldErrors | undefined)) || {}

/** The server's own sentence about a failure, or the caller's. */
export const errorMessage = (error: unknown, generic: string): string =>
  (error instanceof HttpError && error.message) || generic

function fieldTextsOf(errors: unknown): FieldErrors {
  if (Array.isArray(errors)) return joined([['_', errors]])
  return joined(Object.entries(isObject(errors) ? errors : {}))
}

function joined(entries: [key: string, texts: unknown][]): FieldErrors {
  const fields: FieldErrors = {}
  for (const [key, texts] of entries) {
    const text = [texts].flat().map(textOf).filter(Boolean).join(' ')
    const name = fieldNameOf(key)
    if (text) fields[name] = fields[name] ? `${fields[name]} ${text}` : text
  }
  return fields
}

/** `ImageUrl`, `$.imageUrl` and `imageUrl[0].size` are all about `imageUrl`; our own server tells the way in lists and in English. */
function fieldNameOf(key: string): string {
  const path = key.replace(/^\$\.?/, '')
  return isInside.test(path) ? path : lowerFirst(path.split(/[.[]/)[0]!) || '_'
}

/** `values.2.title`, `en.title`. */
const isInside = /^(en|\w+\.\d+)\./

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasAny = (texts: FieldErrors) => Object.keys(texts).length > 0

const lowerFirstKeys = (value: unknown): Record<string, unknown> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [lowerFirst(key), entry])) : {}

/** A text, or the text in an object such as `{code, description}`. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  const { description, message } = lowerFirstKeys(value)
  return typeof description === 'string' ? description : typeof message === 'string' ? message : ''
}
