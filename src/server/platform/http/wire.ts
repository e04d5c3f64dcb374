import { METHODS, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance } from 'fastify'
import { problems } from '../../../contract/i18n/shared/problems.ts'
import { API_ROOT } from './access.ts'
import { type BodyTimeouts, bodyLimits } from './bodyLimits.ts'
import { problemOf, refused, sendProblem } from './problems.ts'
import { REST } from './slowBodies.ts'

/** What one request may take: its size, its time, and the answer, with these headers, when it is no HTTP at all. */
export const wireOptions = (headers: Record<string, string>, { whole, rest }: BodyTimeouts = {}) =>
  ({
    bodyLimit: bodyLimits.json.bytes,
    requestTimeout: whole ?? bodyLimits.file.timeout,
    // Longer than Node lets an address be: how long a part of it may be is for its route to say.
    routerOptions: { maxParamLength: 20_000 },
    rewriteUrl: ({ url = '/' }) => knownPath(url),
    // No hook has run by then.
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers, rest),
    // Node would answer without a word; `answerInFull` does it with one.
    http: {
      requireHostHeader: false,
      ...(whole && { headersTimeout: whole, connectionsCheckingInterval: whole / 2 }),
    },
  }) satisfies FastifyHttpOptions<Server>

/** Has the app answer what Node or the framework would cut short. Called before there are routes. */
export function answerInFull(app: FastifyInstance) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method)
  // An expectation may be left unmet (RFC 9110, section 10.1.1), and a request without a host is malformed (RFC 9112, section 3.2).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw refused.malformed()
  })
}

/**
 * An address may come whole, as proxies are sent it (RFC 9112, section 3.2.2); routes know its path. One that cannot be
 * decoded is malformed to the API; elsewhere it names a page that is not there, as any unknown one does.
 */
function knownPath(url: string): string {
  const address = url.replace(/^https?:\/\/[^/?]*/i, '') || '/'
  if (address.startsWith(`${API_ROOT}/`)) return address
  const [path = '/', ...query] = address.split('?')
  return isDecodable(path) ? address : [path.replaceAll('%', '%25'), ...query].join('?')
}

/** What comes out is looked at: a bundler takes a call out whose only use is that it may throw. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}

/** Statuses of what Node's HTTP parser refuses before there is a request to answer. */
const STATUSES: Record<string, [status: number, title: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  more: Record<string, string>,
  rest = REST,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, title] = STATUSES[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify({ ...problemOf(status, problems.malformed), title })
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...more,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
  // Whoever goes on sending would keep the half of the connection that is open.
  setTimeout(() => socket.destroy(), rest).unref()
}
