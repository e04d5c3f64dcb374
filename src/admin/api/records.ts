import type { RaRecord } from 'ra-core'
import { aliasesOf, writtenNamesOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'

/** What is sent of a record: all that its declaration lets be written, as far as it is known. */
export const inputOf = (
  declared: Pick<Resource, 'fields' | 'extraInput'>,
  data: Partial<RaRecord>,
): Partial<RaRecord> =>
  Object.fromEntries(writtenNamesOf(declared).flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])))

/** A record under its declared names, where a server knows a field by the other one alone. */
export function underOwnNames<R extends RaRecord>(resource: Pick<Resource, 'fields'>, record: R): R {
  const known = Object.entries(aliasesOf(resource)).map(([alias, name]) => [name, record[name] ?? record[alias]])
  return { ...record, ...Object.fromEntries(known) }
}

/** What comes while one reads pushes the last row of a page to the next one, where it stands again. */
export const once = <R extends Pick<RaRecord, 'id'>>(rows: readonly R[]): R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Whether an answer shows the record itself; it may as well be an id, an empty object or nothing. */
export const isEntity = (answer: unknown): answer is RaRecord =>
  typeof answer === 'object' && answer !== null && 'id' in answer && Object.keys(answer).length > 1

/** The id that an answer tells, alone or in an object. */
export function idIn(answer: unknown): number | undefined {
  const told = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
  return (typeof told === 'number' || (typeof told === 'string' && told !== '')) && Number.isInteger(Number(told))
    ? Number(told)
    : undefined
}
