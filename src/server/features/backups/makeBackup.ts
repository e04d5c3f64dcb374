import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupState } from '../../../contract/api/backups.ts'
import type { BaseContext } from '../../content/resources/context.ts'
import { connectToRead, type Database } from '../../platform/db/connect.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { createFolderStorage } from '../../platform/storage/folderStorage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { BackupFailure, checksumLine } from './archiveFormat.ts'
import { backupName, checksumFileOf, parseBackupName } from './backupFiles.ts'
import { type ArchiveSource, readArchive } from './readArchive.ts'
import { writeArchive } from './writeArchive.ts'

export interface BackupContext extends BaseContext, Pick<Database, 'dialect'> {
  /** URL of the database. */
  url: string
  /** Storage of uploads. */
  storage: Storage
  passphrase: string | undefined
  /** Storage of backups; absent if `BACKUP_URL` is not set. */
  backupStorage: Storage | undefined
  /** Folder of temporary files, and of what restores replaced if there is none: `DATA_DIR`. */
  folder: string
  /** Schedule: the time of day in the time zone, such as `03:00`. */
  schedule: { at: string; timeZone: string }
  /** Maintenance mode: a restore from the panel replaces the data. */
  maintenance: { isActive: boolean }
  /** The backup that this process is making. */
  progress: { running: BackupState['running'] }
}

export interface BackupStorageContext extends BackupContext {
  backupStorage: Storage
}

/** The storage of backups, or the folder of those that restores make without one. */
export const withBackupStorage = (context: BackupContext): BackupStorageContext => ({
  ...context,
  backupStorage: context.backupStorage ?? createFolderStorage(context.folder),
})

export const hasBackupStorage = (context: BackupContext): context is BackupStorageContext =>
  context.backupStorage !== undefined

/** Runs work under the lock of backups and restores, on its own connection; undefined if another process holds it. */
export const withBackupLock = <T>({ url }: BackupContext, work: () => Promise<T>): Promise<{ value: T } | undefined> =>
  withConnection(url, (db) => tryWithLock({ db, url }, 'backups', 'exclusive', work))

async function withConnection<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await connectToRead(url)
  return work(db).finally(close)
}

interface MakeOptions {
  at: Date
  isBeforeRestore?: boolean
  /** The transaction to read in; by default a separate connection, so that requests do not wait. */
  trx?: Db
  /** Estimated size, if known. */
  expectedBytes?: number | null
  signal?: AbortSignal | undefined
}

/** Makes a backup, verifies it by reading it back from the storage, and writes its checksum file. Returns its name. */
export async function makeBackup(
  context: BackupStorageContext,
  { at, isBeforeRestore = false, trx, expectedBytes = null, signal }: MakeOptions,
): Promise<string> {
  const { backupStorage, passphrase, url, progress } = context
  const name = backupName({ at, isEncrypted: Boolean(passphrase), isBeforeRestore })
  const startedAt = new Date(context.now()).toISOString()
  let size = expectedBytes
  /** Hashes a stream, counts its bytes, and aborts on the signal. */
  async function* observe(stage: 'writing' | 'reading', content: AsyncIterable<Uint8Array>, hash: Hash) {
    let bytes = 0
    for await (const chunk of content) {
      signal?.throwIfAborted()
      hash.update(chunk)
      bytes += chunk.length
      progress.running = { stage, startedAt, bytes, expectedBytes: size }
      yield chunk
    }
    size = bytes
  }
  const write = async (db: Db) => {
    const hash = createHash('sha256')
    const put = (content: AsyncIterable<Uint8Array>) => backupStorage.put(name, observe('writing', content, hash))
    await writeArchive({ ...context, db }, put, { at, passphrase, signal })
    return hash.digest('hex')
  }
  try {
    const checksum = await (trx ? write(trx) : withConnection(url, write))
    const hash = createHash('sha256')
    const source = archiveSource(context, name)
    const open = async () => observe('reading', await source.open(), hash)
    await readArchive({ ...source, open }).catch((error: unknown) => {
      throw error instanceof BackupFailure ? notAsWritten(name, error) : error
    })
    if (hash.digest('hex') !== checksum) throw notAsWritten(name)
    await backupStorage.put(checksumFileOf(name), Buffer.from(checksumLine(checksum, name)))
    return name
  } catch (error) {
    await backupStorage.remove(name).catch(() => {})
    throw error
  } finally {
    progress.running = null
  }
}

const notAsWritten = (name: string, cause?: Error) =>
  new BackupFailure('notAsWritten', `${name} is not as it was written${cause ? ` (${cause.message})` : ''}`)

export const archiveSource = ({ backupStorage, passphrase }: BackupStorageContext, name: string): ArchiveSource => ({
  label: name,
  isEncrypted: parseBackupName(name)?.isEncrypted ?? false,
  passphrase,
  async open() {
    const file = orNotFound(await backupStorage.open(name))
    return file.stream
  },
})

/**
 * A backup of the present data as a stream, produced on demand without a file on disk. Throws before the first byte if
 * it cannot start. Destroying the stream cancels the backup.
 */
export async function streamBackup(
  context: BackupContext,
  at: Date,
  passphrase: string | undefined,
): Promise<Readable> {
  const stream = new PassThrough()
  // The sender of the stream handles its errors; until it listens, an error would end the process.
  stream.on('error', () => {})
  const done = withConnection(context.url, (db) =>
    writeArchive({ ...context, db }, (content) => pipeline(content, stream), { at, passphrase }),
  )
  done.catch((error: Error) => stream.destroy(error))
  await Promise.race([once(stream, 'readable'), done])
  return stream
}
