import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { backupTexts } from '../../../contract/i18n/admin/backups.ts'
import { OperatorError } from '../../platform/config/operatorError.ts'

/** Archive format version: incremented when older versions of this software could not read new archives. */
export const FORMAT = 1

/** Manifest: the first part of an archive. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Schema version: the names of the migrations that had run. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.int().nonnegative(),
      /** The last assigned id, whether or not its row still exists. */
      lastId: z.int().nonnegative().optional(),
    }),
  ),
})
export type Manifest = z.output<typeof manifestSchema>

const UPLOADS = 'uploads/'

/** Part names. A restore never writes to a path that it read from an archive. */
export const partNames = {
  manifest: 'manifest.json',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  upload: (name: string) => UPLOADS + name,
  /** The last part: the SHA-256 of each preceding part, in the format of `sha256sum --check`. */
  checksums: 'SHA256SUMS',
}

export const tableOfPart = (name: string): string | undefined => /^tables\/([^/]+)\//.exec(name)?.[1]

export const uploadOfPart = (name: string): string | undefined =>
  name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : undefined

/** Size limit of a part in bytes, above any that we write: a larger one is refused before it is read into memory. */
export const MAX_PART = 256 * 1024 * 1024

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

export const checksumLine = (checksum: string, name: string): string => `${checksum}  ${name}\n`

/** A failure to make or restore a backup. `message` is for the command line; the panel has one for each `problem`. */
export class BackupFailure extends OperatorError {
  readonly problem: Exclude<keyof typeof backupTexts.failures, 'unreachable'>

  constructor(problem: BackupFailure['problem'], message: string) {
    super(message)
    this.problem = problem
  }
}

export const newer = (label: string, detail: string): BackupFailure =>
  new BackupFailure('newer', `${label} was created by a newer version (${detail}); use that version.`)

export const damaged = (label: string, detail: string): BackupFailure =>
  new BackupFailure('damaged', `${label} is damaged (${detail}); nothing was changed. Use another backup.`)
