import { z } from 'zod'
import { integer, text, time } from '../schema/fieldTypes.ts'

const moment = z.iso.datetime()
const bytes = z.int()

export const backup = z.object({
  name: z.string(),
  /** Start of the backup; its data are of this moment. */
  at: moment,
  bytes,
  /** Time of the successful verification, by reading the backup back. */
  verifiedAt: moment.nullable(),
  /** False for an unencrypted backup if `BACKUP_PASSPHRASE` is set: a restore refuses it. */
  isRestorable: z.boolean(),
})
export type Backup = z.infer<typeof backup>

export const backupFields = { name: text({ searched: true }), at: time(), bytes: integer(), verifiedAt: time() }

export const backupState = z.object({
  /** `BACKUP_URL` is set. */
  configured: z.boolean(),
  /** Time of day in the site's time zone, for example `03:00`. */
  dueAt: z.string(),
  /** Scheduled backups are encrypted. */
  encrypted: z.boolean(),
  /** Time of the newest backup. */
  lastAt: moment.nullable(),
  lastVerifiedAt: moment.nullable(),
  /** Latest failure, as a sentence for the administrator; null after a success. */
  lastFailure: z.object({ at: moment, message: z.string() }).nullable(),
  /** The newest verified backup, or without one the last backup or the first failure, is at least two days old. */
  isOld: z.boolean(),
  /** The backup destination is empty although backups were made: it was emptied or replaced. */
  isLost: z.boolean(),
  /** Backup in progress; `expectedBytes` is the size of the previous one, if known. */
  running: z
    .object({ stage: z.enum(['writing', 'reading']), startedAt: moment, bytes, expectedBytes: bytes.nullable() })
    .nullable(),
  /** A backup was requested and has not started yet. */
  isAsked: z.boolean(),
})
export type BackupState = z.infer<typeof backupState>

/** A multipart form. The passphrase is that of the backup; without it `BACKUP_PASSPHRASE` applies. */
export const uploadBackup = z.object({ file: z.string().meta({ format: 'binary' }), passphrase: z.string().optional() })

/** Size in bytes of the largest backup that can be uploaded now: the server's limit, or what fits on its disk. */
export const uploadLimit = z.object({ maxBytes: bytes })

/** Passphrase for a backup that is created during its download; without it `BACKUP_PASSPHRASE` applies. */
export const downloadBackup = z.object({ passphrase: z.string().min(1).max(1000).optional() })
