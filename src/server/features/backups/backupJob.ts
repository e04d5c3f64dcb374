import { instantOf, wallClock } from '../../../contract/domain/zones.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { connectToRead } from '../../platform/db/connect.ts'
import { LockBusy, tryWithLock } from '../../platform/db/locks.ts'
import { inTransaction, SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueEmail } from '../../platform/mail/outbox.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { isAudited, recordAudit } from '../auditLog/auditLog.ts'
import { EncryptionRefused } from './archiveFormat.ts'
import {
  deleteRecord,
  failureMessage,
  isTooOld,
  RECORDS,
  readRecords,
  readStore,
  reportProgress,
  writeRecord,
  writeRecordOnce,
} from './backupState.ts'
import {
  type BackupContext,
  hasStore,
  makeBackup,
  type RunOptions,
  type StoreContext,
  VerificationFailed,
  verifyBackup,
} from './makeBackup.ts'
import {
  expiredBackups,
  listBackups,
  parseBackupName,
  regularBackups,
  removeBackup,
  removeOrphanChecksums,
} from './storedBackups.ts'

interface JobDeps {
  log: Log
  /** Notifies of the first failure of a series, and once that the last backup is too old, in the transaction that records it. */
  onFailure?: (failure: Failure, ground: TransactionContext) => Promise<void>
}

export interface Failure {
  why: 'failed' | 'old'
  message: string
  /** The moment of the last verified backup, where one is known. */
  lastAt: Date | undefined
}

const MINUTE = 60_000

/** Pause after another instance, or something else, had the lock. */
const LOCKED = MINUTE / 4
/** How often to check that the last backup is still in the store. */
const CHECK_STORE = 10 * MINUTE
/** Without the lock for so long, the age of the last backup is reported: until then whoever has it may be making one. */
const LOCK_TIMEOUT = 60 * MINUTE
/** Pauses after the first failure of a series, the second, and so on; then always the last. */
const RETRY_PAUSES = [5, 15, 30, 60].map((minutes) => minutes * MINUTE)

/**
 * Backup schedule: makes the backup of each night once over all instances, that of a night spent off at the start, and those that are
 * requested. What is wanted is a verified backup of a moment after the last due time, or the last request; until there is one, it
 * is tried again.
 */
