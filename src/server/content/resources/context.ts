import type { Locale } from '../../../contract/constants.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor, TransactionContext } from '../../platform/db/transaction.ts'

/** A record as the API shows it. */
export type Row = Record<string, unknown> & { id: number; createdAt: string; updatedAt: string }

/** Fields by name, as they are given or stored. */
export type Values = Record<string, unknown>

/** Context of a read: a database, or the transaction that it is part of, and the clock. */
export interface ReadContext {
  db: Db
  /** Milliseconds since 1970. */
  now: () => number
}

/** Context of a write without its author: of the process, or of the transaction that contains the write. */
export interface BaseContext extends ReadContext, TransactionContext {}

export interface WriteContext extends BaseContext {
  actor: Actor
}

/** Viewer of rows: visitors see only rows that the hooks and the endpoint allow. */
export interface Viewer {
  isOpen: boolean
  /** An administrator on an open endpoint: hidden rows are included. */
  seesHidden?: boolean
  /** Only rows with these values. */
  only?: Readonly<Values>
  /** The second language: only rows that exist in it, and in it; absent for that of the content. */
  locale?: Locale | undefined
  /** The read is for rendering a page, which reads the data of all its pictures in one query. */
  isPage?: boolean
}

export const ADMINISTRATOR: Viewer = { isOpen: false }
export const VISITORS: Viewer = { isOpen: true }

/** Precondition of a write: whether its author has seen the stored row, by its `updatedAt`. */
export type Precondition = (updatedAt: string) => boolean

export interface WriteOptions {
  /** Without one, the write is unconditional. */
  precondition?: Precondition
}
