import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Access } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { sendRow } from './conditions.ts'
import { finderOf, paramsOf } from './keys.ts'
import type { Row } from './row.ts'
import type { Audience } from './rules.ts'
import { addressOf, audienceOf, readAt, type Served } from './served.ts'

interface Reading {
  access: Access
  summary: string
  answer: z.ZodType
  /** Sends what is asked of the row that the parameter names. */
  send(found: Row, asked: { request: FastifyRequest; reply: FastifyReply; audience: Audience }): unknown
}

/** Serves single rows and what goes with one; a row that has moved sends who asks to where it is found by now. */
export const readRoutes: ZodRoutes<Served> = async (app, { resource, rules, stores }) => {
  const store = stores.of(resource)
  const { name, endpoints } = resource
  const { record, row: listed } = resourceSchemas(resource, rules)
  const moved = slugFieldOf(resource) && { 308: z.null().describe('Found under another slug by now') }

  const serve = ({ access, summary, answer, send }: Reading) => {
    const find = finderOf(store, access)
    app.route({
      ...readAt(access, resource),
      schema: { tags: [name], summary, params: paramsOf(access), response: { 200: answer, ...moved } },
      handler: async (request, reply) => {
        const audience = audienceOf(access, request)
        const { row, movedTo } = await find(String(Object.values(request.params)[0]), audience)
        if (movedTo) return reply.redirect(addressOf(access, movedTo), 308)
        if (!row) throw refused.notFound()
        return send(row, { request, reply, audience })
      },
    })
  }

  for (const [key, access] of Object.entries({ read: endpoints.read, ...endpoints.reads }))
    if (access)
      serve({
        access,
        summary: key === 'read' ? 'Read' : `Read: ${key}`,
        answer: record,
        send: (row, { request, reply }) => sendRow(request, reply, row),
      })

  if (endpoints.related)
    serve({
      access: endpoints.related,
      summary: 'Related',
      answer: z.array(listed),
      send: async (row, { reply, audience }) => reply.send(await store.related(row, audience)),
    })
}
