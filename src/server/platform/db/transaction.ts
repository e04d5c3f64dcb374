import { type QueryExecutorProvider, sql } from 'kysely'
import { memoizeAsync } from '../async/promises.ts'
import type { Db } from './tables.ts'

/** Actor of a change, for the audit log and versions. */
export interface Actor {
  /** An administrator's email address, `key:` and the name of an API key, `system` for the server itself, or null for a visitor. */
  by: string | null
  /** Client network (`networkOf`); the audit log stores its first half. */
  address: string | null
}

export const SYSTEM: Actor = { by: 'system', address: null }

/**
 * Change events: rows of a table have changed. Page cache, scheduler and others subscribe; `notify.ts` shares the
 * events between instances. Writes emit them through `inTransaction`, so that they are sent after the commit and never
 * for a rollback.
 */
export interface Changes {
  /** Emits a change; this process's listeners have run when it returns. Never throws. */
  emit(table: string): Promise<void>
  /** Calls a listener after each change of these tables, or of any table; returns an unsubscribe function. */
  subscribe(listener: (table: string) => void, tables?: readonly string[]): () => void
  /** Runs the recorder within the transaction that changed these tables, before its commit. */
  record(context: TransactionContext, tables: ReadonlySet<string>): Promise<void>
}

/** Stores, in the transaction of a change, what has to be done because of it. */
export type ChangeRecorder = Changes['record']

/** Replaces a table name: anything may have changed. Every listener is called. */
export const EVERYTHING = '*'

export interface ProcessChanges extends Changes {
  /** Calls the listeners for a change that another process made. */
  receive(table: string): void
  /** Sets the relay that publishes every change made here to other processes. */
  relayTo(relay: (table: string) => Promise<void>): void
  /** Sets the recorder of all changes in transactions. */
  recordWith(recorder: ChangeRecorder): void
}

/** Change events of one process. */
export function createChanges(): ProcessChanges {
  const subscriptions = new Set<{ listener: (table: string) => void; tables: readonly string[] | undefined }>()
  let relay: (table: string) => Promise<void> = async () => {}
  let recorder: ChangeRecorder = async () => {}
  const receive = (table: string) => {
    for (const { listener, tables } of subscriptions)
      if (!tables || table === EVERYTHING || tables.includes(table)) listener(table)
  }
  return {
    receive,
    async emit(table) {
      receive(table)
      await relay(table)
    },
    subscribe(listener, tables) {
      const subscription = { listener, tables }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    relayTo(newRelay) {
      relay = newRelay
    },
    record: (context, tables) => recorder(context, tables),
    recordWith(newRecorder) {
      recorder = newRecorder
    },
  }
}

/** Memoizes a load until one of these tables changes, or any. A rejection is not cached. */
export function memoizeUntilChange<T>(
  changes: Pick<Changes, 'subscribe'>,
  load: () => Promise<T>,
  tables?: readonly string[],
): { read: () => Promise<T>; close: () => void } {
  let loaded: (() => Promise<T>) | undefined
  const close = changes.subscribe(() => {
    loaded = undefined
  }, tables)
  const read = () => {
    loaded ??= memoizeAsync(load)
    return loaded()
  }
  return { read, close }
}

/** Context of a write: the database or the transaction that it is part of, and the receiver of its change events. */
export interface TransactionContext {
  db: Db
  changes: Pick<Changes, 'emit'> & Partial<Pick<Changes, 'record'>>
}

/** A context within a transaction: its own `db`, and change events that can only be emitted. */
export type Within<C> = Omit<C, keyof TransactionContext> & TransactionContext

/**
 * Runs work in one transaction: the context's own if it has one, else a new one. Change events emitted within it are
 * sent after the outermost commit, each table once; a rollback drops them.
 */
export async function inTransaction<T, C extends TransactionContext>(
  context: C,
  work: (context: Within<C>) => Promise<T>,
): Promise<T> {
  if (context.db.isTransaction) return work(context)
  const changed = new Set<string>()
  const emit = async (table: string) => void changed.add(table)
  const result = await context.db.transaction().execute(async (db) => {
    const result = await work({ ...context, db, changes: { emit } })
    if (changed.size > 0) await context.changes.record?.({ db, changes: { emit } }, changed)
    return result
  })
  for (const table of changed) await context.changes.emit(table)
  return result
}

/**
 * Savepoint: runs work whose database error the caller handles. PostgreSQL refuses every statement after a failed one
 * (25P02) until a rollback to before it. Work on one transaction must not overlap.
 */
export async function inSavepoint<T>(
  db: QueryExecutorProvider & { isTransaction: boolean },
  work: () => Promise<T>,
): Promise<T> {
  if (!db.isTransaction) return work()
  await sql`savepoint attempt`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint attempt`.execute(db)
    return result
  } catch (error) {
    // A lost connection has nothing to roll back: the first error is the one to report.
    await sql`rollback to savepoint attempt`
      .execute(db)
      .then(() => sql`release savepoint attempt`.execute(db))
      .catch(() => {})
    throw error
  }
}
