import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { makeFolder } from '../../platform/config/dataFolder.ts'
import { connect, connectToRead } from '../../platform/db/connect.ts'
import { LockBusy, tryWithLock } from '../../platform/db/locks.ts'
import { type Actor, EVERYTHING } from '../../platform/db/transaction.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { failureMessage } from './backupState.ts'
import { archiveSource, makeBackup, NoSuchBackup, type StoreContext } from './makeBackup.ts'
import { type VerifiedArchive, verifyArchive } from './readArchive.ts'
import { type RestoreSummary, restoreArchive, UploadNotRestored } from './restoreArchive.ts'

interface RestoredBackup extends Pick<RestoreSummary, 'leftOut'> {
  /** The name of the backup of the replaced content. */
  previousContent: string
}

/**
 * Restores a backup from the panel. The archive is verified first; then the site is in maintenance mode while the present content is
 * backed up to its last row and replaced, in one transaction.
 */
export async function restoreBackup(context: StoreContext, name: string, actor: Actor): Promise<RestoredBackup> {
  const { url } = context
  const lock = await connectToRead(url)
  try {
    const restored = await tryWithLock({ ...lock, url }, 'backups', 'exclusive', () =>
      withLocalArchive(context, name, (archive) => {
        if (!archive.manifest.tables.administrators?.rows) throw new Refused(409, backupTexts.nobodyInIt)
        return inMaintenance(context, () => replaceContent(context, archive, name, actor))
      }),
    )
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

/**
 * Verifies a stored backup, then does something with it. An archive is read twice, the second time while the tables are locked: one in
 * a remote store is downloaded to a temporary file first, whose name is removed at once, so that a crash leaves nothing behind.
 */
async function withLocalArchive<T>(
  context: StoreContext,
  name: string,
  work: (archive: VerifiedArchive) => Promise<T>,
): Promise<T> {
  const source = archiveSource(context, name)
  if (!context.store.isRemote) return work(await verifyArchive(source))
  makeFolder(context.folder)
  const path = join(context.folder, `restore-${randomUUID()}.partial`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await file.writeFile(await source.open())
    const read = async () => file.createReadStream({ start: 0, autoClose: false })
    return await work(await verifyArchive({ ...source, open: read }))
  } finally {
    await file.close()
  }
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
  let previousContent = ''
  try {
    const { leftOut } = await restoreArchive({ ...context, db: own?.db ?? context.db }, archive, {
      besideServers: true,
      audit: { actor, name, at },
      backUpCurrent: async (trx) => {
        previousContent = await makeBackup(context, { at, isBeforeRestore: true, trx })
      },
    })
    return { previousContent, leftOut }
  } finally {
    await own?.close()
  }
}
