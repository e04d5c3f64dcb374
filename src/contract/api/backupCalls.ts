import type { Endpoint } from '../declaring/endpoint.ts'

/** The calls around backups, apart from their schemas, which the panel does not read. */
export const backupCalls = {
  list: 'GET /admin/backups',
  /** How it stands with them. */
  state: 'GET /admin/backups/state',
  make: 'POST /admin/backups',
  /** The file. */
  download: 'GET /admin/backups/:name',
  restore: 'POST /admin/backups/:name/restore',
} as const satisfies Record<string, Endpoint>

/** A backup that is there. */
export interface Backup {
  name: string
  /** The moment that it holds. */
  at: string
  bytes: number
  /** When it was read back and found whole. */
  verifiedAt: string | null
}

/** Whether one keeps what a restore from the panel replaced. */
export const isBeforeRestore = (name: string): boolean => name.includes('-before-restore.')

/** How it stands with the backups that are made by themselves. */
export interface BackupState {
  /** Whether `BACKUP_URL` is set. */
  configured: boolean
  /** When they fall due: a time of day in the site's zone, `03:00`. */
  dueAt: string
  /** Whether they are encrypted. */
  encrypted: boolean
  /** The moment that the newest backup holds. */
  lastAt: string | null
  /** When the newest one of those that were read back was read back. */
  lastVerifiedAt: string | null
  /** The last failure, as long as none has succeeded since: a sentence for people. */
  lastFailure: { at: string; message: string } | null
  /** Whether the newest one that was read back holds a moment two days ago, or longer; or there was none for as long as that. */
  isOld: boolean
  /** Whether the place is empty though one was made: it was emptied, or is another place. */
  isLost: boolean
  /** What is being made right now. */
  running: {
    stage: 'writing' | 'reading'
    startedAt: string
    bytes: number
    /** How many there will be, where that can be told: as many as last time. */
    expectedBytes: number | null
  } | null
  /** Whether one was asked for that has not begun yet. */
  isAsked: boolean
}
