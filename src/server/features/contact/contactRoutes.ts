import { messageAnswer } from '../../../contract/api/accounts.ts'
import { contactForm, formTokenAnswer, type MarkedRead, markedRead } from '../../../contract/api/contact.ts'
import { contactEndpoints, FIELDS } from '../../../contract/api/contactCalls.ts'
import { FORM_KEY } from '../../../contract/api/formKey.ts'
import type { Locale } from '../../../contract/constants.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { contact } from '../../../contract/i18n/site/contact.ts'
import contactPageEnglish from '../../../contract/i18n/site/contactPageEnglish.ts'
import { problem } from '../../../contract/problem.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { WriteContext } from '../../content/resources/context.ts'
import { contextOf, idIn, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import { isMissingReference } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { FORM_TYPES, readFormBodies } from '../../platform/http/bodies.ts'
import { localeOf, orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import { idempotencyHeaders, idempotencyKeyOf, once } from '../../platform/idempotency/idempotencyKeys.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { enqueueNotification } from '../../platform/mail/outbox.ts'
import type { RequestLimits } from '../../platform/rateLimit/rateLimits.ts'
import { extraOutput } from './notificationMail.ts'
import { issueFormToken, suspicionsOf } from './spam.ts'
import { notificationTargetOf, storeMessage } from './storeMessage.ts'

interface RouteOptions {
  context: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & {
    findMailer: () => Promise<Mailer | undefined>
  }
  limits: Pick<RequestLimits, 'contact'>
  /** Time zone in which a version of the privacy notice takes effect. */
  timeZone: string
}

const sentTexts: Record<Locale, string> = { tr: contact.sent, en: contactPageEnglish.sent }

/** Endpoints of the contact form, and additional endpoints of the inbox. */
export const contactRoutes: ZodRoutes<RouteOptions> = async (app, { context, limits, timeZone }) => {
  const { db, changes, stores, findMailer, now } = context
  readFormBodies(app)

  app.route({
    ...at(contactEndpoints.send),
    schema: {
      tags: ['contact'],
      summary: 'Send a message',
      consumes: FORM_TYPES,
      headers: idempotencyHeaders,
      body: contactForm,
      response: { 200: messageAnswer },
    },
    preHandler: limits.contact,
    handler: async (request) => {
      const { body, log } = request
      const locale = localeOf(request)
      const sent = sentTexts[locale]
      // Suspected spam is stored apart and gets the same response.
      const suspicions = await suspicionsOf(context, body)
      const store = async (trx: Parameters<typeof storeMessage>[0]) => {
        if (suspicions.length) log.info({ suspicions }, 'message stored as spam')
        await storeMessage(trx, body, { isSpam: suspicions.length > 0, locale, timeZone, by: actorOf(request) })
        return { created: sent }
      }
      const key = idempotencyKeyOf(request) ?? body[FORM_KEY]
      if (!key) await store(context)
      else {
        // The content is part of the key: a corrected message after a lost response is another one.
        const content = FIELDS.map((name) => body[name] ?? '')
        const keyed = { key: [contactEndpoints.send.open, key, content], content }
        await once(context, keyed, { create: store, find: async () => sent })
      }
      return { message: sent }
    },
  })

  app.route({
    ...at(contactEndpoints.formToken),
    schema: {
      tags: ['contact'],
      summary: 'Create a form token, which contains the time',
      response: { 200: formTokenAnswer },
    },
    handler: async () => ({ token: await issueFormToken(context) }),
  })

  app.route({
    ...at(contactEndpoints.retryNotification),
    schema: {
      tags: [messages.name],
      summary: 'Send the notification of a message again',
      response: { 200: resourceSchemas(messages, { extraOutput }).record, 409: problem, 503: problem },
    },
    handler: async (request, reply) => {
      const messageId = idIn(request)
      const read = () => stores.of(messages).read({ db, now }, messageId)
      orNotFound(await read())
      if (!(await findMailer())) throw refused.unavailable(mailTexts.notConfigured)
      await retryNotification(db, messageId, new Date(now()))
      await changes.emit(messages.name)
      return sendRow(request, reply, orNotFound(await read()))
    },
  })

  app.route({
    ...at(contactEndpoints.markAllRead),
    schema: { tags: [messages.name], summary: 'Mark unread messages as read', response: { 200: markedRead } },
    handler: (request) => markAllRead(contextOf(context, request), stores),
  })
}

/** Queues the notification of a message again, to the present address of the settings. */
async function retryNotification(db: Db, messageId: number, now: Date): Promise<void> {
  const mail = await db.selectFrom('outbox').select('status').where('messageId', '=', messageId).executeTakeFirst()
  if (mail?.status === 'sent') throw new Refused(409, mailTexts.retry.sent)
  const recipient = await notificationTargetOf(db)
  if (!recipient) throw new Refused(409, mailTexts.retry.off)
  await enqueueNotification(db, { messageId, recipient }, now).catch((error: unknown) => {
    // The message was deleted in the meantime.
    throw isMissingReference(error) ? refused.notFound() : error
  })
}

/**
 * Marks unread messages read, newest first, except spam: each gets a version and an audit entry, as if it were opened.
 * `most` limits the transaction, because SQLite has one writer at a time.
 */
export const markAllRead = (
  context: WriteContext,
  stores: Pick<Stores, 'of'>,
  { most = 500 } = {},
): Promise<MarkedRead> =>
  inTransaction(context, async (trx) => {
    const store = stores.of(messages)
    const filter = messages.shorthands.unreadOnly
    const { rows } = await store.list(trx, { filter, range: [0, most - 1] })
    // In the same order as an erasure, so that the two cannot deadlock.
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) await store.toggle(trx, id, 'isRead', true)
    return { marked: rows.length, left: await store.count(trx, filter) }
  })
