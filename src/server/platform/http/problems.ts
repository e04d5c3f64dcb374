import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { secondFactor } from '../../../contract/i18n/shared/secondFactor.ts'
import { type FieldErrors, fieldErrorsOf, type Problem } from '../../../contract/problem.ts'
import { isUnreachable } from '../db/errors.ts'
import { told } from '../observability/log.ts'

/** An answer that is not the one hoped for: thrown anywhere, sent by `sendProblem` in the one shape of errors. */
export class Refused extends Error {
  readonly status: number
  readonly errors?: FieldErrors
  readonly headers: Record<string, string>
  /** Members of its own beside those that every problem has (RFC 9457, section 3.2). */
  readonly told: object

  constructor(status: number, message: string, more: Partial<Pick<Refused, 'errors' | 'headers' | 'told'>> = {}) {
    super(message)
    this.status = status
    this.errors = more.errors
    this.headers = more.headers ?? {}
    this.told = more.told ?? {}
  }
}

/** The refusals that several rooms share. */
export const refused = {
  invalid: (errors: FieldErrors) => new Refused(400, problems.invalid, { errors }),
  malformed: () => new Refused(400, problems.malformed),
  unauthorized: (message: string = problems.unauthorized, told: object = {}, errors?: FieldErrors) =>
    new Refused(401, message, { headers: { 'www-authenticate': 'Bearer' }, told, errors }),
  forbidden: (message: string) => new Refused(403, message),
  /** The token counts; the sign-in behind it is not recent enough for this call. */
  reauthenticate: () => new Refused(403, problems.reauthenticate, { told: { code: 'reauthenticate' } }),
  withoutFactor: () => new Refused(403, secondFactor.mustSetUp, { told: { mustSetUpSecondFactor: true } }),
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

/** The phrases of RFC 9110 for the statuses that we answer with. */
const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

/** What the framework refuses by itself, in our words. */
const MESSAGES: Record<number, string> = {
  413: problems.tooLarge,
  415: problems.wrongType,
  429: problems.tooMany,
  503: problems.unavailable,
}

export const problemOf = (status: number, message: string, errors?: FieldErrors): Problem => ({
  type: 'about:blank',
  title: TITLES[status] ?? 'Error',
  status,
  detail: message,
  message,
  ...(errors && { errors }),
})

/** Answers any failure. What nobody foresaw is logged whole, and told to nobody. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, errors, headers, told: more } = refusalOf(error)
  if (status >= 500 && (!(error instanceof Refused) || error.cause !== undefined))
    request.log.error({ err: error, url: told(request.url) }, 'request failed')
  return reply
    .code(status)
    .headers(headers)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify({ ...problemOf(status, message, errors), ...more }))
}

/** What any failure is answered with. */
export function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  if (error instanceof z.ZodError) return refused.invalid(fieldErrorsOf(error))
  const { statusCode: status } = (error ?? {}) as Partial<FastifyError>
  // Without a status it comes from below us; a visitor's broken connection has one.
  if (status === undefined) return isUnreachable(error) ? refused.unavailable() : new Refused(500, problems.unexpected)
  // What of our files may not be read is not there, as far as anybody outside can tell.
  if (status === 403) return refused.noSuchAddress()
  if (status in MESSAGES) return new Refused(status, MESSAGES[status]!)
  return status >= 400 && status < 500 ? refused.malformed() : new Refused(500, problems.unexpected)
}
