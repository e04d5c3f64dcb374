import { readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { DAY, dayShown } from '../../../contract/domain/zones.ts'
import { makeFolder } from '../../platform/config/dataFolder.ts'
import type { Database } from '../../platform/db/connect.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import type { ListedFile } from '../../platform/storage/storage.ts'

/** Where backups are stored: a folder, or an S3 store. It does not look into files. */
export interface BackupStore {
  /** Whether reading a file is a download. */
  readonly isRemote: boolean
  /** Every file, in no order. */
  list(): Promise<ListedFile[]>
  /** Stores a file, whole or not at all; it is durable when this returns. */
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** The file, or undefined when there is none of that name. */
  open(name: string): Promise<{ size: number; stream: Readable } | undefined>
  /** Deletes a file; deleting it twice is no error. */
  remove(name: string): Promise<void>
  /** Deletes what a process had begun to write when it ended. Only for whoever holds the lock of the backups. */
  removePartial(): Promise<void>
}

/** A backup at `BACKUP_URL`, as its name describes it. */
interface BackupName {
  name: string
  /** The moment of its content. */
  at: Date
  isEncrypted: boolean
  /** Whether it has what a restore from the panel replaced. */
  isBeforeRestore: boolean
}

export interface StoredBackup extends BackupName {
  bytes: number
  /** When it was read back and found intact; null where it was not. */
  verifiedAt: Date | null
  /** Whether a restore accepts it: it is encrypted, or no passphrase is set. */
  isRestorable: boolean
}

const NAME = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-before-restore)?\.tar(\.age)?$/

/** The file name is all that describes a backup; it has the time in UTC, and sorts by it. */
export const backupName = ({ at, isEncrypted, isBeforeRestore }: Omit<BackupName, 'name'>): string =>
  `backup-${at.toISOString().replace(/[:.]/g, '-')}${isBeforeRestore ? '-before-restore' : ''}.tar${isEncrypted ? '.age' : ''}`

/** Parses a name; undefined for any that `backupName` does not make. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, day, hour, minute, second, milliseconds, beforeRestore, age] = NAME.exec(name) ?? []
  const at = new Date(`${day}${hour}:${minute}:${second}.${milliseconds}Z`)
  if (Number.isNaN(at.getTime())) return undefined
  const parsed = { at, isEncrypted: Boolean(age), isBeforeRestore: Boolean(beforeRestore) }
  return backupName(parsed) === name ? { name, ...parsed } : undefined
}

/**
 * Checksum file beside each backup that was read back and found intact, as `sha256sum --check` reads it. Its time of
 * modification is the time of the verification.
 */
export const checksumFileOf = (name: string): string => `${name}.sha256`

const CHECKSUM_FILE = /\.sha256$/

/** Whether a file is a backup or its checksum file. */
export const isOurFile = (name: string): boolean => parseBackupName(name.replace(CHECKSUM_FILE, '')) !== undefined

