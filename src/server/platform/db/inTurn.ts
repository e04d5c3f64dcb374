import { sql } from 'kysely'
import { StartRefused } from '../config/startRefused.ts'
import { type Database, sqliteFileOf } from './connect.ts'
import { type Company, tryToLock } from './lockFile.ts'

/** What is taken in turn: a file beside the embedded database, and one of PostgreSQL's advisory locks. */
const TURNS = {
  /** All files and rows together. */
  data: { file: 'turn', lock: 4_602_146_251 },
  /** The backups that are made by themselves. */
  backups: { file: 'backups', lock: 4_602_146_252 },
} as const

const take = (company: Company, lock: number) =>
  `select pg_try_advisory_lock${company === 'together' ? '_shared' : ''}(${lock}) as taken`

interface Place extends Pick<Database, 'db'> {
  url: string
}

/** Somebody else's turn has not ended yet. */
export class Busy extends StartRefused {}

/**
 * Keeps those apart who take files away or replace them and those who read all of them: a backup finds every picture that its
 * rows show, whatever is changed meanwhile. Nobody waits for another; servers take no part in it.
 */
export async function inTurn<T>(place: Place, company: Company, work: () => Promise<T>): Promise<T> {
  const done = await tryInTurn(place, 'data', company, work)
  if (!done)
    throw new Busy('A backup, a restore or "gc-uploads" is under way on these data; try again when it has ended.')
  return done.value
}

/** Does something while nobody else of that turn does; undefined where somebody does. It ends with the process, however that ends. */
export async function tryInTurn<T>(
  { db, url }: Place,
  turn: keyof typeof TURNS,
  company: Company,
  work: () => Promise<T>,
): Promise<{ value: T } | undefined> {
  const { file, lock } = TURNS[turn]
  const database = sqliteFileOf(url)
  if (database !== undefined) {
    const release = tryToLock(`${database}.${file}`, company)
    if (!release) return undefined
    return { value: await work().finally(release) }
  }
  return db.connection().execute(async (held) => {
    const { rows } = await sql.raw<{ taken: boolean }>(take(company, lock)).execute(held)
    if (!rows[0]!.taken) return undefined
    return { value: await work().finally(() => sql`select pg_advisory_unlock_all()`.execute(held)) }
  })
}
