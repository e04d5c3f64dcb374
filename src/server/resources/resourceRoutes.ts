import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, endpointOf, fillEndpoint, isOpen, parseEndpoint } from '../../contract/endpoint.ts'
import { type ListQuery, listQueryOf, type Resource, slugFieldOf, type Toggle } from '../../contract/resource.ts'
import { problems } from '../../contract/texts/problems.ts'
import { validation } from '../../contract/texts/validation.ts'
import { API_ROOT, at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { Refused, refused } from '../problems.ts'
import { guardOf, sendRow } from './conditions.ts'
import type { Only, Outcome, Refusal, Row, Store } from './createStore.ts'

/** Serves one resource: a route for each endpoint that it declares, and none for those that it does not. */
export const resourceRoutes: ZodRoutes<{ resource: Resource; store: Store }> = async (app, { resource, store }) => {
  const { name, endpoints, record, input, changes } = resource
  const slugField = slugFieldOf(resource)
  const listQuery = listQueryOf(resource)

  for (const [key, access] of Object.entries({ list: endpoints.list, ...endpoints.lists }))
    app.route({
      ...at(access),
      schema: { tags: [name], summary: `${name}: ${key}`, querystring: listQuery, response: { 200: z.array(record) } },
      handler: async (request, reply) => {
        const { rows, first, total } = await store.list(request.query as ListQuery, onlyOf(access))
        const shown = rows.length ? `${first}-${first + rows.length - 1}` : '*'
        return reply.header('content-range', `${name} ${shown}/${total}`).send(rows)
      },
    })

  app.route({
    ...at(endpoints.read),
    schema: { tags: [name], summary: `${name}: read`, params: paramsOf(endpoints.read), response: { 200: record } },
    handler: async (request, reply) => {
      const [key = ''] = Object.values(request.params)
      const only = onlyOf(endpoints.read)
      const row = /^\d+$/.test(key) ? await store.read(idOf(key), only) : await store.readBySlug(key, only)
      if (!row) throw refused.notFound()
      return sendRow(request, reply, row)
    },
  })

  if (endpoints.create)
    app.route({
      ...at(endpoints.create),
      schema: { tags: [name], summary: `${name}: create`, body: input, response: { 201: record } },
      preValidation: dropBlank(slugField),
      handler: async (request, reply) => {
        const row = rowOf(await store.create(request.body))
        const [param = ''] = paramNamesOf(endpoints.read)
        const { path } = fillEndpoint(endpointOf(endpoints.read), { [param]: row.id })
        return sendRow(request, reply.code(201).header('location', `${API_ROOT}${path}`), row)
      },
    })

  if (endpoints.update)
    app.route({
      ...at(endpoints.update),
      schema: {
        tags: [name],
        summary: `${name}: update`,
        params: paramsOf(endpoints.update),
        body: changes,
        response: { 200: record },
      },
      preValidation: dropBlank(slugField),
      handler: async (request, reply) => {
        const { updatedAt: _, ...given } = request.body as Record<string, unknown>
        return answer(request, reply, await store.update(idIn(request), given, guardOf(request)))
      },
    })

  if (endpoints.remove)
    app.route({
      ...at(endpoints.remove),
      schema: {
        tags: [name],
        summary: `${name}: remove`,
        params: paramsOf(endpoints.remove),
        response: { 200: record },
      },
      handler: async (request) => rowOf(await store.remove(idIn(request), guardOf(request))),
    })

  for (const [field, toggle] of Object.entries(endpoints.toggle ?? {}))
    for (const { access, value } of togglesOf(toggle))
      app.route({
        ...at(access),
        schema: {
          tags: [name],
          summary: `${name}: ${value === undefined ? 'flip' : value ? 'set' : 'clear'} ${field}`,
          params: paramsOf(access),
          response: { 200: record },
        },
        handler: async (request, reply) =>
          answer(request, reply, await store.toggle(idIn(request), field, value, guardOf(request))),
      })
}

const onlyOf = (access: Access): Only => (typeof access === 'object' && isOpen(access) ? access.only : {})

const paramNamesOf = (access: Access): string[] =>
  [...parseEndpoint(endpointOf(access)).path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

const paramsOf = (access: Access) =>
  z.object(Object.fromEntries(paramNamesOf(access).map((name) => [name, z.string()])))

const togglesOf = (toggle: Toggle | undefined): { access: Access; value?: boolean }[] =>
  toggle === undefined
    ? []
    : typeof toggle === 'object' && 'on' in toggle
      ? [
          { access: toggle.on, value: true },
          { access: toggle.off, value: false },
        ]
      : [{ access: toggle }]

/** An id as people write it. What cannot be one (zero, a leading zero, too long) names no row. */
function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw refused.notFound()
  return id
}

const idIn = ({ params }: FastifyRequest): number => idOf(String(Object.values(params as object)[0]))

/** A form sends an empty address for one that is to be made, or kept. */
const dropBlank =
  (field: string | undefined) =>
  async ({ body }: FastifyRequest) => {
    if (!field || typeof body !== 'object' || body === null) return
    const given = body as Record<string, unknown>
    if (given[field] === null || (typeof given[field] === 'string' && !given[field].trim())) delete given[field]
  }

const refusals: Record<Refusal, () => Refused> = {
  missing: refused.notFound,
  stale: () => new Refused(409, problems.stale),
  slugTaken: () => new Refused(409, problems.conflict, { errors: { slug: [validation.slugTaken] } }),
}

function rowOf({ row, refused: refusal }: Outcome): Row {
  if (refusal) throw refusals[refusal]()
  return row
}

const answer = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) =>
  sendRow(request, reply, rowOf(outcome))
