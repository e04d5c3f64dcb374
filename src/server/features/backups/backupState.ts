import type { BackupState } from '../../../contract/api/backups.ts'
import { DAY } from '../../../contract/domain/durations.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { reasonOf } from '../../platform/config/operatorError.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import { BackupFailure } from './archiveFormat.ts'
import { listBackups, regularBackups, type StoredBackup } from './backupFiles.ts'
import { type BackupContext, type BackupStorageContext, hasBackupStorage } from './makeBackup.ts'

const { failures } = backupTexts

/** Messages by the file system's error codes. */
const DISK_FAILURES: Record<string, string> = {
  ENOSPC: failures.full,
  EDQUOT: failures.full,
  EFBIG: failures.full,
  EACCES: failures.forbidden,
  EPERM: failures.forbidden,
  EROFS: failures.forbidden,
  ENOENT: failures.missing,
  ENOTDIR: failures.missing,
  EEXIST: failures.missing,
  EIO: failures.missing,
  ESTALE: failures.missing,
  ENOTCONN: failures.missing,
}

/** Message for the administrator about a failed backup, with the recommended action. */
export function failureMessage(error: unknown): string {
  if (error instanceof BackupFailure) return failures[error.problem]
  // An S3 storage is unreachable, or refuses the request.
  if (error instanceof Refused && error.cause) return failures.unreachable(reasonOf(error))
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  return (syscall && code && DISK_FAILURES[code]) || failures.unexpected
}

/** The state of the backups; an unreachable storage is reported as their last failure. */
export async function backupState(context: BackupContext): Promise<BackupState> {
  const now = new Date(context.now())
  const { asked, failed, made } = await readRecords(context.db)
  const isConfigured = hasBackupStorage(context)
  const { newest, verified, isEmpty, failure }: BackupStorageState = isConfigured
    ? await readBackupStorage(context, now)
    : {}
  // If the storage is unreachable, the last recorded backup counts.
  const recorded = failure && made
  return {
    configured: isConfigured,
    dueAt: context.schedule.at,
    encrypted: Boolean(context.passphrase),
    lastAt: (newest?.at ?? recorded?.at)?.toISOString() ?? null,
    lastVerifiedAt: verified?.verifiedAt?.toISOString() ?? recorded?.verifiedAt ?? null,
    lastFailure: failed ? { at: failed.at.toISOString(), message: failed.message } : (failure ?? null),
    isOld: isConfigured && isTooOld(verified?.at ?? made?.at ?? failed?.since, now),
    isLost: Boolean(isConfigured && made && isEmpty),
    running: context.progress.running,
    isAsked: Boolean(asked),
  }
}

/** Age in milliseconds from which on the newest verified backup is too old. */
const TOO_OLD = 2 * DAY

/** Whether the last verified backup, or the first failure if there never was one, was too long ago. */
export const isTooOld = (last: Date | string | undefined, now: Date): boolean =>
  last !== undefined && now.getTime() - new Date(last).getTime() >= TOO_OLD

interface BackupStorageState {
  newest?: StoredBackup | undefined
  verified?: StoredBackup | undefined
  /** Whether there is no regular backup, not even one that a restore refuses. */
  isEmpty?: boolean
  failure?: { at: string; message: string } | undefined
}

/** The newest and the newest verified backup in the storage, or the reason why it cannot be listed. */
export async function readBackupStorage(
  { backupStorage, passphrase }: BackupStorageContext,
  now: Date,
): Promise<BackupStorageState> {
  try {
    const regular = regularBackups(await listBackups(backupStorage, passphrase), now)
    const restorable = regular.filter(({ isRestorable }) => isRestorable)
    const verified = restorable.find(({ verifiedAt }) => verifiedAt)
    return { newest: restorable[0], verified, isEmpty: regular.length === 0 }
  } catch (error) {
    return { failure: { at: now.toISOString(), message: failureMessage(error) } }
  }
}

/** Requests a backup, which the first available instance makes at once. */
export async function requestBackup({ db, changes, now }: BackupContext): Promise<void> {
  await writeRecord(db, 'asked', {}, new Date(now()))
  await changes.emit(BACKUP_RECORDS)
}

/** Name of the table and of its change events. */
export const BACKUP_RECORDS = 'backupRecords'

/**
 * Backup records: facts that the storage cannot represent, each as a row that exists or not. Archives do not include
 * them.
 */
interface BackupRecords {
  /** A backup was requested at this time. */
  asked: Record<string, never>
  /**
   * The last attempts failed; the time is that of the last failure, `since` that of the first. `wanted` is the due time
   * or request that the attempts are for, in milliseconds since 1970; absent in records of earlier versions.
   */
  failed: { count: number; message: string; since: string; isOldReported: boolean; wanted?: number }
  /** The last verified backup, with the time of its content. */
  made: { name: string; verifiedAt: string }
}

type Recorded = { [N in keyof BackupRecords]?: BackupRecords[N] & { at: Date } }

export async function readRecords(db: Db): Promise<Recorded> {
  const rows = await db.selectFrom('backupRecords').selectAll().execute()
  return Object.fromEntries(rows.map(({ name, data, at }) => [name, { ...JSON.parse(data), at: new Date(at) }]))
}

export async function writeRecord<N extends keyof BackupRecords>(
  db: Db,
  name: N,
  value: BackupRecords[N],
  now: Date,
): Promise<void> {
  const record = { data: JSON.stringify(value), at: now.toISOString() }
  await db
    .insertInto('backupRecords')
    .values({ name, ...record })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(record))
    .execute()
}

/** Deletes a record, unless its time is later. */
export async function deleteRecord(db: Db, name: keyof BackupRecords, until: Date): Promise<void> {
  await db.deleteFrom('backupRecords').where('name', '=', name).where('at', '<=', until.toISOString()).execute()
}
