import type { FastifyRequest } from 'fastify'
import { keyActorOf } from '../../../contract/api/accessKeyCalls.ts'
import type { Endpoint } from '../../../contract/schema/endpoint.ts'
import type { TransactionContext } from '../db/transaction.ts'
import { Refused } from '../http/problems.ts'
import { formKeyOf } from './formKeys.ts'
import type { Receipts } from './receipts.ts'

interface Creating<M, F> {
  endpoint: Endpoint
  receipts: Receipts
  /** Makes it, together with the receipt where the form has a key. */
  create(within?: TransactionContext): Promise<M>
  /** What was made, as it is by now; undefined where it is gone. */
  find(id: number): Promise<F | undefined>
  /** What a form that comes again is answered with; undefined where that is refused too. */
  again(found: F): Promise<M | undefined>
  /** The sentence of a refusal, and where the record is. */
  refusal: string
  addressOf(made: M | F): string | undefined
}

/**
 * Makes what a form asks for once, however often the form is sent within a day. One that says something else by then is
 * refused (409) with the record's address: what changed belongs there.
 */
export async function createOnce<M extends { id: number }, F extends { id: number }>(
  request: FastifyRequest,
  { endpoint, receipts, create, find, again, refusal, addressOf }: Creating<M, F>,
): Promise<M> {
  const key = formKeyOf(request)
  if (!key) return create()
  const caller = request.session?.administratorId ?? (request.key ? keyActorOf(String(request.key.id)) : null)
  const receipt = await receipts.once(
    { key: [endpoint, caller, key], content: request.body },
    {
      async make(ground) {
        const made = await create(ground)
        return { made, id: made.id }
      },
      find: async (id) => (id === null ? undefined : find(id)),
    },
  )
  if (receipt.isFirst) return receipt.made
  const answer = receipt.isOther ? undefined : await again(receipt.made)
  if (answer) return answer
  const location = addressOf(receipt.made)
  throw new Refused(409, refusal, { headers: location ? { location } : {} })
}
