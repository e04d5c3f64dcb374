import { type Access, recent } from '../schema/endpoint.ts'

/** The calls around backups, apart from their schemas, which the panel does not read. */
export const backupCalls = {
  list: 'GET /admin/backups',
  /** How it stands with them. */
  state: 'GET /admin/backups/state',
  make: 'POST /admin/backups',
  /** The file. */
  download: recent('GET /admin/backups/:name'),
  /** One of this moment, made as it is downloaded. */
  downloadNow: recent('POST /admin/backups/download'),
  restore: recent('POST /admin/backups/:name/restore'),
} as const satisfies Record<string, Access>

/** Whether one keeps what a restore from the panel replaced. */
export const isBeforeRestore = (name: string): boolean => name.includes('-before-restore.')
