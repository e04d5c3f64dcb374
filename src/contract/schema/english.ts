import { ENGLISH, type Field } from './fieldTypes.ts'

export const isTranslated = (field: Field): boolean => 'translated' in field && field.translated === true

type Values = Readonly<Record<string, unknown>>

/** Stored values with those that are given in their place; of the English, what is left out stays too. */
export function withGiven(stored: Values, given: Values): Record<string, unknown> {
  const english = given[ENGLISH]
  const all = { ...stored, ...given }
  if (typeof english !== 'object') return all
  return { ...all, [ENGLISH]: english && { ...(stored[ENGLISH] as Values | null | undefined), ...english } }
}
