import type { Selectable } from 'kysely'
import { inBatches } from '../db/batches.ts'
import type { Db, Tables } from '../db/tables.ts'
import type { TransactionContext } from '../db/transaction.ts'
import { leaseNext, nextLeaseAt, settle } from '../scheduler/leases.ts'

export type OutboxRow = Selectable<Tables['outbox']>

/** The name under which the outbox says that it changed. */
export const OUTBOX = 'outbox'

/** A mail about no message, as plain text. */
export interface Letter {
  recipient: string
  subject: string
  text: string
}

/** A letter that is written when it is sent, by the room that ordered it: what it holds is then kept nowhere before. */
export interface OrderedLetter {
  recipient: string
  /** Who writes it. */
  writer: string
  /** What the writer needs to know. */
  about: object
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long to wait after the first failed attempt, the second, and so on; the one after the last wait is the last. */
export const BACK_OFF: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]

/** Longer than sending may take: who has not come back by then never will, and another may try. */
const LEASE = 2 * MINUTE

/**
 * Puts the mail about a message into the outbox, to be sent as soon as can be. One that is there already begins anew,
 * unless it is sent; if it is being sent right now, that goes on.
 */
export async function putInOutbox(db: Db, mail: { messageId: number; recipient: string }, now: Date): Promise<void> {
  const anew = { ...mail, status: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() } as const
  await db
    .insertInto('outbox')
    .values({ ...anew, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('messageId').doUpdateSet(anew).where('outbox.status', '!=', 'sent'))
    .execute()
}

/** Puts a letter into the outbox, to be sent as soon as can be: with the transaction that it is about, or not at all. */
export async function postLetter(
  { db, changes }: TransactionContext,
  { recipient, ...said }: Letter | OrderedLetter,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db
    .insertInto('outbox')
    .values({
      recipient,
      messageId: null,
      letter: JSON.stringify(said),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
    })
    .execute()
  await changes.emit(OUTBOX)
}

/** Takes the mail that has been due for longest into this instance's hands, and counts the attempt. */
export const takeFromOutbox = (db: Db, now: Date): Promise<OutboxRow | undefined> =>
  leaseNext(db, OUTBOX, { now, lease: LEASE })

/** Forgets a mail that was taken and turns out to have nothing to say. */
export async function forgetInOutbox(db: Db, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** A letter may hold what its reader alone may know; it is kept no longer than it takes. */
const SAID = { letter: null }

/** Why a mail was not sent, and whether it is given up at once. */
export interface SendFailure {
  error: string
  isFinal: boolean
}

/** Keeps what became of a mail that was taken: sent, or an error and when to try again. */
export async function settleInOutbox(db: Db, taken: OutboxRow, failure: SendFailure | null, now: Date): Promise<void> {
  const error = failure?.error ?? null
  const pause = failure?.isFinal ? undefined : BACK_OFF[taken.attempts - 1]
  const isWaiting = error !== null && pause !== undefined
  await settle(db, OUTBOX, taken, {
    status: error === null ? 'sent' : isWaiting ? 'waiting' : 'failed',
    attempts: taken.attempts,
    lastError: error,
    nextAttemptAt: isWaiting ? new Date(now.getTime() + pause).toISOString() : null,
    ...(!isWaiting && SAID),
  })
}

/** Gives up every mail that waits, for a reason, and answers how many. Somebody may still have them sent, one by one. */
export async function giveUpOutbox(db: Db, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', lastError: reason, nextAttemptAt: null, leasedUntil: null })
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** A mail that nobody has tried to send for so long is no news any more. */
const STALE = 24 * HOUR

/**
 * Gives up mails that have been due for a day without a single attempt: there was no mail server, or no server at all. The
 * first one that is named does not get all of them at once; somebody may have them sent, one by one.
 */
export async function giveUpStale(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'failed', lastError: reason, nextAttemptAt: null, ...SAID })
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<', new Date(now.getTime() - STALE).toISOString())
    .where('attempts', '=', 0)
    .execute()
}

/** Forgets letters of before a moment; what is about a message goes with that. */
export function forgetLetters(db: Db, before: string, stopping?: AbortSignal): Promise<void> {
  const letters = db.selectFrom('outbox').select('id').where('messageId', 'is', null)
  const old = letters.where('createdAt', '<', before).orderBy('createdAt')
  return inBatches(old, (ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute(), stopping)
}

/** When the next mail may be taken, in milliseconds since 1970; undefined when none waits. */
export const nextInOutbox = (db: Db): Promise<number | undefined> => nextLeaseAt(db, OUTBOX)
