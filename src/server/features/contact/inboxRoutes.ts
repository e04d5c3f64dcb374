import type { FastifyPluginAsync } from 'fastify'
import { type MarkedRead, markedRead } from '../../../contract/api/contact.ts'
import { contactCalls } from '../../../contract/api/contactCalls.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { problem } from '../../../contract/problem.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { BaseContext, WriteContext } from '../../content/resources/context.ts'
import { contextOf, idIn, paramsOf, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import { isMissingReference } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Changes, inTransaction } from '../../platform/db/transaction.ts'
import { at, type ZodRoutes } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import type { RequestLimits } from '../../platform/rateLimit/requestLimits.ts'
import { contactRoutes } from './contactRoutes.ts'
import { shows } from './notificationMail.ts'
import { notificationTargetOf } from './storeMessage.ts'

interface RouteOptions {
  services: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & { mailer?: Mailer | undefined }
  limits: Pick<RequestLimits, 'contact'>
  timeZone: string
}

/** The contact form, and the calls of the inbox beyond those of every resource. */
export const inboxRoutes: FastifyPluginAsync<RouteOptions> = async (app, { services, limits, timeZone }) => {
  const { db, changes, stores, mailer, now } = services
  await app.register(contactRoutes, { db, changes, stores, limit: limits.contact, timeZone, now })
  await app.register(notificationRoutes, { db, changes, stores, canSend: Boolean(mailer), now })
  await app.register(markAllReadRoute, { db, changes, stores, now })
}

interface Notifications {
  db: Db
  changes: Changes
  stores: Pick<Stores, 'of'>
  /** Whether there is a mail server. */
  canSend: boolean
  /** Milliseconds since 1970. */
  now: () => number
}

/** Lets the administrator have a message announced again, to the address that the settings name by now. */
const notificationRoutes: ZodRoutes<Notifications> = async (app, { db, changes, stores, canSend, now }) => {
  const read = (id: number) => stores.of(messages).read({ db, now }, id)
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
      if (!(await read(messageId))) throw refused.notFound()
      if (!canSend) throw refused.unavailable(mailTexts.notConfigured)
      await announceAgain(db, messageId, new Date(now()))
      await changes.emit(messages.name)
      const row = await read(messageId)
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
    // The message was deleted meanwhile.
    throw isMissingReference(error) ? refused.notFound() : error
  })
}

/** Lets the administrator mark every unread message read, without a call for each. */
const markAllReadRoute: ZodRoutes<BaseContext & { stores: Stores }> = async (app, context) => {
  app.route({
    ...at(contactCalls.markAllRead),
    schema: { tags: [messages.name], summary: 'Mark unread messages read', response: { 200: markedRead } },
    handler: (request) => markAllRead(contextOf(context, request), context.stores),
  })
}

/**
 * Marks unread messages read, the newest first, as if each were opened: versions and audit log have each. Spam is left. `most` are marked
 * at most, since SQLite has one writer at a time.
 */
export const markAllRead = (
  context: WriteContext,
  stores: Pick<Stores, 'of'>,
  { most = 500 } = {},
): Promise<MarkedRead> =>
  inTransaction(context, async (inner) => {
    const store = stores.of(messages)
    const filter = messages.shorthands.unreadOnly
    const { rows } = await store.list(inner, { filter, range: [0, most - 1] })
    // In the order in which an erasure goes through them: of two who want the same rows neither waits for the other's.
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) await store.toggle(inner, id, 'isRead', true)
    return { marked: rows.length, left: await store.count(inner, filter) }
  })
