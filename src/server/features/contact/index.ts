import type { FastifyPluginAsync } from 'fastify'
import { messages } from '../../../contract/resources/messages/messages.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { IdempotencyKeys } from '../../platform/idempotency/idempotencyKeys.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { RequestLimits } from '../../platform/rateLimit/requestLimits.ts'
import { contactRoutes } from './contactRoutes.ts'
import { markAllReadRoute } from './markAllReadRoute.ts'
import { notificationRoutes } from './notificationRoutes.ts'

interface Served {
  services: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & { mailer?: Mailer | undefined }
  idempotency: IdempotencyKeys
  limits: Pick<RequestLimits, 'contact'>
  timeZone: string
}

/** What visitors write, and what the inbox does with it beyond the calls of any resource. */
export const inboxRoutes: FastifyPluginAsync<Served> = async (app, { services, idempotency, limits, timeZone }) => {
  const { db, changes, stores, mailer, now } = services
  await app.register(contactRoutes, { db, changes, stores, idempotency, limit: limits.contact, timeZone, now })
  await app.register(notificationRoutes, { db, changes, store: stores.of(messages), canSend: Boolean(mailer), now })
  await app.register(markAllReadRoute, { db, changes, stores })
}
