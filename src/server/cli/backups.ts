import { statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { beforeRestoreName } from '../features/backups/backupFiles.ts'
import { withBackupLock } from '../features/backups/makeBackup.ts'
import { readArchive, type VerifiedArchive, withArchiveFile } from '../features/backups/readArchive.ts'
import { restoreArchive } from '../features/backups/restoreArchive.ts'
import { type ArchiveSummary, type SiteData, writeArchive } from '../features/backups/writeArchive.ts'
import { erasuresSince } from '../features/privacy/personalData.ts'
import { OperatorError, sentenceOf } from '../platform/config/operatorError.ts'
import type { Settings } from '../platform/config/settings.ts'
import { connectToRead } from '../platform/db/connect.ts'
import { LockBusy } from '../platform/db/locks.ts'
import { countServers } from '../platform/db/notify.ts'
import { EVERYTHING, SYSTEM } from '../platform/db/transaction.ts'
import { createFolderStorage } from '../platform/storage/folderStorage.ts'
import { openStorage } from '../platform/storage/openStorage.ts'
import { type Values, withServices } from './command.ts'

/** Writes a backup of the configured data to a file, without running migrations. */
export async function backUp(settings: Settings, { file, force }: Values): Promise<string[]> {
  const path = resolve(String(file))
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) throw new OperatorError(`${path} is a folder; name a file.`)
  if (found && !force) throw new OperatorError(`${path} already exists; name another file, or use --force.`)
  const { db, dialect, close } = await connectToRead(settings.DATABASE_URL)
  try {
    const data = { db, dialect, url: settings.DATABASE_URL, storage: await openStorage(settings) }
    const { tables, uploads, missing, damaged } = await writeArchiveFile(data, path, settings)
    return [
      `Backed up ${contentOf(tables, uploads)} into ${path} (${statSync(path).size} bytes).`,
      settings.BACKUP_PASSPHRASE
        ? 'It is encrypted with BACKUP_PASSPHRASE (age): without that passphrase it cannot be read.'
        : 'It contains password hashes, secrets of second factors and messages of visitors: keep it where nobody else can read it.',
      ...missing.map((name) => `Missing: the uploaded file ${name}.`),
      ...damaged.map((name) => `Damaged: the file ${name} differs from the upload; it was left out.`),
    ]
  } finally {
    await close()
  }
}

/** Writes an archive to a file atomically; SIGINT and SIGTERM cancel it. */
async function writeArchiveFile(
  data: SiteData,
  path: string,
  { BACKUP_PASSPHRASE: passphrase }: Pick<Settings, 'BACKUP_PASSPHRASE'>,
): Promise<ArchiveSummary> {
  const interrupted = new AbortController()
  const interrupt = () => interrupted.abort()
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const { signal } = interrupted
  const write = (content: AsyncIterable<Uint8Array>) => createFolderStorage(dirname(path)).put(basename(path), content)
  try {
    return await writeArchive(data, write, { passphrase, signal })
  } catch (error) {
    if (signal.aborted) throw new OperatorError(`Interrupted: ${path} was not written.`)
    if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
    throw new OperatorError(
      `${path} cannot be written (${sentenceOf(error as Error)}); free disk space, or name another file.`,
    )
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

/** Replaces all data by those of an archive, which is verified before any change. */
export const restore = (settings: Settings, { file, discard, unencrypted }: Values): Promise<string[]> =>
  withArchiveFile(
    resolve(String(file)),
    { passphrase: settings.BACKUP_PASSPHRASE, acceptsUnencrypted: Boolean(unencrypted) },
    async (source) => {
      const archive = await readArchive(source)
      return restoreFile(settings, archive, { name: basename(String(file)), discard: Boolean(discard) })
    },
  )

const restoreFile = withServices(
  async (services, settings, archive: VerifiedArchive, { name, discard }: { name: string; discard: boolean }) => {
    if (services.dialect === 'postgres' && (await countServers(services.db)))
      throw new OperatorError('DATABASE_URL: a server is running on this database; stop it, and try again.')
    const data = { ...services, url: settings.DATABASE_URL }
    const { createdAt, tables } = archive.manifest
    const at = new Date(services.now())
    const previous: string[] = []
    const backUpCurrent = async (trx: SiteData['db']) => {
      const path = resolve(settings.DATA_DIR, beforeRestoreName(at, Boolean(settings.BACKUP_PASSPHRASE)))
      const summary = await writeArchiveFile({ ...data, db: trx }, path, settings)
      previous.push(
        `Backed up the current ${contentOf(summary.tables, summary.uploads)} into ${path}; the server deletes it after 30 days.`,
      )
    }
    const erasures = await erasuresSince(services.db, createdAt)
    const restored = await withBackupLock(services.backups, () =>
      restoreArchive(data, archive, {
        audit: { actor: SYSTEM, name, at },
        ...(!discard && { backUpCurrent }),
      }),
    )
    if (!restored) throw new LockBusy('A backup or a restore is under way on these data; try again when it has ended.')
    const { migrated, mails, leftOut, uploads } = restored.value
    await services.changes.emit(EVERYTHING)
    return [
      ...previous,
      `Restored the backup of ${createdAt}: ${contentOf(tables, uploads)}.`,
      ...Object.entries(tables).map(([name, { rows }]) => `  ${name} ${rows}`),
      ...migrated.map((name) => `Migrated: ${name}`),
      ...(mails
        ? [`Not sent: ${mails} emails that were waiting; the inbox can send notifications of messages again.`]
        : []),
      ...leftOut.map((name) => `Left out: the SVG ${name}, which is not sanitized; upload it again.`),
      ...(erasures.length
        ? [
            `Personal data that were erased after the backup are restored; erase them again ("personal-data erase"): ${erasures.join(', ')}.`,
          ]
        : []),
      'Everybody has to sign in again.',
    ]
  },
)

function contentOf(tables: ArchiveSummary['tables'], uploads: number): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${uploads} files`
}
