import type { Changes } from '../events/changes.ts'
import type { Db } from './tables.ts'

/** A database, and who is told of what changes in it. */
export interface Ground {
  db: Db
  changes: Pick<Changes, 'emit'>
}

/**
 * Does several things together or not at all: in the transaction that runs already, or in one of its own. Whoever began it
 * tells of all that changed, once that is certain.
 */
export async function inTransaction<T>(ground: Ground, work: (ground: Ground) => Promise<T>): Promise<T> {
  if (ground.db.isTransaction) return work(ground)
  const changed = new Set<string>()
  const emit = async (table: string) => void changed.add(table)
  const done = await ground.db.transaction().execute((db) => work({ db, changes: { emit } }))
  for (const table of changed) await ground.changes.emit(table)
  return done
}
