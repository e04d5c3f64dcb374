import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import type { Settings } from '../platform/config/settings.ts'
import { sqliteFileOf } from '../platform/db/connect.ts'

/** Permissions of group and others. */
const OTHERS = 0o077
const STICKY = 0o1000

interface Tightened {
  folder: string
  /** Files and folders that others could read. */
  tightened: number
  /** Those that belong to another user. */
  failed: number
}

/** Removes group and other permissions from the data files. Undefined if nothing had to change. */
export function tightenModes({ DATA_DIR, DATABASE_URL }: Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>) {
  const folder = resolve(DATA_DIR)
  const done: Tightened = { folder, tightened: 0, failed: 0 }
  if (isOurs(folder)) tighten(folder, done, true)
  const database = sqliteFileOf(DATABASE_URL)
  if (database) tightenDatabase(resolve(database), done)
  return done.tightened + done.failed > 0 ? done : undefined
}

/** Whether a folder contains only our data: the home or working directory stays unchanged. */
const isOurs = (folder: string): boolean => {
  const found = statSync(folder, { throwIfNoEntry: false })
  const shared = [dirname(folder), homedir(), process.cwd()]
  return Boolean(found?.isDirectory() && !(found.mode & STICKY) && !shared.includes(folder))
}

/**
 * Tightens a file, or a folder with its content. Below the first level, a folder that is already closed is skipped,
 * because others cannot enter it.
 */
function tighten(path: string, done: Tightened, isRoot = false): void {
  try {
    // Links are not followed, except one that the settings name as the data folder.
    const found = isRoot ? statSync(path) : lstatSync(path)
    const isOpen = (found.mode & OTHERS) !== 0
    if (!(found.isDirectory() || (found.isFile() && isOpen))) return
    if (found.isDirectory() && (isOpen || isRoot)) for (const name of readdirSync(path)) tighten(join(path, name), done)
    if (!isOpen) return
    chmodSync(path, found.mode & 0o7700)
    done.tightened++
  } catch (error) {
    // Another process removed it concurrently.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') done.failed++
  }
}

/** Endings of the files of a SQLite database. */
const DATABASE_FILES = ['', '-wal', '-shm', '-journal', '.lock', '.lock-journal']

/** A folder in place of a database is not ours: the start refuses it later, as it does a file in place of a folder. */
function tightenDatabase(database: string, done: Tightened): void {
  if (!statSync(dirname(database), { throwIfNoEntry: false })?.isDirectory()) return
  const files = DATABASE_FILES.map((ending) => database + ending)
  for (const file of files) if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) tighten(file, done)
}
