import { z } from 'zod'
import { accessKey, accessKeyFields, accessKeyInput, madeAccessKey } from '../../../contract/api/accounts.ts'
import { accessKeyCalls } from '../../../contract/api/endpoints.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { endpointOf } from '../../../contract/schema/endpoint.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { idIn, paramsOf } from '../../content/resources/params.ts'
import { sendList } from '../../content/resources/responses.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { at, recordPath } from '../../platform/http/access.ts'
import { createOnce, type IdempotencyKeys, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { createAuditedWrite } from '../auditLog/recordWrites.ts'
import type { AdministratorNotices } from './accountEmails.ts'
import { type ApiKeys, findKey, makeKey, renewKey, revokeKey } from './apiKeys.ts'

interface RouteOptions {
  context: TransactionContext
  idempotency: IdempotencyKeys
  keys: Pick<ApiKeys, 'list'>
  notify: AdministratorNotices
  /** Milliseconds since 1970. */
  now: () => number
}

/** As activity and paths call them. */
const RESOURCE = 'access-keys'

/** The keys by which programs read or write content. */
export const apiKeyRoutes: ZodRoutes<RouteOptions> = async (app, { context, idempotency, keys, notify, now }) => {
  const tags = [RESOURCE]
  const write = createAuditedWrite({ context, resource: RESOURCE, now })

  app.route({
    ...at(accessKeyCalls.list),
    schema: {
      tags,
      summary: 'Keys of programs, newest first; never the keys themselves',
      querystring: listQueryOf({ fields: accessKeyFields, beside: ['id', 'createdAt'] }),
      response: { 200: z.array(accessKey) },
    },
    handler: async (request, reply) =>
      sendList(request, reply, RESOURCE, listOfArray(accessKeyFields, await keys.list(), request.query as ListQuery)),
  })

  app.route({
    ...at(accessKeyCalls.make),
    schema: {
      tags,
      summary: 'Make a key for a program: it is shown this once',
      headers: idempotencyHeaders,
      body: accessKeyInput,
      response: { 201: madeAccessKey, 409: problem },
    },
    handler: async (request, reply) => {
      const { administratorId, email: by } = request.session!
      const address = (one: { id: number }) => recordPath(accessKeyCalls.revoke, one)
      const wanted = { ...request.body, administratorId }
      const make = async (trx: TransactionContext) => {
        const key = await makeKey(trx.db, wanted, now())
        await notify(trx, 'accessKey', { by, what: key.name, canWrite: key.access === 'write' })
        return key
      }
      const made = await createOnce(request, {
        endpoint: endpointOf(accessKeyCalls.make),
        idempotency,
        create: (trx) => write(request, 'create', make, trx),
        find: (id) => findKey(context.db, id),
        // What was answered is stored nowhere, and was read by nobody who has not used it.
        again: async ({ id, lastUsedAt }) =>
          lastUsedAt === null ? write(request, 'update', ({ db }) => renewKey(db, id)) : undefined,
        refusal: problems.madeBefore,
        recordPath: address,
      })
      return reply.code(201).header('location', address(made)).send(made)
    },
  })

  app.route({
    ...at(accessKeyCalls.revoke),
    schema: {
      tags,
      summary: 'Revoke a key: it counts no more',
      params: paramsOf(accessKeyCalls.revoke),
      response: { 200: accessKey, 404: problem },
    },
    handler: (request) => write(request, 'delete', ({ db }) => revokeKey(db, idIn(request))),
  })
}
