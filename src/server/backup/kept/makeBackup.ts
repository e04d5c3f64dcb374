import { createHash } from 'node:crypto'
import { connectToRead } from '../../db/connect.ts'
import type { Storage } from '../../uploads/storage.ts'
import { encrypted } from '../age.ts'
import { BadBackup, withOpenBackup } from '../openBackup.ts'
import { pour, type Sink } from '../pour.ts'
import { type Taken, takeBackup } from '../takeBackup.ts'
import { Sealed, Unencrypted, unpacked } from '../unpack.ts'
import type { BackupStore } from './backupStore.ts'
import type { Kept } from './listKept.ts'
import { nameOf, proofOf, readName } from './names.ts'
import type { Progress } from './records.ts'

/** What backups are made of. */
export interface Source {
  storage: Storage
  /** Of the database. */
  url: string
  passphrase: string | undefined
  /** Where there is room to unpack one. */
  folder: string
}

/** Where backups are made from, and where they go. */
export interface Keeping extends Source {
  store: BackupStore
}

interface Course {
  signal?: AbortSignal | undefined
  onProgress?: (stage: Progress['stage'], bytes: number) => void
}

/** A backup that was made just now. */
export type Made = Pick<Kept, 'name'> & Pick<Taken, 'sums'>

/** What was written is not what is read. */
export class NotAsWritten extends Error {}

/** Makes a backup of this moment, and reads it back from where it was written. Answers its name, and the sums of its tables. */
export async function makeBackup(
  keeping: Keeping,
  { at, isBeforeRestore = false, ...course }: { at: Date; isBeforeRestore?: boolean } & Course,
): Promise<Made> {
  const { store, passphrase } = keeping
  const name = nameOf({ at, isEncrypted: Boolean(passphrase), isBeforeRestore })
  const hash = createHash('sha256')
  // A connection of its own: nobody who is being answered waits for it.
  const database = await connectToRead(keeping.url)
  const { sums } = await pour(
    (sink) => takeBackup({ ...keeping, ...database }, watched(sink, course), at),
    async (content) => {
      const sealed = passphrase ? await encrypted(content, passphrase) : content
      await store.write(
        name,
        passing(sealed, (chunk) => void hash.update(chunk)),
      )
    },
  ).finally(database.close)
  await prove(keeping, name, { ...course, sha256: hash.digest('hex') }).catch(async (error: unknown) => {
    if (error instanceof NotAsWritten) await store.remove(name)
    throw error
  })
  return { name, sums }
}

/** Reads a backup back from its first byte to its last, and notes beside it that it is whole. Throws `NotAsWritten` where it is not. */
export async function prove(
  keeping: Keeping,
  name: string,
  { sha256, ...course }: { sha256?: string } & Course = {},
): Promise<void> {
  const { store } = keeping
  try {
    const found = await readWhole(keeping, name, course)
    if (found === undefined || (sha256 && found !== sha256)) throw new NotAsWritten(`${name} is not as it was written`)
    await store.write(proofOf(name), linesOf(`${found}  ${name}\n`))
  } catch (error) {
    const isBad =
      error instanceof NotAsWritten ||
      error instanceof BadBackup ||
      (error instanceof Sealed && error.why === 'damaged')
    if (!isBad) throw error
    throw new NotAsWritten(`${name} was not as it was written`, { cause: error })
  }
}

/** The SHA-256 of a backup that is whole; undefined where none is of that name. */
async function readWhole(keeping: Keeping, name: string, course: Course): Promise<string | undefined> {
  const hash = createHash('sha256')
  let bytes = 0
  const note = (chunk: Uint8Array) => {
    course.signal?.throwIfAborted()
    hash.update(chunk)
    bytes += chunk.length
    course.onProgress?.('reading', bytes)
  }
  const found = await withKept(keeping, name, async () => true, note)
  return found ? hash.digest('hex') : undefined
}

/** Verifies a backup of the store, then does something with it; undefined where none is of that name. */
export async function withKept<T>(
  { store, passphrase, folder }: Keeping,
  name: string,
  work: Parameters<typeof withOpenBackup<T>>[2],
  note: (chunk: Uint8Array) => void = () => {},
): Promise<T | undefined> {
  const kept = await store.open(name)
  if (!kept) return undefined
  const isEncrypted = readName(name)?.isEncrypted ?? false
  if (passphrase !== undefined && !isEncrypted) {
    kept.stream.destroy()
    throw new Unencrypted(name)
  }
  const packed = { what: name, isEncrypted, passphrase, folder }
  const done = unpacked(passing(kept.stream, note), packed, (file) => withOpenBackup(file, name, work))
  // What is refused unread holds its file open.
  return done.finally(() => kept.stream.destroy())
}

/** Says how much was written, and ends it when that is wanted. */
function watched(sink: Sink, { signal, onProgress }: Course): Sink {
  let bytes = 0
  return {
    async write(chunk, from) {
      signal?.throwIfAborted()
      const written = await sink.write(chunk, from)
      bytes += written.bytesWritten
      onProgress?.('writing', bytes)
      return written
    },
  }
}

async function* passing(content: AsyncIterable<Uint8Array>, note: (chunk: Uint8Array) => void) {
  for await (const chunk of content) {
    note(chunk)
    yield chunk
  }
}

async function* linesOf(text: string) {
  yield Buffer.from(text)
}
