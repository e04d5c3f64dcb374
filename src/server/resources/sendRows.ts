import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Listed } from './listFound.ts'

/**
 * Sends the rows of a list. A long one is written slice by slice, no faster than it is taken; its reading ends when nobody
 * takes it any more, and what cannot be read cuts the answer off, so that no part of a list looks like all of it.
 */
export function sendRows(request: FastifyRequest, reply: FastifyReply, { rows, rest }: Listed) {
  if (!rest) return reply.send(rows)
  const slices = request.method === 'HEAD' ? [] : rest
  async function* written() {
    yield `[${itemsOf(rows)}`
    try {
      for await (const slice of slices) if (slice.length) yield `,${itemsOf(slice)}`
    } catch (error) {
      if (!reply.raw.destroyed) request.log.error({ err: error }, 'a list broke off while it was sent')
      throw error
    }
    yield ']'
  }
  return reply.type('application/json; charset=utf-8').send(Readable.from(written(), { objectMode: false }))
}

const itemsOf = (rows: readonly unknown[]): string => JSON.stringify(rows).slice(1, -1)
