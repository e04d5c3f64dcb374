import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_PAGE, contactCalls, FIELDS, type FieldName, HONEYPOT } from '../../contract/api/contactCalls.ts'
import { faultsIn } from '../../contract/api/contactFaults.ts'
import { type Outcome, outcomeOf } from '../../contract/api/contactOutcome.ts'
import { FORM_KEY } from '../../contract/api/formKey.ts'
import { endpointOf, parseEndpoint } from '../../contract/declaring/endpoint.ts'
import type { PostedForm } from '../../contract/site.ts'
import { faults as texts } from '../../contract/texts/both/faults.ts'
import { problems } from '../../contract/texts/both/problems.ts'
import { type BodyTimeouts, limitBodies } from '../http/bodyLimits.ts'
import type { EncodedBody } from '../http/encodings.ts'
import { readFormBodies } from '../http/formBodies.ts'
import type { RequestLimit } from '../limits/requestLimits.ts'
import type { Log } from '../process/log.ts'
import { refusalOf } from '../shared/problems.ts'
import type { Post } from './forwardForm.ts'
import { sendBody } from './sendBody.ts'
import { SENT_PAGE } from './sentPage.ts'

interface ContactPost {
  post: Post
  /** Whether the API is our own, which takes more than the specification's fields. */
  isOwnApi: boolean
  /** The page again, with the form as it was and with what became of it. */
  make(form: PostedForm, log: Log): Promise<{ body: EncodedBody }>
  policy: string
  /** The page with a refusal that concerns no form's content, and with an empty form. */
  makeRefused(outcome: Outcome, log: Log): Promise<{ body: EncodedBody }>
  /** Counts every post, valid or not, before it is read. */
  limit: RequestLimit
  timeouts?: BodyTimeouts | undefined
}

/** Refusals of a post that was not read to its end. */
const UNREAD = [408, 413, 429]

/**
 * The key of every form that comes this way: with what it says it names the message, so that one which is sent again
 * because no answer came is kept once. A page that is kept for everybody has no key for one visitor.
 */
const KEY = { [FORM_KEY]: 'page' }

/** What our own form adds. No token: a page that is kept for everybody cannot say when one visitor began. */
const EXTRAS = ['noticeVersion', HONEYPOT] as const

/**
 * Takes the contact form from browsers without scripts. A message that was sent answers with another page, so that a
 * reload sends nothing twice; one that was not comes back as it was typed, with what is wrong.
 *
 * Any site may make a visitor's browser post here, as it may the API itself: the form is anonymous, no cookie gives the
 * request any right, and what it costs is counted under the visitor's own address. So there is nothing to forge.
 */
export const contactPost: FastifyPluginAsync<ContactPost> = async (
  app,
  { post, isOwnApi, make, makeRefused, policy, limit, timeouts },
) => {
  limitBodies(app, timeouts)
  app.removeAllContentTypeParsers()
  readFormBodies(app)

  const send = (request: FastifyRequest, reply: FastifyReply, status: number, { body }: { body: EncodedBody }) => {
    reply.code(status).headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    return sendBody(request, reply.type('text/html; charset=utf-8'), body)
  }

  app.setErrorHandler(async (error, request, reply) => {
    const { status, message, headers } = refusalOf(error)
    if (!UNREAD.includes(status) && message !== problems.tooManyFields) throw error
    const page = await makeRefused({ state: 'failed', message, faults: {} }, request.log)
    return send(request, reply.headers(headers), status, page)
  })

  app.post(CONTACT_PAGE, { onRequest: limit, config: { body: 'form' } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const filledIn = (request.body ?? {}) as Readonly<Record<string, string>>
    const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, filledIn[name] ?? '']))
    const values = pick(FIELDS) as Record<FieldName, string>
    const again = async (status: number, outcome: Outcome) =>
      send(request, reply, status, await make({ values, outcome }, request.log))
    // Our own API judges the form itself, and says more.
    const faults = isOwnApi ? {} : faultsIn(values, texts)
    if (FIELDS.some((name) => faults[name])) return again(400, { state: 'unsent', faults })
    const { path } = parseEndpoint(endpointOf(contactCalls.send))
    const { retryAfter, ...answer } = await post(
      path,
      isOwnApi ? { ...values, ...pick(EXTRAS), ...KEY } : values,
      request,
    )
    if (answer.status < 400) return reply.redirect(SENT_PAGE, 303)
    if (retryAfter) reply.header('retry-after', retryAfter)
    return again(answer.status, outcomeOf(answer))
  })
}
