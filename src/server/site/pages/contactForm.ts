import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { CONTACT_FORM, contactEndpoints, FIELDS, type FieldName, HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { faultsIn, type Outcome, outcomeOf } from '../../../contract/api/contactForm.ts'
import { FORM_KEY } from '../../../contract/api/formKey.ts'
import type { Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE, SITE_LOCALES } from '../../../contract/domain/locales.ts'
import { localeOfPath, paths, pathTo, queryIn, queryNameIn } from '../../../contract/domain/paths.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { contactPage } from '../../../contract/i18n/site/contactPage.ts'
import contactPageEnglish from '../../../contract/i18n/site/contactPageEnglish.ts'
import { endpointOf, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { type BodyTimeouts, limitBodies, readFormBodies } from '../../platform/http/bodies.ts'
import { sendBody } from '../../platform/http/compression.ts'
import { refusalOf } from '../../platform/http/problems.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import type { PostToApi } from '../apiClient/apiClient.ts'
import type { PageRenderer, RenderedPage } from './renderPage.ts'

interface ContactFormOptions {
  post: PostToApi
  /** Whether the API is our own, which accepts more fields than other servers must. */
  isOwnApi: boolean
  pages: Pick<PageRenderer, 'formPage' | 'refusedFormPage'>
  /** Rate limit of every post, valid or not, before its body is read. */
  limit: RequestLimit
  timeouts?: BodyTimeouts | undefined
}

/** Statuses of a post that was not read completely. */
const UNREAD = [408, 413, 429]

/**
 * Idempotency key of every form posted here: together with the content it identifies the message, so that one sent
 * again after a lost response is stored once. A cached page cannot contain a key per visitor.
 */
const KEY = { [FORM_KEY]: 'page' }

/** Additional fields of our own form. No token: a cached page is the same for all visitors. */
const EXTRAS = ['noticeVersion', HONEYPOT] as const

/**
 * Handles the contact form of browsers without scripts. A sent message redirects to another page, so that a reload
 * sends no duplicate; a refused one is shown again with its values and errors.
 * No CSRF protection is needed: any site may make a visitor's browser post here, as to the API itself, but the form is
 * anonymous, no cookie gives the request any right, and it is rate-limited by the visitor's own address.
 */
export const contactForm: FastifyPluginAsync<ContactFormOptions> = async (
  app,
  { post, isOwnApi, pages, limit, timeouts },
) => {
  limitBodies(app, timeouts)
  app.removeAllContentTypeParsers()
  readFormBodies(app)

  const send = (request: FastifyRequest, reply: FastifyReply, status: number, { headers, body }: RenderedPage) =>
    sendBody(request, reply.code(status).headers(headers).header('cache-control', 'no-store'), body)

  app.setErrorHandler(async (error, request, reply) => {
    const { status, message, headers } = refusalOf(error)
    if (!UNREAD.includes(status) && message !== problems.tooManyFields) throw error
    // The page has a text of its own in English.
    const isTurkish = localeOfPath(request.url) === 'tr'
    const outcome: Outcome = { state: 'failed', ...(isTurkish && { message }), faults: {} }
    const page = await pages.refusedFormPage(pathOf(request), outcome, request.log)
    return send(request, reply.headers(headers), status, page)
  })

  const answer = async (request: FastifyRequest, reply: FastifyReply, locale: Locale) => {
    reply.header('cache-control', 'no-store')
    const filledIn = (request.body ?? {}) as Readonly<Record<string, string>>
    const pick = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, filledIn[name] ?? '']))
    const values = pick(FIELDS) as Record<FieldName, string>
    const again = async (status: number, outcome: Outcome) =>
      send(request, reply, status, await pages.formPage(pathOf(request), { values, outcome }, request.log))
    // Our own API validates the form itself, with more detail.
    const faults = isOwnApi && locale === FIRST_LOCALE ? {} : faultsIn(values, texts[locale].faults)
    if (FIELDS.some((name) => faults[name])) return again(400, { state: 'unsent', faults })
    const { path } = parseEndpoint(endpointOf(contactEndpoints.send))
    const { retryAfter, ...response } = await post(
      path,
      isOwnApi ? { ...values, ...pick(EXTRAS), locale, ...KEY } : values,
      request,
    )
    if (response.status < 400) return reply.redirect(sentPageIn(locale), 303)
    if (retryAfter) reply.header('retry-after', retryAfter)
    return again(response.status, outcomeOf(response))
  }

  for (const locale of SITE_LOCALES)
    app.post(pathTo(paths.contact, locale), { onRequest: limit, config: { body: 'form' } }, (request, reply) =>
      answer(request, reply, locale),
    )
}

const texts = { tr: contactPage, en: contactPageEnglish }

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0]!

/** The contact page with the notice that the message was sent, for browsers without scripts. */
export const sentPageIn = (locale: Locale): string =>
  `${pathTo(paths.contact, locale)}?${queryNameIn('sent', locale)}#${CONTACT_FORM}`

/** Whether a URL is that page: its notice is for one visitor, so no shared cache may store it. */
export const isSentPage = (url: string): boolean =>
  SITE_LOCALES.some((locale) => {
    const path = pathTo(paths.contact, locale)
    return url.startsWith(`${path}?`) && queryIn(url.slice(path.length), locale).has('sent')
  })

/**
 * Whether that page is requested from a bookmark, by hand, or from another site (Fetch Metadata), and so without a sent
 * message. Browsers without that header are trusted.
 */
export const isSentPageFromElsewhere = (url: string, { 'sec-fetch-site': from }: IncomingHttpHeaders): boolean =>
  from !== undefined && from !== 'same-origin' && isSentPage(url)
