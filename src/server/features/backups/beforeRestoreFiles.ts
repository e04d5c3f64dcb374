import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../../platform/config/dataFolder.ts'
import type { Database } from '../../platform/db/connect.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { SHORT_RETENTION } from './storedBackups.ts'

/** The data that the command line's `restore` replaced, as backups in `DATA_DIR`. */
interface Place extends Pick<Database, 'db'> {
  url: string
  /** `DATA_DIR`. */
  folder: string
}

const PARTIAL = /^before-restore-.+\.partial$/
const NAME = /^before-restore-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar(\.age)?$/

/** The path for a backup of the present data. */
export function beforeRestorePath(folder: string, { now, isEncrypted }: { now: Date; isEncrypted: boolean }): string {
  makeFolder(folder)
  const name = `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`
  return resolve(join(folder, name))
}

/** Prunes hourly, unless a restore is running. */
export const pruneBeforeRestoreFiles = (place: Place, now: () => number): Job => ({
  name: 'forget what restores kept',
  tables: [],
  async run() {
    const prune = () => removeOldFiles(place.folder, new Date(now()))
    if ((await listOld(place.folder, new Date(now()))).length) await tryWithLock(place, 'backups', 'exclusive', prune)
    return now() + 60 * 60_000
  },
})

/** Deletes files after 30 days, and partial ones of a process that ended. Only for whoever holds the lock of the backups. */
export async function removeOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await listOld(folder, now)) await rm(join(folder, name), { force: true })
}

async function listOld(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  return names.filter((name) => PARTIAL.test(name) || now.getTime() - momentOf(name) > SHORT_RETENTION)
}

/** In milliseconds since 1970; NaN for files of other names. */
function momentOf(name: string): number {
  const [, day, hour, minute, second, milliseconds] = NAME.exec(name) ?? []
  return Date.parse(`${day}${hour}:${minute}:${second}.${milliseconds}`)
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
