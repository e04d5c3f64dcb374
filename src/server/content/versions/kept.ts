import type { FastifyRequest } from 'fastify'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../contract/schema/singleton.ts'
import { singletonSchemas } from '../../../contract/schema/singletonSchemas.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { withPictures } from '../../features/media/library/comebacks.ts'
import type { EveryResource, Known } from '../../features/media/library/everyResource.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, type Caller } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { formOf, whole } from '../resources/asItWas.ts'
import { guardOf } from '../resources/conditions.ts'
import { idOf } from '../resources/keys.ts'
import { rowOf } from '../resources/outcomes.ts'
import type { Row, Values } from '../resources/row.ts'
import { ADMINISTRATOR } from '../resources/rules.ts'
import { contentGuardOf } from '../singletons/singletonRoutes.ts'
import type { ContentServices, Stores } from '../stores.ts'

/** Who asks that something be what it was, and of which revision. */
type Asking = Caller & Pick<FastifyRequest, 'headers' | 'body'>

/** Something with versions: a resource, or all singletons together. */
export interface Kept {
  /** The id or key, as versions are kept under it. Throws `Refused` where there is no such record. */
  find(id: string): Promise<string>
  /** What was saved, as the API shows it. */
  show(id: string, saved: { at: string; record: Values }): Promise<Values>
  /** Makes the record what it was. */
  bringBack(id: string, record: Values, request: Asking): Promise<Values & { updatedAt: string }>
}

/** Everything that has versions, by what the API's paths call it. */
export function keptIn(
  services: Pick<ContentServices, 'db' | 'changes' | 'stores'>,
  every: EveryResource,
): Record<string, Kept> {
  const place = { ...services, every }
  return {
    ...Object.fromEntries(Object.entries(every).map(([path, known]) => [path, keptResource(known, place)])),
    [SINGLETONS_PATH]: keptSingletons(Object.values(singletons), place),
  }
}

interface Place extends TransactionContext {
  every: EveryResource
  stores: Pick<Stores, 'on'>
}

/** The versions of a resource's records. */
function keptResource({ resource, rules, stores }: Known, place: Place): Kept {
  const reader = stores.of(resource)
  const { record: shape, changes } = resourceSchemas(resource, rules)
  const { fields } = resource
  return {
    async find(id) {
      const found = idOf(id)
      if (!(await reader.has(found))) throw refused.notFound()
      return String(found)
    },
    async show(_id, { at, record }) {
      const [row] = await reader.present([whole(fields, record) as Row], ADMINISTRATOR, new Date(at))
      return pickOf(Object.keys(shape.shape), row!)
    },
    async bringBack(id, record, request) {
      const actor = actorOf(request)
      return inTransaction(place, async (ground) => {
        const shown = await withPictures({ ...place, ...ground, actor }, fields, record)
        // By the rules that hold today, whatever held then.
        const was = { ...shown, ...changes.parse(formOf(resource, shown)) }
        const store = stores.on(ground).by(actor).of(resource)
        return rowOf(await store.bringBack(Number(id), was, guardOf(request)))
      })
    },
  }
}

/** The same of singletons, whose ids are their keys. */
function keptSingletons(singletons: readonly Singleton[], place: Place): Kept {
  const declared = (key: string): Singleton => {
    const singleton = singletons.find((each) => each.key === key)
    if (!singleton) throw refused.notFound()
    return singleton
  }
  return {
    find: async (key) => declared(key).key,
    async show(key, { record }) {
      const { fields } = declared(key)
      return pickOf([...Object.keys(fields), 'updatedAt'], whole(fields, record))
    },
    async bringBack(key, record, request) {
      const singleton = declared(key)
      const actor = actorOf(request)
      return inTransaction(place, async (ground) => {
        const shown = await withPictures({ ...place, ...ground, actor }, singleton.fields, record)
        const given = singletonSchemas(singleton).changes.parse(formOf(singleton, shown))
        const store = place.stores.on(ground).by(actor).ofSingleton(singleton)
        const content = await store.write(given, contentGuardOf(request), 'restore')
        if (!content) throw new Refused(409, problems.stale)
        return content
      })
    },
  }
}

const pickOf = (names: readonly string[], record: Values): Values =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
