import type { Fields } from './fields.ts'
import { fold } from './turkish.ts'

/** What search reads of a record, folded: each searched field in a line of its own, the name that people call it by first. */
export const searchTextOf = (fields: Fields, record: Readonly<Record<string, unknown>>): string =>
  Object.keys(fields)
    .filter((name) => fields[name]!.searched)
    .map((name) => fold(wordsIn(record[name])))
    .join('\n')

/** Of a table of features, their names and values. */
const wordsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat().join(' ') : String(value ?? '')
