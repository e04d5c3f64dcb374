import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { Viewer } from './context.ts'
import { finderOf, paramIn, paramsOf } from './params.ts'
import { sendList, sendRow } from './responses.ts'
import { locationOf, type ResourceRouteOptions, readRouteAt, viewerOf } from './routeOptions.ts'
import type { Row } from './row.ts'

/** Serves the lists of one resource, each with the rows that its endpoint declares. */
export const listRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { name, endpoints, shorthands = {} } = resource
  const { row } = resourceSchemas(resource, hooks)
  const listQuery = listQueryOf(resource)

  for (const [key, access] of Object.entries({ list: endpoints.list, ...endpoints.lists }))
    app.route({
      ...readRouteAt(access, resource),
      schema: {
        tags: [name],
        summary: key === 'list' ? 'List' : `List: ${key}`,
        querystring: listQuery,
        response: { 200: z.array(row) },
      },
      handler: async (request, reply) => {
        // The schema of a query is built at run time, so that its type is not known here.
        const query = request.query as ListQuery & Record<string, unknown>
        const viewer = viewerOf(access, request)
        const given = Object.keys(shorthands).filter((shorthand) => query[shorthand])
        const only = Object.assign({}, viewer.only, ...given.map((shorthand) => shorthands[shorthand]))
        return sendList(request, reply, name, await repository.list(context, query, { ...viewer, only }))
      },
    })

  const { features } = endpoints
  if (features)
    app.route({
      ...readRouteAt(features, resource),
      schema: { tags: [name], summary: 'Shared features', response: { 200: z.array(z.object({ name: z.string() })) } },
      handler: async (request, reply) => reply.send(await repository.features(context, viewerOf(features, request))),
    })
}

interface ReadRoute {
  access: Access
  summary: string
  response: z.ZodType
  /** Responds with the row that the parameter names, or with what goes with it. */
  send(row: Row, more: { request: FastifyRequest; reply: FastifyReply; viewer: Viewer }): unknown
}

/** Serves single rows and their related rows; a former slug is redirected to the present one. */
export const readRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { name, endpoints } = resource
  const { record, row: listed } = resourceSchemas(resource, hooks)
  const moved = slugFieldOf(resource) && { 308: z.null().describe('Found under another slug by now') }

  const serve = ({ access, summary, response, send }: ReadRoute) => {
    const find = finderOf(access)
    app.route({
      ...readRouteAt(access, resource),
      schema: { tags: [name], summary, params: paramsOf(access), response: { 200: response, ...moved } },
      handler: async (request, reply) => {
        const viewer = viewerOf(access, request)
        const { row, movedTo } = await find(repository, context, paramIn(request), viewer)
        if (movedTo) return reply.redirect(locationOf(access, movedTo), 308)
        if (!row) throw refused.notFound()
        return send(row, { request, reply, viewer })
      },
    })
  }

  for (const [key, access] of Object.entries({ read: endpoints.read, ...endpoints.reads }))
    if (access)
      serve({
        access,
        summary: key === 'read' ? 'Read' : `Read: ${key}`,
        response: record,
        send: (row, { request, reply }) => sendRow(request, reply, row),
      })

  if (endpoints.related)
    serve({
      access: endpoints.related,
      summary: 'Related',
      response: z.array(listed),
      send: async (row, { reply, viewer }) => reply.send(await repository.related(context, row, viewer)),
    })
}
