import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder with its parents, readable for this user only. `mkdirSync` with `recursive` never returns on a file system that reports
 * every path as missing (`/proc`, an unmounted share).
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process created it concurrently.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Creates an empty file for this user only, whatever the umask. SQLite gives the files beside a database the same mode. */
export function makePrivateFile(file: string): void {
  // An existing file is not opened: closing it would release the locks of this process on it (POSIX).
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600))
}
