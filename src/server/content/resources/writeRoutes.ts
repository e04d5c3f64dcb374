import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isVisible } from '../../../contract/domain/plainText.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { Access } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import type { Toggle } from '../../../contract/schema/resource.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { contextOf } from './context.ts'
import { idIn, paramsOf } from './params.ts'
import { preconditionOf, rowOf, sendRow } from './responses.ts'
import { locationOf, type ResourceRouteOptions, routeAt } from './routeOptions.ts'
import type { Row, Values } from './row.ts'

/** Serves the calls that create, change and delete rows. */
export const writeRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { name, endpoints } = resource
  const { record, input, changes } = resourceSchemas(resource, hooks)
  const dropBlankSlug = dropBlank(slugFieldOf(resource))
  const tags = [name]
  const own = endpoints.read ?? endpoints.update ?? endpoints.remove
  const locationOfRow = ({ id }: Row) => own && locationOf(own, id)

  if (endpoints.create)
    app.route({
      ...routeAt(endpoints.create, resource),
      schema: { tags, summary: 'Create', headers: idempotencyHeaders, body: input, response: { 201: record } },
      preValidation: dropBlankSlug,
      handler: async (request, reply) => {
        const row = await createOnce(contextOf(context, request), request, {
          endpoint: endpoints.create!,
          create: async (trx) => rowOf(await repository.create(trx, request.body)),
          find: (id) => repository.read(context, id),
          again: async (found) => found,
          refusal: problems.sentBefore,
          recordPath: locationOfRow,
        })
        const location = locationOfRow(row)
        if (location) reply.header('location', location)
        return sendRow(request, reply.code(201), row)
      },
    })

  if (endpoints.update)
    app.route({
      ...routeAt(endpoints.update, resource),
      schema: {
        tags,
        summary: 'Update',
        params: paramsOf(endpoints.update),
        body: changes,
        response: { 200: record },
      },
      preValidation: dropBlankSlug,
      handler: async (request, reply) => {
        // The schema of the body has these fields and the version that was read.
        const { updatedAt: _, ...given } = request.body as Values
        const options = { precondition: preconditionOf(request) }
        const result = await repository.update(contextOf(context, request), idIn(request), given, options)
        return sendRow(request, reply, rowOf(result))
      },
    })

  if (endpoints.remove)
    app.route({
      ...routeAt(endpoints.remove, resource),
      schema: { tags, summary: 'Delete', params: paramsOf(endpoints.remove), response: { 200: record } },
      handler: async (request) => {
        const options = { precondition: preconditionOf(request) }
        return rowOf(await repository.delete(contextOf(context, request), idIn(request), options))
      },
    })
}

/** A form sends an empty slug for one that is to be made or to stay. */
const dropBlank =
  (field: string | undefined) =>
  async ({ body }: FastifyRequest) => {
    if (!field || typeof body !== 'object' || body === null) return
    // Before validation a body is any JSON.
    const given = body as Values
    if (given[field] === null || (typeof given[field] === 'string' && !isVisible(given[field]))) delete given[field]
  }

/** Serves the calls that flip one flag of a row, or set and clear it. */
export const toggleRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource, hooks } = repository
  const { record } = resourceSchemas(resource, hooks)

  for (const [flag, toggle] of Object.entries(resource.endpoints.toggle ?? {}))
    for (const { access, value } of togglesOf(toggle))
      app.route({
        ...routeAt(access, resource),
        schema: {
          tags: [resource.name],
          summary: `${value === undefined ? 'Flip' : value ? 'Set' : 'Clear'} ${flag}`,
          params: paramsOf(access),
          response: { 200: record },
        },
        handler: async (request, reply) => {
          const options = { precondition: preconditionOf(request) }
          const result = await repository.toggle(contextOf(context, request), idIn(request), flag, value, options)
          return sendRow(request, reply, rowOf(result))
        },
      })
}

const togglesOf = (toggle: Toggle | undefined): { access: Access; value?: boolean }[] =>
  toggle === undefined
    ? []
    : typeof toggle === 'object' && 'on' in toggle
      ? [
          { access: toggle.on, value: true },
          { access: toggle.off, value: false },
        ]
      : [{ access: toggle }]

/** The most rows that one order names. */
const MOST_ORDERED = 10_000

const ids = z.array(z.int().positive()).max(MOST_ORDERED)
const order = z.object({
  ids: ids.meta({ description: 'The first rows of lists, in this order; without any, lists begin with the newest.' }),
})
const reorder = order.extend({
  was: ids.optional().meta({
    description: 'What `ids` was when it was read: where it is another by now, nothing changes (409).',
    examples: [[]],
  }),
})

/** Serves the call that puts rows before the others. */
export const orderRoutes: ZodRoutes<ResourceRouteOptions> = async (app, { repository, context }) => {
  const { resource } = repository
  const { order: access } = resource.endpoints
  if (!access) return
  app.route({
    ...routeAt(access, resource),
    schema: { tags: [resource.name], summary: 'Order', body: reorder, response: { 200: order } },
    handler: async (request) => {
      const { ids, was } = request.body
      await repository.reorder(contextOf(context, request), ids, was)
      return { ids }
    },
  })
}
