import { type Fields, isWritten } from '../schema/fields.ts'
import { ENGLISH } from '../schema/fieldTypes.ts'
import { isTranslated } from '../schema/words.ts'
import { fold } from './turkish.ts'

/** What search reads of a record, folded: each searched field in a line of its own, the name that people call it by first. */
export const searchTextOf = (fields: Fields, record: Readonly<Record<string, unknown>>): string =>
  Object.keys(fields)
    .filter((name) => fields[name]!.searched)
    .map((name) => fold(wordsOf(fields, name, record)))
    .join('\n')

/** What a field says, and the same in English where that was written. */
function wordsOf(fields: Fields, name: string, record: Readonly<Record<string, unknown>>): string {
  const field = fields[name]!
  const words = field.kind === 'items' ? itemsWords(field.fields, record[name]) : wordsIn(record[name])
  const english = isTranslated(field) && wordsIn((record[ENGLISH] as typeof record | null | undefined)?.[name])
  return english ? `${words} ${english}` : words
}

/** Of a list of small things, what is written in each. */
const itemsWords = (fields: Fields, items: unknown): string =>
  ((items ?? []) as Readonly<Record<string, unknown>>[])
    .flatMap((item) =>
      Object.keys(fields)
        .filter((name) => isWritten(fields[name]!))
        .map((name) => wordsOf(fields, name, item)),
    )
    .filter(Boolean)
    .join(' ')

/** Of a table of features, their names and values. */
const wordsIn = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat().join(' ') : String(value ?? '')
