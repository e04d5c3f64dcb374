import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { keyActorOf } from '../../../contract/api/endpoints.ts'
import { FORM_KEY_HEADER, FORM_KEY_MAX_LENGTH } from '../../../contract/api/formKey.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import { type Access, endpointOf } from '../../../contract/schema/endpoint.ts'
import { inTransaction, type TransactionContext, type Within } from '../db/transaction.ts'
import { recordPath } from '../http/access.ts'
import { Refused } from '../http/problems.ts'

const VALID_FOR = DAY

const HEADER = FORM_KEY_HEADER.toLowerCase()

/** Header schema of a route that accepts an idempotency key. */
export const idempotencyHeaders = z.looseObject({
  [HEADER]: z.string().max(FORM_KEY_MAX_LENGTH).optional().meta({
    description:
      'Any text that identifies the submitted form. A repeated request with the same key within a day returns the record that the first one created.',
  }),
})

/** The key in a request's header, with the draft's quotes or without. */
export function idempotencyKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const given = headers[HEADER]
  return typeof given === 'string' ? given.replace(/^"(.*)"$/, '$1').trim() || undefined : undefined
}

export interface IdempotencyContext extends TransactionContext {
  /** Milliseconds since 1970. */
  now: () => number
}

interface KeyedRequest {
  /** Endpoint, caller and key, which together make the key unique. */
  key: readonly unknown[]
  /** The request's content, as JSON. */
  content: unknown
}

interface Operation<Context, Created, Found> {
  /** Creates the record within the transaction; `id` is used to find it again. */
  create(context: Context): Promise<{ created: Created; id?: number }>
  /** Finds the record of an earlier request; undefined if it was deleted, which makes the key unused again. */
  find(id: number | null): Promise<Found | undefined>
}

type Result<Created, Found> =
  | { isRepeat: false; created: Created }
  /** `isDifferent`: the earlier request with this key had other content. */
  | { isRepeat: true; found: Found; isDifferent: boolean }

/**
 * Idempotency keys (draft-ietf-httpapi-idempotency-key-header): creates a record, or finds the one that an earlier
 * request with the same key created. The key is inserted in the transaction that creates the record, under a unique
 * index, so that both exist or neither does; a second request with the same key waits there until the first one has
 * committed or rolled back.
 */
export async function once<Context extends IdempotencyContext, Created, Found>(
  context: Context,
  { key, content }: KeyedRequest,
  { create, find }: Operation<Within<Context>, Created, Found>,
): Promise<Result<Created, Found>> {
  const { db, now } = context
  const [keyHash, contentHash] = [hashOf(key), hashOf(content)]
  for (;;) {
    const expired = new Date(now() - VALID_FOR).toISOString()
    await db.deleteFrom('receipts').where('madeAt', '<=', expired).execute()
    const first = await inTransaction(context, async (trx) => {
      const inserted = await trx.db
        .insertInto('receipts')
        .values({ key: keyHash, content: contentHash, madeAt: new Date(now()).toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!inserted) return undefined
      const { created, id } = await create(trx)
      if (id !== undefined)
        await trx.db.updateTable('receipts').set({ recordId: id }).where('id', '=', inserted.id).execute()
      return { created }
    })
    if (first) return { isRepeat: false, ...first }
    const earlier = await db.selectFrom('receipts').selectAll().where('key', '=', keyHash).executeTakeFirst()
    const found = earlier && (await find(earlier.recordId))
    if (found !== undefined) return { isRepeat: true, found, isDifferent: earlier?.content !== contentHash }
    if (earlier) await db.deleteFrom('receipts').where('id', '=', earlier.id).execute()
  }
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('base64url')

interface Creation<Context, Created, Found> {
  endpoint: Access
  /** Creates the record, within the key's transaction if the request has a key. */
  create(context: Context | Within<Context>): Promise<Created>
  /** The created record in its present state; undefined if it was deleted. */
  find(id: number): Promise<Found | undefined>
  /** The response to a repeat; undefined if it is refused. */
  again(found: Found): Promise<Created | undefined>
  /** The error message of a refusal. */
  refusal: string
  /** The endpoint of the record, whose path a refusal has; undefined if there is none. */
  recordEndpoint?: Access | undefined
}

/**
 * Creates a record once per idempotency key. A repeat gets the record in its present state; one with other content is
 * refused (409) with the record's URL, where a change must be sent.
 */
export async function createOnce<
  Context extends IdempotencyContext,
  Created extends { id: number },
  Found extends { id: number },
>(
  context: Context,
  request: FastifyRequest,
  { endpoint, create, find, again, refusal, recordEndpoint }: Creation<Context, Created, Found>,
): Promise<Created> {
  const key = idempotencyKeyOf(request)
  if (!key) return create(context)
  const caller = request.session?.administratorId ?? (request.key ? keyActorOf(String(request.key.id)) : null)
  const result = await once(
    context,
    { key: [endpointOf(endpoint), caller, key], content: request.body },
    {
      async create(trx) {
        const created = await create(trx)
        return { created, id: created.id }
      },
      find: async (id) => (id === null ? undefined : find(id)),
    },
  )
  if (!result.isRepeat) return result.created
  const response = result.isDifferent ? undefined : await again(result.found)
  if (response) return response
  const headers = recordEndpoint && { location: recordPath(recordEndpoint, result.found.id) }
  throw new Refused(409, refusal, { headers })
}
