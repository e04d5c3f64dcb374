import { z } from 'zod'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { Values } from './row.ts'
import { sendList } from './sendList.ts'
import { audienceOf, readAt, type Served } from './served.ts'

/** Serves the lists of one resource, each with the rows that its endpoint declares. */
export const listRoutes: ZodRoutes<Served> = async (app, { resource, rules, stores }) => {
  const store = stores.of(resource)
  const { name, endpoints, shorthands = {} } = resource
  const { row } = resourceSchemas(resource, rules)
  const listQuery = listQueryOf(resource)

  for (const [key, access] of Object.entries({ list: endpoints.list, ...endpoints.lists }))
    app.route({
      ...readAt(access, resource),
      schema: {
        tags: [name],
        summary: key === 'list' ? 'List' : `List: ${key}`,
        querystring: listQuery,
        response: { 200: z.array(row) },
      },
      handler: async (request, reply) => {
        const { query } = request
        const audience = audienceOf(access, request)
        const asked = Object.keys(shorthands).filter((shorthand) => (query as Values)[shorthand])
        const narrowed = Object.assign({}, audience.only, ...asked.map((shorthand) => shorthands[shorthand]))
        const listed = await store.list(query as ListQuery, { ...audience, only: narrowed })
        return sendList(request, reply, name, listed)
      },
    })

  const { features } = endpoints
  if (features)
    app.route({
      ...readAt(features, resource),
      schema: { tags: [name], summary: 'Shared features', response: { 200: z.array(z.object({ name: z.string() })) } },
      handler: async (request, reply) => reply.send(await store.features(audienceOf(features, request))),
    })
}
