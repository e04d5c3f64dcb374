import { sql } from 'kysely'
import type { AnyDb } from './tables.ts'

/**
 * Runs work that may fail with an error that the caller handles. Within a transaction it gets a savepoint: PostgreSQL refuses every
 * statement after a failed one (25P02) until the
 * transaction is rolled back to before it. Work on one transaction must not overlap.
 */
export async function inSavepoint<T>(db: AnyDb, work: () => Promise<T>): Promise<T> {
  if (!db.isTransaction) return work()
  await sql`savepoint attempt`.execute(db)
  try {
    const done = await work()
    await sql`release savepoint attempt`.execute(db)
    return done
  } catch (error) {
    // A connection that is lost has nothing to roll back: the error that says so is the one to report.
    await sql`rollback to savepoint attempt`
      .execute(db)
      .then(() => sql`release savepoint attempt`.execute(db))
      .catch(() => {})
    throw error
  }
}
