import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { makeFolder } from '../shared/makeFolder.ts'
import { StartRefused, sentenceOf } from '../shared/startRefused.ts'
import { decrypted, WrongPassphrase } from './age.ts'

/** An encrypted backup that does not open: it says why, and what to do. */
export class Sealed extends StartRefused {
  readonly why: 'noPassphrase' | 'wrongPassphrase' | 'damaged'

  constructor(why: Sealed['why'], what: string) {
    super(SENTENCES[why](what))
    this.why = why
  }
}

/**
 * A plain archive where a passphrase is set: whoever can write to where it lies can have made it, an administrator of theirs
 * in it.
 */
export class Unencrypted extends StartRefused {
  constructor(what: string) {
    super(
      `BACKUP_PASSPHRASE: ${what} is not encrypted, so it may be anybody's; nothing was changed. If you trust it, restore it with "--unencrypted".`,
    )
  }
}

const SENTENCES: Record<Sealed['why'], (what: string) => string> = {
  noPassphrase: (what) => `BACKUP_PASSPHRASE: ${what} is encrypted; set the passphrase that it was made with.`,
  wrongPassphrase: (what) => `BACKUP_PASSPHRASE: ${what} was encrypted with another passphrase; set that one.`,
  damaged: (what) => `${what} is damaged (it is not as it was encrypted); nothing was changed. Use another backup.`,
}

interface Packed {
  /** What it is called in a refusal. */
  what: string
  isEncrypted: boolean
  passphrase: string | undefined
  /** Where there is room for all of it. */
  folder: string
}

/**
 * Has a backup at hand, decrypted where it must be, in a file without a name: nothing of it is left behind, however this
 * process ends. Throws `Sealed` where it cannot be decrypted.
 */
export async function unpacked<T>(
  content: AsyncIterable<Uint8Array>,
  packed: Packed,
  work: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await nameless(packed.folder).catch(refuse(packed))
  try {
    for await (const chunk of packed.isEncrypted ? opened(content, packed) : content)
      await file.writeFile(chunk).catch(refuse(packed))
    return await work(file)
  } finally {
    await file.close()
  }
}

async function nameless(folder: string): Promise<FileHandle> {
  makeFolder(folder)
  const path = join(folder, `.unpacked-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** There is no room where a backup is to be unpacked. */
export class CannotUnpack extends StartRefused {}

const refuse =
  ({ what, folder }: Packed) =>
  (error: unknown): never => {
    const reason = sentenceOf(error as Error)
    throw new CannotUnpack(`${what} cannot be unpacked in ${folder} (${reason}); make room there for all of it.`)
  }

async function* opened(content: AsyncIterable<Uint8Array>, { what, passphrase }: Packed): AsyncGenerator<Uint8Array> {
  if (passphrase === undefined) throw new Sealed('noPassphrase', what)
  // What fails below the format (a disk, a store) is no damage.
  let failure: { of: unknown } | undefined
  async function* watched() {
    try {
      yield* content
    } catch (error) {
      failure = { of: error }
      throw error
    }
  }
  try {
    yield* await decrypted(Readable.toWeb(Readable.from(watched())) as ReadableStream<Uint8Array>, passphrase)
  } catch (error) {
    if (failure) throw failure.of
    throw new Sealed(error instanceof WrongPassphrase ? 'wrongPassphrase' : 'damaged', what)
  }
}
