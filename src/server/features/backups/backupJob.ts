import { MINUTE } from '../../../contract/domain/durations.ts'
import { instantOf, longMoment, wallClock } from '../../../contract/domain/zones.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { LockBusy } from '../../platform/db/locks.ts'
import { inTransaction, SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueEmail } from '../../platform/mail/outbox.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { administratorEmails } from '../auth/accountEmails.ts'
import { readSiteName } from '../brand/brand.ts'
import { expiredBackups, isOurFile, listBackups, regularBackups, removeBackup } from './backupFiles.ts'
import {
  BACKUP_RECORDS,
  deleteRecord,
  failureMessage,
  isTooOld,
  readBackupStorage,
  readRecords,
  writeRecord,
} from './backupState.ts'
import {
  type BackupContext,
  type BackupStorageContext,
  hasBackupStorage,
  makeBackup,
  withBackupLock,
} from './makeBackup.ts'

interface JobDeps {
  log: Log
  /** Called within the transaction that records it: at the first failure of a series, and once if the backup is old. */
  onFailure?: (failure: Failure, context: TransactionContext) => Promise<void>
}

export interface Failure {
  why: 'failed' | 'old'
  message: string
  /** The time of the last verified backup, if known. */
  lastAt: Date | undefined
}

/** Pause when another process holds the lock. */
const LOCKED = MINUTE / 4
/** Pauses after the first failure of a series, the second, and so on; the last one repeats. */
const RETRY_PAUSES = [5, 15, 30, 60].map((minutes) => minutes * MINUTE)
const retryTime = (failed: { at: Date; count: number }): number =>
  failed.at.getTime() + RETRY_PAUSES[Math.min(failed.count, RETRY_PAUSES.length) - 1]!

/**
 * Backup schedule: over all instances makes one backup per night, a missed one at startup, and requested ones. Retries
 * until there is a verified backup that is no older than the last due time.
 */
