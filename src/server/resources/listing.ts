import type { Fields } from '../../contract/declaring/fields.ts'
import type { Sort } from '../../contract/declaring/lists.ts'
import type { AnyDb } from '../db/tables.ts'
import type { Part } from './parts.ts'
import type { Values } from './row.ts'

/** Which rows of a table a list is made of. */
export interface Listing {
  db: AnyDb
  table: string
  /** The fields that rows are filtered by, and those of them that are read. */
  fields: Fields
  shown?: Fields
  /** The order that rows have by themselves, where it is not that of their fields. */
  order?: Sort
  /** Only rows with these values, and out of these parts. */
  only?: Readonly<Values>
  among?: readonly Part[]
}
