import { type QueryExecutorProvider, sql } from 'kysely'
import type { Changes } from '../events/changes.ts'
import type { Db } from './tables.ts'

/** The database or transaction to write with, and the bus on which changes are announced. */
export interface TransactionContext {
  db: Db
  changes: Pick<Changes, 'emit'>
}

/** A context within a transaction: the same but for the database, and for change events, which can only be emitted. */
type Within<C> = Omit<C, keyof TransactionContext> & TransactionContext

/**
 * Runs work in one transaction: in the context's own where that is one, else in a new one. Change events emitted meanwhile go out after the
 * outermost commit, each table once; a rollback drops them.
 */
export async function inTransaction<T, C extends TransactionContext>(
  context: C,
  work: (context: Within<C>) => Promise<T>,
): Promise<T> {
  if (context.db.isTransaction) return work(context)
  const changed = new Set<string>()
  const emit = async (table: string) => void changed.add(table)
  const result = await context.db.transaction().execute((db) => work({ ...context, db, changes: { emit } }))
  for (const table of changed) await context.changes.emit(table)
  return result
}

/**
 * Savepoint: runs work whose database error the caller handles. PostgreSQL refuses every statement after a failed one (25P02) until the
 * transaction is rolled back to before it. Work on one transaction must not overlap.
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
