import { type RawBuilder, type Selectable, sql } from 'kysely'
import { anyTable } from '../db/columns.ts'
import type { Db, Tables } from '../db/tables.ts'

/**
 * Leases: a due row of an outbox is handled by one instance at a time.
 * 1. `leaseNext` sets `leased_until` on the oldest due row in one UPDATE. Two instances cannot both match it: the
 *    second waits for the row lock, rechecks the condition and finds the row leased.
 * 2. The holder does the work and calls `settle`, which writes the outcome only while its own lease is on the row.
 * 3. A crashed holder never settles. Its lease expires and another instance leases the row again.
 *
 * A row is therefore handled exactly once, unless a holder crashes between the effect and `settle`: then it is repeated
 * (at-least-once), which recipients recognize by the same message or event id. The lease must be longer than the work
 * may take.
 */
export type LeaseTable = 'outbox' | 'webhookDeliveries' | 'cdnPurges'

/** Shared columns of these tables besides `status` (`waiting`: to be done) and `nextAttemptAt`. */
export interface Leased {
  id: number
  /** Number of leases so far. */
  attempts: number
  leasedUntil: string | null
}

interface LeaseOptions {
  now: Date
  /** Duration of the lease, in milliseconds. */
  lease: number
  /** An additional condition on the row. */
  where?: RawBuilder<boolean>
}

/**
 * SQL expression of the time from which a waiting row can be leased: it is due and its last lease has expired. ISO
 * times compare as text; indexes have this expression.
 */
const leasableAt = sql<string>`case
  when ${sql.ref('leasedUntil')} > ${sql.ref('nextAttemptAt')} then ${sql.ref('leasedUntil')}
  else ${sql.ref('nextAttemptAt')} end`

/** Leases the longest overdue row, and counts the attempt; undefined if none is due. */
export async function leaseNext<T extends LeaseTable>(
  db: Db,
  table: T,
  { now, lease, where = sql<boolean>`true` }: LeaseOptions,
): Promise<Selectable<Tables[T]> | undefined> {
  // The condition occurs twice: the subquery finds a row, and the outer condition is rechecked after the row is locked.
  const leasableCondition = sql<boolean>`status = 'waiting' and ${leasableAt} <= ${now.toISOString()} and ${where}`
  const name: string = table
  const due = anyTable(db).selectFrom(name).select('id').where(leasableCondition)
  const row = await anyTable(db)
    .updateTable(name)
    .set({ attempts: sql`attempts + 1`, leasedUntil: new Date(now.getTime() + lease).toISOString() })
    .where('id', '=', due.orderBy('nextAttemptAt').orderBy('id').limit(1))
    .where(leasableCondition)
    .returningAll()
    .executeTakeFirst()
  // `anyTable` does not know the columns of a table.
  return row as Selectable<Tables[T]> | undefined
}

/**
 * Writes the outcome of a leased row and ends the lease. Does nothing if the lease has expired and another holder has
 * it.
 */
export async function settle(
  db: Db,
  table: LeaseTable,
  { id, leasedUntil }: Leased,
  outcome: Record<string, unknown>,
): Promise<void> {
  await anyTable(db)
    .updateTable(table)
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .execute()
}

/** Time at which the next row can be leased, in milliseconds since 1970; undefined if none is waiting. */
export async function nextLeaseAt(db: Db, table: LeaseTable): Promise<number | undefined> {
  const { next } = await anyTable(db)
    .selectFrom(table)
    .select(sql<string | null>`min(${leasableAt})`.as('next'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return next ? Date.parse(next) : undefined
}
