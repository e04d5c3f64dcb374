import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Row } from './row.ts'
import type { Guard } from './rules.ts'

/** A row's revision. */
const tagOf = (revision: string): string => `"${revision}"`

/** What is shown of a row, as HTTP names it: behind the revision stands what changes without one, like a plan that has come. */
const etagOf = ({ updatedAt }: Revised, shown: unknown): string =>
  tagOf(`${updatedAt};${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12)}`)

/**
 * What a writer asks of the stored row, by `If-Match` (RFC 9110, section 13.1.1) or by the `updatedAt` that it read.
 * A proxy that compresses may have made the tag weak; it still names the revision.
 */
export function guardOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): Guard {
  const tags = headers['if-match']?.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/;[^"]*/, ''),
  )
  // Where no body is expected, none has been checked.
  const read = (body as { updatedAt?: unknown } | null | undefined)?.updatedAt
  return (updatedAt) =>
    (!tags || tags.includes('*') || tags.includes(tagOf(updatedAt))) &&
    (!read || (typeof read === 'string' && Date.parse(read) === Date.parse(updatedAt)))
}

type Revised = Pick<Row, 'updatedAt'>

/** Sends a row, or what of it is to be seen, with its revision, or only word that the caller has it already. */
export function sendRow<R extends Revised>(request: FastifyRequest, reply: FastifyReply, row: R, shown: unknown = row) {
  const etag = etagOf(row, shown)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return request.method === 'GET' && known?.includes(etag) ? reply.code(304).send() : reply.send(shown)
}
