import type { BackupState } from '../../../contract/api/backups.ts'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { reasonOf } from '../../platform/config/startRefused.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'
import { DamagedArchive, EncryptionRefused } from './archiveFormat.ts'
import { type BackupContext, hasStore, type Progress, type StoreContext, VerificationFailed } from './makeBackup.ts'
import { listBackups, regularBackups, type StoredBackup } from './storedBackups.ts'
import { UnreadableUpload } from './writeArchive.ts'

const { failures } = backupTexts

/** Codes of the file system's errors. */
const DISK_FAILURES: Record<string, string> = {
  ENOSPC: failures.full,
  EDQUOT: failures.full,
  EFBIG: failures.full,
  EACCES: failures.forbidden,
  EPERM: failures.forbidden,
  EROFS: failures.forbidden,
  ENOENT: failures.missing,
  ENOTDIR: failures.missing,
  EIO: failures.missing,
  ESTALE: failures.missing,
  ENOTCONN: failures.missing,
}

/** What went wrong with a backup, for the administrator, with what to do. */
export function failureMessage(error: unknown): string {
  if (error instanceof EncryptionRefused) return failures[error.problem]
  if (error instanceof VerificationFailed) return failures.notAsWritten
  if (error instanceof DamagedArchive) return failures.damaged
  if (error instanceof UnreadableUpload) return failures.picture
  // An S3 store cannot be reached, or refuses.
  if (error instanceof Refused && error.cause) return failures.away(reasonOf(error))
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  return (syscall && code && DISK_FAILURES[code]) || failures.unexpected
}

/** Age of the newest verified backup from which on it is too old, in milliseconds. */
const TOO_OLD = 2 * 24 * 60 * 60 * 1000

/** The state of the backups. It never fails: a store that does not answer is one of the failures that it reports. */
export async function backupState(context: BackupContext): Promise<BackupState> {
  const now = new Date(context.now())
  const records = await readRecords(context.db, now)
  const { running, asked, failed, made } = records
  const isConfigured = hasStore(context)
  const { newest, verified, isEmpty, failure }: StoreState = isConfigured ? await readStore(context, now) : {}
  // Where the store does not answer, the last one that is on record counts.
  const recorded = failure && made
  return {
    configured: isConfigured,
    dueAt: context.schedule.at,
    encrypted: Boolean(context.passphrase),
    lastAt: (newest?.at ?? recorded?.at)?.toISOString() ?? null,
    lastVerifiedAt: verified?.verifiedAt?.toISOString() ?? recorded?.verifiedAt ?? null,
    lastFailure: failed ? { at: failed.at.toISOString(), message: failed.message } : (failure ?? null),
    isOld: isConfigured && isTooOld(records, verified, now),
    isLost: Boolean(isConfigured && made && isEmpty),
    running: running ? progressOf(running) : null,
    isAsked: Boolean(asked),
  }
}

const progressOf = ({ stage, startedAt, bytes, expectedBytes }: Progress): Progress => ({
  stage,
  startedAt,
  bytes,
  expectedBytes,
})

/** Whether there was no backup for too long: since the last verified one, or since there are backups at all. */
export function isTooOld({ made, begun }: Recorded, verified: StoredBackup | undefined, now: Date): boolean {
  const since = verified?.at ?? made?.at ?? begun?.at
  return since !== undefined && now.getTime() - since.getTime() >= TOO_OLD
}

interface StoreState {
  newest?: StoredBackup | undefined
  verified?: StoredBackup | undefined
  /** Whether there is no regular backup, not even one that a restore refuses. */
  isEmpty?: boolean
  failure?: { at: string; message: string } | undefined
}

