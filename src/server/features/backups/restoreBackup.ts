import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { connect } from '../../platform/db/connect.ts'
import { LockBusy } from '../../platform/db/locks.ts'
import { type Actor, EVERYTHING } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { backupName, parseBackupName } from './backupFiles.ts'
import { failureMessage } from './backupState.ts'
import { type BackupStorageContext, makeBackup, withBackupLock } from './makeBackup.ts'
import { type ArchiveSource, readArchive, type VerifiedArchive } from './readArchive.ts'
import { type RestoreSummary, restoreArchive } from './restoreArchive.ts'

interface RestoredBackup extends Pick<RestoreSummary, 'leftOut'> {
  name: string
  /** The name of the backup of the replaced content. */
  previousContent: string
}

/**
 * Restores a backup from the panel. The archive is verified first; then this server is in maintenance mode while the present content is
 * backed up to its last row and replaced, in one transaction. `refusalOf` is the response for an archive that is refused.
 */
export async function restoreBackup(
  context: BackupStorageContext,
  source: ArchiveSource,
  { actor, refusalOf }: { actor: Actor; refusalOf?: (error: unknown) => Refused | undefined },
): Promise<RestoredBackup> {
  const busy = new Refused(409, backupTexts.busy)
  try {
    const restored = await withBackupLock(context, async () => {
      const archive = await readArchive(source)
      if (!archive.manifest.tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
      return inMaintenance(context, () => replaceContent(context, archive, actor))
    })
    if (!restored) throw busy
    return restored.value
  } catch (error) {
    if (error instanceof Refused && error.cause === undefined) throw error
    if (error instanceof LockBusy) throw busy
    throw Object.assign(refusalOf?.(error) ?? new Refused(409, restoreFailureMessage(error)), { cause: error })
  }
}

function restoreFailureMessage(error: unknown): string {
  const message = failureMessage(error)
  return message === backupTexts.failures.unexpected ? backupTexts.notRestored : `${message} ${backupTexts.asBefore}`
}

/** Maintenance mode: this server responds with 503 until the work is done and every cache is invalidated. */
async function inMaintenance<T>({ maintenance, changes }: BackupStorageContext, work: () => Promise<T>): Promise<T> {
  maintenance.isActive = true
  try {
    const done = await work()
    await changes.emit(EVERYTHING)
    return done
  } finally {
    maintenance.isActive = false
  }
}

async function replaceContent(
  context: BackupStorageContext,
  archive: VerifiedArchive,
  actor: Actor,
): Promise<RestoredBackup> {
  const name = nameOf(archive)
  // SQLite has one connection, this server's; on PostgreSQL the restore needs one without the timeouts of requests.
  const longRunning = context.dialect === 'postgres' ? await connect(context.url, { isLongRunning: true }) : undefined
  const at = new Date(context.now())
  let previousContent = ''
  try {
    const { leftOut } = await restoreArchive({ ...context, db: longRunning?.db ?? context.db }, archive, {
      audit: { actor, name, at },
      backUpCurrent: async (trx) => {
        previousContent = await makeBackup(context, { at, isBeforeRestore: true, trx })
      },
    })
    return { name, previousContent, leftOut }
  } finally {
    await longRunning?.close()
  }
}

/** The name of a stored backup, or the one that an uploaded file would have. */
const nameOf = ({ source: { label, isEncrypted }, manifest }: VerifiedArchive): string =>
  parseBackupName(label)?.name ?? backupName({ at: new Date(manifest.createdAt), isEncrypted, isBeforeRestore: false })
