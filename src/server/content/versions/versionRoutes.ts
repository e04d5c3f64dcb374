import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { version, versionFields } from '../../../contract/api/administration.ts'
import { versionEndpoints } from '../../../contract/api/endpoints.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { anyRecord, resourceSchemas, singletonSchemas } from '../../../contract/schema/schemas.ts'
import { SINGLETONS_PATH } from '../../../contract/schema/singleton.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound, refused } from '../../platform/http/problems.ts'
import {
  ADMINISTRATOR,
  type BaseContext,
  type ReadContext,
  type Row,
  type Values,
  type WriteContext,
} from '../resources/context.ts'
import type { Repository } from '../resources/repository.ts'
import { formOf, inPresentSchema } from '../resources/representation.ts'
import { contextOf, idOf, preconditionOf, sendList, sendRow } from '../resources/routing.ts'
import { withShownTranslation } from '../singletons/singletonRepository.ts'
import { singletonPreconditionOf } from '../singletons/singletonRoutes.ts'
import type { Stores } from '../stores.ts'
import { findVersion, listVersions } from './versions.ts'

const recordParams = z.object({
  resource: z
    .string()
    .meta({ description: 'Name of the resource in the paths of the API; `page-content` for singletons.' }),
  id: z.string().meta({ description: 'Id of a record, or key of a singleton.', examples: ['1'] }),
})
const versionParams = recordParams.extend({ version: z.string().meta({ examples: ['1'] }) })

/** Any record, in the schema of its time. */
const record = z.looseObject({})

/** Serves the versions of records and singletons, and restores them. */
export const versionRoutes: ZodRoutes<{ stores: Stores; context: BaseContext }> = async (app, { stores, context }) => {
  const tags = ['history']
  const { db } = context
  const versioned = versionedIn(stores)

  /** Resolves the parameters of a record to its name and the functions of its type. Throws `Refused` (404). */
  const resolveRecord = async ({ resource, id }: z.infer<typeof recordParams>) => {
    const kind = orNotFound(versioned.get(resource))
    return { kind, record: { resource, id: await kind.find(context, id) } }
  }

  const resolveVersion = async ({ version, ...params }: z.infer<typeof versionParams>) => {
    const { kind, record } = await resolveRecord(params)
    const saved = orNotFound(await findVersion(db, record, idOf(version)))
    return { kind, id: record.id, saved }
  }

  app.route({
    ...at(versionEndpoints.list),
    schema: {
      tags,
      summary: 'List the versions of a record, newest first',
      params: recordParams,
      querystring: listQueryOf({ fields: versionFields, beside: [] }),
      response: { 200: z.array(version) },
    },
    handler: async (request, reply) => {
      const { record } = await resolveRecord(request.params)
      return sendList(request, reply, 'history', await listVersions(db, record, request.query as ListQuery))
    },
  })

  app.route({
    ...at(versionEndpoints.read),
    schema: { tags, summary: 'Read a version of a record', params: versionParams, response: { 200: record } },
    handler: async (request) => {
      const { kind, id, saved } = await resolveVersion(request.params)
      return kind.show(context, id, saved)
    },
  })

  app.route({
    ...at(versionEndpoints.restore),
    schema: {
      tags,
      summary: 'Restore a version of a record',
      params: versionParams,
      response: { 200: anyRecord, 409: problem },
    },
    handler: async (request, reply) => {
      const { kind, id, saved } = await resolveVersion(request.params)
      const restored = await kind.restore(contextOf(context, request), id, saved.record, request)
      return sendRow(request, reply, restored)
    },
  })
}

/** A request whose headers and body may contain a precondition. */
type Conditional = Pick<FastifyRequest, 'headers' | 'body'>

/** A type with versions: a resource, or all singletons together. */
export interface Versioned {
  /** The id or key under which versions are stored. Throws `Refused` if there is no such record. */
  find(context: ReadContext, id: string): Promise<string>
  /** A version in API responses. */
  show(context: ReadContext, id: string, version: { at: string; record: Values }): Promise<Values>
  /** Restores a version. Throws `Refused`. */
  restore(
    context: WriteContext,
    id: string,
    record: Values,
    request: Conditional,
  ): Promise<Values & { updatedAt: string }>
}

/** Everything with versions, by its name in API paths. */
export const versionedIn = (stores: Stores): ReadonlyMap<string, Versioned> =>
  new Map([
    ...[...stores.byPath].map(([path, repository]) => [path, versionedResource(repository, stores)] as const),
    [SINGLETONS_PATH, versionedSingletons(stores)],
  ])

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
      const row = await repository.presentRecord(context, stored, ADMINISTRATOR, new Date(at))
      return pickOf(Object.keys(shape.shape), row)
    },
    restore: (context, id, record, request) =>
      inTransaction(context, async (inner) => {
        const restorable = await shared.beforeRestore(inner, fields, record)
        // Validated by the present schema, whatever applied at the time.
        const version = { ...restorable, ...changes.parse(formOf(resource, restorable)) }
        const options = { precondition: preconditionOf(request) }
        return repository.restoreVersion(inner, Number(id), version, options)
      }),
  }
}

/** The versions of singletons, whose ids are their keys. */
function versionedSingletons({ singletons, shared }: Stores): Versioned {
  const repositoryOf = (key: string) => orNotFound(singletons.get(key))
  return {
    find: async (_context, key) => repositoryOf(key).singleton.key,
    async show(_context, key, { record }) {
      const { fields } = repositoryOf(key).singleton
      const values = withShownTranslation(fields, inPresentSchema(fields, record))
      return pickOf([...Object.keys(fields), 'updatedAt'], values)
    },
    restore(context, key, record, request) {
      const repository = repositoryOf(key)
      const { singleton } = repository
      return inTransaction(context, async (inner) => {
        const restorable = await shared.beforeRestore(inner, singleton.fields, record)
        const given = singletonSchemas(singleton).changes.parse(formOf(singleton, restorable))
        const { translation } = restorable
        const values = { ...given, translation }
        const written = await repository.write(inner, values, singletonPreconditionOf(request), 'restore')
        return withShownTranslation(singleton.fields, written)
      })
    },
  }
}

const pickOf = (names: readonly string[], record: Values): Values =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]))
