import { constants } from 'node:fs'
import { type FileHandle, lstat, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../platform/config/dataFolder.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { readS3Address } from '../../platform/storage/s3.ts'
import type { ListedFile } from '../../platform/storage/storage.ts'
import { type BackupStore, isOurFile } from './storedBackups.ts'

type StoreSettings = Pick<
  Settings,
  'BACKUP_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN' | 'AWS_REGION'
>

/** The store at `BACKUP_URL`, whether or not it can be reached now; undefined without that setting. */
export async function openBackupStore(settings: StoreSettings): Promise<BackupStore | undefined> {
  const { BACKUP_URL } = settings
  if (!BACKUP_URL) return undefined
  if (!BACKUP_URL.startsWith('s3:')) return createFolderStore(BACKUP_URL)
  const { createS3Store } = await import('./s3BackupStore.ts')
  return createS3Store(readS3Address(BACKUP_URL, settings.AWS_REGION), {
    accessKeyId: settings.AWS_ACCESS_KEY_ID!,
    secretAccessKey: settings.AWS_SECRET_ACCESS_KEY!,
    sessionToken: settings.AWS_SESSION_TOKEN,
  })
}

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

const PARTIAL = '.partial'

/** Stores backups in a folder, readable by the owner alone. The folder is created with the first one. */
const createFolderStore = (folder: string): BackupStore => ({
  isRemote: false,

  async list() {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    const files = await Promise.all(names.map((name) => statFile(folder, name)))
    return files.filter((file) => file !== undefined)
  },

  async write(name, content) {
    makeFolder(folder)
    const partial = join(folder, name + PARTIAL)
    // A file of that name is not written through: it may be a link.
    await rm(partial, { force: true })
    await writeAtomically(join(folder, name), partial, (file) => file.writeFile(content))
  },

  async open(name) {
    // Without O_NONBLOCK opening a named pipe would wait for its writer.
    const file = await open(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(unlessNoFile)
    if (!file) return undefined
    const found = await file.stat()
    if (!found.isFile()) return void (await file.close())
    return { size: found.size, stream: file.createReadStream() }
  },

  remove: (name) => rm(join(folder, name), { force: true }),

  async removePartial() {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    for (const name of names)
      if (name.endsWith(PARTIAL) && isOurFile(name.slice(0, -PARTIAL.length)))
        await rm(join(folder, name), { force: true })
  },
})

async function statFile(folder: string, name: string): Promise<ListedFile | undefined> {
  const found = await lstat(join(folder, name)).catch(unlessMissing)
  return found?.isFile() ? { name, size: found.size, modifiedAt: found.mtime } : undefined
}

/** A link is none of our files. */
function unlessNoFile(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ELOOP') unlessMissing(error)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

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
