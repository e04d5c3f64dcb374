import { pathNameOf } from '../../contract/schema/resource.ts'
import { SINGLETONS_PATH } from '../../contract/schema/singleton.ts'
import { type AdminConfig, isResourceEntry, isSingletonEntry, pathBelowAdmin, pathsOf } from './definitions.ts'
import { listPath } from './paths.ts'

/** A record or a singleton as the API's answers name it. */
export interface Named {
  /** A resource's name, or what the API's paths call it; of a singleton `page-content`. */
  resource: string
  /** Of a singleton, its key. */
  id: number | string
}

/** Where it is edited in this panel; undefined where it has no screen. */
export function formPathOf({ resource, id }: Named, config: AdminConfig): string | undefined {
  for (const entry of config) {
    if (isResourceEntry(entry) && [entry.resource.name, pathNameOf(entry.resource)].includes(resource))
      return pathsOf(entry).edit(id)
    if (isSingletonEntry(entry) && resource === SINGLETONS_PATH && entry.singleton.key === id)
      return listPath(pathBelowAdmin(entry))
  }
  return undefined
}
