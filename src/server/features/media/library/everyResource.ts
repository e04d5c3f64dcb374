import { pathNameOf } from '../../../../contract/schema/pathName.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { Rules } from '../../../content/resources/rules.ts'
import type { Stores } from '../../../content/stores.ts'
import { type LibraryGround, libraryOf } from './library.ts'

/** A resource with its rules, and the stores in which it is read and written. */
export interface Known {
  resource: Resource
  rules?: Rules | undefined
  stores: Pick<Stores, 'of' | 'by' | 'on'>
}

/** Every resource by what the API's paths call it, the library of pictures among them. */
export type EveryResource = Readonly<Record<string, Known>>

export function everyResourceOf(services: LibraryGround & { rules: Record<string, Rules> }): EveryResource {
  const { resources, rules, stores } = services
  const declared: Known[] = Object.values(resources).map((resource) => ({
    resource,
    rules: rules[resource.name],
    stores,
  }))
  return Object.fromEntries([...declared, libraryOf(services)].map((known) => [pathNameOf(known.resource), known]))
}
