import type { FastifyReply, FastifyRequest } from 'fastify'
import { type EncodedBody, encodingFor } from '../http/encodings.ts'

/**
 * Sends a text that may change at any moment, unless its headers say otherwise: compressed as the client asks, or not at
 * all when it has it already.
 */
export async function sendBody(request: FastifyRequest, reply: FastifyReply, body: EncodedBody) {
  const kept = reply.getHeader('cache-control') ?? 'no-cache'
  reply.headers({ 'cache-control': kept, etag: body.etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(body.etag)) return reply.code(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await body.in(encoding))
}
