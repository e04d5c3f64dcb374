import { pictures } from '../../../../contract/resources/pictures/pictures.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import { singletons } from '../../../../contract/singletons/index.ts'
import { createReader } from '../../../content/resources/createReader.ts'
import { createStore } from '../../../content/resources/createStore.ts'
import type { Rules } from '../../../content/resources/rules.ts'
import type { Stores } from '../../../content/stores.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { pictureRules } from './pictureRules.ts'

/** What the library stands on. */
export interface LibraryGround extends TransactionContext {
  storage: Storage
  /** Everything that is declared to be served. */
  resources: Record<string, Resource>
  stores: Stores
  /** Milliseconds since 1970. */
  now: () => number
}

interface Library {
  resource: typeof pictures
  rules: Rules
  stores: Stores
}

/** The library of pictures as a resource, whose rules know all that may show a picture and where its files are. */
export function libraryOf(services: LibraryGround): Library {
  const { resources } = services
  const rules = pictureRules({ resources, singletons }, services)
  const on = (ground: Parameters<Stores['on']>[0], others: Stores): Stores => {
    const { db, changes, now } = ground
    return {
      of: (resource) => createReader(db, resource, { rules, now }),
      ofSingleton: others.ofSingleton,
      by: (actor) => ({
        of: (resource) => createStore(db, resource, { actor, changes, rules, now }),
        ofSingleton: others.by(actor).ofSingleton,
      }),
      on: (next) => on({ now, ...next }, others.on(next)),
    }
  }
  return { resource: pictures, rules, stores: on(services, services.stores) }
}
