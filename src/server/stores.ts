import type { Resource } from '../contract/resource.ts'
import type { Singleton } from '../contract/singleton.ts'
import type { Db } from './db/tables.ts'
import type { Settings } from './process/settings.ts'
import { createStore, type Store } from './resources/createStore.ts'
import { rulesOf, singletonRulesOf } from './rules.ts'
import type { Changes } from './shared/changes.ts'
import { createSingletonStore, type SingletonStore } from './singletons/singletonStore.ts'

interface Ground {
  db: Db
  changes: Changes
  settings: Settings
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Opens the store of any resource or singleton, with the rules of its domain. */
export interface Stores {
  of(resource: Resource): Store
  ofSingleton(singleton: Pick<Singleton, 'key' | 'fields'>): SingletonStore
}

export function storesOf({ db, changes, settings, now }: Ground): Stores {
  const rules = rulesOf(settings)
  const singletonRules = singletonRulesOf(settings)
  return {
    of: (resource) => createStore(db, resource, { changes, rules: rules[resource.name], now }),
    ofSingleton: (singleton) =>
      createSingletonStore(db, singleton, { changes, rules: singletonRules[singleton.key], now }),
  }
}
