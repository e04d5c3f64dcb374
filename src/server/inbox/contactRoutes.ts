import { messageAnswer } from '../../contract/auth.ts'
import { contactForm, formTokenAnswer } from '../../contract/contact.ts'
import { contactCalls } from '../../contract/contactCalls.ts'
import { contact } from '../../contract/texts/visitor/contact.ts'
import type { Db } from '../db/tables.ts'
import { at } from '../http/access.ts'
import { FORM_TYPES, readFormBodies } from '../http/formBodies.ts'
import type { ZodRoutes } from '../http/validation.ts'
import type { RequestLimit } from '../limits/requestLimits.ts'
import type { Changes } from '../shared/changes.ts'
import { createFormTokens } from './formTokens.ts'
import { keepMessage } from './keepMessage.ts'
import { suspicionsOf } from './spam.ts'

interface Contact {
  db: Db
  changes: Changes
  limit: RequestLimit
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Takes visitors' messages in. Whatever looks like spam is kept apart, and answered like any other. */
export const contactRoutes: ZodRoutes<Contact> = async (app, { db, changes, limit, now = Date.now }) => {
  const tags = ['contact']
  const tokens = createFormTokens(db, now)
  readFormBodies(app)

  app.route({
    ...at(contactCalls.send),
    schema: {
      tags,
      summary: 'Send a message',
      consumes: FORM_TYPES,
      body: contactForm,
      response: { 200: messageAnswer },
    },
    preHandler: limit,
    handler: async ({ body, log }) => {
      const suspicions = await suspicionsOf(body, tokens)
      if (suspicions.length) log.info({ suspicions }, 'a message was put with the spam')
      await keepMessage({ db, changes }, body, suspicions.length > 0, new Date(now()))
      return { message: contact.sent }
    },
  })

  app.route({
    ...at(contactCalls.formToken),
    schema: { tags, summary: 'A token that says when a form was begun', response: { 200: formTokenAnswer } },
    handler: async () => ({ token: await tokens.issue() }),
  })
}
