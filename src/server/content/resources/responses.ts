import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import type { Precondition, Refusal, Result } from './context.ts'
import type { Listed } from './readList.ts'
import type { Row } from './row.ts'

/** The entity tag of a revision. */
const tagOf = (revision: string): string => `"${revision}"`

/** The ETag of a row: its revision, and a hash of what is shown, which may change without one, as when a plan has come. */
const etagOf = ({ updatedAt }: Revision, shown: unknown): string =>
  tagOf(`${updatedAt};${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12)}`)

/**
 * The precondition of a write, by `If-Match` (RFC 9110, section 13.1.1) or by the `updatedAt` in the body. A proxy that compresses may
 * have made the tag weak; it still names the revision.
 */
export function preconditionOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): Precondition {
  const tags = headers['if-match']?.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/;[^"]*/, ''),
  )
  // Where no body is expected, none has been checked.
  const seen = (body as { updatedAt?: unknown } | null | undefined)?.updatedAt
  return (updatedAt) =>
    (!tags || tags.includes('*') || tags.includes(tagOf(updatedAt))) &&
    (!seen || (typeof seen === 'string' && Date.parse(seen) === Date.parse(updatedAt)))
}

type Revision = Pick<Row, 'updatedAt'>

/** Sends a row, or what of it is shown, with its ETag; 304 where the client has it already. */
export function sendRow<R extends Revision>(
  request: FastifyRequest,
  reply: FastifyReply,
  row: R,
  shown: unknown = row,
) {
  const etag = etagOf(row, shown)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return request.method === 'GET' && known?.includes(etag) ? reply.code(304).send() : reply.send(shown)
}

const refusals: Record<Refusal, () => Refused> = {
  missing: refused.notFound,
  stale: () => new Refused(409, problems.stale),
  slugTaken: () => new Refused(409, problems.conflict, { errors: { slug: [validation.slugTaken] } }),
}

/** The row that was written; throws `Refused` where the write was refused. */
export function rowOf({ row, refused: refusal }: Result): Row {
  if (refusal) throw refusals[refusal]()
  return row
}

/** Sends a list, and its range among all that match as `Content-Range`. */
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
