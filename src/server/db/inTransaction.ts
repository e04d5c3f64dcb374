import type { AnyDb } from './tables.ts'

/** Does several things together or not at all: in the transaction that runs already, or in one of its own. */
export const inTransaction = <T>(db: AnyDb, work: (trx: AnyDb) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
