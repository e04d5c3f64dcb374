import { FEATURE_LENGTH, FEATURE_VALUE_LENGTH } from '../../contract/constants.ts'
import { cleanText } from '../../contract/domain/cleanText.ts'
import type { AdminTexts } from '../../contract/i18n/admin/admin.ts'
import { specKeyOf, specNameOf } from '../../contract/schema/values.ts'

/**
 * A technical feature as the form edits it: unlike the keys of a map, names may be empty or equal until they are corrected.
 * Translated ones have their English beside them, so that they move together.
 */
export interface SpecRow {
  name: string
  value: string
  enName?: string
  enValue?: string
}

type Specs = Record<string, string>

const entriesOf = (stored: unknown): [name: string, value: string][] =>
  // The schema of a `specs` field.
  Object.entries((stored ?? {}) as Specs).map(([key, value]) => [specNameOf(key), value])

/** The rows of a stored map, in its order; with those of its English map beside them, one for one. */
export function rowsOf(stored: unknown, { english }: { english?: unknown } = {}): SpecRow[] {
  const [own, translated] = [entriesOf(stored), entriesOf(english)]
  if (english === undefined) return own.map(([name, value]) => ({ name, value }))
  return Array.from({ length: Math.max(own.length, translated.length) }, (_, at) => {
    const [[name, value] = ['', ''], [enName, enValue] = ['', '']] = [own[at], translated[at]]
    return { name, value, enName, enValue }
  })
}

/** The map of the rows, in their order; empty rows are left out. */
export const specsOf = (rows: unknown): Specs =>
  // Made by `rowsOf`, and edited by `SpecsInput`.
  mapOf(filled(rows as SpecRow[] | undefined))

/**
 * The English map of the rows: what is not translated stays as it is in Turkish, so that both maps have the same rows. Without
 * any English it is empty; the stored one stays where nothing was changed.
 */
export function englishSpecsOf(rows: unknown, stored: unknown): unknown {
  const all = (rows ?? []) as SpecRow[]
  const given = all.filter(isTranslated)
  const isPrefix = all.slice(0, given.length).every(isTranslated)
  const isUnchanged =
    JSON.stringify(given.map(({ enName, enValue }) => [enName, enValue])) === JSON.stringify(entriesOf(stored))
  if (isUnchanged && isPrefix) return stored
  return given.length > 0 ? mapOf(filled(all.map(inEnglish))) : {}
}

const isTranslated = ({ enName, enValue }: SpecRow) => cleanText(enName ?? '') !== '' || cleanText(enValue ?? '') !== ''

/** A row as the English page shows it. */
export const inEnglish = ({ name, value, enName, enValue }: SpecRow): SpecRow => ({
  name: cleanText(enName ?? '') || name,
  value: cleanText(enValue ?? '') || value,
})

/** Rows with the English of others, in the same places. */
export const withEnglishOf = (rows: unknown, others: unknown): SpecRow[] =>
  ((rows ?? []) as SpecRow[]).map((row, at) => {
    const { enName = '', enValue = '' } = ((others ?? []) as SpecRow[])[at] ?? {}
    return { ...row, enName, enValue }
  })

const mapOf = (rows: readonly SpecRow[]): Specs =>
  Object.fromEntries(rows.map(({ name, value }) => [specKeyOf(cleanText(name)), cleanText(value)]))

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
