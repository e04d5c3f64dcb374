import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../contract/constants.ts'
import { cleanText } from '../../contract/domain/cleanText.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import { specKeyOf, specNameOf } from '../../contract/schema/values.ts'

/** A technical feature as the form edits it: unlike the keys of a map, names may be empty or equal until they are corrected. */
export interface SpecRow {
  name: string
  value: string
}

/** The rows of a stored map, in its order. */
export const rowsOf = (stored: unknown): SpecRow[] =>
  // The schema of a `specs` field.
  Object.entries((stored ?? {}) as Record<string, string>).map(([key, value]) => ({ name: specNameOf(key), value }))

/** The map of the rows, in their order; empty rows are left out. */
export const specsOf = (rows: unknown): Record<string, string> =>
  Object.fromEntries(
    // Made by `rowsOf`, and edited by `SpecsInput`.
    filled(rows as SpecRow[] | undefined).map(({ name, value }) => [specKeyOf(cleanText(name)), cleanText(value)]),
  )

/** Why the rows are no map, and in which rows. */
export function specsError(rows: readonly SpecRow[], messages: AdminTexts['specs']) {
  const names = filled(rows).map(({ name }) => cleanText(name))
  const twice = names.find((name, index) => name && names.indexOf(name) < index)
  if (twice) return { message: messages.duplicate(twice), isIn: ({ name }: SpecRow) => cleanText(name) === twice }
  const nameless = ({ name, value }: SpecRow) => !cleanText(name) && cleanText(value) !== ''
  if (rows.some(nameless)) return { message: messages.nameless, isIn: nameless }
  const tooLong = ({ name, value }: SpecRow) => name.length > FEATURE_LENGTH || value.length > FEATURE_VALUE_LENGTH
  if (rows.some(tooLong)) return { message: messages.tooLong, isIn: tooLong }
  return undefined
}

const filled = (rows: readonly SpecRow[] = []) => rows.filter(({ name, value }) => cleanText(name) || cleanText(value))
