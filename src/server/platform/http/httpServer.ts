import { METHODS, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance, FastifySchemaCompiler, FastifyServerOptions } from 'fastify'
import type { z } from 'zod'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { reportsNestedPaths } from '../../../contract/problem.ts'
import { API_ROOT } from './access.ts'
import { type BodyTimeouts, bodyLimits } from './bodies.ts'
import { problemOf, refused, sendProblem } from './problems.ts'
import { DOCUMENT_HEADERS, isDocument } from './securityHeaders.ts'

/**
 * Options of the HTTP server for API and site: limits of a request, validation by zod, and the response, with these
 * headers, to invalid HTTP.
 */
export const httpServerOptions = (headers: Record<string, string>, { whole, rest }: BodyTimeouts = {}) =>
  ({
    schemaController: { compilersFactory: zodCompilers },
    bodyLimit: bodyLimits.json.bytes,
    // Shorter ones of most routes: `limitBodies`.
    requestTimeout: whole ?? bodyLimits.backup.timeout,
    // Longer than any URL that Node accepts: routes limit their parameters themselves.
    routerOptions: { maxParamLength: 20_000 },
    rewriteUrl: ({ url = '/' }) => routablePath(url),
    // No hook has run at this point.
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => respondToBrokenRequest(error, socket, headers, rest),
    // Node would respond without a body; `respondInFull` checks the header.
    http: {
      requireHostHeader: false,
      ...(whole && { headersTimeout: whole, connectionsCheckingInterval: whole / 2 }),
    },
  }) satisfies FastifyHttpOptions<Server>

/**
 * Responds with these headers, also to requests that Node or Fastify would reject without a body. Call it before routes
 * are registered.
 */
export function respondInFull(app: FastifyInstance, headers: Record<string, string>) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  // `Expect` may be ignored (RFC 9110, section 10.1.1); HTTP/1.1 requires `Host` (RFC 9112, section 3.2).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(headers)
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw refused.malformed()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!isDocument(String(reply.getHeader('content-type'))))
      for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
  })
}

/**
 * Maintenance mode, while a restore replaces the data: API calls except the health check get a 503 with `Retry-After`.
 * Pages are rendered without API responses, in the site's design, and sent as 503; cached pages are served.
 */
export function respondDuringMaintenance(app: FastifyInstance, maintenance: { readonly isActive: boolean }) {
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    if (maintenance.isActive && url.startsWith(`${API_ROOT}/`) && !routeOptions.url?.endsWith('/health'))
      throw refused.unavailable(problems.maintenance)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!maintenance.isActive || !String(reply.getHeader('content-type')).startsWith('text/html')) return
    reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' })
  })
}

/**
 * Path to match routes with. A proxy may send an absolute URL (RFC 9112, section 3.2.2). A path that cannot be decoded
 * is malformed for the API, and an unknown page elsewhere.
 */
function routablePath(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  if (address.startsWith(`${API_ROOT}/`)) return address
  const [path = '/', ...query] = address.split('?')
  return isDecodable(path) ? address : [path.replaceAll('%', '%25'), ...query].join('?')
}

/** The result is used because a bundler drops a call whose only effect is a possible error. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** Statuses for errors of Node's HTTP parser. */
const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

function respondToBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  more: Record<string, string>,
  rest = LINGER,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = STATUSES[error.code ?? ''] ?? 400
  const problem = problemOf(status, problems.malformed)
  const body = JSON.stringify(problem)
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${problem.title}\r\n${lines.join('')}\r\n${body}`)
  // A client that continues sending would hold its half of the connection open.
  setTimeout(() => socket.destroy(), rest).unref()
}

/** Time limit for reading the rest of a request body after its response, in milliseconds: many clients read a response only after sending all. */
const LINGER = 30_000

/**
 * Maximum time in milliseconds without progress in sending a response. A slow connection pauses, and the operating
 * system reports progress only when about a third of its buffer has arrived.
 */
const STALLED_AFTER = 2 * 60_000

/**
 * Closes slow connections: those with a request body still arriving long after the response, and those with a stalled
 * response, which would hold memory and the file or query that it is read from. A slow client that makes some progress
 * stays connected, as does one that waits for its response. Call it after routes are registered.
 */
export function closeSlowConnections({ server, log }: FastifyInstance, { rest = LINGER }: BodyTimeouts = {}) {
  server.timeout = STALLED_AFTER
  // Without this listener Node would close every idle connection, including one that waits for its response.
  function closeIfStalled(this: ServerResponse, socket: Socket) {
    if (socket.writableLength === 0) return
    log.info({ status: this.statusCode, bytes: socket.bytesWritten }, 'slow client disconnected')
    socket.destroy()
  }
  server.prependListener('request', (request, response) => {
    response.on('timeout', closeIfStalled).once('finish', () => {
      if (!request.complete) setTimeout(() => request.complete || request.socket.destroy(), rest).unref()
    })
  })
}

/**
 * Validation: zod parses requests instead of the framework's Ajv, and its issues become the response's field errors.
 * Responses are not validated, so that a record stored under an older rule is still shown.
 */
export const zodCompilers: CompilersFactory = {
  // Fastify types this factory for Ajv, whose validators have other types than its own `FastifySchemaCompiler`; ours
  // takes a route's zod schema (`ZodRoutes`).
  buildValidator: () => validateWithZod as FastifySchemaCompiler<unknown> as never,
  buildSerializer: () => () => JSON.stringify,
}

/** Passed to the framework's constructor, which otherwise loads Ajv. */
type CompilersFactory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

const validateWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const { success, data: value, error } = schema.safeParse(data)
    return success ? { value } : { error: Object.assign(error, { reportsNestedPaths: reportsNestedPaths(schema) }) }
  }
