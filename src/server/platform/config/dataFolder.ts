import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder for this user alone, with those above it, where it is not there yet. Node's own way never ends where a file system says
 * that nothing is there, whatever is asked of it (`/proc`, a share that is gone).
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Makes an empty file for this user alone, whatever the umask, where there is none. What SQLite makes beside a database has its mode. */
export function makePrivateFile(file: string): void {
  // One that is there is not opened: closing it would end the locks that this process holds on it (POSIX).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
