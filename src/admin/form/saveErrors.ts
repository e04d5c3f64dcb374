import { HttpError } from 'ra-core'
import { fieldAt } from '../../contract/schema/fields.ts'
import { fieldErrorsIn } from '../api/failure.ts'
import type { FormDefinition } from '../resources/definitions.ts'

/** The record has changed since it was loaded. A slug that is taken is a 409 too, but an error of its field. */
export const isConflict = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && Object.keys(fieldErrorsIn(error)).length === 0

/** The record no longer exists. */
export const isNotFound = (error: unknown) => error instanceof HttpError && error.status === 404

/** There was no response at all. */
export const isUnreachable = (error: unknown) => error instanceof HttpError && error.status === 0

/**
 * The message of a failed save: ours of a conflict, else the server's, else that fields are invalid, else the generic one.
 * Errors of fields that the form does not have are added: there is nowhere else to show them.
 */
export function saveErrorMessage(
  error: unknown,
  { fields }: Pick<FormDefinition, 'fields'>,
  messages: { generic: string; invalid: string; conflict: string },
): string {
  const texts = Object.entries(fieldErrorsIn(error))
  const strays = texts.filter(([name]) => name !== '_' && !fieldAt(fields, name)).map(([, text]) => text)
  const isAboutFields = texts.some(([name]) => fieldAt(fields, name))
  const own = isConflict(error) && messages.conflict
  const message = own || (error instanceof HttpError && error.message) || (isAboutFields ? messages.invalid : '')
  return [message, ...strays].filter(Boolean).join(' ') || messages.generic
}
