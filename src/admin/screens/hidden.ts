import type { RaRecord } from 'ra-core'
import { hidingFlagOf } from '../../contract/schema/fields.ts'
import type { Resource } from '../../contract/schema/resource.ts'

/** Whether visitors do not see a record. A server that knows no such thing shows all. */
export const isHidden = (resource: Pick<Resource, 'fields'>, record: Partial<RaRecord>): boolean =>
  record[hidingFlagOf(resource) ?? ''] === true

/** Whether a server may know a flag of a record: that something is hidden is no part of the specification. */
export const mayKnowFlag = (resource: Pick<Resource, 'fields'>, name: string, record: Partial<RaRecord>): boolean =>
  name !== hidingFlagOf(resource) || record[name] !== undefined
