import type { FastifyRequest } from 'fastify'
import type { Fields } from '../../contract/fields.ts'
import { pathNameOf } from '../../contract/pathName.ts'
import type { Resource } from '../../contract/resource.ts'
import { resourceSchemas } from '../../contract/resourceSchemas.ts'
import { SINGLETONS_PATH, type Singleton } from '../../contract/singleton.ts'
import { singletonSchemas } from '../../contract/singletonSchemas.ts'
import { singletons } from '../../contract/singletons/index.ts'
import { problems } from '../../contract/texts/both/problems.ts'
import { initialOf } from '../../contract/values.ts'
import { actorOf } from '../http/actorOf.ts'
import { libraryOf } from '../pictures/library.ts'
import { formOf } from '../resources/asItWas.ts'
import { guardOf } from '../resources/conditions.ts'
import { idOf } from '../resources/keys.ts'
import { rowOf } from '../resources/outcomes.ts'
import type { Row, Values } from '../resources/row.ts'
import { ADMINISTRATOR, type Rules } from '../resources/rules.ts'
import type { Services, Stores } from '../services.ts'
import { Refused, refused } from '../shared/problems.ts'
import { contentGuardOf } from '../singletons/singletonRoutes.ts'

/** Something with versions: a resource, or all singletons together. */
export interface Kept {
  /** The id or key, as versions are kept under it. Throws `Refused` where there is no such record. */
  find(id: string): Promise<string>
  /** What was saved, as the API shows it. */
  show(id: string, saved: { at: string; record: Values }): Promise<Values>
  /** Makes the record what it was. */
  bringBack(id: string, record: Values, request: FastifyRequest): Promise<Values & { updatedAt: string }>
}

/** Everything that has versions, by what the API's paths call it. */
export function keptIn(services: Parameters<typeof libraryOf>[0] & Pick<Services, 'rules'>): Record<string, Kept> {
  const { resources, rules, stores } = services
  const all = Object.values(resources).map((resource) => ({ resource, rules: rules[resource.name], stores }))
  return {
    ...Object.fromEntries([...all, libraryOf(services)].map(keptResource)),
    [SINGLETONS_PATH]: keptSingletons(Object.values(singletons), stores),
  }
}

interface OfResource {
  resource: Resource
  rules?: Rules | undefined
  stores: Pick<Stores, 'of' | 'by'>
}

/** The versions of a resource's records, by what the API's paths call it. */
export function keptResource({ resource, rules, stores }: OfResource): [string, Kept] {
  const reader = stores.of(resource)
  const { record: shape, changes } = resourceSchemas(resource, rules)
  const { fields } = resource
  const kept: Kept = {
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
      // By the rules that hold today, whatever held then.
      const written = changes.parse(formOf(resource, record))
      const was = { ...record, ...written }
      return rowOf(await stores.by(actorOf(request)).of(resource).bringBack(Number(id), was, guardOf(request)))
    },
  }
  return [pathNameOf(resource), kept]
}

/** The same of singletons, whose ids are their keys. */
export function keptSingletons(singletons: readonly Singleton[], stores: Pick<Stores, 'by'>): Kept {
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
      const given = singletonSchemas(singleton).changes.parse(formOf(singleton, record))
      const store = stores.by(actorOf(request)).ofSingleton(singleton)
      const content = await store.write(given, contentGuardOf(request), 'restore')
      if (!content) throw new Refused(409, problems.stale)
      return content
    },
  }
}

/** A record as it is declared by now: what was declared since has what new records have. */
const whole = (fields: Fields, record: Values): Values => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field) ?? null])),
  ...record,
})

const pickOf = (names: readonly string[], record: Values): Values =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
