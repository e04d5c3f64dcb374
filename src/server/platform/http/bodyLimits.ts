import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { CHAT_LIMITS } from '../../../contract/api/chatCalls.ts'
import { UPLOAD_MAX_BYTES } from '../../../contract/constants.ts'
import { isOpen } from '../../../contract/schema/endpoint.ts'
import { refused } from './problems.ts'

const KB = 1024
const SECOND = 1000

interface BodyLimit {
  bytes: number
  /** Names of fields, at all levels together; lists may have ten times as many elements. */
  fields: number
  /** How long it may take to arrive, in milliseconds. */
  timeout: number
}

/** The longest that JSON makes of a character: `\ud83d\ude00`. */
const ESCAPED = 12

/** What a request body may be, by kind of route (CONTRACT section 5, "limits of bodies"). */
export const bodyLimits = {
  /** Everything that anyone may send, and every call about accounts. */
  form: { bytes: 64 * KB, fields: 100, timeout: 30 * SECOND },
  chat: {
    bytes: CHAT_LIMITS.messages * CHAT_LIMITS.characters * ESCAPED + 64 * KB,
    fields: 1000,
    timeout: 60 * SECOND,
  },
  json: { bytes: 1024 * KB, fields: 20_000, timeout: 120 * SECOND },
  /** Read in parts, within limits of their own (`features/media/uploadRoutes.ts`): ten megabytes over a poor mobile line. */
  file: { bytes: UPLOAD_MAX_BYTES, fields: 20, timeout: 300 * SECOND },
} as const satisfies Record<string, BodyLimit>

export type BodyKind = keyof typeof bodyLimits

/** Shorter times, for tests. */
export interface BodyTimeouts extends Partial<Record<BodyKind, number>> {
  /** How long any request may take to arrive. */
  whole?: number
  /** How long the rest of a body is read whose request is answered already. */
  rest?: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's body may be. */
    body?: BodyKind
  }
}

const BODILESS = ['GET', 'HEAD']

/** Bounds the bodies of the routes of this scope, in size and time, before they are parsed. Called before there are routes. */
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
    if (!kind || kind === 'file' || !hasBody(raw)) return
    if (Number(raw.headers['content-length']) > bodyLimits[kind].bytes) throw refused.tooLarge()
    const timer = setTimeout(() => endReading(raw), timeouts[kind] ?? bodyLimits[kind].timeout)
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('close', stop)
  })
  // The rest is read and thrown away (`closeSlowBodies`): a connection that is closed before that is reset, and the answer lost.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 413) reply.removeHeader('connection')
  })
}

const isMultipart = (schema: object | undefined): boolean =>
  Boolean((schema as { consumes?: readonly string[] } | undefined)?.consumes?.includes('multipart/form-data'))

/** Whether a request brings a body, empty or not. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0

/** The framework hears of it as of any failure to read, and answers with it. */
function endReading(raw: IncomingMessage): void {
  if (!raw.complete && raw.listenerCount('error') > 0) raw.emit('error', refused.tooSlow())
}

/** Levels of JSON. Nothing here has half as many; whoever walks a value may do so by calling itself. */
const DEEPEST = 32
/** Elements of lists, for each field that a body may name. */
const ELEMENTS = 10

/** Throws where a JSON text names more fields, lists more or is nested deeper than its kind may be: counted without building anything. */
export function refuseLargeJson(json: Uint8Array, kind: BodyKind): void {
  const most = bodyLimits[kind].fields
  let [fields, separators, depth] = [0, 0, 0]
  for (let i = 0; i < json.length; i++)
    switch (json[i]) {
      case QUOTE:
        i = endOfText(json, i)
        break
      case COLON:
        if (++fields > most) throw refused.tooManyFields()
        break
      case COMMA:
        if (++separators > most * ELEMENTS) throw refused.tooManyFields()
        break
      case OPEN_BRACKET:
      case OPEN_BRACE:
        if (++depth > DEEPEST) throw refused.malformed()
        break
      case CLOSE_BRACKET:
      case CLOSE_BRACE:
        depth--
    }
}

const [QUOTE, COLON, COMMA, BACKSLASH] = [0x22, 0x3a, 0x2c, 0x5c]
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Where the text ends that begins here. */
function endOfText(json: Uint8Array, start: number): number {
  let i = start + 1
  while (i < json.length && json[i] !== QUOTE) i += json[i] === BACKSLASH ? 2 : 1
  return i
}

/** The same for the fields of a form post. */
export function refuseManyFormFields(form: string): void {
  let count = 1
  for (let i = form.indexOf('&'); i >= 0; i = form.indexOf('&', i + 1))
    if (++count > bodyLimits.form.fields) throw refused.tooManyFields()
}
