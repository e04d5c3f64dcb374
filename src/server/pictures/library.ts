import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { createReader } from '../resources/createReader.ts'
import { createStore } from '../resources/createStore.ts'
import type { Rules } from '../resources/rules.ts'
import type { Services, Stores } from '../services.ts'
import { pictureRules } from './pictureRules.ts'

interface Library {
  resource: typeof pictures
  rules: Rules
  stores: Pick<Stores, 'of' | 'by' | 'on'>
}

/** The library of pictures as a resource, whose rules know all that may show a picture and where its files are. */
export function libraryOf(
  services: Pick<Services, 'db' | 'changes' | 'storage' | 'resources' | 'stores' | 'now'>,
): Library {
  const { db, changes, storage, resources, now } = services
  const rules = pictureRules({ resources, singletons }, storage)
  return {
    resource: pictures,
    rules,
    stores: {
      of: (resource) => createReader(db, resource, { rules, now }),
      by: (actor) => ({
        of: (resource) => createStore(db, resource, { actor, changes, rules, now }),
        ofSingleton: services.stores.by(actor).ofSingleton,
      }),
      on: services.stores.on,
    },
  }
}
