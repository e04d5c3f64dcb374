import { HttpError } from 'ra-core'

/** Error messages by field; `_` for the whole record. */
export type FieldErrors = Record<string, string>

/**
 * Error of a failed request in any dialect: `{message}`, `{title}`, `{errors}` (lists or single texts, also with .NET's
 * capitalised names), a plain JSON text, or nothing. `message` is the server's own, or empty: then the caller shows a
 * generic one. React-admin shows `body.errors` under the fields.
 */
export function failureOf(status: number, body: unknown, location?: string | null): HttpError {
  const fields = lowerFirstKeys(body)
  const errors = fieldTextsOf(fields.errors)
  const message = textOf(body) || textOf(fields.message) || errors._ || (hasAny(errors) ? '' : textOf(fields.title))
  const problem = isObject(body) && { problem: body }
  return new HttpError(message, status, {
    ...(hasAny(errors) && { errors }),
    ...(location && { location }),
    ...problem,
  })
}

/** No response: no network, a closed port, a refused origin. */
export const unreachable = () => new HttpError('', 0, {})

/** Whether it is unknown if the call was carried out: there was no response, or only that of a proxy. */
export const isInterrupted = (error: unknown): boolean =>
  error instanceof HttpError && [0, 502, 503, 504].includes(error.status)

/** `Location` of a failed call. */
export const locationIn = (error: unknown): string | undefined =>
  error instanceof HttpError ? (error.body?.location as string | undefined) : undefined

/** The unchanged body of a failed call (problem details). */
export const problemIn = (error: unknown): Readonly<Record<string, unknown>> =>
  (error instanceof HttpError && error.body?.problem) || {}

export const fieldErrorsIn = (error: unknown): FieldErrors =>
  (error instanceof HttpError && (error.body?.errors as FieldErrors | undefined)) || {}

/** The server's own error message, or the caller's. */
export const errorMessage = (error: unknown, generic: string): string =>
  (error instanceof HttpError && error.message) || generic

/** Parses JSON; undefined if the text is not JSON. */
export function jsonIn(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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

/** Field of an error: `ImageUrl`, `$.imageUrl` and `imageUrl[0].size` are all `imageUrl`. Paths of our own server in arrays and in English stay. */
function fieldNameOf(key: string): string {
  const path = key.replace(/^\$\.?/, '')
  return NESTED.test(path) ? path : lowerFirst(path.split(/[.[]/)[0]!) || '_'
}

/** `values.2.title`, `en.title`. */
const NESTED = /^(en|\w+\.\d+)\./

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const hasAny = (texts: FieldErrors) => Object.keys(texts).length > 0

const lowerFirstKeys = (value: unknown): Record<string, unknown> =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [lowerFirst(key), each])) : {}

/** A text, or the text in an object such as `{code, description}`. */
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.trim()
  const { description, message } = lowerFirstKeys(value)
  return typeof description === 'string' ? description : typeof message === 'string' ? message : ''
}