/** The newest and the newest verified backup in the store, or why it cannot be listed. */
export async function readStore({ store, passphrase }: StoreContext, now: Date): Promise<StoreState> {
  try {
    const regular = regularBackups(await listBackups(store, passphrase), now)
    const restorable = regular.filter(({ isRestorable }) => isRestorable)
    const verified = restorable.find(({ verifiedAt }) => verifiedAt)
    return { newest: restorable[0], verified, isEmpty: regular.length === 0 }
  } catch (error) {
    return { failure: { at: now.toISOString(), message: failureMessage(error) } }
  }
}

/** Requests a backup, which the first instance that can makes at once. */
export async function requestBackup({ db, changes, now }: BackupContext): Promise<void> {
  await writeRecord(db, 'asked', {}, new Date(now()))
  await changes.emit(RECORDS)
}

/** The table; changes of it are announced under this name. */
export const RECORDS = 'backupRecords'

/** Backup records: the present state beside the backups themselves, each a row that exists or not. Archives do not include them. */
interface BackupRecords {
  /** Scheduled backups exist since this moment. */
  begun: Record<string, never>
  /** A backup was requested at this moment. */
  asked: Record<string, never>
  /** A backup is being made. */
  running: Progress
  /** The last attempts failed; the moment is that of the last one. */
  failed: { count: number; message: string }
  /** The last verified backup, at the moment of its content. */
  made: { name: string; verifiedAt: string }
  /** The email that the last backup is too old was sent, and no backup was made since. */
  saidOld: Record<string, never>
}

type Name = keyof BackupRecords
type Recorded = { [N in Name]?: BackupRecords[N] & { at: Date } }

/** Interval of progress reports in milliseconds. Without one for ten times as long the process has ended. */
const HEARTBEAT = 1000
const HEARTBEAT_TIMEOUT = 10 * HEARTBEAT

export async function readRecords(db: Db, now: Date): Promise<Recorded> {
  const rows = await db.selectFrom('backupRecords').selectAll().execute()
  const found: Recorded = Object.fromEntries(
    rows.map(({ name, data, at }) => [name, { ...JSON.parse(data), at: new Date(at) }]),
  )
  if (found.running && now.getTime() - found.running.at.getTime() > HEARTBEAT_TIMEOUT) delete found.running
  return found
}

export async function writeRecord<N extends Name>(db: Db, name: N, value: BackupRecords[N], now: Date): Promise<void> {
  const record = { data: JSON.stringify(value), at: now.toISOString() }
  await db
    .insertInto('backupRecords')
    .values({ name, ...record })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(record))
    .execute()
}

/** Writes a record that does not exist yet, and answers whether this call did; of several instances it is one. */
export async function writeRecordOnce(db: Db, name: 'begun' | 'saidOld', now: Date): Promise<boolean> {
  const row = { name, data: '{}', at: now.toISOString() }
  const added = db
    .insertInto('backupRecords')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
  return (await added.returning('name').executeTakeFirst()) !== undefined
}

/** Deletes a record, if it is not of a later moment. */
export async function deleteRecord(db: Db, name: Name, until?: Date): Promise<void> {
  const all = db.deleteFrom('backupRecords').where('name', '=', name)
  await (until ? all.where('at', '<=', until.toISOString()) : all).execute()
}

/** Reports the progress of a backup to every instance, until `end`. */
export function reportProgress(db: Db, clock: () => Date, expectedBytes: number | null) {
  let progress: Progress = { stage: 'writing', startedAt: clock().toISOString(), bytes: 0, expectedBytes }
  let writing: Promise<unknown> = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeRecord(db, 'running', progress, clock())).catch(() => {})
  }
  write()
  const timer = setInterval(write, HEARTBEAT)
  return {
    update(stage: Progress['stage'], bytes: number) {
      // What is read back has as many bytes as were written.
      if (stage === 'reading' && progress.stage === 'writing') expectedBytes = progress.bytes || null
      progress = { ...progress, stage, bytes, expectedBytes }
    },
    async end() {
      clearInterval(timer)
      await writing
      await deleteRecord(db, 'running')
    },
  }
}
