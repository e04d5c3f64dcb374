import type { Resource } from '../../../contract/schema/resource.ts'
import type { Db } from '../../platform/db/tables.ts'
import { createReader } from './createReader.ts'
import { createWriter } from './createWriter.ts'
import type { Ground } from './ground.ts'

export type Store = ReturnType<typeof createStore>

/** Reads and writes the rows of one resource by its rules. It knows tables, not HTTP. */
export function createStore(db: Db, resource: Resource, ground: Ground) {
  const reader = createReader(db, resource, ground)
  return { ...reader, ...createWriter(db, resource, ground, reader) }
}
