import { HttpError } from 'ra-core'
import { fieldAt } from '../../contract/schema/fields.ts'
import { fieldTextsIn } from '../api/failure.ts'
import type { Subject } from '../entries/entries.ts'

/** Somebody else has changed the record meanwhile; a taken address is a conflict too, but stands under its field. */
export const isStale = (error: unknown) =>
  error instanceof HttpError && error.status === 409 && Object.keys(fieldTextsIn(error)).length === 0

/** The record is not there any more. */
export const isGone = (error: unknown) => error instanceof HttpError && error.status === 404

/** Nobody answered at all. */
export const isUnreachable = (error: unknown) => error instanceof HttpError && error.status === 0

/**
 * What the bar says of a failed save: the server's sentence, or ours of a stale one where there is one; else that fields are
 * at fault, else the generic one. Texts about fields that the form does not have are added, or nobody would see them.
 */
export function failureSentence(
  error: unknown,
  { fields }: Pick<Subject, 'fields'>,
  sentences: { generic: string; invalid: string; stale: string },
): string {
  const texts = Object.entries(fieldTextsIn(error))
  const strays = texts.filter(([name]) => name !== '_' && !fieldAt(fields, name)).map(([, text]) => text)
  const isAboutFields = texts.some(([name]) => fieldAt(fields, name))
  const own = isStale(error) && sentences.stale
  const said = own || (error instanceof HttpError && error.message) || (isAboutFields ? sentences.invalid : '')
  return [said, ...strays].filter(Boolean).join(' ') || sentences.generic
}
