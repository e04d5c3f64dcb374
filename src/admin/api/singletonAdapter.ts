import { HttpError, type Identifier, type RaRecord } from 'ra-core'
import type { Singleton } from '../../contract/schema/singleton.ts'
import type { Call } from './createCall.ts'
import { inputOf } from './records.ts'

/** A singleton as a record: the one under its key. */
export function createSingletonAdapter(call: Call, singleton: Singleton) {
  const { key, fields, edit, update } = singleton
  const nothing = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

  /** A 404, like an empty answer, means that nothing was entered yet; then `updatedAt` is null. */
  async function read(): Promise<RaRecord> {
    const content = await call(edit).catch((error: unknown) => {
      // One that starts with something is there from the first: this server does not know it.
      if (error instanceof HttpError && error.status === 404 && !singleton.restart) return undefined
      throw error
    })
    return { ...nothing, ...(isFilled(content) ? content : { updatedAt: null }), id: key }
  }

  return {
    read,
    /** `updatedAt` goes along as it was read, null for what was empty, so that a save over somebody else's is refused. */
    async update(_id: Identifier, data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
      const updatedAt = data.updatedAt === undefined ? previous?.updatedAt : data.updatedAt
      const answer = await call(update, { data: { ...inputOf(singleton, data), updatedAt } })
      if (isFilled(answer)) return { ...nothing, ...answer, id: key }
      // What a server does not show is read again, or the next save would look stale to it.
      return read().catch(() => ({ ...previous, ...data, id: key }))
    },
  }
}

const isFilled = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).length > 0
