import { z } from 'zod'
import type { Action } from '../../contract/activityCalls.ts'
import { fillEndpoint } from '../../contract/endpoint.ts'
import { problem } from '../../contract/problem.ts'
import { webhookTexts } from '../../contract/texts/both/webhooks.ts'
import { MOST_WEBHOOKS, webhookCalls } from '../../contract/webhookCalls.ts'
import { addedWebhook, delivery, webhook, webhookChanges, webhookInput } from '../../contract/webhooks.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { type Ground, inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/tables.ts'
import { API_ROOT, at } from '../http/access.ts'
import { type Asker, actorOf } from '../http/actorOf.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { idIn, idOf, paramsOf } from '../resources/keys.ts'
import { Refused, refused } from '../shared/problems.ts'
import { DELIVERIES, listDeliveries, resend } from './deliveries.ts'
import type { Targets } from './targets.ts'
import { addWebhook, changeWebhook, findWebhook, listWebhooks, removeWebhook } from './webhooks.ts'

interface Served {
  ground: Ground
  targets: Pick<Targets, 'check'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** As activity and paths call them. */
const RESOURCE = 'webhooks'

/** The addresses that are told of what happens here, and what became of what was told. */
export const webhookRoutes: ZodRoutes<Served> = async (app, { ground, targets, now }) => {
  const { db } = ground
  const tags = [RESOURCE]
  const record = (trx: Db, request: Asker, action: Action, recordId: number) =>
    recordActivity(trx, { actor: actorOf(request), action, resource: RESOURCE, recordId, at: new Date(now()) })

  app.route({
    ...at(webhookCalls.list),
    schema: { tags, summary: 'Addresses that are told of what happens', response: { 200: z.array(webhook) } },
    handler: () => listWebhooks(db),
  })

  app.route({
    ...at(webhookCalls.add),
    schema: {
      tags,
      summary: 'Add an address: its secret is shown this once',
      body: webhookInput,
      response: { 201: addedWebhook, 409: problem },
    },
    handler: async (request, reply) => {
      await targets.check(request.body.url)
      const added = await inTransaction(ground, async (within) => {
        if ((await listWebhooks(within.db)).length >= MOST_WEBHOOKS)
          throw new Refused(409, webhookTexts.tooMany(MOST_WEBHOOKS))
        const made = await addWebhook(within.db, request.body, now())
        await record(within.db, request, 'create', made.id)
        return made
      })
      const { path } = fillEndpoint(webhookCalls.change, { id: added.id })
      return reply
        .code(201)
        .header('location', API_ROOT + path)
        .send(added)
    },
  })

  app.route({
    ...at(webhookCalls.change),
    schema: {
      tags,
      summary: 'Change an address, or turn it off or on',
      params: paramsOf(webhookCalls.change),
      body: webhookChanges,
      response: { 200: webhook, 404: problem },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (request.body.url !== undefined) await targets.check(request.body.url)
      const changed = await inTransaction(ground, async (within) => {
        const row = await changeWebhook(within.db, id, request.body)
        if (row) await record(within.db, request, 'update', id)
        return row
      })
      if (!changed) throw refused.notFound()
      return changed
    },
  })

  app.route({
    ...at(webhookCalls.remove),
    schema: {
      tags,
      summary: 'Remove an address, with all that was told it',
      params: paramsOf(webhookCalls.remove),
      response: { 200: webhook, 404: problem },
    },
    handler: async (request) => {
      const id = idIn(request)
      const removed = await inTransaction(ground, async (within) => {
        const row = await removeWebhook(within.db, id)
        if (row) await record(within.db, request, 'delete', id)
        return row
      })
      if (!removed) throw refused.notFound()
      return removed
    },
  })

  app.route({
    ...at(webhookCalls.deliveries),
    schema: {
      tags,
      summary: 'What was told an address, newest first',
      params: paramsOf(webhookCalls.deliveries),
      response: { 200: z.array(delivery), 404: problem },
    },
    handler: async (request) => {
      const id = idIn(request)
      if (!(await findWebhook(db, id))) throw refused.notFound()
      return listDeliveries(db, id)
    },
  })

  app.route({
    ...at(webhookCalls.resend),
    schema: {
      tags,
      summary: 'Tell it again, under the same id',
      params: paramsOf(webhookCalls.resend),
      response: { 200: delivery, 404: problem, 409: problem },
    },
    handler: async (request) => {
      const webhookId = idIn(request)
      const id = idOf(String(request.params.delivery))
      const found = await findWebhook(db, webhookId)
      if (found && !found.isOn) throw new Refused(409, webhookTexts.off)
      if (!(await resend(db, { webhookId, id }, new Date(now())))) throw refused.notFound()
      const row = (await listDeliveries(db, webhookId)).find((each) => each.id === id)
      await ground.changes.emit(DELIVERIES)
      if (!row) throw refused.notFound()
      return row
    },
  })
}
