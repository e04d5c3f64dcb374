import { DAY, dayShown } from '../../../contract/domain/zones.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { createFolderStorage, isPartialFile } from '../../platform/storage/folderStorage.ts'
import type { ListedFile, Storage } from '../../platform/storage/storage.ts'

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
  /** Time at which it was read back and found intact; null where it was not. */
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

/** Whether a file is a backup or its checksum file. */
export const isOurFile = (name: string): boolean => parseBackupName(name.replace(/\.sha256$/, '')) !== undefined

/** Every backup in a store, newest first; other files are ignored. */
export async function listBackups(store: Storage, passphrase?: string | undefined): Promise<StoredBackup[]> {
  const files = new Map<string, ListedFile>()
  for await (const file of store.list()) files.set(file.name, file)
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

/** Deletes the checksum file of a backup, then the backup: interrupted in between, an unverified one is left. */
export async function removeBackup(store: Storage, name: string): Promise<void> {
  await store.remove(checksumFileOf(name))
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

const BEFORE_RESTORE = /^before-restore-[\dT-]+Z\.tar(\.age)?/

/** The file in `DATA_DIR` to which the command line's `restore` backs up what it replaces. */
export const beforeRestoreName = (at: Date, isEncrypted: boolean): string =>
  `before-restore-${at.toISOString().replace(/[:.]/g, '-')}.tar${isEncrypted ? '.age' : ''}`

/** Prunes such files after 30 days, and those of an interrupted restore after one. */
export const pruneBeforeRestoreFiles = (folder: string, now: () => number): Job =>
  everyHour('forget what restores kept', now, async () => {
    const files = createFolderStorage(folder)
    for await (const { name, modifiedAt } of files.list()) {
      const retention = isPartialFile(name) ? DAY : SHORT_RETENTION
      if (BEFORE_RESTORE.test(name) && now() - modifiedAt.getTime() > retention) await files.remove(name)
    }
  })
