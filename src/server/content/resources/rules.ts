import type { Sort } from '../../../contract/schema/lists.ts'
import type { MoreSchemas } from '../../../contract/schema/resourceSchemas.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Belonging, Belongings } from './belongings.ts'
import type { Condition } from './listStatement.ts'
import type { Row, Values } from './row.ts'

/** Why a write did not happen. */
export type Refusal = 'missing' | 'stale' | 'slugTaken'
export type Outcome = { row: Row; refused?: undefined } | { row?: undefined; refused: Refusal }

/** Whether a writer still means the row that is stored, judged by its `updatedAt`. */
export type Guard = (updatedAt: string) => boolean
export const always: Guard = () => true

/** Now, but later than the last change of a row: two changes within a millisecond still differ. */
export const momentAfter = (moment: string, now: number): string =>
  new Date(Math.max(now, Date.parse(moment) + 1)).toISOString()

/** For whom rows are read: visitors see only what the rules and the endpoint let them. */
export interface Audience {
  isOpen: boolean
  /** What is hidden from visitors is shown: the administrator looks at what they see. */
  seesHidden?: boolean
  /** Only rows with these values. */
  only?: Readonly<Values>
  /** A page of ours is rendered: it reads the facts about the pictures of all its responses in one query. */
  isPage?: boolean
}

export const ADMINISTRATOR: Audience = { isOpen: false }
export const VISITORS: Audience = { isOpen: true }

/** What a domain knows beyond its declaration. A value beside the domain, handed to the engines, which never name one. */
export interface Rules extends MoreSchemas {
  /**
   * Makes the fields to write of what a create (nothing is stored yet) or an update says. Throws `Refused` for what
   * cannot be.
   */
  prepare?(input: Values, stored: Row | undefined, now: Date): Values
  /**
   * What a record that is brought back to what it was has in fields that its form changes by other words: beside those
   * that the form has itself.
   */
  asBefore?(was: Values, stored: Row, now: Date): Values
  /** What a row that comes out of the bin has otherwise than when it was deleted. */
  asBack?(was: Row, deletedAt: Date, now: Date): Values
  /** Which rows visitors see. Without it, all. */
  visible?(now: Date): Condition
  /** Whether visitors see a row by what is stored alone, whatever the time. Without it, they do. */
  isPublished?(row: Row): boolean
  /** Whether visitors could ever see a row: from then on its slug is frozen. Without it, they could. */
  wasSeen?(row: Row, now: Date): boolean
  /** Which rows have a derived value; one for each that the resource declares. */
  derived?: Readonly<Record<string, (value: unknown, now: Date) => Condition>>
  /** How visitors' lists are sorted unless they ask otherwise. */
  sort?: Sort
  /** Rows as the audience is shown them. What they need beside themselves is read from this database, never from another. */
  present?(rows: Row[], context: { audience: Audience; now: Date; db: Db }): Row[] | Promise<Row[]>
  /** Told of a row that is about to be deleted, in the transaction that does so. Throws `Refused` where it has to stay. */
  removing?(row: Row, db: Db): Promise<void>
  /** What goes with a row that is deleted, and comes back with it. */
  belongings?(row: Row): readonly Belonging[]
  /** Told of a row that is about to come back. Throws `Refused` where it cannot. */
  comingBack?(row: Row, db: Db): Promise<void>
  /** Told of a row that has come back with what belongs to it, in the same transaction. */
  cameBack?(row: Row, db: Db): Promise<void>
  /**
   * Told of a row of the bin that is gone for good, in a transaction; answers what removes its files once that is over. Both are done
   * again where they were cut off.
   */
  purged?(row: Row, belongings: Belongings, db: Db): Promise<() => Promise<void>>
}
