import type { Resource } from '../../contract/schema/resource.ts'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { Database } from '../platform/db/connect.ts'
import type { Db } from '../platform/db/tables.ts'
import type { Actor } from '../platform/events/actor.ts'
import type { Changes, ProcessChanges } from '../platform/events/changes.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Reader } from './resources/createReader.ts'
import type { Store } from './resources/createStore.ts'
import type { Rules } from './resources/rules.ts'
import type { SingletonReader } from './singletons/singletonReader.ts'
import type { SingletonStore } from './singletons/singletonStore.ts'

/** What the content layer stands on and offers; features pick what they need of it. */
export interface ContentServices extends Pick<Database, 'db' | 'dialect'> {
  changes: ProcessChanges
  /** Every resource that the process serves, by name. */
  resources: Record<string, Resource>
  stores: Stores
  storage: Storage
  /** Hooks of resources, by the name of the resource. */
  rules: Record<string, Rules>
  /** Milliseconds since 1970. */
  now: () => number
}

export interface StoreContext {
  db: Db
  changes: Pick<Changes, 'emit'>
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Opens the store of any resource or singleton, with the rules of its domain: to read, or to write for somebody. */
export interface Stores {
  of(resource: Resource): Reader
  ofSingleton(singleton: SingletonOf): SingletonReader
  by(actor: Actor): WritingStores
  /** The same stores with another database, as within a transaction. */
  on(context: StoreContext): Stores
}

/** The stores in which one actor writes. */
export interface WritingStores {
  of(resource: Resource): Store
  ofSingleton(singleton: SingletonOf): SingletonStore
}

export type SingletonOf = Pick<Singleton, 'key' | 'fields' | 'page'>
