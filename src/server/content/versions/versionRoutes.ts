import { z } from 'zod'
import { version, versionFields } from '../../../contract/api/administration.ts'
import { historyCalls } from '../../../contract/api/endpoints.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { anyRecord } from '../../../contract/schema/schemas.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { type BaseContext, contextOf } from '../resources/context.ts'
import { idOf } from '../resources/params.ts'
import { sendList, sendRow } from '../resources/responses.ts'
import type { Stores } from '../stores.ts'
import { versionedIn } from './versioned.ts'
import { findVersion, listVersions } from './versions.ts'

const of = z.object({
  resource: z.string().meta({ description: 'As the API’s paths call it; `page-content` of singletons.' }),
  id: z.string().meta({ description: 'The id of a record, or the key of a singleton.', examples: ['1'] }),
})
const one = of.extend({ version: z.string().meta({ examples: ['1'] }) })

/** Any record, by the schema of its time. */
const record = z.looseObject({})

/** Serves the versions of records and singletons, and restores them. */
export const versionRoutes: ZodRoutes<{ stores: Stores; context: BaseContext }> = async (app, { stores, context }) => {
  const tags = ['history']
  const { db } = context
  const versioned = versionedIn(stores)

  /** The record that a call names, and how it is shown. */
  const named = async ({ resource, id }: z.infer<typeof of>) => {
    const found = Object.hasOwn(versioned, resource) ? versioned[resource] : undefined
    if (!found) throw refused.notFound()
    return { found, of: { resource, id: await found.find(context, id) } }
  }

  const versionIn = async ({ version, ...params }: z.infer<typeof one>) => {
    const { found, of } = await named(params)
    const saved = await findVersion(db, of, idOf(version))
    if (!saved) throw refused.notFound()
    return { found, id: of.id, saved }
  }

  app.route({
    ...at(historyCalls.list),
    schema: {
      tags,
      summary: 'The versions of a record, newest first',
      params: of,
      querystring: listQueryOf({ fields: versionFields, beside: [] }),
      response: { 200: z.array(version), 404: problem },
    },
    handler: async (request, reply) => {
      const { of } = await named(request.params)
      return sendList(request, reply, 'history', await listVersions(db, of, request.query as ListQuery))
    },
  })

  app.route({
    ...at(historyCalls.read),
    schema: {
      tags,
      summary: 'A record as it stood after a save',
      params: one,
      response: { 200: record, 404: problem },
    },
    handler: async (request) => {
      const { found, id, saved } = await versionIn(request.params)
      return found.show(context, id, saved)
    },
  })

  app.route({
    ...at(historyCalls.restore),
    schema: {
      tags,
      summary: 'Make a record what it was after a save',
      params: one,
      response: { 200: anyRecord, 400: problem, 404: problem, 409: problem },
    },
    handler: async (request, reply) => {
      const { found, id, saved } = await versionIn(request.params)
      const restored = await found.restore(contextOf(context, request), id, saved.record, request)
      return sendRow(request, reply, restored)
    },
  })
}
