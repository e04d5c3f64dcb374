import { createHash } from 'node:crypto'
import { z } from 'zod'
import { StartRefused } from '../../platform/config/startRefused.ts'

/** Archive format version: raised when an older version of this software could not read what a newer one writes. */
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
      /** The last id that was given, whether or not its row still exists. */
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
  /** The last part: the SHA-256 of each part before it, as `sha256sum --check` reads them. */
  checksums: 'SHA256SUMS',
}

export const tableOfPart = (name: string): string | undefined => /^tables\/([^/]+)\//.exec(name)?.[1]

export const uploadOfPart = (name: string): string | undefined =>
  name.startsWith(UPLOADS) ? name.slice(UPLOADS.length) : undefined

const MEGABYTE = 1024 * 1024

/** Size limit of an uploaded file in bytes, far above what an upload may have: one file is in memory at a time. */
export const MAX_UPLOAD = 64 * MEGABYTE

/** Size limit of a part in bytes, never reached by what we write: a larger one is refused before it is read into memory. */
export function maxBytesOfPart(name: string): number {
  if (name === partNames.manifest) return MEGABYTE
  if (name === partNames.checksums || name.startsWith(UPLOADS)) return MAX_UPLOAD
  return 256 * MEGABYTE
}

export const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

export const checksumLine = (checksum: string, name: string): string => `${checksum}  ${name}\n`

/** What is read is no backup, or not as it was written. */
export class DamagedArchive extends StartRefused {}

export const damaged = (label: string, detail: string): DamagedArchive =>
  new DamagedArchive(`${label} is damaged (${detail}); nothing was changed. Use another backup.`)

type EncryptionProblem = 'noPassphrase' | 'wrongPassphrase' | 'unencrypted'

const ENCRYPTION_MESSAGES: Record<EncryptionProblem, (label: string) => string> = {
  noPassphrase: (label) => `BACKUP_PASSPHRASE: ${label} is encrypted; set the passphrase that it was made with.`,
  wrongPassphrase: (label) => `BACKUP_PASSPHRASE: ${label} was encrypted with another passphrase; set that one.`,
  unencrypted: (label) =>
    `BACKUP_PASSPHRASE: ${label} is not encrypted, so it may be anybody's; nothing was changed. If you trust it, restore it with "--unencrypted".`,
}

/**
 * The archive does not fit `BACKUP_PASSPHRASE`. A plain archive is refused where a passphrase is set: whoever can write to the
 * store could have made it, with an administrator of their own in it.
 */
export class EncryptionRefused extends StartRefused {
  readonly problem: EncryptionProblem

  constructor(problem: EncryptionProblem, label: string) {
    super(ENCRYPTION_MESSAGES[problem](label))
    this.problem = problem
  }
}
