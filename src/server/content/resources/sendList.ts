import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Listed } from './readList.ts'

/** Answers with a list, and its place among all that match in `Content-Range`. */
export function sendList(request: FastifyRequest, reply: FastifyReply, name: string, listed: Listed<unknown>) {
  const { rows, rest, first, length, total } = listed
  const span = length ? `${first}-${first + length - 1}` : '*'
  reply.header('content-range', `${name} ${span}/${total}`)
  if (!rest) return reply.send(rows)
  return sendText(request, reply.type('application/json; charset=utf-8'), jsonOf(rows, rest))
}

/**
 * Streams a text, no faster than the client reads it; it is generated no further once the client disconnects, and an error cuts the
 * response off, so that part of a list never looks like all of it.
 */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: AsyncIterable<string>) {
  async function* logged() {
    try {
      yield* text
    } catch (error) {
      if (!reply.raw.destroyed) request.log.error({ err: error }, 'list response failed')
      throw error
    }
  }
  return reply.send(Readable.from(request.method === 'HEAD' ? [] : logged(), { objectMode: false }))
}

async function* jsonOf(rows: readonly unknown[], rest: AsyncIterable<readonly unknown[]>) {
  yield `[${itemsOf(rows)}`
  for await (const slice of rest) if (slice.length) yield `,${itemsOf(slice)}`
  yield ']'
}

const itemsOf = (rows: readonly unknown[]): string => JSON.stringify(rows).slice(1, -1)
