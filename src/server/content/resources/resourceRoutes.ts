import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isVisible } from '../../../contract/domain/cleanText.ts'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { type Access, endpointOf, isOpen } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { Toggle } from '../../../contract/schema/resource.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import { paramNamesOf, recordPath, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import type { BaseContext, ReadContext, Row, Values, Viewer } from './context.ts'
import type { Repository } from './repository.ts'
import {
  contextOf,
  idIn,
  idOf,
  localeQuery,
  paramIn,
  preconditionOf,
  readRouteAt,
  routeAt,
  sendList,
  sendRow,
  viewerOf,
} from './routing.ts'

interface ResourceRouteOptions {
  repository: Repository
  context: BaseContext
}

/** Serves one resource: a route for each endpoint that it declares. */
export const resourceRoutes: ZodRoutes<ResourceRouteOptions> = async (app, options) => {
  await listRoutes(app, options)
  await readRoutes(app, options)
  await writeRoutes(app, options)
  await orderRoutes(app, options)
  await toggleRoutes(app, options)
}

/** Lists, each limited to the rows that its endpoint declares. */
const listRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
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
        querystring: isOpen(access) ? listQuery.extend(localeQuery.shape) : listQuery,
        response: { 200: z.array(row) },
      },
      handler: async (request, reply) => {
        // The query's schema is built at run time, so its type is unknown here.
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
      schema: {
        tags: [name],
        summary: 'List features that several records have',
        querystring: localeQuery,
        response: { 200: z.array(z.object({ name: z.string(), locale: localeQuery.shape.locale })) },
      },
      handler: async (request, reply) => reply.send(await repository.features(context, viewerOf(features, request))),
    })
}

interface ReadRoute {
  access: Access
  summary: string
  response: z.ZodType
  /** Sends the row that the parameter identifies, or data related to it. */
  send(row: Row, more: { request: FastifyRequest; reply: FastifyReply; viewer: Viewer }): unknown
}

/** Single rows and their related rows; a former slug is redirected to the present one. */
const readRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { name, endpoints } = resource
  const { record, row: listed } = resourceSchemas(resource, hooks)
  const moved = slugFieldOf(resource) && { 308: z.null().describe('Moved to another slug') }

  const serve = ({ access, summary, response, send }: ReadRoute) => {
    const find = finderOf(access)
    app.route({
      ...readRouteAt(access, resource),
      schema: {
        tags: [name],
        summary,
        ...(isOpen(access) && { querystring: localeQuery }),
        response: { 200: response, ...moved },
      },
      handler: async (request, reply) => {
        const viewer = viewerOf(access, request)
        const { row, movedTo } = await find(repository, context, paramIn(request), viewer)
        const query = viewer.locale ? `?locale=${viewer.locale}` : ''
        if (movedTo) return reply.redirect(recordPath(access, movedTo) + query, 308)
        return send(orNotFound(row), { request, reply, viewer })
      },
    })
  }

  for (const [key, access] of Object.entries({ read: endpoints.read, ...endpoints.reads }))
    if (access)
      serve({
        access,
        summary: key === 'read' ? 'Read' : `Read: ${key}`,
        response: record,
        send: async (row, { request, reply, viewer }) =>
          sendRow(request, reply, await repository.withExtras(context, row, viewer)),
      })

  if (endpoints.related)
    serve({
      access: endpoints.related,
      summary: 'Related',
      response: z.array(listed),
      send: async (row, { reply, viewer }) => reply.send(await repository.related(context, row, viewer)),
    })
}

interface Found {
  row?: Row
  /** The present slug of the row that previously had this one. */
  movedTo?: string
}
type Find = (repository: Repository, context: ReadContext, key: string, viewer: Viewer) => Promise<Found>

const byId: Find = async (repository, context, key, viewer) => ({
  row: await repository.read(context, idOf(key), viewer),
})

const bySlug: Find = async (repository, context, slug, viewer) => {
  const row = await repository.readBySlug(context, slug, viewer)
  if (row) return { row }
  const moved = await repository.readByFormerSlug(context, slug, viewer)
  return { movedTo: moved && repository.slugOf(moved) }
}

/** Functions that find a row, by the name of the parameter. A slug is never all digits. */
const finders: Record<string, Find> = {
  id: byId,
  slug: bySlug,
  idOrSlug: (repository, context, key, viewer) => (/^\d+$/.test(key) ? byId : bySlug)(repository, context, key, viewer),
}

/** The function that finds the row named by an endpoint's parameter. */
function finderOf(access: Access): Find {
  const find = finders[paramNamesOf(access)[0] ?? '']
  if (!find) throw new Error(`${endpointOf(access)}: the path needs one of :${Object.keys(finders).join(', :')}`)
  return find
}

