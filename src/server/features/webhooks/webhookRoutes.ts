import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { MAX_WEBHOOKS, webhookEndpoints } from '../../../contract/api/endpoints.ts'
import {
  addedWebhook,
  delivery,
  deliveryFields,
  type Webhook,
  type WebhookChanges,
  webhook,
  webhookChanges,
  webhookFields,
  webhookInput,
} from '../../../contract/api/webhooks.ts'
import { problems, webhookTexts } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { arrayListRoute, idIn, idOf, sendList } from '../../content/resources/routing.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { at, sendCreated, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import { writeAudited } from '../auditLog/auditLog.ts'
import { notifyAdministrators } from '../auth/accountEmails.ts'
import type { AccountContext } from '../auth/context.ts'
import { DELIVERIES, listDeliveries, resend } from './deliveries.ts'
import type { SsrfGuard } from './ssrfGuard.ts'
import { addWebhook, changeWebhook, findWebhook, listWebhooks, removeWebhook, renewSecret } from './webhooks.ts'

interface WebhookContext extends AccountContext {
  targets: Pick<SsrfGuard, 'check'>
}

/** Name in paths and in the audit log. */
const RESOURCE = 'webhooks'

export const webhookRoutes: ZodRoutes<{ context: WebhookContext }> = async (app, { context }) => {
  const { db, targets, now } = context
  const tags = [RESOURCE]

  app.route(
    arrayListRoute(webhookEndpoints.list, {
      name: RESOURCE,
      tags,
      summary: 'List webhooks',
      fields: webhookFields,
      row: webhook,
      read: () => listWebhooks(db),
    }),
  )

  app.route({
    ...at(webhookEndpoints.add),
    schema: {
      tags,
      summary: 'Create a webhook, whose secret is returned once',
      headers: idempotencyHeaders,
      body: webhookInput,
      response: { 201: addedWebhook },
    },
    handler: async (request, reply) => {
      await targets.check(request.body.url)
      const added = await createOnce(context, request, {
        endpoint: webhookEndpoints.add,
        create: (outer) =>
          writeAudited(outer, request, { action: 'create', resource: RESOURCE }, async (trx) => {
            if ((await listWebhooks(trx.db)).length >= MAX_WEBHOOKS)
              throw new Refused(409, webhookTexts.tooMany(MAX_WEBHOOKS))
            const added = await addWebhook(trx.db, request.body, now())
            // The path may be a secret of the receiver, so only the host is emailed.
            await notifyAdministrators(trx, 'webhook', { by: request.session!.email, what: new URL(added.url).host })
            return added
          }),
        find: (id) => findWebhook(db, id),
        // A retried request gets a new secret, because the response with the previous one was lost.
        again: ({ id }) =>
          writeAudited(context, request, { action: 'update', resource: RESOURCE }, (trx) => renewSecret(trx.db, id)),
        refusal: problems.madeBefore,
        recordEndpoint: webhookEndpoints.change,
      })
      return sendCreated(reply, webhookEndpoints.change, added)
    },
  })

  app.route({
    ...at(webhookEndpoints.change),
    schema: {
      tags,
      summary: 'Update a webhook, or turn it on or off',
      body: webhookChanges,
      response: { 200: webhook },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (request.body.url !== undefined) await targets.check(request.body.url)
      return inTransaction(context, async (trx) => {
        const found = await findWebhook(trx.db, id)
        if (found && isUnchanged(found, request.body)) return webhook.parse(found)
        const entry = { action: 'update', resource: RESOURCE } as const
        return writeAudited(trx, request, entry, () => changeWebhook(trx.db, id, request.body))
      })
    },
  })

  app.route({
    ...at(webhookEndpoints.remove),
    schema: { tags, summary: 'Delete a webhook and its deliveries', response: { 200: webhook } },
    handler: (request) =>
      writeAudited(context, request, { action: 'delete', resource: RESOURCE }, (trx) =>
        removeWebhook(trx.db, idIn(request)),
      ),
  })

  app.route({
    ...at(webhookEndpoints.deliveries),
    schema: {
      tags,
      summary: 'List the deliveries of a webhook, newest first',
      querystring: listQueryOf({ fields: deliveryFields, beside: ['id'] }),
      response: { 200: z.array(delivery) },
    },
    handler: async (request, reply) => {
      const id = idIn(request)
      if (!(await findWebhook(db, id))) throw refused.notFound()
      return sendList(request, reply, 'deliveries', await listDeliveries(db, id, request.query as ListQuery))
    },
  })

  app.route({
    ...at(webhookEndpoints.resend),
    schema: { tags, summary: 'Send a delivery again with the same id', response: { 200: delivery, 409: problem } },
    handler: async (request) => {
      const webhookId = idIn(request)
      // The endpoint has this parameter.
      const id = idOf((request.params as { delivery: string }).delivery)
      const found = await findWebhook(db, webhookId)
      if (found && !found.isOn) throw new Refused(409, webhookTexts.off)
      if (!(await resend(db, { webhookId, id }, new Date(now())))) throw refused.notFound()
      const [row] = (await listDeliveries(db, webhookId, { filter: { id } })).rows
      await context.changes.emit(DELIVERIES)
      return orNotFound(row)
    },
  })
}

/** Whether an update changes nothing; the order of events is irrelevant. */
const isUnchanged = (found: Webhook, { events = found.events, ...given }: WebhookChanges) =>
  isDeepStrictEqual(events.toSorted(), found.events.toSorted()) && isDeepStrictEqual({ ...found, ...given }, found)
