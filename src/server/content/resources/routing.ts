import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { accessIn } from '../../../contract/api/keyAccess.ts'
import type { Locale } from '../../../contract/constants.ts'
import { SECOND_LOCALE, SITE_LOCALES } from '../../../contract/domain/locales.ts'
import { type Access, isOpen } from '../../../contract/schema/endpoint.ts'
import { type Fields, hidingFlagOf } from '../../../contract/schema/fields.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { isInProcess } from '../../platform/observability/log.ts'
import type { BaseContext, Precondition, Row, Values, Viewer, WriteContext } from './context.ts'
import { listOfArray } from './listOfTable.ts'
import type { Listed } from './readList.ts'
import { isTranslatedResource } from './representation.ts'

// Shared functions of content routes: reading a request (parameters, viewer, author, precondition) and sending rows and
// lists.

/** Method, path and access of a resource's endpoint. */
export const routeAt = (access: Access, resource: Resource) => at(accessIn(resource, access))

/**
 * Method, path and access of an endpoint that reads rows: an open endpoint shows the administrator hidden rows too, and
 * both languages.
 */
export const readRouteAt = (access: Access, resource: Resource) =>
  at(accessIn(resource, access), {
    showsMore: Boolean(hidingFlagOf(resource)) || isTranslatedResource(resource),
    isContent: true,
  })

/** Parses an id. Text that cannot be an id (a word, zero, a leading zero, too long) is a 404. */
export function idOf(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isSafeInteger(id)) throw refused.notFound()
  return id
}

/** The first parameter of a request, as text. */
export const paramIn = ({ params }: FastifyRequest): string =>
  // Parameters of a route are an object.
  String(Object.values(params as object)[0])

export const idIn = (request: FastifyRequest): number => idOf(paramIn(request))

/** Query parameter of open reads: the language of texts. */
export const localeQuery = z.object({
  locale: z
    .enum(SITE_LOCALES)
    .optional()
    .meta({ description: 'Language of texts and messages. `en`: only records that exist in English.' }),
})

/** The language of an open read, if it is not that of the content. */
export const localeIn = ({ query }: Pick<FastifyRequest, 'query'>): Locale | undefined =>
  // Open reads have this parameter.
  (query as z.infer<typeof localeQuery> | undefined)?.locale === SECOND_LOCALE ? SECOND_LOCALE : undefined

/** The viewer for whom an endpoint reads rows. */
export const viewerOf = (access: Access, request: Pick<FastifyRequest, 'session' | 'key' | 'raw' | 'query'>): Viewer =>
  isOpen(access)
    ? {
        isOpen: true,
        only: access.only,
        seesHidden: Boolean(request.session ?? request.key),
        locale: localeIn(request),
        isPage: isInProcess(request),
      }
    : { isOpen: false }

export const contextOf = ({ db, changes, now }: BaseContext, request: FastifyRequest): WriteContext => ({
  db,
  changes,
  now,
  actor: actorOf(request),
})

/**
 * Quotes an entity tag: `"version;hash"`, see `sendRow`. A precondition compares the version only, and ignores the
 * hash.
 */
const quoted = (revision: string): string => `"${revision}"`

/**
 * Optimistic locking: a precondition prevents lost updates (RFC 9110, section 13.1.1), in three steps:
 * 1. A client that read a row knows its version: `updatedAt`, which is also in the `ETag` (`sendRow`).
 * 2. It sends the version with its save, as `If-Match` or as `updatedAt` in the body. This function returns the
 *    precondition: whether the stored row still has that version. Without one the save is unconditional: the last save
 *    wins.
 * 3. `repository.ts` locks the row, checks the precondition (409 if it fails) and updates the row in one
 *    transaction, so that the second of two concurrent saves is checked against the result of the first.
 *
 * A compressing proxy may have made the tag weak (`W/`); it still contains the version.
 */
export function preconditionOf({ headers, body }: Pick<FastifyRequest, 'headers' | 'body'>): Precondition {
  const tags = headers['if-match']?.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/;[^"]*/, ''),
  )
  // Routes without a body schema have not validated the body.
  const seen = (body as { updatedAt?: unknown } | null | undefined)?.updatedAt
  return (updatedAt) =>
    (!tags || tags.includes('*') || tags.includes(quoted(updatedAt))) &&
    (!seen || (typeof seen === 'string' && Date.parse(seen) === Date.parse(updatedAt)))
}

/**
 * Sends a row or a part of it with its ETag; 304 if the client already has it. The ETag consists of the version and a
 * hash of the content, which may change without a new version, for example at a scheduled time.
 */
export function sendRow<R extends Pick<Row, 'updatedAt'>>(
  request: FastifyRequest,
  reply: FastifyReply,
  row: R,
  shown: unknown = row,
) {
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 12)
  const etag = quoted(`${row.updatedAt};${hash}`)
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return request.method === 'GET' && known?.includes(etag) ? reply.code(304).send() : reply.send(shown)
}

/** Sends a list, with its range and the total of matching rows as `Content-Range`. */
export function sendList(request: FastifyRequest, reply: FastifyReply, name: string, listed: Listed<unknown>) {
  const { rows, rest, first, length, total } = listed
  const span = length ? `${first}-${first + length - 1}` : '*'
  reply.header('content-range', `${name} ${span}/${total}`)
  if (!rest) return reply.send(rows)
  return sendText(request, reply.type('application/json; charset=utf-8'), jsonOf(rows, rest))
}

interface ArrayList<R extends Values> {
  /** Name in the `Content-Range` header. */
  name: string
  tags: string[]
  summary: string
  fields: Fields
  /** Fields of rows in addition to these. */
  beside?: readonly ('id' | 'createdAt')[]
  /** Query parameters in addition to those of every list. */
  query?: z.ZodObject
  row: z.ZodType<R>
  read(request: FastifyRequest): Promise<readonly R[]>
}

/** Options of a route that lists a few rows, which are sorted, filtered and paged in memory. */
export const arrayListRoute = <R extends Values>(
  access: Access,
  { name, tags, summary, fields, beside = ['id', 'createdAt'], query, row, read }: ArrayList<R>,
) => ({
  ...at(access),
  schema: {
    tags,
    summary,
    querystring: listQueryOf({ fields, beside }).extend(query?.shape ?? {}),
    response: { 200: z.array(row) },
  },
  handler: async (request: FastifyRequest, reply: FastifyReply) =>
    // The query string's schema has this type.
    sendList(request, reply, name, listOfArray(fields, await read(request), request.query as ListQuery)),
})

/**
 * Streams a text with backpressure. Generation stops when the client disconnects, and an error aborts the response, so
 * that a partial list never looks complete.
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
