import { z } from 'zod'
import { integer, text, time } from '../schema/fieldTypes.ts'

const moment = z.iso.datetime()
const bytes = z.int()

export const backup = z.object({
  name: z.string(),
  /** The moment that it holds. */
  at: moment,
  bytes,
  /** When it was read back and found whole. */
  verifiedAt: moment.nullable(),
  /** Whether a restore takes it: an unencrypted one is refused where `BACKUP_PASSPHRASE` is set. */
  isRestorable: z.boolean(),
})
export type Backup = z.infer<typeof backup>

/** What their list can be sorted, narrowed and searched by. */
export const backupFields = { name: text({ searched: true }), at: time(), bytes: integer(), verifiedAt: time() }

/** How it stands with the backups that are made by themselves. */
export const backupState = z.object({
  /** Whether `BACKUP_URL` is set. */
  configured: z.boolean(),
  /** When they fall due: a time of day in the site's zone, `03:00`. */
  dueAt: z.string(),
  /** Whether they are encrypted. */
  encrypted: z.boolean(),
  /** The moment that the newest backup holds. */
  lastAt: moment.nullable(),
  /** When the newest one of those that were read back was read back. */
  lastVerifiedAt: moment.nullable(),
  /** The last failure, as long as none has succeeded since: a sentence for people. */
  lastFailure: z.object({ at: moment, message: z.string() }).nullable(),
  /** Whether the newest one that was read back holds a moment two days ago, or longer; or there was none for as long as that. */
  isOld: z.boolean(),
  /** Whether the place is empty though one was made: it was emptied, or is another place. */
  isLost: z.boolean(),
  /** What is being made right now; how many bytes there will be, where that can be told: as many as last time. */
  running: z
    .object({ stage: z.enum(['writing', 'reading']), startedAt: moment, bytes, expectedBytes: bytes.nullable() })
    .nullable(),
  /** Whether one was asked for that has not begun yet. */
  isAsked: z.boolean(),
})
export type BackupState = z.infer<typeof backupState>

/** What a backup that is made as it is downloaded is encrypted with; without it the setting counts. */
export const downloadBackup = z.object({ passphrase: z.string().min(1).max(1000).optional() })
