import { sql } from 'kysely'
import { OperatorError } from '../config/operatorError.ts'
import { type Database, sqliteFileOf } from './connect.ts'
import { type LockMode, tryLockFile } from './sqlite.ts'

/**
 * Locks between processes for work on all data: a lock file beside the SQLite database, an advisory lock on PostgreSQL.
 * Both end with their process or connection, so that a crash leaves no lock. A busy lock is reported without waiting.
 */
const LOCKS = {
  /** Shared for backups, which read all rows and files; exclusive for removing files or replacing all data. */
  data: { file: 'turn', id: 4_602_146_251 },
  /** Exclusive for the scheduled backup and for a restore. */
  backups: { file: 'backups', id: 4_602_146_252 },
} as const

interface LockPlace extends Pick<Database, 'db'> {
  /** The database's URL. */
  url: string
}

export class LockBusy extends OperatorError {}

/**
 * Runs work under the data lock; throws `LockBusy` if another process holds it. Servers do not take it: they may change
 * rows concurrently.
 */
export async function withDataLock<T>(place: LockPlace, mode: LockMode, work: () => Promise<T>): Promise<T> {
  const done = await tryWithLock(place, 'data', mode, work)
  if (!done)
    throw new LockBusy('A backup, a restore or "gc-uploads" is under way on these data; try again when it has ended.')
  return done.value
}

/** Runs work under a lock; undefined if another process holds it. */
export async function tryWithLock<T>(
  { db, url }: LockPlace,
  name: keyof typeof LOCKS,
  mode: LockMode,
  work: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  const { file, id } = LOCKS[name]
  const database = sqliteFileOf(url)
  if (database !== undefined) {
    const release = tryLockFile(`${database}.${file}`, mode)
    if (!release) return undefined
    return { value: await work().finally(release) }
  }
  const take = mode === 'shared' ? sql`pg_try_advisory_lock_shared(${id})` : sql`pg_try_advisory_lock(${id})`
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select ${take} as taken`.execute(connection)
    if (!rows[0]!.taken) return undefined
    return { value: await work().finally(() => sql`select pg_advisory_unlock_all()`.execute(connection)) }
  })
}