export function backupJob(context: BackupContext, { log, onFailure }: JobDeps): Job {
  const { db, schedule } = context
  const clock = () => new Date(context.now())
  /** The last due time or request for which this process has seen a backup, in milliseconds since 1970. */
  let doneUntil = 0
  /** The first attempt of a process ignores the pause after the previous failure. */
  let hasTried = false

  const run = async (context: BackupStorageContext, signal?: AbortSignal): Promise<number | undefined> => {
    const { last, next } = dueTimes(clock(), schedule)
    const { asked, failed } = await readRecords(db)
    const wanted = Math.max(last.getTime(), asked?.at.getTime() ?? 0, failed?.wanted ?? 0)
    if (wanted <= doneUntil) return next.getTime()
    // A requested backup does not wait for the pause.
    if (failed && !asked && hasTried && retryTime(failed) > context.now()) return retryTime(failed)
    hasTried = true
    const locked = await withBackupLock(context, () => attempt(context, wanted, signal))
    if (signal?.aborted) return undefined
    const { retryAt } = locked?.value ?? { retryAt: context.now() + LOCKED }
    if (retryAt) return retryAt
    doneUntil = wanted
    return next.getTime()
  }

  /** Makes a backup unless there already is one. Returns the time of the next attempt after a failure. */
  const attempt = async (
    context: BackupStorageContext,
    wanted: number,
    signal?: AbortSignal,
  ): Promise<{ retryAt?: number }> => {
    const { backupStorage, passphrase } = context
    try {
      await backupStorage.removePartial(isOurFile)
      const all = regularBackups(await listBackups(backupStorage, passphrase), clock())
      const [newest, ...others] = all.filter(({ isRestorable }) => isRestorable)
      const verified = [newest, ...others].find((each) => each?.verifiedAt)
      if (!verified || verified.at.getTime() < wanted) {
        // Clocks of instances differ: a backup is not dated before its request.
        const at = new Date(Math.max(wanted, context.now()))
        const name = await makeBackup(context, { at, expectedBytes: newest?.bytes ?? null, signal })
        await recordSuccess(name, at)
        log.info({ backup: name }, 'backup created and verified')
      }
      await deleteRecord(db, 'failed', clock())
      await deleteRecord(db, 'asked', new Date(wanted))
      await prune(context)
      return {}
    } catch (error) {
      if (signal?.aborted) return {}
      if (error instanceof LockBusy) return { retryAt: context.now() + LOCKED }
      log.error({ err: error }, 'backup failed')
      return { retryAt: await recordFailure(context, failureMessage(error), wanted) }
    }
  }

  /** Records a backup, in the audit log too. */
  const recordSuccess = (name: string, at: Date) =>
    inTransaction(context, async (trx) => {
      await writeRecord(trx.db, 'made', { name, verifiedAt: clock().toISOString() }, at)
      await recordAudit(trx, { actor: SYSTEM, action: 'backup', resource: 'backups', recordId: name })
    })

  /** Records a failure, calls `onFailure`, and returns the time of the next attempt. */
  const recordFailure = async (context: BackupStorageContext, message: string, wanted: number): Promise<number> => {
    const now = clock()
    const { verified } = await readBackupStorage(context, now)
    return inTransaction(context, async (trx) => {
      const { made, failed } = await readRecords(trx.db)
      const lastAt = verified?.at ?? made?.at
      const since = failed?.since ?? now.toISOString()
      const count = (failed?.count ?? 0) + 1
      const isOldReported = isTooOld(lastAt ?? since, now)
      await writeRecord(trx.db, 'failed', { count, message, since, isOldReported, wanted }, now)
      await deleteRecord(trx.db, 'asked', new Date(wanted))
      if (isOldReported && !failed?.isOldReported) await onFailure?.({ why: 'old', message, lastAt }, trx)
      else if (!failed) await onFailure?.({ why: 'failed', message, lastAt }, trx)
      return retryTime({ at: now, count })
    })
  }

  /** Retention. A failure to delete other backups is no failure of the new one. */
  const prune = async ({ backupStorage, passphrase }: BackupStorageContext) => {
    try {
      const all = await listBackups(backupStorage, passphrase)
      for (const { name } of expiredBackups(all, { now: clock(), timeZone: schedule.timeZone })) {
        await removeBackup(backupStorage, name)
        log.info({ backup: name }, 'backup pruned')
      }
    } catch (error) {
      log.warn({ err: error }, 'backup pruning failed')
    }
  }

  return {
    name: 'backups',
    tables: [BACKUP_RECORDS],
    run: async (signal) => (hasBackupStorage(context) ? run(context, signal) : undefined),
  }
}

/** The last time that a backup fell due, and the next. */
export function dueTimes(now: Date, { at, timeZone }: BackupContext['schedule']): { last: Date; next: Date } {
  const [hour, minute] = at.split(':').map(Number)
  const { year, month, day } = wallClock(now, timeZone)
  const due = (days: number) => instantOf(Date.UTC(year, month - 1, day + days, hour, minute), timeZone)
  // If a clock change skips midnight, tomorrow's backup is due today.
  const dues = [-1, 0, 1, 2].map(due)
  const isPast = (each: Date) => each.getTime() <= now.getTime()
  return { last: dues.findLast(isPast)!, next: dues.find((each) => !isPast(each))! }
}

const { emails } = backupTexts

/** Emails every administrator about a failed or an old backup. */
export async function sendFailureEmail(
  context: TransactionContext,
  { why, message, lastAt }: Failure,
  settings: Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE' | 'PUBLIC_URL'>,
  now: Date,
): Promise<void> {
  const { SITE_TIMEZONE, PUBLIC_URL } = settings
  const site = await readSiteName(context.db, settings)
  const text = [
    emails[why].intro(site),
    message,
    lastAt ? emails.last(longMoment(lastAt, SITE_TIMEZONE, 'tr')) : emails.none,
    emails.again,
    `${emails.open}: ${PUBLIC_URL}/admin/settings/backups`,
  ].join('\n\n')
  for (const recipient of await administratorEmails(context.db))
    await enqueueEmail(context, { recipient, subject: emails[why].subject(site), text: `${text}\n` }, now)
}
