import { DAY, HOUR } from '../../../contract/domain/durations.ts'
import { dayShown } from '../../../contract/domain/zones.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { createFolderStorage, isPartialFile } from '../../platform/storage/folderStorage.ts'
import type { ListedFile, Storage } from '../../platform/storage/storage.ts'

/** A backup at `BACKUP_URL`, as its name describes it. */
interface BackupName {
  name: string
  /** The time of its content. */
  at: Date
  isEncrypted: boolean
  /** Whether it contains the data that a restore from the panel replaced. */
  isBeforeRestore: boolean
}

export interface StoredBackup extends BackupName {
  bytes: number
  /** Time of its verification by reading it back; null if unverified. */
  verifiedAt: Date | null
  /** Whether a restore accepts it: it is encrypted, or no passphrase is set. */
  isRestorable: boolean
}

const NAME = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z(-before-restore)?\.tar(\.age)?$/

/** The file name is the only description of a backup; it contains the time in UTC, and sorts by it. */
export const backupName = ({ at, isEncrypted, isBeforeRestore }: Omit<BackupName, 'name'>): string =>
  `backup-${at.toISOString().replace(/[:.]/g, '-')}${isBeforeRestore ? '-before-restore' : ''}.tar${isEncrypted ? '.age' : ''}`

/** Parses a name; undefined for any name not made by `backupName`. */
export function parseBackupName(name: string): BackupName | undefined {
  const [, day, hour, minute, second, milliseconds, beforeRestore, age] = NAME.exec(name) ?? []
  const at = new Date(`${day}${hour}:${minute}:${second}.${milliseconds}Z`)
  if (Number.isNaN(at.getTime())) return undefined
  const parsed = { at, isEncrypted: Boolean(age), isBeforeRestore: Boolean(beforeRestore) }
  return backupName(parsed) === name ? { name, ...parsed } : undefined
}

/**
 * Checksum file beside each verified backup, in the format of `sha256sum --check`. Its modification time is the time of
 * the verification.
 */
export const checksumFileOf = (name: string): string => `${name}.sha256`

/** Whether a file is a backup or its checksum file. */
export const isOurFile = (name: string): boolean => parseBackupName(name.replace(/\.sha256$/, '')) !== undefined

/** Every backup in a storage, newest first; other files are ignored. */
export async function listBackups(storage: Storage, passphrase?: string | undefined): Promise<StoredBackup[]> {
  const files = new Map<string, ListedFile>()
  for await (const file of storage.list()) files.set(file.name, file)
  const backups = [...files.values()].flatMap(({ name, size }) => {
    const parsed = parseBackupName(name)
    if (!parsed) return []
    const isRestorable = parsed.isEncrypted || passphrase === undefined
    return [{ ...parsed, bytes: size, verifiedAt: files.get(checksumFileOf(name))?.modifiedAt ?? null, isRestorable }]
  })
  return backups.sort((a, b) => b.at.getTime() - a.at.getTime())
}

/** Maximum clock skew between instances in milliseconds: a later backup time comes from a wrong clock. */
const MAX_SKEW = HOUR

/** Regular backups: without those made before a restore, and without any from the future. */
export const regularBackups = (all: readonly StoredBackup[], now: Date): StoredBackup[] =>
  all.filter(({ isBeforeRestore, at }) => !isBeforeRestore && at.getTime() <= now.getTime() + MAX_SKEW)

/** Deletes the checksum file of a backup, then the backup: an interruption leaves an unverified one. */
export async function removeBackup(storage: Storage, name: string): Promise<void> {
  await storage.remove(checksumFileOf(name))
  await storage.remove(name)
}

/** Retention: number of days, weeks and months for each of which the newest backup stays. */
const PERIODS: [count: number, periodOf: (day: number) => number | string][] = [
  [7, (day) => day],
  [4, weekOf],
  [12, (day) => new Date(day).toISOString().slice(0, 7)],
]

/** Retention in milliseconds of backups made before a restore, and of unverified ones. */
const SHORT_RETENTION = 30 * DAY

/**
 * The backups to prune: verified regular ones, except the newest of each of the last 7 days, 4 ISO weeks and 12 months
 * that have one, by the calendar of the zone (one that is not restorable only if its period has no other); and old ones
 * that were made before a restore, or are unverified and older than a verified one.
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

/** The Monday of a day's week (ISO 8601), in the format of `dayShown`. */
function weekOf(day: number): number {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7
  return day - sinceMonday * DAY
}

const BEFORE_RESTORE = /^(before-restore-[\dT-]+Z|backup-[\dT-]+Z-before-restore)\.tar(\.age)?/

/** The file in `DATA_DIR` with the data replaced by the command line's `restore`. */
export const beforeRestoreName = (at: Date, isEncrypted: boolean): string =>
  `before-restore-${at.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`

/**
 * Prunes such files after 30 days, and those of an interrupted restore after one; those of a restore from the panel too,
 * which are here without `BACKUP_URL`.
 */
export const pruneBeforeRestoreFiles = (folder: string, now: () => number): Job =>
  everyHour('delete old pre-restore backups', now, async () => {
    const files = createFolderStorage(folder)
    for await (const { name, modifiedAt } of files.list()) {
      const retention = isPartialFile(name) ? DAY : SHORT_RETENTION
      if (BEFORE_RESTORE.test(name) && now() - modifiedAt.getTime() > retention) await files.remove(name)
    }
  })
