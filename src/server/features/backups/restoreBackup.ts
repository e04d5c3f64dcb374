import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { connect, connectToRead } from '../../platform/db/connect.ts'
import { LockBusy, tryWithLock } from '../../platform/db/locks.ts'
import type { Actor } from '../../platform/events/actor.ts'
import { EVERYTHING } from '../../platform/events/changes.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { failureMessage } from './backupState.ts'
import { archiveSource, makeBackup, NoSuchBackup, type StoreContext } from './makeBackup.ts'
import { type VerifiedArchive, verifyArchive } from './readArchive.ts'
import { type RestoreSummary, restoreArchive, UploadNotRestored } from './restoreArchive.ts'

interface RestoredBackup extends Pick<RestoreSummary, 'leftOut'> {
  /** The name of the backup of what was replaced. */
  keptAs: string
}

/**
 * Restores a backup from the panel. The archive is verified first; then the site is in maintenance mode while the present content is
 * backed up to its last row and replaced, in one transaction.
 */
export async function restoreBackup(context: StoreContext, name: string, actor: Actor): Promise<RestoredBackup> {
  const { url } = context
  const lock = await connectToRead(url)
  try {
    const restored = await tryWithLock({ ...lock, url }, 'backups', 'exclusive', async () => {
      const archive = await verifyArchive(archiveSource(context, name))
      if (!archive.manifest.tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
      return inMaintenance(context, () => replaceContent(context, archive, name, actor))
    })
    if (!restored) throw busy()
    return restored.value
  } catch (error) {
    if (error instanceof NoSuchBackup) throw refused.notFound()
    if (error instanceof Refused && error.cause === undefined) throw error
    if (error instanceof LockBusy) throw busy()
    throw Object.assign(new Refused(409, restoreFailureMessage(error)), { cause: error })
  } finally {
    await lock.close()
  }
}

const busy = () => new Refused(409, backupTexts.busy)

function restoreFailureMessage(error: unknown): string {
  if (error instanceof UploadNotRestored) return `${backupTexts.pictureNotPutBack} ${backupTexts.asBefore}`
  const message = failureMessage(error)
  return message === backupTexts.failures.unexpected ? backupTexts.notRestored : `${message} ${backupTexts.asBefore}`
}

/** Maintenance mode: this server answers 503 until the work is done and every cache has heard of it. */
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
  name: string,
  actor: Actor,
): Promise<RestoredBackup> {
  // The embedded database has one owner, this server; on PostgreSQL the restore must not end by the timeout of a request.
  const own = context.dialect === 'postgres' ? await connect(context.url, { isLongRunning: true }) : undefined
  const at = new Date(context.now())
  let keptAs = ''
  try {
    const { leftOut } = await restoreArchive({ ...context, db: own?.db ?? context.db }, archive, {
      besideServers: true,
      audit: { actor, name, at },
      backUpCurrent: async (trx) => {
        keptAs = await makeBackup(context, { at, isBeforeRestore: true, trx })
      },
    })
    return { keptAs, leftOut }
  } finally {
    await own?.close()
  }
}
