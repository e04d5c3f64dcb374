import { type Access, endpointOf, isKeyed, isOpen, keyed, parseEndpoint } from '../schema/endpoint.ts'
import type { Resource } from '../schema/resource.ts'
import type { Singleton } from '../schema/singleton.ts'
import type { KeyAccess } from './endpoints.ts'

type Declared = Pick<Resource, 'endpoints'> | Pick<Singleton, 'read'>

/** Whether visitors may read any of it. */
export function isPublic(declared: Declared): boolean {
  if ('read' in declared) return isOpen(declared.read)
  const { list, read, lists, reads } = declared.endpoints
  return [list, read, ...Object.values({ ...lists, ...reads })].some((access) => access && isOpen(access))
}

/** Whether API keys may read any of it: what is public, and resources whose list is declared as keyed. */
export const allowsApiKeys = (resource: Pick<Resource, 'endpoints'>): boolean =>
  isPublic(resource) || isKeyed(resource.endpoints.list)

/** Access of an endpoint: API keys may use the administrator's endpoints of what is public. */
export const accessIn = (declared: Declared, access: Access): Access =>
  typeof access === 'string' && isPublic(declared) ? keyed(access) : access

/** The API-key permission that an endpoint requires; undefined if API keys are not accepted. */
export function keyAccessOf(access: Access): KeyAccess | undefined {
  if (!isKeyed(access)) return undefined
  return parseEndpoint(endpointOf(access)).method === 'GET' ? 'read' : 'write'
}

/** Whether a key's permission is enough for an endpoint. */
export const covers = (has: KeyAccess, required: KeyAccess | undefined): boolean =>
  required !== undefined && (has === 'write' || has === required)
