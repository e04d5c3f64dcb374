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

/** Whether one keeps what a restore from the panel replaced. */
export const isBeforeRestore = (name: string): boolean => name.includes('-before-restore.')
