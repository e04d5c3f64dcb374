import type { RaRecord } from 'ra-core'
import { slugFieldOf } from '../../contract/schema/fields.ts'
import type { ResourceEntry } from '../entries/entries.ts'
import { isHidden } from './hidden.ts'

/** Where visitors find a record; undefined where they do not. */
export function publicAddressOf({ resource, isPublic }: ResourceEntry, record: RaRecord): string | undefined {
  const slug = record[slugFieldOf(resource) ?? '']
  if (!resource.page || !slug || isPublic?.(record) === false || isHidden(resource, record)) return undefined
  return `${resource.page}/${encodeURIComponent(slug)}`
}
