import { allowsApiKeys, isPublic } from '../../../contract/api/keyAccess.ts'
import { type Fields, hidingFlagOf, slugFieldOf } from '../../../contract/schema/fields.ts'
import type { Sort } from '../../../contract/schema/lists.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { MoreSchemas } from '../../../contract/schema/schemas.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Actor, TransactionContext } from '../../platform/db/transaction.ts'
import type { ReadContext, Row, Values, Viewer, WriteContext } from './context.ts'
import type { Condition } from './readList.ts'
import type { ChildRows, ChildTable } from './rows.ts'

/** Hooks of one resource: behaviour beyond the declaration. The engines, which call them, name no resource. */
export interface Hooks extends MoreSchemas {
  /** Prepares the values to write from the input of a create (nothing is stored yet) or an update. Throws `Refused`. */
  prepare?(input: Values, stored: Row | undefined, now: Date): Values
  /** Restoring a version: values of fields that the form changes only indirectly, in addition to the submitted ones. */
  restoredVersion?(version: Values, stored: Row, now: Date): Values
  /** Restoring from the trash: values that differ from those of the deleted row. */
  restoredFromTrash?(row: Row, deletedAt: Date, now: Date): Values
  /** Condition on the rows that visitors see. Without it, all. */
  visible?(now: Date): Condition
  /** Whether visitors see a row, by its stored values alone, whatever the time. Default: they do. */
  isPublished?(row: Row): boolean
  /** Whether visitors could ever see a row: from then on its slug is frozen. Default: they could. */
  wasSeen?(row: Row, now: Date): boolean
  /** Conditions on the rows with a derived value; one for each derived field that the resource declares. */
  derived?: Readonly<Record<string, (value: unknown, now: Date) => Condition>>
  /** Default order of visitors' lists. */
  sort?: Sort
  /** Rows as shown to the viewer. Additional data are read from this database, which may be a transaction. */
  present?(rows: Row[], context: PresentContext): Row[] | Promise<Row[]>
  /** Further fields of a record in a response of its own, such as the records that name it; lists are without them. */
  readExtras?(row: Row, context: PresentContext): Promise<Values>
  /** Called within the transaction that deletes a row. Throws `Refused` if the row must not be deleted. */
  beforeDelete?(row: Row, db: Db): Promise<void>
  /** Child rows in other tables: deleted and restored with the row. */
  childRows?(row: Row): readonly ChildTable[]
  /** Called within the transaction that restores a row from the trash. Throws `Refused` if it cannot be restored. */
  beforeRestore?(row: Row, db: Db): Promise<void>
  /** Called after each write of a record, after the hooks of all resources. */
  afterChange?: ChangeHandler
  /** Called in the same transaction, once the row and its child rows are restored. */
  afterRestore?(row: Row, context: ReadContext): Promise<void>
}

/** Context of a read: the viewer, the time, and the database. */
export interface PresentContext {
  viewer: Viewer
  now: Date
  db: Db
}

/** Hooks of all resources and singletons. */
export interface SharedHooks {
  /** Called after each write, in this order. */
  afterChange: readonly ChangeHandler[]
  /** Checks the given values before the resource's own `prepare`. Throws `Refused`. */
  beforeChange(fields: Fields, given: Values, stored: Values | undefined): Values
  /** Rows as shown to visitors, after the resource's own `present`. */
  present<R extends Values>(db: Db, fields: Fields, rows: readonly R[]): Promise<R[]>
  /** A deleted record or a version in its restorable form, called within the transaction that restores it. */
  beforeRestore(context: WriteContext, fields: Fields, record: Values): Promise<Values>
}

/** The hooks of one resource, and those of all. */
export interface ResourceHooks {
  hooks?: Hooks | undefined
  shared?: Partial<SharedHooks>
}

/** A change of a record or a singleton. */
export interface ChangeEvent {
  /** `purge`: deleted permanently, with its versions. `reorder`: other records are placed first in lists. */
  action: 'create' | 'update' | 'delete' | 'restore' | 'purge' | 'reorder'
  /** Name in API paths, such as `contact-messages`; `page-content` for singletons. */
  resource: string
  /** Key of a singleton; null for a new order, which concerns all records. */
  id: number | string | null
  /** Table name; `pageContent` for singletons. */
  table: string
  fields: Fields
  actor: Actor
  /** ISO 8601. */
  at: string
  /** For a deleted record: its title, and its child rows. */
  deleted?: { title: string; children: ChildRows }
  /** For content: whether visitors saw it before and see it after, and at which path; null without a page. */
  visibility?: Visibility | undefined
  /** The stored record before the change, or the one in the trash; undefined if there was none. */
  before?: Values | undefined
  /** Whether the record was in the trash before. */
  wasInTrash?: boolean
  /** For a singleton: its initial values, in force while nothing is stored. */
  initial?: Values | undefined
  /** The stored record after the change; undefined if there is none. */
  after?: Values | undefined
}

export interface Visibility {
  before: boolean
  after: boolean
  path: string | null
}

/** Called within a write's transaction: both are committed or neither. A handler that throws rolls the write back. */
export type ChangeHandler = (context: TransactionContext, event: ChangeEvent) => Promise<void>

export async function runAfterChange(
  handlers: readonly ChangeHandler[],
  context: TransactionContext,
  event: ChangeEvent,
): Promise<void> {
  for (const handler of handlers) await handler(context, event)
}

/**
 * Returns a function that determines whether visitors saw a row before a change and see it after; it returns undefined
 * for resources that API keys may not read.
 */
export function visibilityOf(resource: Resource, hooks: Hooks) {
  if (!allowsApiKeys(resource)) return () => undefined
  const isOpenToVisitors = isPublic(resource)
  const hidingFlag = hidingFlagOf(resource)
  const slug = slugFieldOf(resource)
  const { page } = resource
  // Rows that become visible by time alone are announced by the job that marks them.
  const isSeen = (row: Row | undefined): row is Row =>
    row !== undefined && isOpenToVisitors && (hooks.isPublished?.(row) ?? true) && !(hidingFlag && row[hidingFlag])
  const pathOf = (row: Row) =>
    page !== undefined && slug ? `${page}/${encodeURIComponent(String(row[slug]))}` : (page ?? null)

  return (before: Row | undefined, after: Row | undefined): Visibility => {
    const row = after ?? before
    return { before: isSeen(before), after: isSeen(after), path: isSeen(row) ? pathOf(row) : null }
  }
}
