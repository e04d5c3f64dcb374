import { sql } from 'kysely'
import { SECOND } from '../../../contract/domain/durations.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { type Leased, leaseNext, settle } from '../../platform/scheduler/leases.ts'

/**
 * Outbox of CDN purges. A change of public content adds a row in its own transaction (`Changes.record`); rows are only
 * added and deleted, so that no save waits for another one. `purgeJob.ts` purges the tags of all rows together.
 */
export const CDN_PURGES = 'cdnPurges'

/** Retry pauses in seconds after failed attempts, short for the first minute; the last one is repeated. */
const RETRY_PAUSES = [1, 2, 5, 10, 10, 10, 10, 10, 30, 60, 300]

/** Lease of a purge: longer than an attempt may take. */
const LEASE = 30 * SECOND

/**
 * Pause before the second purge of a tag, in milliseconds: an instance may have sent the CDN a page that it rendered
 * before the change reached it. Changes in between wait for it too: three calls a minute at most, where providers allow
 * five.
 */
const REPEAT_AFTER = 20 * SECOND

/** Tags that one call may name; every provider allows as many. */
const MAX_TAGS = 100
/** Rows that are read at once. */
const MAX_ROWS = 1000

const waiting = (tag: string, dueAt: number) =>
  ({ tag, status: 'waiting', attempts: 0, nextAttemptAt: new Date(dueAt).toISOString(), isRepeat: false }) as const

/** Adds purges of tags, due at once. */
export async function enqueuePurges(
  { db, changes }: TransactionContext,
  tags: readonly string[],
  now: number,
): Promise<void> {
  await db
    .insertInto(CDN_PURGES)
    .values(tags.map((tag) => waiting(tag, now)))
    .execute()
  await changes.emit(CDN_PURGES)
}

/** Tags to be purged in one call. */
export interface PurgeBatch {
  tags: string[]
  leased: Leased
  ids: number[]
  /** The tags that a change has made stale since their last purge. */
  changed: string[]
  /** Number of this attempt since the last success. */
  attempt: number
}

/** Leases all tags that are due. None is due during a lease, a retry pause or the pause before a second purge. */
export async function takePurges(db: Db, now: number): Promise<PurgeBatch | undefined> {
  const at = new Date(now).toISOString()
  const leased = await leaseNext(db, CDN_PURGES, {
    now: new Date(now),
    lease: LEASE,
    where: sql<boolean>`not exists (select 1 from cdn_purges as other
      where other.next_attempt_at > ${at} or other.leased_until > ${at})`,
  })
  if (!leased) return undefined
  const rows = await db.selectFrom(CDN_PURGES).selectAll().orderBy('id').limit(MAX_ROWS).execute()
  const tags = [...new Set([leased.tag, ...rows.map(({ tag }) => tag)])].slice(0, MAX_TAGS)
  const covered = rows.filter(({ tag }) => tags.includes(tag))
  return {
    tags,
    leased,
    ids: [...new Set([leased.id, ...covered.map(({ id }) => id)])],
    changed: tags.filter((tag) => [leased, ...covered].some((row) => row.tag === tag && !row.isRepeat)),
    attempt: Math.max(leased.attempts, ...covered.map(({ id, attempts }) => (id === leased.id ? 0 : attempts + 1))),
  }
}

/** Stores the outcome of an attempt: the second purge of changed tags, or an error and the time of the next attempt. */
export async function settlePurges(
  { db, changes }: TransactionContext,
  { leased, ids, changed, attempt }: PurgeBatch,
  error: string | null,
  now: number,
): Promise<void> {
  if (error === null) {
    await db.deleteFrom(CDN_PURGES).where('id', 'in', ids).execute()
    const repeats = changed.map((tag) => ({ ...waiting(tag, now + REPEAT_AFTER), isRepeat: true }))
    if (repeats.length) await db.insertInto(CDN_PURGES).values(repeats).execute()
  } else {
    const pause = RETRY_PAUSES[Math.min(attempt, RETRY_PAUSES.length) - 1]! * SECOND
    const nextAttemptAt = new Date(now + pause).toISOString()
    await settle(db, CDN_PURGES, leased, { attempts: attempt, lastError: error, nextAttemptAt })
  }
  // Other instances sleep until the end of the lease otherwise.
  await changes.emit(CDN_PURGES)
}

/** Time at which the next purge can be leased, in milliseconds since 1970; undefined if none is waiting. */
export async function nextPurgeAt(db: Db): Promise<number | undefined> {
  const { due, leased } = await db
    .selectFrom(CDN_PURGES)
    .select((eb) => [eb.fn.max('nextAttemptAt').as('due'), eb.fn.max('leasedUntil').as('leased')])
    .executeTakeFirstOrThrow()
  // Nothing is due before the latest of these times (`takePurges`).
  return due ? Math.max(Date.parse(due), leased ? Date.parse(leased) : 0) : undefined
}

/** The error of the last attempt; undefined if it succeeded. */
export async function purgeFailure(db: Db): Promise<string | undefined> {
  const failed = db.selectFrom(CDN_PURGES).select('lastError').where('lastError', 'is not', null)
  return (await failed.orderBy('attempts', 'desc').limit(1).executeTakeFirst())?.lastError ?? undefined
}

/** Makes all waiting purges due at once, and purges the content once more. */
export async function retryPurges(context: TransactionContext, tags: readonly string[], now: number): Promise<void> {
  const at = new Date(now).toISOString()
  await context.db.updateTable(CDN_PURGES).set({ nextAttemptAt: at }).where('nextAttemptAt', '>', at).execute()
  await enqueuePurges(context, tags, now)
}
