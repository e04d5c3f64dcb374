import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { type AnyDb, anyTable, type Db, type Tables } from '../db/tables.ts'

/** Tables of work that falls due row by row, and is in one instance's hands while it is done. */
export type DueTable = 'outbox' | 'webhookDeliveries'

/** What their rows have in common. */
export interface Due {
  id: number
  /** How often it was begun. */
  attempts: number
  leasedUntil: string | null
}

type Condition = (eb: ExpressionBuilder<Record<string, Record<string, unknown>>, string>) => Expression<SqlBool>

interface Taking {
  now: Date
  /** For so many milliseconds it is in this instance's hands: who has not come back by then never will, and another may try. */
  lease: number
  /** Which rows are wanted, of those that are due. */
  among?: Condition
}

/** When a waiting row may be taken: once it is due and in nobody's hands. ISO times compare as text. */
const takeableAt = sql<string>`case
  when ${sql.ref('leasedUntil')} > ${sql.ref('nextAttemptAt')} then ${sql.ref('leasedUntil')}
  else ${sql.ref('nextAttemptAt')} end`

const own = (db: Db): AnyDb => anyTable(db)

/**
 * Takes the row that has been due for longest into this instance's hands, and counts the attempt. Several instances
 * that ask at once get different ones, or nothing.
 */
export async function takeDue<T extends DueTable>(
  db: Db,
  table: T,
  { now, lease, among }: Taking,
): Promise<Selectable<Tables[T]> | undefined> {
  const isTakeable: Condition = (eb) =>
    eb.and([eb('status', '=', 'waiting'), eb(takeableAt, '<=', now.toISOString()), ...(among ? [among(eb)] : [])])
  // Asked twice, because another instance may be faster than the look for the one to take.
  const taken = await own(db)
    .updateTable(table as string)
    .set({ attempts: sql`${sql.ref('attempts')} + 1`, leasedUntil: new Date(now.getTime() + lease).toISOString() })
    .where('id', '=', (eb: Parameters<Condition>[0]) =>
      eb
        .selectFrom(table as string)
        .select('id')
        .where(isTakeable)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1),
    )
    .where(isTakeable)
    .returningAll()
    .executeTakeFirst()
  return taken as Selectable<Tables[T]> | undefined
}

/** Keeps what became of a row that was taken; who comes back after its lease has ended has no say any more. */
export async function settleDue(
  db: Db,
  table: DueTable,
  { id, leasedUntil }: Due,
  values: Record<string, unknown>,
): Promise<void> {
  await own(db)
    .updateTable(table as string)
    .set({ ...values, leasedUntil: null })
    .where('id', '=', id)
    .where('leasedUntil', '=', leasedUntil)
    .execute()
}

/** When the next row may be taken, in milliseconds since 1970; undefined when none waits. */
export async function nextDue(db: Db, table: DueTable): Promise<number | undefined> {
  const { next } = await db
    .selectFrom(table as 'outbox')
    .select((eb) => eb.fn.min(takeableAt).as('next'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return next ? Date.parse(next) : undefined
}
