import type { FastifyRequest } from 'fastify'
import { isVisible } from '../../../contract/domain/cleanText.ts'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { endpointOf } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf } from '../../../contract/schema/fields.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf } from '../../platform/http/access.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { guardOf, sendRow } from './conditions.ts'
import { idIn, paramsOf } from './keys.ts'
import { answer, rowOf } from './outcomes.ts'
import type { Row, Values } from './row.ts'
import { addressOf, type Served, servedAt } from './served.ts'

/** Serves what makes, changes and deletes rows. */
export const writeRoutes: ZodRoutes<Served> = async (app, { resource, rules, stores, idempotency }) => {
  const { read } = stores.of(resource)
  const storeBy = (request: FastifyRequest, ground?: TransactionContext) =>
    (ground ? stores.on(ground) : stores).by(actorOf(request)).of(resource)
  const { name, endpoints } = resource
  const { record, input, changes } = resourceSchemas(resource, rules)
  const slugField = slugFieldOf(resource)
  const tags = [name]
  const own = endpoints.read ?? endpoints.update ?? endpoints.remove
  const ownAddressOf = ({ id }: Row) => own && addressOf(own, id)

  if (endpoints.create)
    app.route({
      ...servedAt(endpoints.create, resource),
      schema: { tags, summary: 'Create', headers: idempotencyHeaders, body: input, response: { 201: record } },
      preValidation: dropBlank(slugField),
      handler: async (request, reply) => {
        const row = await createOnce(request, {
          endpoint: endpointOf(endpoints.create!),
          idempotency,
          create: async (within) => rowOf(await storeBy(request, within).create(request.body)),
          find: read,
          again: async (found) => found,
          refusal: problems.sentBefore,
          recordPath: ownAddressOf,
        })
        const address = ownAddressOf(row)
        if (address) reply.header('location', address)
        return sendRow(request, reply.code(201), row)
      },
    })

  if (endpoints.update)
    app.route({
      ...servedAt(endpoints.update, resource),
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
        return answer(request, reply, await storeBy(request).update(idIn(request), given, guardOf(request)))
      },
    })

  if (endpoints.remove)
    app.route({
      ...servedAt(endpoints.remove, resource),
      schema: { tags, summary: 'Delete', params: paramsOf(endpoints.remove), response: { 200: record } },
      handler: async (request) => rowOf(await storeBy(request).remove(idIn(request), guardOf(request))),
    })
}

/** A form sends an empty address for one that is to be made, or kept. */
const dropBlank =
  (field: string | undefined) =>
  async ({ body }: FastifyRequest) => {
    if (!field || typeof body !== 'object' || body === null) return
    const given = body as Values
    if (given[field] === null || (typeof given[field] === 'string' && !isVisible(given[field]))) delete given[field]
  }
