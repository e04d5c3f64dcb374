import type { Db } from '../db/tables.ts'

const TABLE = 'failingJobs'
const MINUTE = 60_000
/** A failure that nobody has repeated for so long is that of an instance which is gone. */
const FORGOTTEN = 10 * MINUTE

export type FailingJobs = ReturnType<typeof createFailingJobs>

/**
 * Which jobs fail right now, on any instance, for whoever tells how the site is. What goes well is not written down, and what
 * goes on failing once a minute. What cannot be written is lost: then the database is what fails.
 */
export function createFailingJobs(db: Db, now: () => number) {
  const told = new Map<string, number | 'well'>()
  const quietly = (work: Promise<unknown>) => work.then(noop, noop)

  return {
    async failed(name: string): Promise<void> {
      const last = told.get(name)
      if (typeof last === 'number' && now() - last < MINUTE) return
      told.set(name, now())
      const at = new Date(now()).toISOString()
      await quietly(
        db
          .insertInto(TABLE)
          .values({ name, since: at, lastAt: at })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ lastAt: at }))
          .execute(),
      )
    },

    async succeeded(name: string): Promise<void> {
      if (told.get(name) === 'well') return
      told.set(name, 'well')
      await quietly(db.deleteFrom(TABLE).where('name', '=', name).execute())
    },
  }
}

/** The names of the jobs that fail. */
export async function failingJobs(db: Db, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('name')
    .where('lastAt', '>', new Date(now - FORGOTTEN).toISOString())
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

const noop = () => {}