/** Endpoints that create, update and delete rows. */
const writeRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { name, endpoints } = resource
  const { record, input, changes } = resourceSchemas(resource, hooks)
  const dropBlankSlug = dropBlank(slugFieldOf(resource))
  const tags = [name]
  const recordEndpoint = endpoints.read ?? endpoints.update ?? endpoints.remove

  if (endpoints.create)
    app.route({
      ...routeAt(endpoints.create, resource),
      schema: { tags, summary: 'Create', headers: idempotencyHeaders, body: input, response: { 201: record } },
      preValidation: dropBlankSlug,
      handler: async (request, reply) => {
        const row = await createOnce(contextOf(context, request), request, {
          endpoint: endpoints.create!,
          create: (trx) => repository.create(trx, request.body),
          find: async (id) => {
            const row = await repository.read(context, id)
            return row && repository.withExtras(context, row)
          },
          again: async (found) => found,
          refusal: problems.sentBefore,
          recordEndpoint,
        })
        if (recordEndpoint) reply.header('location', recordPath(recordEndpoint, row.id))
        return sendRow(request, reply.code(201), row)
      },
    })

  if (endpoints.update)
    app.route({
      ...routeAt(endpoints.update, resource),
      schema: { tags, summary: 'Update', body: changes, response: { 200: record } },
      preValidation: dropBlankSlug,
      handler: async (request, reply) => {
        // The body's schema has these fields and the version that the client read.
        const { updatedAt: _, ...given } = request.body as Values
        const options = { precondition: preconditionOf(request) }
        const row = await repository.update(contextOf(context, request), idIn(request), given, options)
        return sendRow(request, reply, row)
      },
    })

  if (endpoints.remove)
    app.route({
      ...routeAt(endpoints.remove, resource),
      schema: { tags, summary: 'Delete', response: { 200: record } },
      handler: async (request) => {
        const options = { precondition: preconditionOf(request) }
        return repository.delete(contextOf(context, request), idIn(request), options)
      },
    })
}

/** Drops an empty slug, which a form sends to have one generated or to leave it unchanged. */
export const dropBlank =
  (field: string | undefined) =>
  async ({ body }: FastifyRequest) => {
    if (!field || typeof body !== 'object' || body === null) return
    // Before validation a body is any JSON.
    for (const given of [body as Values, (body as Values)[SECOND_FIELD]])
      if (typeof given === 'object' && given !== null) dropIfBlank(given as Values, field)
  }

function dropIfBlank(given: Values, field: string): void {
  if (given[field] === null || (typeof given[field] === 'string' && !isVisible(given[field]))) delete given[field]
}

/** Endpoints that flip one flag of a row, or set and clear it. */
const toggleRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { record } = resourceSchemas(resource, hooks)

  for (const [flag, toggle] of Object.entries(resource.endpoints.toggle ?? {}))
    for (const { access, value } of togglesOf(toggle))
      app.route({
        ...routeAt(access, resource),
        schema: {
          tags: [resource.name],
          summary: `${value === undefined ? 'Toggle' : value ? 'Set' : 'Clear'} ${flag}`,
          response: { 200: record },
        },
        handler: async (request, reply) => {
          const options = { precondition: preconditionOf(request) }
          const row = await repository.toggle(contextOf(context, request), idIn(request), flag, value, options)
          return sendRow(request, reply, row)
        },
      })
}

function togglesOf(toggle: Toggle | undefined): { access: Access; value?: boolean }[] {
  if (!toggle) return []
  if (typeof toggle !== 'object' || !('on' in toggle)) return [{ access: toggle }]
  return [
    { access: toggle.on, value: true },
    { access: toggle.off, value: false },
  ]
}

/** Maximum number of rows in one order. */
const MOST_ORDERED = 10_000

const ids = z.array(z.int().positive()).max(MOST_ORDERED)
const order = z.object({
  ids: ids.meta({ description: 'First records of lists, in this order; the others follow, newest first.' }),
})
const reorder = order.extend({
  was: ids.optional().meta({
    description: 'Value of `ids` when it was read: if it has changed since, the response is 409 and nothing changes.',
    examples: [[]],
  }),
})

/** Endpoint that places rows first. */
const orderRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource } = repository
  const { order: access } = resource.endpoints
  if (!access) return
  app.route({
    ...routeAt(access, resource),
    schema: { tags: [resource.name], summary: 'Set the manual order', body: reorder, response: { 200: order } },
    handler: async (request) => {
      const { ids, was } = request.body
      await repository.reorder(contextOf(context, request), ids, was)
      return { ids }
    },
  })
}
