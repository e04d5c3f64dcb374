import type { Identifier } from 'ra-core'
import { type Access, endpointOf, fillEndpoint } from '../../contract/schema/endpoint.ts'
import type { Toggle } from '../../contract/schema/resource.ts'

/**
 * Method and path of a call. The id fills the parameter, whatever its name (`:id`, `:idOrSlug`); several are filled by the
 * segments of an id such as `products/9`.
 */
export function callOf(access: Access, id: Identifier = '') {
  const endpoint = endpointOf(access)
  const names = Array.from(endpoint.matchAll(/:(\w+)/g), ([, name]) => name!)
  const values = names.length > 1 ? String(id).split('/') : [id]
  return fillEndpoint(endpoint, Object.fromEntries(names.map((name, index) => [name, values[index]!])))
}

/** Whether a flag has a single endpoint, which flips it. */
export const isFlip = (toggle: Toggle | undefined): boolean => !(typeof toggle === 'object' && 'on' in toggle)

/** Endpoint that sets a flag to `value`: its flipping endpoint, or one of its two. */
export const toggleCallOf = (toggle: Toggle | undefined, value: boolean): Access | undefined =>
  typeof toggle === 'object' && 'on' in toggle ? (value ? toggle.on : toggle.off) : toggle
