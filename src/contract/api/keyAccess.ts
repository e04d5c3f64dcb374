import { type Access, endpointOf, isOpen, keyed, parseEndpoint } from '../schema/endpoint.ts'
import type { Resource } from '../schema/resource.ts'
import type { Singleton } from '../schema/singleton.ts'
import type { KeyAccess } from './endpoints.ts'

type Declared = Pick<Resource, 'endpoints'> | Pick<Singleton, 'read'>

/** Whether visitors may read some of it: that is what makes it content. */
export function isContent(declared: Declared): boolean {
  if ('read' in declared) return isOpen(declared.read)
  const { list, read, lists, reads } = declared.endpoints
  return [list, read, ...Object.values({ ...lists, ...reads })].some((access) => access && isOpen(access))
}

/** Whether programs are let in to any of it: what visitors read, and what its declaration says is theirs. */
export const isForPrograms = (resource: Pick<Resource, 'endpoints'>): boolean =>
  isContent(resource) || typeof resource.endpoints.list !== 'string'

/** The access of a declared endpoint: what the administrator may do with content, programs may by their keys. */
export const accessIn = (declared: Declared, access: Access): Access =>
  typeof access === 'string' && isContent(declared) ? keyed(access) : access

/** What a key must be for, to be let in; undefined where none is. */
export function keyAccessOf(access: Access): KeyAccess | undefined {
  if (typeof access === 'string' || !('keyed' in access)) return undefined
  return parseEndpoint(endpointOf(access)).method === 'GET' ? 'read' : 'write'
}

/** Whether a key that is for so much may make a call that asks for so much. */
export const covers = (has: KeyAccess, asked: KeyAccess | undefined): boolean =>
  asked !== undefined && (has === 'write' || has === asked)
