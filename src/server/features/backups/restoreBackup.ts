import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { connect } from '../../platform/db/connect.ts'
import { LockBusy } from '../../platform/db/locks.ts'
import { type Actor, EVERYTHING } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { failureMessage } from './backupState.ts'
import { archiveSource, makeBackup, type StoreContext, withBackupLock } from './makeBackup.ts'
import { readArchive, type VerifiedArchive } from './readArchive.ts'
import { type RestoreSummary, restoreArchive } from './restoreArchive.ts'

interface RestoredBackup extends Pick<RestoreSummary, 'leftOut'> {
  /** The name of the backup of the replaced content. */
  previousContent: string
}

/**
 * Restores a backup from the panel. The archive is verified first; then the site is in maintenance mode while the
 * present content is backed up to its last row and replaced, in one transaction.
 */
export async function restoreBackup(context: StoreContext, name: string, actor: Actor): Promise<RestoredBackup> {
  const busy = new Refused(409, backupTexts.busy)
  try {
    const restored = await withBackupLock(context, async () => {
      const archive = await readArchive(archiveSource(context, name))
      if (!archive.manifest.tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
      return inMaintenance(context, () => replaceContent(context, archive, { name, actor }))
    })
    if (!restored) throw busy
    return restored.value
  } catch (error) {
    if (error instanceof Refused && error.cause === undefined) throw error
    if (error instanceof LockBusy) throw busy
    throw Object.assign(new Refused(409, restoreFailureMessage(error)), { cause: error })
  }
}

function restoreFailureMessage(error: unknown): string {
  const message = failureMessage(error)
  return message === backupTexts.failures.unexpected ? backupTexts.notRestored : `${message} ${backupTexts.asBefore}`
}

/** Maintenance mode: this server responds with 503 until the work is done and every cache is invalidated. */
async function inMaintenance<T>({ maintenance, changes }: StoreContext, work: () => Promise<T>): Promise<T> {
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
  context: StoreContext,
  archive: VerifiedArchive,
  { name, actor }: { name: string; actor: Actor },
): Promise<RestoredBackup> {
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
    return { previousContent, leftOut }
  } finally {
    await longRunning?.close()
  }
}
