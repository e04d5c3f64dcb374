import { randomUUID } from 'node:crypto'
import { access, constants, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../config/dataFolder.ts'
import { StartRefused } from '../config/startRefused.ts'
import type { Storage } from './storage.ts'

/** Whether a file is a temporary one of `put`, left by a process that ended. */
export const isTemporaryFile = (name: string): boolean => /^\.[0-9a-f-]{36}$/.test(name)

/** Stores files in a local folder. */
export async function createFolderStorage(folder: string): Promise<Storage> {
  const check = () => access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  try {
    makeFolder(folder)
    await check()
  } catch (error) {
    throw new StartRefused(
      `DATA_DIR: the folder ${folder} cannot be used (${(error as Error).message}); make it readable and writable for this user, or name another DATA_DIR.`,
    )
  }
  return {
    check,

    /** Atomic write: a temporary file is flushed and renamed, so that a reader sees the whole file or none, also after a power cut. */
    async put(name, bytes) {
      const temporary = join(folder, `.${randomUUID()}`)
      try {
        await flushed(temporary, 'w', (file) => file.writeFile(bytes))
        await rename(temporary, join(folder, name))
        await flushed(folder, 'r')
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async open(name) {
      const file = await open(join(folder, name)).catch(unlessMissing)
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream() }
    },

    remove: (name) => rm(join(folder, name), { force: true }),

    async *list() {
      for (const name of await readdir(folder)) {
        const found = await stat(join(folder, name)).catch(unlessMissing)
        if (found?.isFile()) yield { name, size: found.size, modifiedAt: found.mtime }
      }
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
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
