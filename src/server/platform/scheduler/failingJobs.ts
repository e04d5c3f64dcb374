import { MINUTE } from '../../../contract/domain/durations.ts'
import type { Db } from '../db/tables.ts'

const TABLE = 'failingJobs'
/** A failure that was not repeated for this long belongs to an instance that no longer runs. */
const EXPIRES_AFTER = 10 * MINUTE

export type FailingJobs = ReturnType<typeof createFailingJobs>

/**
 * Records failing jobs of all instances, for the health page. Success is written only after a failure, a continuing
 * failure once a minute. Errors of the database itself are ignored: the health page reports those.
 */
export function createFailingJobs(db: Db, now: () => number) {
  /** Time of the last recorded failure per job, or 'ok'. */
  const recorded = new Map<string, number | 'ok'>()
  const ignoringErrors = (write: Promise<unknown>) => write.then(noop, noop)

  return {
    async failed(name: string): Promise<void> {
      const last = recorded.get(name)
      if (typeof last === 'number' && now() - last < MINUTE) return
      recorded.set(name, now())
      const at = new Date(now()).toISOString()
      await ignoringErrors(
        db
          .insertInto(TABLE)
          .values({ name, since: at, lastAt: at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ lastAt: at }))
          .execute(),
      )
    },

    async succeeded(name: string): Promise<void> {
      if (recorded.get(name) === 'ok') return
      recorded.set(name, 'ok')
      await ignoringErrors(db.deleteFrom(TABLE).where('name', '=', name).execute())
    },
  }
}

export async function failingJobs(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('name')
    .where('lastAt', '>', new Date(now - EXPIRES_AFTER).toISOString())
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

const noop = () => {}
