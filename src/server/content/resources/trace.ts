import type { Fields } from '../../../contract/schema/fields.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor } from '../../platform/events/actor.ts'
import type { Belongings } from './belongings.ts'
import type { Values } from './row.ts'

/** What was done to a record or a singleton. */
export interface Deed {
  /** `purge`: it is gone for good, with all that was kept of it. */
  action: 'create' | 'update' | 'delete' | 'restore' | 'purge'
  /** As the API's paths call it: `contact-messages`; of a singleton `page-content`. */
  resource: string
  /** Of a singleton, its key. */
  id: number | string
  /** Its table's name; of singletons `pageContent`. */
  table: string
  /** What is declared of it. */
  fields: Fields
  actor: Actor
  /** ISO 8601. */
  at: string
  /** What went with a record that is deleted, and what people call it. */
  deleted?: { title: string; belongings: Belongings }
  /** Of content: whether visitors saw it and see it from now on, and at which path; null where they find it nowhere. */
  shown?: { before: boolean; after: boolean; path: string | null } | undefined
  /** What was stored before, or in the bin; undefined for what was not there. */
  before?: Values | undefined
  /** What a singleton said although nothing was stored. */
  inForce?: Values | undefined
  /** What is stored from now on; undefined for what is gone. */
  after?: Values | undefined
}

/** What a write leaves behind: told in its transaction, so that both happen or neither. Whoever throws undoes the write. */
export type Trace = (db: Db, deed: Deed) => Promise<void>
