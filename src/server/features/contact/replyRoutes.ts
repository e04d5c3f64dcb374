import { writtenText } from '../../../contract/api/contact.ts'
import { contactEndpoints } from '../../../contract/api/contactCalls.ts'
import { longMoment } from '../../../contract/domain/zones.ts'
import { mailTexts, replyEmailTexts } from '../../../contract/i18n/admin/mail.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { type Message, messages } from '../../../contract/resources/messages.ts'
import { type Endpoint, fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { resourceSchemas } from '../../../contract/schema/schemas.ts'
import type { Row, WriteContext } from '../../content/resources/context.ts'
import { contextOf, idIn, sendRow } from '../../content/resources/routing.ts'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { orNotFound, Refused, refused } from '../../platform/http/problems.ts'
import { createOnce, idempotencyHeaders } from '../../platform/idempotency/idempotencyKeys.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { enqueueEmail, OUTBOX, requeueEmail } from '../../platform/mail/outbox.ts'
import { readSiteName } from '../brand/brand.ts'
import { extraOutput } from './notificationMail.ts'
import { notificationTargetOf } from './storeMessage.ts'

interface RouteOptions {
  context: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & {
    findMailer: () => Promise<Mailer | undefined>
    settings: Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE'>
  }
}

/** Replies to messages, sent through the outbox, and notes, which only administrators see. */
export const replyRoutes: ZodRoutes<RouteOptions> = async (app, { context }) => {
  const { db, stores, now, findMailer, settings } = context
  const store = stores.of(messages)
  const schema = {
    tags: [messages.name],
    headers: idempotencyHeaders,
    body: writtenText,
    response: { 200: resourceSchemas(messages, { extraOutput }).record, 409: problem },
  }

  app.route({
    ...at(contactEndpoints.reply),
    schema: { ...schema, summary: 'Reply to the sender', response: { ...schema.response, 503: problem } },
    handler: async (request, reply) => {
      orNotFound(await store.read({ db, now }, idIn(request)))
      if (!(await findMailer())) throw refused.unavailable(mailTexts.notConfigured)
      const { text } = request.body
      const add = async (trx: WriteContext, id: number): Promise<Row> => {
        const message = orNotFound(await store.read(trx, id))
        const entry = entryOf(trx, text)
        const mailId = await enqueueEmail(trx, await replyEmail(trx.db, message, entry), new Date(now()))
        return store.update(trx, id, { addedReply: { ...entry, state: 'queued', error: null, mailId } })
      }
      return sendRow(request, reply, await addOnce(request, contactEndpoints.reply, add))
    },
  })

  app.route({
    ...at(contactEndpoints.retryReplies),
    schema: {
      tags: schema.tags,
      summary: 'Send the failed replies of a message again',
      response: { ...schema.response, 503: problem },
    },
    handler: async (request, reply) => {
      const id = idIn(request)
      const message = orNotFound(await store.read({ db, now }, id))
      if (!(await findMailer())) throw refused.unavailable(mailTexts.notConfigured)
      const failed = (message as Message).replies.filter(({ state }) => state === 'failed')
      if (failed.length === 0) throw new Refused(409, mailTexts.reply.noneFailed)
      for (const entry of failed)
        await requeueEmail(db, entry.mailId, await replyEmail(db, message, entry), new Date(now()))
      await context.changes.emit(OUTBOX)
      await context.changes.emit(messages.name)
      return sendRow(request, reply, orNotFound(await store.read({ db, now }, id)))
    },
  })

  app.route({
    ...at(contactEndpoints.note),
    schema: { ...schema, summary: 'Add a note, which is never sent' },
    handler: async (request, reply) => {
      const { text } = request.body
      const add = (trx: WriteContext, id: number) => store.update(trx, id, { addedNote: entryOf(trx, text) })
      return sendRow(request, reply, await addOnce(request, contactEndpoints.note, add))
    },
  })

  /** Adds to the message of a request, once per idempotency key. */
  const addOnce = (
    request: Parameters<typeof contextOf>[1],
    endpoint: typeof contactEndpoints.reply | typeof contactEndpoints.note,
    add: (trx: WriteContext, id: number) => Promise<Row>,
  ): Promise<Row> => {
    const id = idIn(request)
    const { method, path } = fillEndpoint(endpoint, { id })
    // The message is part of the key.
    const filled = `${method} ${path}` as Endpoint
    return createOnce(contextOf(context, request), request, {
      endpoint: filled,
      create: (outer) => inTransaction({ ...outer, actor: actorOf(request) }, (trx) => add(trx, id)),
      find: () => store.read({ db, now }, id),
      again: async (found) => found,
      refusal: problems.madeBefore,
    })
  }

  /** The email of a reply, in the language of the message. Answers go to the address for notifications, else to the administrator who replies. */
  const replyEmail = async (db: Db, message: Row, { text, by }: { text: string | null; by: string | null }) => {
    const { id, email, subject, message: question, locale, createdAt } = message as Message
    const texts = replyEmailTexts[locale]
    const site = await readSiteName(db, settings)
    const moment = longMoment(createdAt, settings.SITE_TIMEZONE, locale)
    const quoted = question.replace(/^/gm, '> ')
    return {
      recipient: email,
      subject: texts.subject(subject),
      text: `${text}\n\n${texts.quoted(site, moment)}\n${quoted}\n`,
      reply: { messageId: id, replyTo: { name: site, address: (await notificationTargetOf(db)) ?? by! } },
    }
  }
}

const entryOf = ({ actor, now }: WriteContext, text: string) => ({
  at: new Date(now()).toISOString(),
  by: actor.by,
  text,
})
