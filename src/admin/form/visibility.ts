import type { RaRecord } from 'ra-core'
import { hidingFlagOf, slugFieldOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'
import type { ResourceOptions } from '../resources/definitions.ts'

/** Whether a record is hidden from visitors. Servers of the specification alone hide none. */
export const isHidden = (resource: Pick<Resource, 'fields'>, record: Partial<RaRecord>): boolean =>
  record[hidingFlagOf(resource) ?? ''] === true

/** Whether the API has a flag: hiding records is no part of the specification. */
export const knowsFlag = (resource: Pick<Resource, 'fields'>, name: string, record: Partial<RaRecord>): boolean =>
  name !== hidingFlagOf(resource) || record[name] !== undefined

/** The path of a record's public page; undefined if it has none. */
export function publicAddressOf(
  { resource, isVisible: isPublic }: ResourceOptions,
  record: RaRecord,
): string | undefined {
  const slug = record[slugFieldOf(resource) ?? '']
  if (resource.page === undefined || !slug || isPublic?.(record) === false || isHidden(resource, record))
    return undefined
  return `${resource.page}/${encodeURIComponent(slug)}`
}
