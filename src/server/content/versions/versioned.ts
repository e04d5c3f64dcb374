import type { FastifyRequest } from 'fastify'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { resourceSchemas, singletonSchemas } from '../../../contract/schema/schemas.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { ADMINISTRATOR, type ReadContext, type WriteContext } from '../resources/context.ts'
import { formOf, inPresentSchema } from '../resources/input.ts'
import { idOf } from '../resources/params.ts'
import type { Repository } from '../resources/repository.ts'
import { preconditionOf, rowOf } from '../resources/responses.ts'
import type { Row, Values } from '../resources/row.ts'
import { contentPreconditionOf } from '../singletons/singletonRoutes.ts'
import type { Stores } from '../stores.ts'

/** A request whose headers and body may hold a precondition. */
type Conditional = Pick<FastifyRequest, 'headers' | 'body'>

/** Something with versions: a resource, or all singletons together. */
export interface Versioned {
  /** The id or key under which versions are stored. Throws `Refused` where there is no such record. */
  find(context: ReadContext, id: string): Promise<string>
  /** A version as the API shows it. */
  show(context: ReadContext, id: string, version: { at: string; record: Values }): Promise<Values>
  /** Restores a version. Throws `Refused`. */
  restore(
    context: WriteContext,
    id: string,
    record: Values,
    request: Conditional,
  ): Promise<Values & { updatedAt: string }>
}

/** Everything that has versions, by what the API's paths call it. */
export const versionedIn = (stores: Stores): Readonly<Record<string, Versioned>> => ({
  ...Object.fromEntries(
    Object.entries(stores.byPath).map(([path, repository]) => [path, versionedResource(repository, stores)]),
  ),
  [SINGLETONS_PATH]: versionedSingletons(stores),
})

function versionedResource(repository: Repository, { shared }: Stores): Versioned {
  const { resource, hooks } = repository
  const { record: shape, changes } = resourceSchemas(resource, hooks)
  const { fields } = resource
  return {
    async find(context, id) {
      const found = idOf(id)
      if (!(await repository.has(context, found))) throw refused.notFound()
      return String(found)
    },
    async show(context, _id, { at, record }) {
      // A version is a whole row.
      const stored = inPresentSchema(fields, record) as Row
      const [row] = await repository.present(context, [stored], ADMINISTRATOR, new Date(at))
      return pickOf(Object.keys(shape.shape), row!)
    },
    restore: (context, id, record, request) =>
      inTransaction(context, async (inner) => {
        const restorable = await shared.beforeRestore(inner, fields, record)
        // By today's schema, whatever held then.
        const version = { ...restorable, ...changes.parse(formOf(resource, restorable)) }
        const options = { precondition: preconditionOf(request) }
        return rowOf(await repository.restoreVersion(inner, Number(id), version, options))
      }),
  }
}

/** The same for singletons, whose ids are their keys. */
function versionedSingletons({ singletons, shared }: Stores): Versioned {
  const repositoryOf = (key: string) => {
    if (!Object.hasOwn(singletons, key)) throw refused.notFound()
    return singletons[key]!
  }
  return {
    find: async (_context, key) => repositoryOf(key).singleton.key,
    async show(_context, key, { record }) {
      const { fields } = repositoryOf(key).singleton
      return pickOf([...Object.keys(fields), 'updatedAt'], inPresentSchema(fields, record))
    },
    restore(context, key, record, request) {
      const repository = repositoryOf(key)
      const { singleton } = repository
      return inTransaction(context, async (inner) => {
        const restorable = await shared.beforeRestore(inner, singleton.fields, record)
        const given = singletonSchemas(singleton).changes.parse(formOf(singleton, restorable))
        const content = await repository.write(inner, given, contentPreconditionOf(request), 'restore')
        if (!content) throw new Refused(409, problems.stale)
        return content
      })
    },
  }
}

const pickOf = (names: readonly string[], record: Values): Values =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
