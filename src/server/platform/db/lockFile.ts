import { DatabaseSync } from 'node:sqlite'
import { makePrivateFile } from '../config/dataFolder.ts'
import { StartRefused } from '../config/startRefused.ts'

/** Another process has the embedded database. */
export class DatabaseInUse extends StartRefused {}

/**
 * Keeps a second process off the embedded database. The lock is the operating system's, on a file that SQLite holds
 * for us, so it ends with the process, however that ends: a crash leaves nothing that blocks the next start.
 */
export function lockFile(file: string): () => void {
  const release = tryToLock(file, 'alone')
  if (release) return release
  throw new DatabaseInUse(
    `DATA_DIR: another process is already using the database beside ${file}; stop it, or start this one with another DATA_DIR.`,
  )
}

/** With others of the same mind, or with nobody. */
export type Company = 'together' | 'alone'

const LOCK: Record<Company, string> = {
  together: 'BEGIN; SELECT * FROM sqlite_master;',
  alone: 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;',
}

/** Takes a lock until it is released; undefined where another process is in the way. */
export function tryToLock(file: string, company: Company): (() => void) | undefined {
  makePrivateFile(file)
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec(LOCK[company])
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (!/locked|busy/i.test((error as Error).message)) throw error
    return undefined
  }
}
