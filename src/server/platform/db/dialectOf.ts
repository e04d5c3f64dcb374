import { type Kysely, PostgresAdapter } from 'kysely'
import type { Dialect } from './connect.ts'

/** Which database this speaks to, for the few queries that must differ. */
export const dialectOf = (db: Pick<Kysely<unknown>, 'getExecutor'>): Dialect =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
