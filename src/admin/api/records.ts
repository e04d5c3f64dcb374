import type { RaRecord } from 'ra-core'
import { aliasesOf, writtenNamesOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'

/** Input of a save: the writable fields of the record that are known, and the states of English texts. */
export const inputOf = (
  declared: Pick<Resource, 'fields' | 'extraInput'>,
  data: Partial<RaRecord>,
): Partial<RaRecord> =>
  Object.fromEntries(
    [...writtenNamesOf(declared), ...('translation' in declared.fields ? ['translation'] : [])].flatMap((name) =>
      data[name] === undefined ? [] : [[name, data[name]]],
    ),
  )

/** A record with its declared field names, if the server has only their aliases. */
export function underOwnNames<R extends RaRecord>(resource: Pick<Resource, 'fields'>, record: R): R {
  const known = Object.entries(aliasesOf(resource)).map(([alias, name]) => [name, record[name] ?? record[alias]])
  return { ...record, ...Object.fromEntries(known) }
}

/** Removes duplicates: a new record moves the last row of a page to the next page, where it is read again. */
export const withoutDuplicates = <R extends Pick<RaRecord, 'id'>>(rows: readonly R[]): R[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
]

/** Whether a response is the record itself; it may be an id, an empty object or nothing. */
export const isEntity = (response: unknown): response is RaRecord =>
  typeof response === 'object' && response !== null && 'id' in response && Object.keys(response).length > 1

/** Id of a created record whose id is not in the response; real ids are positive. */
export const UNKNOWN_ID = 0

/** The id in a response, alone or in an object. */
export function idIn(response: unknown): number | undefined {
  const id = typeof response === 'object' && response !== null && 'id' in response ? response.id : response
  return (typeof id === 'number' || (typeof id === 'string' && id !== '')) && Number.isInteger(Number(id))
    ? Number(id)
    : undefined
}