/** Every backup in a store, newest first; other files are ignored. */
export async function listBackups(
  store: Pick<BackupStore, 'list'>,
  passphrase?: string | undefined,
): Promise<StoredBackup[]> {
  const files = new Map((await store.list()).map((file) => [file.name, file]))
  const backups = [...files.values()].flatMap(({ name, size }) => {
    const parsed = parseBackupName(name)
    if (!parsed) return []
    const isRestorable = parsed.isEncrypted || passphrase === undefined
    return [{ ...parsed, bytes: size, verifiedAt: files.get(checksumFileOf(name))?.modifiedAt ?? null, isRestorable }]
  })
  return backups.sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** Clock skew between instances in milliseconds: a later moment comes from a clock that was wrong. */
const MAX_SKEW = 60 * 60_000

/** Regular backups: neither what a restore replaced, nor any from the future. */
export const regularBackups = (all: readonly StoredBackup[], now: Date): StoredBackup[] =>
  all.filter(({ isBeforeRestore, at }) => !isBeforeRestore && at.getTime() <= now.getTime() + MAX_SKEW)

/** Deletes a backup, then its checksum file: interrupted in between, what is left vouches for no backup. */
export async function removeBackup(store: Pick<BackupStore, 'remove'>, name: string): Promise<void> {
  await store.remove(name)
  await store.remove(checksumFileOf(name))
}

/** Deletes checksum files without a backup, left by an interrupted deletion. Only for whoever holds the lock of the backups. */
export async function removeOrphanChecksums(store: Pick<BackupStore, 'list' | 'remove'>): Promise<void> {
  const names = new Set((await store.list()).map(({ name }) => name))
  for (const name of names)
    if (CHECKSUM_FILE.test(name) && isOurFile(name) && !names.has(name.replace(CHECKSUM_FILE, '')))
      await store.remove(name)
}

/** Retention: how many days, weeks and months keep the newest of their backups. */
const PERIODS: [count: number, periodOf: (day: number) => number | string][] = [
  [7, (day) => day],
  [4, weekOf],
  [12, (day) => new Date(day).toISOString().slice(0, 7)],
]

/** Retention of what a restore replaced, and of what was never verified, in milliseconds. */
const SHORT_RETENTION = 30 * DAY

/**
 * The backups to prune: all but the newest verified one of each of the last 7 days, 4 ISO weeks and 12 months that have one, by the
 * calendar of the zone. One that is not restorable counts for a period only where there is no other. Unverified ones count for
 * none, and are pruned when they are old and a later one is verified.
 */
export function expiredBackups(
  all: readonly StoredBackup[],
  { now, timeZone }: { now: Date; timeZone: string },
): StoredBackup[] {
  const verified = all.filter(({ verifiedAt }) => verifiedAt).sort((a, b) => b.at.getTime() - a.at.getTime())
  const regular = regularBackups(verified, now)
  const dated = regular.map((backup) => ({ backup, day: dayShown(backup.at, timeZone) }))
  const wanted = new Set(PERIODS.flatMap(([count, periodOf]) => newestOfEach(dated, count, periodOf)))
  const old = all.filter(({ at }) => now.getTime() - at.getTime() > SHORT_RETENTION)
  const newest = regular.find(({ isRestorable }) => isRestorable)?.at
  return [
    ...regular.filter((backup) => !wanted.has(backup)),
    ...old.filter(({ verifiedAt, isBeforeRestore, at }) => (verifiedAt ? isBeforeRestore : newest && at < newest)),
  ]
}

function newestOfEach(
  newestFirst: readonly { backup: StoredBackup; day: number }[],
  count: number,
  periodOf: (day: number) => number | string,
): StoredBackup[] {
  const newest = new Map<number | string, StoredBackup>()
  for (const { backup, day } of newestFirst) {
    const found = newest.get(periodOf(day))
    if (!found || (backup.isRestorable && !found.isRestorable)) newest.set(periodOf(day), backup)
  }
  return [...newest.values()].slice(0, count)
}

/** The Monday of a day's week (ISO 8601); days are as `dayShown` has them. */
function weekOf(day: number): number {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return day - sinceMonday * DAY
}

/** Where the command line's `restore` writes a backup of the data that it replaces: `DATA_DIR`. */
interface BeforeRestoreFolder extends Pick<Database, 'db'> {
  url: string
  /** `DATA_DIR`. */
  folder: string
}

const BEFORE_RESTORE_PARTIAL = /^before-restore-.+\.partial$/
const BEFORE_RESTORE_NAME = /^before-restore-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.tar(\.age)?$/

/** The path for a backup of the present data. */
export function beforeRestorePath(folder: string, { now, isEncrypted }: { now: Date; isEncrypted: boolean }): string {
  makeFolder(folder)
  const name = `before-restore-${now.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`
  return resolve(join(folder, name))
}

/** Prunes everyHour, unless a restore is running. */
export const pruneBeforeRestoreFiles = (place: BeforeRestoreFolder, now: () => number): Job => ({
  name: 'forget what restores kept',
  tables: [],
  async run() {
    const prune = () => removeOldFiles(place.folder, new Date(now()))
    if ((await listOld(place.folder, new Date(now()))).length) await tryWithLock(place, 'backups', 'exclusive', prune)
    return now() + 60 * 60_000
  },
})

/** Deletes files after 30 days, and partial ones of a process that ended. Only for whoever holds the lock of the backups. */
export async function removeOldFiles(folder: string, now: Date): Promise<void> {
  for (const name of await listOld(folder, now)) await rm(join(folder, name), { force: true })
}

async function listOld(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(emptyIfMissing)
  return names.filter((name) => BEFORE_RESTORE_PARTIAL.test(name) || now.getTime() - momentOf(name) > SHORT_RETENTION)
}

/** In milliseconds since 1970; NaN for files of other names. */
function momentOf(name: string): number {
  const [, day, hour, minute, second, milliseconds] = BEFORE_RESTORE_NAME.exec(name) ?? []
  return Date.parse(`${day}${hour}:${minute}:${second}.${milliseconds}`)
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error
  return []
}
