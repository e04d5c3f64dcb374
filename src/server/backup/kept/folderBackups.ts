import { constants } from 'node:fs'
import { lstat, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '../../shared/makeFolder.ts'
import type { ListedFile } from '../../uploads/storage.ts'
import type { BackupStore } from './backupStore.ts'
import { PROOF, readName } from './names.ts'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants

/** Behind the name of what is still being written. */
const PARTIAL = '.partial'

/** Keeps backups in a folder, each for its owner alone. The folder is made when the first one comes. */
export const folderBackups = (folder: string): BackupStore => ({
  async list() {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    const found = await Promise.all(names.map((name) => fileAt(folder, name)))
    return found.filter((file) => file !== undefined)
  },

  async write(name, content) {
    makeFolder(folder)
    const aside = join(folder, name + PARTIAL)
    try {
      // What lies there under that name is not written through: it may be a link.
      await rm(aside, { force: true })
      const file = await open(aside, 'wx', 0o600)
      try {
        for await (const chunk of content) await file.writeFile(chunk)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, join(folder, name))
    } catch (error) {
      await rm(aside, { force: true })
      throw error
    }
    const place = await open(folder)
    await place.sync().finally(() => place.close())
  },

  async open(name) {
    // Without O_NONBLOCK a pipe would be waited for.
    const file = await open(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(unlessNoFile)
    if (!file) return undefined
    const found = await file.stat()
    if (!found.isFile()) return void (await file.close())
    return { size: found.size, stream: file.createReadStream() }
  },

  remove: (name) => rm(join(folder, name), { force: true }),

  async tidy() {
    const names = (await readdir(folder).catch(unlessMissing)) ?? []
    for (const name of names) if (isHalf(name)) await rm(join(folder, name), { force: true })
  },
})

/** Whether it is what we would write a backup or its proof into; the verb's own halves are called otherwise. */
const isHalf = (name: string): boolean =>
  name.endsWith(PARTIAL) && readName(name.slice(0, -PARTIAL.length).replace(PROOF, '')) !== undefined

async function fileAt(folder: string, name: string): Promise<ListedFile | undefined> {
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
