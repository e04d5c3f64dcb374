import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Access, endpointOf, fillEndpoint, isOpen } from '../../contract/endpoint.ts'
import { slugFieldOf } from '../../contract/fields.ts'
import { listQueryOf } from '../../contract/listQuery.ts'
import type { ListQuery } from '../../contract/lists.ts'
import type { Resource, Toggle } from '../../contract/resource.ts'
import { resourceSchemas } from '../../contract/resourceSchemas.ts'
import { problems } from '../../contract/texts/both/problems.ts'
import { validation } from '../../contract/texts/both/validation.ts'
import { API_ROOT, at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { formKeyHeaders, formKeyOf } from '../receipts/formKeys.ts'
import type { Receipts } from '../receipts/receipts.ts'
import type { Stores } from '../services.ts'
import { Refused, refused } from '../shared/problems.ts'
import { guardOf, sendRow } from './conditions.ts'
import { createOnce } from './createOnce.ts'
import { finderOf, idIn, paramNamesOf, paramsOf } from './keys.ts'
import type { Row, Values } from './row.ts'
import type { Audience, Outcome, Refusal, Rules } from './rules.ts'
import { sendRows } from './sendRows.ts'

interface Served {
  resource: Resource
  /** What its domain knows beyond the declaration. */
  rules?: Rules | undefined
  stores: Pick<Stores, 'of' | 'on'>
  receipts: Receipts
}

/** Serves one resource: a route for each endpoint that it declares, and none for those that it does not. */
export const resourceRoutes: ZodRoutes<Served> = async (app, { resource, rules, stores, receipts }) => {
  const store = stores.of(resource)
  const { name, endpoints, shorthands = {} } = resource
  const { record, row: listed, input, changes } = resourceSchemas(resource, rules)
  const slugField = slugFieldOf(resource)
  const listQuery = listQueryOf(resource)
  const tags = [name]
  const own = endpoints.read ?? endpoints.update ?? endpoints.remove
  const ownAddressOf = ({ id }: Row) => own && addressOf(own, id)

  for (const [key, access] of Object.entries({ list: endpoints.list, ...endpoints.lists }))
    app.route({
      ...at(access),
      schema: {
        tags,
        summary: key === 'list' ? 'List' : `List: ${key}`,
        querystring: listQuery,
        response: { 200: z.array(listed) },
      },
      handler: async (request, reply) => {
        const { query } = request
        const { isOpen, only } = audienceOf(access)
        const asked = Object.keys(shorthands).filter((shorthand) => (query as Values)[shorthand])
        const narrowed = Object.assign({}, only, ...asked.map((shorthand) => shorthands[shorthand]))
        const listed = await store.list(query as ListQuery, { isOpen, only: narrowed })
        const { first, length, total } = listed
        const shown = length ? `${first}-${first + length - 1}` : '*'
        reply.header('content-range', `${name} ${shown}/${total}`)
        return sendRows(request, reply, listed)
      },
    })

  for (const [key, access] of Object.entries({ read: endpoints.read, ...endpoints.reads })) {
    if (!access) continue
    const find = finderOf(store, access, audienceOf(access))
    app.route({
      ...at(access),
      schema: {
        tags,
        summary: key === 'read' ? 'Read' : `Read: ${key}`,
        params: paramsOf(access),
        response: { 200: record, ...(slugField && { 308: z.null().describe('Found under another slug by now') }) },
      },
      handler: async (request, reply) => {
        const { row, movedTo } = await find(String(Object.values(request.params)[0]))
        if (movedTo) return reply.redirect(addressOf(access, movedTo), 308)
        if (!row) throw refused.notFound()
        return sendRow(request, reply, row)
      },
    })
  }

  if (endpoints.related) {
    const access = endpoints.related
    const find = finderOf(store, access, audienceOf(access))
    app.route({
      ...at(access),
      schema: {
        tags,
        summary: 'Related',
        params: paramsOf(access),
        response: {
          200: z.array(listed),
          ...(slugField && { 308: z.null().describe('Found under another slug by now') }),
        },
      },
      handler: async (request, reply) => {
        const { row, movedTo } = await find(String(Object.values(request.params)[0]))
        if (movedTo) return reply.redirect(addressOf(access, movedTo), 308)
        if (!row) throw refused.notFound()
        return reply.send(await store.related(row, audienceOf(access)))
      },
    })
  }

  if (endpoints.create)
    app.route({
      ...at(endpoints.create),
      schema: { tags, summary: 'Create', headers: formKeyHeaders, body: input, response: { 201: record } },
      preValidation: dropBlank(slugField),
      handler: async (request, reply) => {
        const key = formKeyOf(request)
        const row = key
          ? await createOnce(request, key, {
              endpoint: endpointOf(endpoints.create!),
              receipts,
              create: async (ground) => rowOf(await stores.on(ground).of(resource).create(request.body)),
              read: store.read,
              addressOf: ownAddressOf,
            })
          : rowOf(await store.create(request.body))
        const address = ownAddressOf(row)
        if (address) reply.header('location', address)
        return sendRow(request, reply.code(201), row)
      },
    })

  if (endpoints.update)
    app.route({
      ...at(endpoints.update),
      schema: {
        tags,
        summary: 'Update',
        params: paramsOf(endpoints.update),
        body: changes,
        response: { 200: record },
      },
      preValidation: dropBlank(slugField),
      handler: async (request, reply) => {
        const { updatedAt: _, ...given } = request.body as Values
        return answer(request, reply, await store.update(idIn(request), given, guardOf(request)))
      },
    })

  if (endpoints.remove)
    app.route({
      ...at(endpoints.remove),
      schema: { tags, summary: 'Delete', params: paramsOf(endpoints.remove), response: { 200: record } },
      handler: async (request) => rowOf(await store.remove(idIn(request), guardOf(request))),
    })

  for (const [field, toggle] of Object.entries(endpoints.toggle ?? {}))
    for (const { access, value } of togglesOf(toggle))
      app.route({
        ...at(access),
        schema: {
          tags,
          summary: `${value === undefined ? 'Flip' : value ? 'Set' : 'Clear'} ${field}`,
          params: paramsOf(access),
          response: { 200: record },
        },
        handler: async (request, reply) =>
          answer(request, reply, await store.toggle(idIn(request), field, value, guardOf(request))),
      })
}

const audienceOf = (access: Access): Audience =>
  typeof access === 'object' ? { isOpen: isOpen(access), only: access.only } : { isOpen: false }

/** Where one row of an endpoint is found. */
const addressOf = (access: Access, key: string | number): string =>
  API_ROOT + fillEndpoint(endpointOf(access), { [paramNamesOf(access)[0] ?? '']: key }).path

const togglesOf = (toggle: Toggle | undefined): { access: Access; value?: boolean }[] =>
  toggle === undefined
    ? []
    : typeof toggle === 'object' && 'on' in toggle
      ? [
          { access: toggle.on, value: true },
          { access: toggle.off, value: false },
        ]
      : [{ access: toggle }]

/** A form sends an empty address for one that is to be made, or kept. */
const dropBlank =
  (field: string | undefined) =>
  async ({ body }: FastifyRequest) => {
    if (!field || typeof body !== 'object' || body === null) return
    const given = body as Values
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
