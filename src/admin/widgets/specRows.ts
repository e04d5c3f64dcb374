import { cleanText } from '../../contract/domain/plainText.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH, specKeyOf, specNameOf } from '../../contract/schema/values.ts'

/** One technical feature while it is edited: a name may be empty, or stand twice, until it is mended. */
export interface SpecRow {
  name: string
  value: string
}

/** The rows of a stored map, in its order. */
export const rowsOf = (stored: unknown): SpecRow[] =>
  Object.entries((stored ?? {}) as Record<string, string>).map(([key, value]) => ({ name: specNameOf(key), value }))

/** The map of the rows, in their order. Rows with nothing in them are left out. */
export const specsOf = (rows: unknown): Record<string, string> =>
  Object.fromEntries(
    filled(rows as SpecRow[] | undefined).map(({ name, value }) => [specKeyOf(cleanText(name)), cleanText(value)]),
  )

/** What keeps the rows from being a map, in a sentence for people, and in which rows it is. */
export function faultOf(rows: readonly SpecRow[] | undefined, words: AdminTexts['specs']) {
  const names = filled(rows).map(({ name }) => cleanText(name))
  const twice = names.find((name, index) => name && names.indexOf(name) < index)
  if (twice) return { sentence: words.duplicate(twice), isIn: ({ name }: SpecRow) => cleanText(name) === twice }
  const nameless = ({ name, value }: SpecRow) => !cleanText(name) && cleanText(value) !== ''
  if (rows?.some(nameless)) return { sentence: words.nameless, isIn: nameless }
  const tooLong = ({ name, value }: SpecRow) => name.length > FEATURE_LENGTH || value.length > FEATURE_VALUE_LENGTH
  if (rows?.some(tooLong)) return { sentence: words.tooLong, isIn: tooLong }
  return undefined
}

const filled = (rows: readonly SpecRow[] = []) => rows.filter(({ name, value }) => cleanText(name) || cleanText(value))
