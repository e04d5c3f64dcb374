import type { Selectable } from 'kysely'
import { HOUR, MINUTE } from '../../../contract/domain/durations.ts'
import { inBatches } from '../db/batches.ts'
import type { Db, Tables } from '../db/tables.ts'
import type { TransactionContext } from '../db/transaction.ts'
import { leaseNext, nextLeaseAt, settle } from '../scheduler/leases.ts'
import type { Mail } from './mailer.ts'

export type OutboxRow = Selectable<Tables['outbox']>

/** The outbox's table, and its name in change events. */
export const OUTBOX = 'outbox'

/** An email that is complete when it is queued. */
export interface QueuedEmail {
  recipient: string
  subject: string
  text: string
  /** A reply to a message of the inbox: deleted and restored with it. */
  reply?: { messageId: number; replyTo: NonNullable<Mail['replyTo']> }
}

/** An email that a template writes when it is sent, so that a secret link is never stored. */
export interface TemplateEmail {
  recipient: string
  /** The template's name (`EmailTemplates`). */
  writer: string
  /** The template's data. */
  about: object
}

/** Retry back-off: the pause after each failed attempt; the attempt after the last pause is the last. */
export const RETRY_DELAYS: readonly number[] = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR]

/** Longer than sending may take; after its expiry another instance retries (`scheduler/leases.ts`). */
const LEASE = 2 * MINUTE

/**
 * Queues the notification of a message, due at once. If it is already queued and not sent, its attempts start again; a
 * running attempt continues.
 */
export async function enqueueNotification(
  db: Db,
  mail: { messageId: number; recipient: string },
  now: Date,
): Promise<void> {
  const due = { ...mail, status: 'waiting', attempts: 0, nextAttemptAt: now.toISOString() } as const
  await db
    .insertInto('outbox')
    .values({ ...due, createdAt: now.toISOString() })
    .onConflict((conflict) => conflict.column('messageId').doUpdateSet(due).where('outbox.status', '!=', 'sent'))
    .execute()
}

/** Queues a failed email again with its content, which was deleted; its attempts start again. */
export async function requeueEmail(
  db: Db,
  id: number,
  { recipient, ...content }: QueuedEmail,
  now: Date,
): Promise<void> {
  const due = { status: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now.toISOString() } as const
  await db
    .updateTable('outbox')
    .set({ ...due, recipient, letter: JSON.stringify(content) })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute()
}

/** Transactional outbox: queues an email, due at once, in the transaction of the reported change. Returns its id. */
export async function enqueueEmail(
  { db, changes }: TransactionContext,
  { recipient, ...content }: QueuedEmail | TemplateEmail,
  now: Date,
): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('outbox')
    .values({
      recipient,
      messageId: null,
      repliedMessageId: ('reply' in content && content.reply?.messageId) || null,
      letter: JSON.stringify(content),
      status: 'waiting',
      attempts: 0,
      nextAttemptAt: at,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await changes.emit(OUTBOX)
  return id
}

/** Leases the longest overdue email. */
export const leaseEmail = (db: Db, now: Date): Promise<OutboxRow | undefined> =>
  leaseNext(db, OUTBOX, { now, lease: LEASE })

/** Deletes an email that its template no longer wants to send. */
export async function deleteEmail(db: Db, { id }: Pick<OutboxRow, 'id'>): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

/** The content may be confidential: it is deleted after the email is sent or has failed permanently. */
const WITHOUT_CONTENT = { letter: null }

/** A failed attempt; a final one is not retried. */
export interface SendFailure {
  error: string
  isFinal: boolean
}

/** Writes the outcome of a leased email: sent, or an error and the time of the next attempt. */
export async function settleEmail(db: Db, leased: OutboxRow, failure: SendFailure | null, now: Date): Promise<void> {
  const error = failure?.error ?? null
  const pause = failure?.isFinal ? undefined : RETRY_DELAYS[leased.attempts - 1]
  const isWaiting = error !== null && pause !== undefined
  await settle(db, OUTBOX, leased, {
    status: error === null ? 'sent' : isWaiting ? 'waiting' : 'failed',
    attempts: leased.attempts,
    lastError: error,
    nextAttemptAt: isWaiting ? new Date(now.getTime() + pause).toISOString() : null,
    ...(!isWaiting && WITHOUT_CONTENT),
  })
}

/**
 * Fails all waiting emails for a reason, deletes their content and returns their number. The inbox can send
 * notifications of messages again one by one.
 */
export async function failWaitingEmails(db: Db, reason: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'failed', lastError: reason, nextAttemptAt: null, leasedUntil: null, ...WITHOUT_CONTENT })
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Makes emails due at once that wait after a failed attempt, because the mail server has changed. */
export async function retryWaitingEmails(db: Db, now: Date): Promise<void> {
  const nextAttemptAt = now.toISOString()
  await db
    .updateTable('outbox')
    .set({ nextAttemptAt })
    .where('status', '=', 'waiting')
    .where('attempts', '>', 0)
    .where('nextAttemptAt', '>', nextAttemptAt)
    .execute()
}

/** An email without an attempt for this long is outdated. */
const STALE_AFTER = 24 * HOUR

/**
 * Fails emails that were due for a day without an attempt because no mail server was configured, so that the first
 * configured one does not get all of them at once. The inbox can send notifications of messages again one by one.
 */
export async function failStaleEmails(db: Db, reason: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'failed', lastError: reason, nextAttemptAt: null, ...WITHOUT_CONTENT })
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<', new Date(now.getTime() - STALE_AFTER).toISOString())
    .where('attempts', '=', 0)
    .execute()
}

/** Deletes emails that were queued before a time; notifications and replies are deleted with their message. */
export function deleteOldEmails(db: Db, before: string, stopping?: AbortSignal): Promise<void> {
  const emails = db
    .selectFrom('outbox')
    .select('id')
    .where('messageId', 'is', null)
    .where('repliedMessageId', 'is', null)
  const old = emails.where('createdAt', '<', before).orderBy('createdAt')
  return inBatches(old, (ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute(), stopping)
}

/** Time at which the next email can be leased, in milliseconds since 1970; undefined if none is waiting. */
export const nextEmailAt = (db: Db): Promise<number | undefined> => nextLeaseAt(db, OUTBOX)
