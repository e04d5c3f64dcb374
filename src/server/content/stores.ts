import { pathNameOf, type Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { Database } from '../platform/db/connect.ts'
import type { ProcessChanges } from '../platform/db/transaction.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Hooks, SharedHooks } from './resources/hooks.ts'
import { createRepository, type Repository } from './resources/repository.ts'
import {
  createSingletonLoader,
  createSingletonRepository,
  type Declared,
  type SingletonHooks,
  type SingletonRepository,
} from './singletons/singletonRepository.ts'

/**
 * Dependencies of content and features: database, change events, repositories, file storage, clock. Features use a part
 * of them.
 */
export interface ContentServices extends Pick<Database, 'db' | 'dialect'> {
  changes: ProcessChanges
  /** All resources that the process serves, by name. */
  resources: Record<string, Resource>
  stores: Stores
  storage: Storage
  /** Hooks of the declared resources, by name. */
  hooks: Record<string, Hooks>
  /** Milliseconds since 1970. */
  now: () => number
}

/** The repositories of all declared resources and singletons, created once per process. */
export interface Stores {
  of(resource: Pick<Resource, 'name'>): Repository
  ofSingleton(singleton: Pick<Singleton, 'key'>): SingletonRepository
  /** Repositories of resources by their names in API paths. */
  byPath: ReadonlyMap<string, Repository>
  /** All repositories of singletons, by key. */
  singletons: ReadonlyMap<string, SingletonRepository>
  /** Hooks of all resources and singletons. */
  shared: SharedHooks
}

interface Declarations {
  resources: readonly Resource[]
  singletons: readonly (Singleton & Declared)[]
  /** Hooks of resources by name, and of singletons by key. */
  hooks: Readonly<Record<string, Hooks>>
  singletonHooks: Readonly<Record<string, SingletonHooks>>
  shared: SharedHooks
}

export function createStores({ resources, singletons, hooks, singletonHooks, shared }: Declarations): Stores {
  const repositories = resources.map((resource) => createRepository(resource, { hooks: hooks[resource.name], shared }))
  const byName = new Map(repositories.map((repository) => [repository.resource.name, repository]))
  const load = createSingletonLoader()
  const byKey = new Map(
    singletons.map((singleton) => [
      singleton.key,
      createSingletonRepository(singleton, { hooks: singletonHooks[singleton.key], shared, load }),
    ]),
  )
  return {
    of: ({ name }) => known(byName.get(name), name),
    ofSingleton: ({ key }) => known(byKey.get(key), key),
    byPath: new Map(repositories.map((repository) => [pathNameOf(repository.resource), repository])),
    singletons: byKey,
    shared,
  }
}

function known<T>(repository: T | undefined, name: string): T {
  if (!repository) throw new Error(`stores were created without the declaration of ${name}`)
  return repository
}
