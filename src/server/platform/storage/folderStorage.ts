import { randomUUID } from 'node:crypto'
import { access, constants, lstat, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../config/dataFolder.ts'
import { OperatorError } from '../config/operatorError.ts'
import type { Storage } from './storage.ts'

const PARTIAL = /\.[0-9a-f-]{36}\.partial$/

/** Whether a file is a temporary file of an interrupted `put`. */
export const isPartialFile = (name: string): boolean => PARTIAL.test(name)

/** Opens a folder at startup; throws `OperatorError` if it is unusable. */
export async function openFolderStorage(folder: string): Promise<Storage> {
  const storage = createFolderStorage(folder)
  try {
    makeFolder(folder)
    await storage.check()
    return storage
  } catch (error) {
    throw new OperatorError(
      `DATA_DIR: the folder ${folder} cannot be used (${(error as Error).message}); make it readable and writable for this user, or name another DATA_DIR.`,
    )
  }
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, R_OK, W_OK, X_OK } = constants

/** Stores files in a local folder, readable only by their owner. The first file creates the folder. */
export const createFolderStorage = (folder: string): Storage => ({
  check: () => access(folder, R_OK | W_OK | X_OK),

  /**
   * Atomic write: a temporary file is flushed and renamed, so that a reader sees the whole file or none, also after a
   * power failure.
   */
  async put(name, content) {
    makeFolder(folder)
    const partial = join(folder, `${name}.${randomUUID()}.partial`)
    try {
      await flushed(partial, 'wx', (file) => file.writeFile(content))
      await rename(partial, join(folder, name))
      await flushed(folder, 'r')
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  },

  /**
   * Opens regular files only: links are not followed, and without O_NONBLOCK opening a named pipe would wait for its
   * writer.
   */
  async open(name) {
    const file = await open(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(unlessMissing)
    if (!file) return undefined
    const found = await file.stat()
    if (found.isFile()) return { size: found.size, stream: file.createReadStream() }
    await file.close()
    return undefined
  },

  remove: (name) => rm(join(folder, name), { force: true }),

  async *list() {
    for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
      const found = await lstat(join(folder, name)).catch(unlessMissing)
      if (found?.isFile()) yield { name, size: found.size, modifiedAt: found.mtime }
    }
  },

  async removePartial(isOurs) {
    for (const name of (await readdir(folder).catch(unlessMissing)) ?? [])
      if (isPartialFile(name) && isOurs(name.replace(PARTIAL, ''))) await rm(join(folder, name), { force: true })
  },
})

/** ELOOP: a link counts as missing. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ELOOP') throw error
}

type Handle = Awaited<ReturnType<typeof open>>

/** Opens a file or folder, writes to it, and closes it after `fsync`. */
async function flushed(path: string, flags: string, write: (file: Handle) => Promise<void> = async () => {}) {
  const file = await open(path, flags, 0o600)
  try {
    await write(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
