import type { Identifier, RaRecord } from 'ra-core'
import { type Access, endpointOf, fillEndpoint } from '../../contract/endpoint.ts'
import { type Resource, type Toggle, titleFieldOf } from '../../contract/resource.ts'

/** Method and path of a call; whatever a declaration names its parameter (`:id`, `:idOrSlug`), it is the id. */
export function callOf(access: Access, id: Identifier = '') {
  const endpoint = endpointOf(access)
  const names = Array.from(endpoint.matchAll(/:(\w+)/g), ([, name]) => name!)
  return fillEndpoint(endpoint, Object.fromEntries(names.map((name) => [name, id])))
}

/** The call that makes a flag `value`: its one flipping call, or that of its two. */
export const toggleCallOf = (toggle: Toggle | undefined, value: boolean): Access | undefined =>
  typeof toggle === 'object' && 'on' in toggle ? (value ? toggle.on : toggle.off) : toggle

/** What is sent of a record: its declared fields, as far as they are known. */
export const inputOf = ({ fields }: Resource, data: Partial<RaRecord>): Partial<RaRecord> =>
  Object.fromEntries(Object.keys(fields).flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]])))

/** Where a search without a server's help looks: the declared fields, else the name. */
export function searchedFieldsOf(resource: Resource): string[] {
  const searched = Object.keys(resource.fields).filter((name) => resource.fields[name]!.searched)
  return searched.length > 0 ? searched : [titleFieldOf(resource)]
}

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
