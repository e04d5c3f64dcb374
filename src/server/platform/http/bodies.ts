import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import { BACKUP_MAX_BYTES, DOCUMENT_MAX_BYTES, UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { SECOND } from '../../../contract/domain/durations.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { isOpen } from '../../../contract/schema/endpoint.ts'
import { Refused, refused } from './problems.ts'

const KB = 1024

interface BodyLimit {
  bytes: number
  /** Number of field names on all levels together; arrays may have ten times as many elements. */
  fields: number
  /** Timeout for the body to arrive, in milliseconds. */
  timeout: number
}

/** The longest JSON form of a character: `\ud83d\ude00`. */
const MAX_ESCAPED = 12

/** Limits of request bodies, by kind of route. */
export const bodyLimits = {
  /** Open routes and account routes. */
  form: { bytes: 64 * KB, fields: 100, timeout: 30 * SECOND },
  chat: {
    bytes: CHAT_LIMITS.messages * CHAT_LIMITS.characters * MAX_ESCAPED + 64 * KB,
    fields: 1000,
    timeout: 60 * SECOND,
  },
  /** A beacon, of which a page sends many: not counted with the forms. */
  beacon: { bytes: 64 * KB, fields: 100, timeout: 30 * SECOND },
  json: { bytes: 1024 * KB, fields: 20_000, timeout: 120 * SECOND },
  /**
   * Multipart, read and limited by the handler (`features/media/pictureRoutes.ts`): ten megabytes over a slow mobile
   * connection.
   */
  file: { bytes: UPLOAD_MAX_BYTES, fields: 20, timeout: 300 * SECOND },
  /** The same for PDF files (`features/media/documentRoutes.ts`). */
  document: { bytes: DOCUMENT_MAX_BYTES, fields: 20, timeout: 300 * SECOND },
  /** Multipart, read and limited by the handler (`features/backups/receiveBackup.ts`). */
  backup: { bytes: BACKUP_MAX_BYTES, fields: 5, timeout: 2 * 60 * 60 * SECOND },
} as const satisfies Record<string, BodyLimit>

export type BodyKind = keyof typeof bodyLimits

/** Shorter timeouts, for tests. */
export interface BodyTimeouts extends Partial<Record<BodyKind, number>> {
  /** For a whole request to arrive. */
  whole?: number
  /** For the rest of a body after its response. */
  rest?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of the route's body. */
    body?: BodyKind
  }
}

const BODILESS = ['GET', 'HEAD']

/**
 * Limits the bodies of this scope's routes, in size and time, before they are parsed. Call it before routes are
 * registered.
 */
export function limitBodies(app: FastifyInstance, timeouts: BodyTimeouts = {}) {
  app.addHook('onRoute', (route) => {
    if ([route.method].flat().every((method) => BODILESS.includes(method))) return
    const { access, body } = route.config ?? {}
    const isSmall = (access && isOpen(access)) || route.url.startsWith(`${route.prefix}/accounts/`)
    const kind = body ?? (isMultipart(route.schema) ? 'file' : isSmall ? 'form' : 'json')
    route.config = { ...route.config, body: kind }
    route.bodyLimit ??= bodyLimits[kind].bytes
  })
  app.addHook('preParsing', async ({ raw, routeOptions }, reply) => {
    const kind = routeOptions.config.body
    if (!kind || !hasBody(raw)) return
    // Handlers of files respond to large ones themselves.
    const isFile = kind === 'file' || kind === 'document' || kind === 'backup'
    if (!isFile && Number(raw.headers['content-length']) > bodyLimits[kind].bytes) throw refused.tooLarge()
    const timer = setTimeout(() => failReading(raw), timeouts[kind] ?? bodyLimits[kind].timeout)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('close', stop)
  })
  // The connection stays open until the rest arrives (`closeSlowConnections`): closing it early resets it, and the
  // response is lost.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection')
  })
}

const isMultipart = (schema: object | undefined): boolean =>
  Boolean((schema as { consumes?: readonly string[] } | undefined)?.consumes?.includes('multipart/form-data'))

/** Route option for a body that its schema only describes: the handler reads it. */
export const unvalidatedBody = { validatorCompiler: () => (value: unknown) => ({ value }) }

/** Whether a request announces a body. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** Emitted as a read error, which the framework responds to. */
function failReading(raw: IncomingMessage): void {
  if (!raw.complete && raw.listenerCount('error') > 0) raw.emit('error', refused.tooSlow())
}

/**
 * Accepts JSON in UTF-8 or no body, and refuses other types (415). Refuses JSON that is nested too deep, and text that PostgreSQL cannot
 * store.
 */
export function readBodies(app: FastifyInstance) {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      refuseLargeJson(body, request.routeOptions.config.body ?? 'json')
      parseJson(request, utf8.decode(body), (error, value) => done(error && refused.malformed(), value))
    } catch (error) {
      done(error instanceof Refused ? error : refused.malformed())
    }
  })
  // Some clients send a content type without a body.
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) delete headers['content-type']
  })
  app.addHook('preHandler', async ({ params, query, body }) => {
    if (!isStorable(params)) throw refused.notFound()
    for (const part of [query, body]) {
      const errors = Object.entries<unknown>(Object(part)).filter(([name, value]) => !isStorable([name, value]))
      if (errors.length)
        throw new Refused(400, validation.invalid, {
          errors: Object.fromEntries(errors.map(([name]) => [name, [validation.invalid]])),
        })
    }
  })
}

/** PostgreSQL stores neither NUL nor a lone surrogate; SQLite has to behave alike. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}

/** Content types of routes in a scope of `readFormBodies`. */
export const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded']

/**
 * Accepts HTML form posts in this scope, as the JSON body of their fields; of several fields with one name the last is
 * used.
 */
export function readFormBodies(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      if (body.split('&', bodyLimits.form.fields + 1).length > bodyLimits.form.fields) throw refused.tooManyFields()
      // Forms send a line break as CR LF (HTML, 'Form submission').
      const fields = [...new URLSearchParams(body)].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')])
      return Object.fromEntries(fields)
    },
  )
}

/** Maximum nesting of JSON; declared bodies use less than half. */
const MAX_DEPTH = 32
/** Maximum number of array elements per allowed field. */
const ELEMENTS = 10

/** Refuses JSON with more fields, elements or levels than the kind of route allows; scans the bytes before parsing. */
function refuseLargeJson(json: Uint8Array, kind: BodyKind): void {
  const { fields: maxFields } = bodyLimits[kind]
  let [fields, separators, depth] = [0, 0, 0]
  for (let i = 0; i < json.length; i++)
    switch (json[i]) {
      case QUOTE:
        i = endOfString(json, i)
        break
      case COLON:
        if (++fields > maxFields) throw refused.tooManyFields()
        break
      case COMMA:
        if (++separators > maxFields * ELEMENTS) throw refused.tooManyFields()
        break
      case OPEN_BRACKET:
      case OPEN_BRACE:
        if (++depth > MAX_DEPTH) throw refused.malformed()
        break
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        depth--
    }
}

const [QUOTE, COLON, COMMA, BACKSLASH] = [0x22, 0x3a, 0x2c, 0x5c]
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d]

function endOfString(json: Uint8Array, start: number): number {
  let i = start + 1
  while (i < json.length && json[i] !== QUOTE) i += json[i] === BACKSLASH ? 2 : 1
  return i
}
