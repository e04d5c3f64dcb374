import type { FastifyPluginAsync } from 'fastify'
import { type MarkedRead, markedRead } from '../../../contract/api/contact.ts'
import { contactCalls } from '../../../contract/api/contactCalls.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { problem } from '../../../contract/problem.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { resourceSchemas } from '../../../contract/schema/resourceSchemas.ts'
import { sendRow } from '../../content/resources/conditions.ts'
import type { Reader } from '../../content/resources/createReader.ts'
import { idIn, paramsOf } from '../../content/resources/keys.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import { isMissingReference } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { Actor } from '../../platform/events/actor.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { IdempotencyKeys } from '../../platform/idempotency/idempotencyKeys.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import type { RequestLimits } from '../../platform/rateLimit/requestLimits.ts'
import { contactRoutes } from './contactRoutes.ts'
import { shows } from './notificationMail.ts'
import { notificationTargetOf } from './storeMessage.ts'

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

interface Notifications {
  db: Db
  changes: Changes
  store: Pick<Reader, 'read'>
  /** Whether there is a mail server. */
  canSend: boolean
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Lets the administrator have a message announced again, to the address that the settings name by now. */
const notificationRoutes: ZodRoutes<Notifications> = async (app, { db, changes, store, canSend, now = Date.now }) => {
  app.route({
    ...at(contactCalls.retryNotification),
    schema: {
      tags: [messages.name],
      summary: 'Announce a message again',
      params: paramsOf(contactCalls.retryNotification),
      response: { 200: resourceSchemas(messages, { shows }).record, 409: problem, 503: problem },
    },
    handler: async (request, reply) => {
      const messageId = idIn(request)
      if (!(await store.read(messageId))) throw refused.notFound()
      if (!canSend) throw refused.unavailable(mailTexts.notConfigured)
      await announceAgain(db, messageId, new Date(now()))
      await changes.emit(messages.name)
      const row = await store.read(messageId)
      if (!row) throw refused.notFound()
      return sendRow(request, reply, row)
    },
  })
}

async function announceAgain(db: Db, messageId: number, now: Date): Promise<void> {
  const mail = await db.selectFrom('outbox').select('status').where('messageId', '=', messageId).executeTakeFirst()
  if (mail?.status === 'sent') throw new Refused(409, mailTexts.retry.sent)
  const recipient = await notificationTargetOf(db)
  if (!recipient) throw new Refused(409, mailTexts.retry.off)
  await enqueueNotification(db, { messageId, recipient }, now).catch((error: unknown) => {
    // Deleted in this very moment.
    throw isMissingReference(error) ? refused.notFound() : error
  })
}

/** Lets the administrator mark every unread message read, without a call for each. */
const markAllReadRoute: ZodRoutes<TransactionContext & { stores: Stores }> = async (app, ground) => {
  app.route({
    ...at(contactCalls.markAllRead),
    schema: { tags: [messages.name], summary: 'Mark unread messages read', response: { 200: markedRead } },
    handler: (request) => markAllRead({ ...ground, actor: actorOf(request) }),
  })
}

interface Marking extends TransactionContext {
  stores: Pick<Stores, 'on'>
  actor: Actor
  /** How many are marked at most: nobody else writes meanwhile. */
  most?: number
}

/** Marks unread messages read, the newest first, as if each were opened: history and activity tell of each. Spam is left. */
export const markAllRead = ({ db, changes, stores, actor, most = 500 }: Marking): Promise<MarkedRead> =>
  inTransaction({ db, changes }, async (ground) => {
    const store = stores.on(ground).by(actor).of(messages)
    const filter = messages.shorthands.unreadOnly
    const { rows } = await store.list({ filter, range: [0, most - 1] })
    // In the order in which an erasure goes through them: of two who want the same rows neither waits for the other's.
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) await store.toggle(id, 'isRead', true)
    return { marked: rows.length, left: await store.count(filter) }
  })
