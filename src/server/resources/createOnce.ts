import type { FastifyRequest } from 'fastify'
import { keyActorOf } from '../../contract/accessKeyCalls.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { problems } from '../../contract/texts/both/problems.ts'
import type { Ground } from '../db/inTransaction.ts'
import type { Receipts } from '../receipts/receipts.ts'
import { Refused } from '../shared/problems.ts'
import type { Row } from './row.ts'

interface Creating {
  endpoint: Endpoint
  receipts: Receipts
  create(ground: Ground): Promise<Row>
  read(id: number): Promise<Row | undefined>
  addressOf(row: Row): string | undefined
}

/**
 * Makes the row of a form once, however often the form is sent within a day; a repeated one gets the row as it is by now.
 * One that says something else by then is refused (409) with the row's address: what changed belongs there.
 */
export async function createOnce(
  request: FastifyRequest,
  key: string,
  { endpoint, receipts, create, read, addressOf }: Creating,
): Promise<Row> {
  const caller = request.session?.administratorId ?? (request.key ? keyActorOf(String(request.key.id)) : null)
  const { made, isOther } = await receipts.once(
    { key: [endpoint, caller, key], content: request.body },
    {
      async make(ground) {
        const row = await create(ground)
        return { made: row, id: row.id }
      },
      find: async (id) => (id === null ? undefined : read(id)),
    },
  )
  if (!isOther) return made
  const location = addressOf(made)
  throw new Refused(409, problems.sentBefore, { headers: location ? { location } : {} })
}
