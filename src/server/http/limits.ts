import type { Socket } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import { problems } from '../../contract/texts/problems.ts'
import { problemOf, sendProblem } from '../problems.ts'

const MEGABYTE = 1024 * 1024

/** What one request may take: its size, its time, and the answer when it is no HTTP at all. */
export const limits = {
  bodyLimit: MEGABYTE,
  /** Ten megabytes over a poor mobile line. */
  requestTimeout: 5 * 60_000,
  // Longer than Node lets an address be: how long a part of it may be is for its route to say.
  routerOptions: { maxParamLength: 20_000 },
  /** An address may come whole, as proxies are sent it (RFC 9112, section 3.2.2); routes know its path. */
  rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*/i, '') || '/',
  frameworkErrors: sendProblem,
  clientErrorHandler: answerBrokenRequest,
} as const satisfies FastifyServerOptions

/** Statuses of what Node's HTTP parser refuses before there is a request to answer. */
const STATUSES: Record<string, [status: number, title: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
}

function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, title] = STATUSES[error.code ?? ''] ?? [400, 'Bad Request']
  const body = JSON.stringify({ ...problemOf(status, problems.malformed), title })
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
