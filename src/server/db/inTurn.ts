import { sql } from 'kysely'
import { StartRefused } from '../shared/startRefused.ts'
import { type Database, sqliteFileOf } from './connect.ts'
import { type Company, tryToLock } from './lockFile.ts'

/** Of PostgreSQL's advisory locks, ours. */
const LOCK = 4_602_146_251

const TAKE: Record<Company, string> = {
  together: `select pg_try_advisory_lock_shared(${LOCK}) as taken`,
  alone: `select pg_try_advisory_lock(${LOCK}) as taken`,
}

interface Place extends Pick<Database, 'db'> {
  url: string
}

/**
 * Keeps those apart who take files away or replace them and those who read all of them: a backup finds every picture that its
 * rows show, whatever is changed meanwhile. Nobody waits for another; servers take no part in it.
 */
export async function inTurn<T>({ db, url }: Place, company: Company, work: () => Promise<T>): Promise<T> {
  const file = sqliteFileOf(url)
  if (file !== undefined) {
    const release = tryToLock(`${file}.turn`, company)
    if (!release) throw busy()
    return work().finally(release)
  }
  return db.connection().execute(async (held) => {
    const { rows } = await sql.raw<{ taken: boolean }>(TAKE[company]).execute(held)
    if (!rows[0]!.taken) throw busy()
    return work().finally(() => sql`select pg_advisory_unlock_all()`.execute(held))
  })
}

const busy = () =>
  new StartRefused('A backup, a restore or "gc-uploads" is under way on these data; try again when it has ended.')
