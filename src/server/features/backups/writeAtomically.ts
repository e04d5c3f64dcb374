import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes a file that only its owner may read under a partial name, then renames it: under its own name it is whole or absent. */
export async function writeAtomically<T>(
  path: string,
  partial: string,
  write: (file: FileHandle) => Promise<T>,
  beforeRename = () => {},
): Promise<T> {
  const file = await open(partial, 'wx', 0o600)
  try {
    const written = await write(file)
    await file.sync()
    await file.close()
    beforeRename()
    await rename(partial, path)
    await syncFolder(dirname(path))
    return written
  } catch (error) {
    await file.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
