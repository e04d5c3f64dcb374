import { messageAnswer } from '../../../contract/api/auth.ts'
import { contactForm, formTokenAnswer } from '../../../contract/api/contact.ts'
import { contactCalls, FIELDS } from '../../../contract/api/contactCalls.ts'
import { FORM_KEY } from '../../../contract/api/formKey.ts'
import { contact } from '../../../contract/i18n/site/contact.ts'
import type { Stores } from '../../content/stores.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import type { Changes } from '../../platform/events/changes.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { FORM_TYPES, readFormBodies } from '../../platform/http/bodies.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import {
  type IdempotencyKeys,
  idempotencyHeaders,
  idempotencyKeyOf,
} from '../../platform/idempotency/idempotencyKeys.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { createFormTokens } from './formTokens.ts'
import { keepMessage } from './keepMessage.ts'
import { suspicionsOf } from './spam.ts'

interface Contact {
  db: Db
  changes: Changes
  stores: Pick<Stores, 'on'>
  idempotency: IdempotencyKeys
  limit: RequestLimit
  /** By whose calendar a version of the notice comes into force. */
  timeZone: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Takes visitors' messages in. Whatever looks like spam is kept apart, and answered like any other. */
export const contactRoutes: ZodRoutes<Contact> = async (
  app,
  { db, changes, stores, idempotency, limit, timeZone, now = Date.now },
) => {
  const tags = ['contact']
  const tokens = createFormTokens(db, now)
  readFormBodies(app)

  app.route({
    ...at(contactCalls.send),
    schema: {
      tags,
      summary: 'Send a message',
      consumes: FORM_TYPES,
      headers: idempotencyHeaders,
      body: contactForm,
      response: { 200: messageAnswer },
    },
    preHandler: limit,
    handler: async (request) => {
      const { body, log } = request
      const suspicions = await suspicionsOf(body, tokens)
      const keep = async (ground: TransactionContext) => {
        if (suspicions.length) log.info({ suspicions }, 'a message was put with the spam')
        const sent = { isSpam: suspicions.length > 0, now: new Date(now()), timeZone, by: actorOf(request) }
        await keepMessage({ ...ground, stores }, body, sent)
        return { created: contact.sent }
      }
      const key = idempotencyKeyOf(request) ?? body[FORM_KEY]
      if (!key) await keep({ db, changes })
      else {
        // Whoever mends a message whose answer was lost has written another one.
        const said = FIELDS.map((name) => body[name] ?? '')
        const sent = { key: [contactCalls.send.open, key, said], content: said }
        await idempotency.once(sent, { create: keep, find: async () => contact.sent })
      }
      return { message: contact.sent }
    },
  })

  app.route({
    ...at(contactCalls.formToken),
    schema: { tags, summary: 'A token that says when a form was begun', response: { 200: formTokenAnswer } },
    handler: async () => ({ token: await tokens.issue() }),
  })
}
