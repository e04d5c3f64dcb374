import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connectToRead, type Database } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Changes } from '../../platform/db/transaction.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checksumLine, DamagedArchive } from './archiveFormat.ts'
import { type ArchiveSource, verifyArchive } from './readArchive.ts'
import { type BackupStore, backupName, checksumFileOf, parseBackupName } from './storedBackups.ts'
import { writeArchive } from './writeArchive.ts'

/** Maintenance mode: active while a restore from the panel replaces the data. */
export interface Maintenance {
  isActive: boolean
}

/** What the backups of a site need. */
export interface BackupContext extends Pick<Database, 'db' | 'dialect'> {
  /** Of the database. */
  url: string
  storage: Storage
  changes: Pick<Changes, 'emit'>
  /** Milliseconds since 1970. */
  now: () => number
  /** `DATA_DIR`, for temporary files. */
  folder: string
  passphrase: string | undefined
  /** Absent where `BACKUP_URL` is not set. */
  store: BackupStore | undefined
  /** When backups fall due: at this time of every day, `03:00`, by the clocks of the zone. */
  schedule: { at: string; timeZone: string }
  maintenance: Maintenance
}

export interface StoreContext extends BackupContext {
  store: BackupStore
}

export const hasStore = (context: BackupContext): context is StoreContext => context.store !== undefined

/** Progress of a backup that is being made. */
export interface Progress {
  stage: 'writing' | 'reading'
  startedAt: string
  bytes: number
  /** How many bytes there will be, estimated by the last backup; null where that is not known. */
  expectedBytes: number | null
}

export interface RunOptions {
  signal?: AbortSignal | undefined
  onProgress?: (stage: Progress['stage'], bytes: number) => void
}

/** What is read back is not what was written. */
export class VerificationFailed extends Error {}

/** There is no backup of that name. */
export class NoSuchBackup extends Error {}

interface MakeOptions extends RunOptions {
  at: Date
  isBeforeRestore?: boolean
  /** The transaction to read in; else a connection of its own, so that no request waits for it. */
  trx?: Db
}

/** Makes a backup, reads it back from the store and verifies it. Answers its name. */
export async function makeBackup(
  context: StoreContext,
  { at, isBeforeRestore = false, trx, ...options }: MakeOptions,
): Promise<string> {
  const { store, passphrase, url } = context
  const name = backupName({ at, isEncrypted: Boolean(passphrase), isBeforeRestore })
  const hash = createHash('sha256')
  const own = trx ? undefined : await connectToRead(url)
  const db = trx ?? own!.db
  try {
    await writeArchive({ ...context, db }, (content) => store.write(name, observe(content, hash, 'writing', options)), {
      at,
      passphrase,
      signal: options.signal,
    })
  } finally {
    await own?.close()
  }
  try {
    await verifyBackup(context, name, { ...options, expectedChecksum: hash.digest('hex') })
  } catch (error) {
    if (error instanceof VerificationFailed) await store.remove(name)
    throw error
  }
  return name
}

/** Reads a backup back, and writes its checksum file where it is intact; else throws `VerificationFailed`. */
export async function verifyBackup(
  context: StoreContext,
  name: string,
  { expectedChecksum, ...options }: RunOptions & { expectedChecksum?: string } = {},
): Promise<void> {
  const hash = createHash('sha256')
  const source = archiveSource(context, name)
  try {
    await verifyArchive({ ...source, open: async () => observe(await source.open(), hash, 'reading', options) })
  } catch (error) {
    if (!(error instanceof DamagedArchive || error instanceof NoSuchBackup)) throw error
    throw new VerificationFailed(`${name} is not as it was written`, { cause: error })
  }
  const checksum = hash.digest('hex')
  if (expectedChecksum && checksum !== expectedChecksum) throw new VerificationFailed(`${name} is another backup`)
  await context.store.write(checksumFileOf(name), toStream(checksumLine(checksum, name)))
}

/** A stored backup as an archive. With a passphrase set a plain one is refused. */
export const archiveSource = ({ store, passphrase }: StoreContext, name: string): ArchiveSource => ({
  label: name,
  isEncrypted: parseBackupName(name)?.isEncrypted ?? false,
  passphrase,
  async open() {
    const file = await store.open(name)
    if (!file) throw new NoSuchBackup(`there is no backup ${name}`)
    return file.stream
  },
})

/**
 * A backup of this moment as a stream, made as fast as it is read, without a file on the disk. Fails before the first byte where it
 * cannot begin. Destroying the stream ends the work.
 */
export async function streamBackup(
  context: BackupContext,
  at: Date,
  passphrase: string | undefined,
): Promise<Readable> {
  const stream = new PassThrough()
  // Whoever sends the stream hears of its errors; until then nobody listens, which would end the process.
  stream.on('error', () => {})
  const { db, close } = await connectToRead(context.url)
  const done = writeArchive({ ...context, db }, (content) => pipeline(content, stream), { at, passphrase }).finally(
    close,
  )
  done.catch((error: Error) => stream.destroy(error))
  await Promise.race([once(stream, 'readable'), done])
  return stream
}

/** Hashes a stream, reports its progress, and ends it when the signal is aborted. */
async function* observe(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
  stage: Progress['stage'],
  { signal, onProgress }: RunOptions,
): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    signal?.throwIfAborted()
    hash.update(chunk)
    bytes += chunk.length
    onProgress?.(stage, bytes)
    yield chunk
  }
}

async function* toStream(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
