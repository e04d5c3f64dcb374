import { STATUS_CODES } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LOCALES, type Locale } from '../../../contract/constants.ts'
import { FIRST_LOCALE } from '../../../contract/domain/locales.ts'
import { problems, secondFactor, validation } from '../../../contract/i18n/shared/messages.ts'
import { translateMessage } from '../../../contract/i18n/shared/translate.ts'
import { type FieldErrors, fieldErrorsOf, type Problem } from '../../../contract/problem.ts'
import { isOpen, open } from '../../../contract/schema/endpoint.ts'
import { isUnreachable } from '../db/errors.ts'
import { redactUrl } from '../observability/log.ts'

/** An error response: thrown anywhere below a route, sent by `sendProblem` as problem+json (RFC 9457). */
export class Refused extends Error {
  readonly status: number
  readonly errors?: FieldErrors
  readonly headers: Record<string, string>
  /** Extension members (RFC 9457, section 3.2). */
  readonly extensions: object

  constructor(status: number, message: string, more: Partial<Pick<Refused, 'errors' | 'headers' | 'extensions'>> = {}) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.extensions = more.extensions ?? {}
  }
}

/** Error responses that several routes use. */
export const refused = {
  invalid: (errors: FieldErrors) => new Refused(400, problems.invalid, { errors }),
  malformed: () => new Refused(400, problems.malformed),
  unauthorized: (message: string = problems.unauthorized, extensions: object = {}, errors?: FieldErrors) =>
    new Refused(401, message, { headers: { 'www-authenticate': 'Bearer' }, extensions, errors }),
  forbidden: (message: string) => new Refused(403, message),
  /** The session is valid, but its sign-in is not recent enough for this route. */
  reauthenticate: () => new Refused(403, problems.reauthenticate, { extensions: { code: 'reauthenticate' } }),
  withoutFactor: () => new Refused(403, secondFactor.mustSetUp, { extensions: { mustSetUpSecondFactor: true } }),
  notFound: () => new Refused(404, problems.notFound),
  previewOver: () => new Refused(404, problems.previewOver),
  tooLarge: () => new Refused(413, problems.tooLarge),
  tooManyFields: () => new Refused(400, problems.tooManyFields),
  tooSlow: () => new Refused(408, problems.tooSlow),
  noSuchAddress: () => new Refused(404, problems.noSuchAddress),
  methodNotAllowed: (allowed: readonly string[]) =>
    new Refused(405, problems.methodNotAllowed, { headers: { allow: allowed.join(', ') } }),
  tooMany: (message: string, seconds: number) =>
    new Refused(429, message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } }),
  unavailable: (message: string = problems.unavailable) =>
    new Refused(503, message, { headers: { 'retry-after': '5' } }),
}

/** A record that was looked up. Throws `Refused` (404) if there is none. */
export function orNotFound<Found>(found: Found): NonNullable<Found> {
  if (!found) throw refused.notFound()
  return found
}

/** Reason phrases of RFC 9110; Node's phrase for 413 is outdated. */
const TITLES: Record<number, string | undefined> = { ...STATUS_CODES, 413: 'Content Too Large' }

/** Messages for errors of the framework. */
const MESSAGES: Record<number, string> = {
  413: problems.tooLarge,
  415: problems.wrongType,
  429: problems.tooMany,
  503: problems.unavailable,
}

/** Body of an error response in a language; messages are Turkish here. */
export function problemOf(status: number, turkish: string, errors?: FieldErrors, locale: Locale = 'tr'): Problem {
  const message = translateMessage(turkish, locale)
  return {
    type: 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    message,
    ...(errors && { errors: translated(errors, locale) }),
  }
}

const translated = (errors: FieldErrors, locale: Locale): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, texts.map((text) => translateMessage(text, locale))]),
  )

/** Error handler: responds to any error, in the language of the request. An unexpected one is logged with its stack and not described to the client. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, errors, headers, extensions } = refusalOf(error)
  if (status >= 500 && (!(error instanceof Refused) || error.cause !== undefined))
    request.log.error({ err: error, url: redactUrl(request.url) }, 'request failed')
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problemOf(status, message, errors, localeOf(request)), ...extensions }))
}

/** The error response for any thrown value. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof z.ZodError) return refused.invalid(fieldErrorsOf(error))
  // Anything may be thrown.
  const { statusCode: status } = (error ?? {}) as Partial<FastifyError>
  // Errors of the framework have a status; one without comes from the database or our code.
  if (status === undefined) return isUnreachable(error) ? refused.unavailable() : new Refused(500, problems.unexpected)
  // A file that may not be served is indistinguishable from one that does not exist.
  if (status === 403) return refused.noSuchAddress()
  if (status in MESSAGES) return new Refused(status, MESSAGES[status]!)
  return status >= 400 && status < 500 ? refused.malformed() : new Refused(500, problems.unexpected)
}

/**
 * Responds if no route of this scope matches: 405 with the allowed methods for a known path, else 404. Register it
 * first.
 */
export function refuseUnknownPaths(app: FastifyInstance) {
  const methodsOf = new Map<string, Set<string>>()
  const refuse = ({ url }: { url: string }) => {
    const path = url.split('?', 1)[0]!
    const allowed = [...methodsOf].filter(([pattern]) => matches(pattern, path)).flatMap(([, methods]) => [...methods])
    throw allowed.length ? refused.methodNotAllowed([...new Set(allowed)].sort()) : refused.noSuchAddress()
  }
  // In `onRequest`, so that no body is read.
  const onRequest = async (request: { url: string }) => refuse(request)
  const options = { config: { access: open('GET /*') }, schema: { hide: true }, onRequest }
  for (const path of ['/', '/*']) app.all(path, options, refuse)
  app.addHook('onRoute', ({ url, method }) => {
    const methods = methodsOf.get(url) ?? methodsOf.set(url, new Set()).get(url)!
    for (const each of [method].flat()) methods.add(each)
  })
}

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** `locale` in a query. */
const localeInQuery = ({ query }: Pick<FastifyRequest, 'query'>): unknown =>
  (query as { locale?: unknown } | undefined)?.locale

/** Language of a request: `locale` in its body, else in its query, else that of the content, or Turkish for the panel, which translates. */
export function localeOf(request: FastifyRequest): Locale {
  const inBody = (request.body as { locale?: unknown } | null | undefined)?.locale
  return [inBody, localeInQuery(request)].find(isLocale) ?? (isOfPanel(request) ? 'tr' : FIRST_LOCALE)
}

function isOfPanel({ session, routeOptions }: FastifyRequest): boolean {
  const { access } = routeOptions.config
  return Boolean(session) || (access !== undefined && (!isOpen(access) || access.open.includes('/accounts/')))
}

/** Refuses open reads, and open calls with a body of their own, with an unknown `locale` in the query (400). */
export function refuseUnknownLocales(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const { config, schema } = request.routeOptions
    const access = request.method === 'GET' || schema?.body ? config.access : undefined
    const given = localeInQuery(request)
    if (access && isOpen(access) && given !== undefined && !isLocale(given))
      throw refused.invalid({ locale: [validation.choice] })
  })
}

const matches = (pattern: string, path: string): boolean => {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  )
}

/** Runs work after the response, so that its duration reveals nothing to the client. A failure is logged with the given message. */
export function afterResponse({ raw, log }: FastifyReply, work: () => Promise<unknown>, failure: string): void {
  const start = () => void work().catch((error: unknown) => log.error({ err: error }, failure))
  if (raw.closed) start()
  else raw.once('close', start)
}
