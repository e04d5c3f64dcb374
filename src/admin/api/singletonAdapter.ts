import { HttpError, type Identifier, type RaRecord } from 'ra-core'
import type { Singleton } from '../../contract/schema/singleton.ts'
import { inputOf } from './records.ts'
import { type Connection, type ReadMeta, uploadTo } from './resourceAdapter.ts'

interface Update {
  data: Partial<RaRecord>
  previousData?: Partial<RaRecord>
}

/** Called with the key and the stored values of a singleton after each save. */
export type SavedHandler = (key: string, saved: RaRecord) => void

/** React-admin's methods for a singleton: a resource with one record, whose id is the singleton's key. */
export function createSingletonAdapter(connection: Connection, singleton: Singleton, onSaved?: SavedHandler) {
  const { call } = connection
  const { key, fields, edit, update } = singleton
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

  /** A 404 or an empty response means that nothing has been saved yet; `updatedAt` is null then. */
  async function read(meta?: ReadMeta): Promise<RaRecord> {
    const content = await call(edit, { isInteractive: meta?.isInteractive }).catch((error: unknown) => {
      // One with initial content always exists: this server does not support it.
      if (error instanceof HttpError && error.status === 404 && !singleton.reset) return undefined
      throw error
    })
    return { ...empty, ...(isFilled(content) ? content : { updatedAt: null }), id: key }
  }

  /** `updatedAt` is sent as it was read, null if nothing was saved yet, so that a save over a newer version is refused (409). */
  async function save(data: Partial<RaRecord>, previous?: Partial<RaRecord>): Promise<RaRecord> {
    const updatedAt = data.updatedAt === undefined ? previous?.updatedAt : data.updatedAt
    const response = await call(update, { data: { ...inputOf(singleton, data), updatedAt } })
    if (isFilled(response)) return { ...empty, ...response, id: key }
    // Without the content in the response it is read again: the next save needs its version.
    return read().catch(() => ({ ...previous, ...data, id: key }))
  }

  return {
    getOne: async (_: string, { meta }: { id: Identifier; meta?: ReadMeta }) => ({ data: await read(meta) }),
    update: async (_: string, { data, previousData }: Update) => {
      const saved = await save(data, previousData)
      onSaved?.(key, saved)
      return { data: saved }
    },
    upload: uploadTo(connection, fields),
  }
}

const isFilled = (response: unknown): response is object =>
  typeof response === 'object' && response !== null && Object.keys(response).length > 0