export function backupJob(context: BackupContext, { log, onFailure }: JobDeps): Job {
  const { db, schedule } = context
  const clock = () => new Date(context.now())
  /** There is a backup of this moment; the store is not asked before `checkStoreAt`. */
  let doneUntil = 0
  let checkStoreAt = 0
  let lockedSince: number | undefined
  /** The first attempt of a process does not wait for the pause of the last one. */
  let hasTried = false

  const run = async (store: StoreContext, signal?: AbortSignal): Promise<number | undefined> => {
    const { last, next } = dueTimes(clock(), schedule)
    const records = await readRecords(db, clock())
    if (!records.begun) await writeRecordOnce(db, 'begun', clock())
    const wanted = Math.max(last.getTime(), records.asked?.at.getTime() ?? 0)
    if (wanted <= doneUntil && !(await isMissing(store, wanted))) return next.getTime()
    const retryAt = await retryTime()
    if (hasTried && retryAt > context.now()) return retryAt
    hasTried = true
    const result = await underLock(store, () => attempt(store, wanted, signal))
    if (signal?.aborted) return undefined
    if (result === 'locked') {
      lockedSince ??= context.now()
      if (context.now() - lockedSince >= LOCK_TIMEOUT) await recordFailure(store)
      return context.now() + LOCKED
    }
    lockedSince = undefined
    if (result === 'failed') return retryTime()
    doneUntil = wanted
    checkStoreAt = context.now() + CHECK_STORE
    return next.getTime()
  }

  /** Until when nothing is tried after a failure; a request does not wait. */
  const retryTime = async () => {
    const { failed, asked } = await readRecords(db, clock())
    if (!failed || asked) return 0
    return failed.at.getTime() + RETRY_PAUSES[Math.min(failed.count, RETRY_PAUSES.length) - 1]!
  }

  /** Whether the last backup is in the store no longer. A store that does not answer is asked again when one falls due. */
  const isMissing = async (store: StoreContext, wanted: number) => {
    if (context.now() < checkStoreAt) return false
    checkStoreAt = context.now() + CHECK_STORE
    const { newest, failure } = await readStore(store, clock())
    return !failure && !(newest && newest.at.getTime() >= wanted)
  }

  /** Completes what an interrupted attempt left, and makes a backup unless there is one by now. */
  const attempt = async (context: StoreContext, wanted: number, signal?: AbortSignal) => {
    const { store, passphrase } = context
    try {
      await store.removePartial()
      await removeOrphanChecksums(store)
      const all = regularBackups(await listBackups(store, passphrase), clock()).filter(
        ({ isRestorable }) => isRestorable,
      )
      const verified = all.find(({ verifiedAt }) => verifiedAt)
      if (verified) await recordSuccess(verified.name, verified.verifiedAt!)
      if (!verified || verified.at.getTime() < wanted) {
        const unverified = all.find(({ at }) => at.getTime() >= wanted)?.name
        await make(context, { wanted, unverified, expectedBytes: all[0]?.bytes ?? null, signal })
      }
      await deleteRecord(db, 'failed')
      await deleteRecord(db, 'saidOld')
      await deleteRecord(db, 'asked', new Date(wanted))
      await prune(context)
      return 'done'
    } catch (error) {
      if (signal?.aborted || error instanceof LockBusy) return 'locked'
      log.error({ err: error }, 'backup failed')
      await recordFailure(context, { message: failureMessage(error), wanted })
      return 'failed'
    }
  }

  interface Wanted {
    wanted: number
    unverified: string | undefined
    expectedBytes: number | null
    signal: AbortSignal | undefined
  }

  const make = async (context: StoreContext, { wanted, unverified, expectedBytes, signal }: Wanted) => {
    const progress = reportProgress(db, clock, expectedBytes)
    const options = { signal, onProgress: progress.update }
    try {
      // Clocks of instances differ: a requested backup is of no earlier moment than the request.
      const at = new Date(Math.max(wanted, context.now()))
      const isVerified = unverified !== undefined && (await tryToVerify(context, unverified, options))
      const name = isVerified ? unverified : await makeBackup(context, { at, ...options })
      await recordSuccess(name, clock())
      log.info({ backup: name }, 'backup created and verified')
    } finally {
      await progress.end()
    }
  }

  /** Verifies what an interrupted attempt wrote. One that is damaged, or has another passphrase, is left: it may be somebody else's. */
  const tryToVerify = async (context: StoreContext, name: string, options: RunOptions) => {
    try {
      await verifyBackup(context, name, options)
      return true
    } catch (error) {
      if (!(error instanceof VerificationFailed || error instanceof EncryptionRefused)) throw error
      log.warn({ err: error, backup: name }, 'backup verification failed')
      return false
    }
  }

  /** Records a backup, in the audit log too, unless that was done. */
  const recordSuccess = (name: string, at: Date) =>
    inTransaction(context, async (trx) => {
      const entry = { action: 'backup', resource: 'backups', recordId: name } as const
      const { made } = await readRecords(trx.db, at)
      if (made?.name === name) return
      await writeRecord(trx.db, 'made', { name, verifiedAt: at.toISOString() }, parseBackupName(name)!.at)
      if (!(await isAudited(trx.db, entry))) await recordAudit(trx.db, { actor: SYSTEM, ...entry, at })
    })

  /** Records a failure, where there is one, and notifies of the first of a series, and once that the last backup is too old. */
  const recordFailure = async (store: StoreContext, failure?: { message: string; wanted: number }) => {
    const now = clock()
    const { verified } = await readStore(store, now)
    await inTransaction(context, async (trx) => {
      const records = await readRecords(trx.db, now)
      const count = records.failed?.count ?? 0
      const message = failure?.message ?? records.failed?.message ?? backupTexts.failures.stuck
      if (failure) {
        await writeRecord(trx.db, 'failed', { count: count + 1, message }, now)
        await deleteRecord(trx.db, 'asked', new Date(failure.wanted))
      }
      const isNewlyOld = isTooOld(records, verified, now) && (await writeRecordOnce(trx.db, 'saidOld', now))
      const why = isNewlyOld ? 'old' : failure && count === 0 ? 'failed' : undefined
      if (why) await onFailure?.({ why, message, lastAt: verified?.at ?? records.made?.at }, trx)
    })
  }

  /** Retention. There is a backup by now: that others could not be deleted is no failure of it. */
  const prune = async ({ store, passphrase }: StoreContext) => {
    try {
      const all = await listBackups(store, passphrase)
      for (const { name } of expiredBackups(all, { now: clock(), timeZone: schedule.timeZone })) {
        await removeBackup(store, name)
        log.info({ backup: name }, 'backup pruned')
      }
    } catch (error) {
      log.warn({ err: error }, 'backup pruning failed')
    }
  }

  return {
    name: 'backups',
    tables: [RECORDS],
    run: async (signal) => (hasStore(context) ? run(context, signal) : undefined),
  }
}

/** The last time that a backup fell due, and the next. */
export function dueTimes(now: Date, { at, timeZone }: BackupContext['schedule']): { last: Date; next: Date } {
  const [hour, minute] = at.split(':').map(Number)
  const { year, month, day } = wallClock(now, timeZone)
  const due = (days: number) => instantOf(Date.UTC(year, month - 1, day + days, hour, minute), timeZone)
  // Where the clocks skip a midnight, tomorrow's falls due today.
  const dues = [-1, 0, 1, 2].map(due)
  const isPast = (each: Date) => each.getTime() <= now.getTime()
  return { last: dues.findLast(isPast)!, next: dues.find((each) => !isPast(each))! }
}

/** Runs under the lock of the backups, which a connection of its own holds: it may be idle for long. */
async function underLock<T>({ url }: BackupContext, work: () => Promise<T>): Promise<T | 'locked'> {
  const database = await connectToRead(url)
  try {
    return (await tryWithLock({ ...database, url }, 'backups', 'exclusive', work))?.value ?? 'locked'
  } finally {
    await database.close()
  }
}

const { letters } = backupTexts

/** Emails every administrator that there was no backup. */
export async function sendFailureEmail(
  ground: TransactionContext,
  { why, message, lastAt }: Failure,
  { SITE_NAME, SITE_TIMEZONE, PUBLIC_URL }: Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE' | 'PUBLIC_URL'>,
  now: Date,
): Promise<void> {
  const clock = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIMEZONE })
  const people = ground.db.selectFrom('administrators').select('email')
  // An invitation that was not accepted is no administrator.
  const administrators = await people.where('invitedAt', 'is', null).execute()
  const text = [
    letters[why].intro(SITE_NAME),
    message,
    lastAt ? letters.last(clock.format(lastAt)) : letters.none,
    letters.again,
    `${letters.open}: ${PUBLIC_URL}/admin/settings/backups`,
  ].join('\n\n')
  for (const { email: recipient } of administrators)
    await enqueueEmail(ground, { recipient, subject: letters[why].subject(SITE_NAME), text: `${text}\n` }, now)
}
