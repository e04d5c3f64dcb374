import { z } from 'zod'

/** Raised when an older version could not read what a newer one writes. */
export const FORMAT = 1

/** What a backup says of itself, in its first part. */
export const manifest = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The migrations that had run, by name: what its tables look like. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(
    z.string(),
    z.object({
      rows: z.int().nonnegative(),
      /** The last id that was given, whether or not its row is still there. */
      lastId: z.int().nonnegative().optional(),
    }),
  ),
})
export type Manifest = z.output<typeof manifest>

/** The names of a backup's parts. Nothing is ever written under a name that was read. */
export const names = {
  manifest: 'manifest.json',
  rows: (table: string, number: number) => `tables/${table}/${String(number).padStart(6, '0')}.jsonl`,
  upload: (name: string) => `uploads/${name}`,
  /** The last part: the SHA-256 of each one before it, as `sha256sum --check` reads them. */
  sums: 'SHA256SUMS',
}

export const UPLOADS = names.upload('')

/** The table whose rows a part holds, by its name. */
export const tableOf = (name: string): string | undefined => /^tables\/([^/]+)\//.exec(name)?.[1]

export const sumLine = (name: string, sha256: string): string => `${sha256}  ${name}\n`
