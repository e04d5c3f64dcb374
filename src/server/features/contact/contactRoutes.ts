import { messageAnswer } from '../../../contract/api/accounts.ts'
import { type ContactForm, contactForm, formTokenAnswer } from '../../../contract/api/contact.ts'
import { contactCalls, FIELDS, FORM_MIN_AGE, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { FORM_KEY } from '../../../contract/api/formKey.ts'
import { contact } from '../../../contract/i18n/site/contact.ts'
import type { Stores } from '../../content/stores.ts'
import { createSigner, SIGNATURE } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes, TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { FORM_TYPES, readFormBodies } from '../../platform/http/bodies.ts'
import { idempotencyHeaders, idempotencyKeyOf, once } from '../../platform/idempotency/idempotencyKeys.ts'
import type { RequestLimit } from '../../platform/rateLimit/requestLimits.ts'
import { storeMessage } from './storeMessage.ts'

interface RouteOptions {
  db: Db
  changes: Changes
  stores: Pick<Stores, 'of'>
  limit: RequestLimit
  /** By whose calendar a version of the notice comes into force. */
  timeZone: string
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Receives visitors' messages. Suspected spam is stored apart and gets the same response. */
export const contactRoutes: ZodRoutes<RouteOptions> = async (
  app,
  { db, changes, stores, limit, timeZone, now = Date.now },
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
      const store = async (trx: TransactionContext) => {
        if (suspicions.length) log.info({ suspicions }, 'message stored as spam')
        const sent = { isSpam: suspicions.length > 0, now: new Date(now()), timeZone, by: actorOf(request) }
        await storeMessage({ ...trx, stores }, body, sent)
        return { created: contact.sent }
      }
      const key = idempotencyKeyOf(request) ?? body[FORM_KEY]
      if (!key) await store({ db, changes })
      else {
        // The content is part of the key: a corrected message after a lost response is another one.
        const content = FIELDS.map((name) => body[name] ?? '')
        const sent = { key: [contactCalls.send.open, key, content], content }
        await once({ db, changes, now }, sent, { create: store, find: async () => contact.sent })
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

type FormTokens = ReturnType<typeof createFormTokens>

const TOKEN = new RegExp(`^([0-9a-z]{1,12})\\.(${SIGNATURE})$`)

/** Tokens that say when a form was begun, signed. */
export function createFormTokens(db: Db, now: () => number = Date.now) {
  const signer = createSigner(db, 'form tokens')
  return {
    async issue(): Promise<string> {
      const moment = now().toString(36)
      return `${moment}.${await signer.sign(moment)}`
    },

    /** How long ago a token was issued, in milliseconds; undefined for what was never issued here. */
    async ageOf(token: unknown): Promise<number | undefined> {
      if (typeof token !== 'string') return undefined
      const [, moment = '', signature = ''] = TOKEN.exec(token) ?? []
      return (await signer.isOwn(moment, signature)) ? now() - Number.parseInt(moment, 36) : undefined
    },
  }
}

/** A grower may well point to a few pages. */
const MOST_LINKS = 3

const LINK = /\bhttps?:\/\/|\bwww\./gi
const MARKUP = /<a\s[^>]*href|\[url[=\]]|\[link=/i

const linksIn = (text: string) => text.match(LINK)?.length ?? 0
const isGiven = (value: unknown) => (typeof value === 'string' ? value.trim() !== '' : (value ?? null) !== null)

interface Sent extends ContactForm {
  /** The age of its token in milliseconds: null when it brought none, undefined when that was not ours. */
  age: number | null | undefined
}

/** What makes a message suspicious. */
const signs: Record<string, (sent: Sent) => boolean> = {
  'filled in what nobody sees': ({ [HONEYPOT]: trap }) => isGiven(trap),
  'was too quick': ({ age }) => typeof age === 'number' && age >= 0 && age < FORM_MIN_AGE,
  'forged its token': ({ age }) => age === undefined,
  'is full of links': ({ subject, message }) => linksIn(subject) + linksIn(message) > MOST_LINKS,
  'is named like a link': ({ name }) => linksIn(name) > 0,
  'brings its own markup': ({ subject, message }) => MARKUP.test(subject) || MARKUP.test(message),
}

/** Why a message is probably not a person's; nothing when it probably is. */
export async function suspicionsOf(form: ContactForm, tokens: Pick<FormTokens, 'ageOf'>): Promise<string[]> {
  const age = isGiven(form.formToken) ? await tokens.ageOf(form.formToken) : null
  return Object.keys(signs).filter((sign) => signs[sign]!({ ...form, age }))
}
