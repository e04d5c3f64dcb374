import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { carryActivity } from '../activity/carryActivity.ts'
import { encrypted } from '../backup/age.ts'
import { keepBefore } from '../backup/keptBefore.ts'
import { type Backup, withBackup } from '../backup/openBackup.ts'
import { pour } from '../backup/pour.ts'
import { restoreBackup, restoreOf } from '../backup/restoreBackup.ts'
import { type Ground, type Taken, takeBackup } from '../backup/takeBackup.ts'
import { writeAside } from '../backup/writeAside.ts'
import { connectToRead } from '../db/connect.ts'
import { erasuresSince } from '../personalData/erasuresSince.ts'
import type { Settings } from '../process/settings.ts'
import { SYSTEM } from '../shared/actor.ts'
import { EVERYTHING } from '../shared/changes.ts'
import { openStorage } from '../uploads/openStorage.ts'
import { withServices } from './ground.ts'
import type { Values } from './verb.ts'

/** Backs up what the settings name, as it is: nothing of it is changed, nor brought up to date. */
export async function backUp(settings: Settings, { file, force }: Values): Promise<string[]> {
  const path = resolve(String(file))
  const { db, dialect, close } = await connectToRead(settings.DATABASE_URL)
  try {
    const ground = { db, dialect, url: settings.DATABASE_URL, storage: await openStorage(settings) }
    const taken = await writeBackup(ground, path, settings, Boolean(force))
    return saidOfBackup(taken, path, (await stat(path)).size, settings)
  } finally {
    await close()
  }
}

type Locks = Pick<Settings, 'BACKUP_PASSPHRASE'>

/** Writes a backup into a file, encrypted where a passphrase is set. */
const writeBackup = (ground: Ground, path: string, { BACKUP_PASSPHRASE }: Locks, force = false): Promise<Taken> =>
  writeAside(path, { force }, (handle) =>
    BACKUP_PASSPHRASE
      ? pour(
          (sink) => takeBackup(ground, sink),
          async (content) => handle.writeFile(await encrypted(content, BACKUP_PASSPHRASE)),
        )
      : takeBackup(ground, handle),
  )

const saidOfBackup = (
  { tables, uploads, missing, damaged }: Taken,
  path: string,
  bytes: number,
  { BACKUP_PASSPHRASE }: Locks,
): string[] => [
  `Backed up ${contentOf(tables, uploads)} into ${path} (${bytes} bytes).`,
  BACKUP_PASSPHRASE
    ? 'It is encrypted with BACKUP_PASSPHRASE (age): without that passphrase nobody can read it again.'
    : 'It holds password hashes, seeds of second factors and what visitors wrote: keep it where nobody else can read it.',
  ...missing.map((hash) => `Missing: the file of ${hash}, which a record shows.`),
  ...damaged.map((name) => `Damaged: the file ${name} is not what was uploaded; it is left out.`),
]

/** Verifies a whole backup before anything else is touched, then puts it in the place of all data. */
export const restore = (settings: Settings, { file, discard, unencrypted }: Values): Promise<string[]> =>
  withBackup(
    resolve(String(file)),
    (backup) => putBack(settings, backup, { name: basename(String(file)), discard: Boolean(discard) }),
    {
      passphrase: settings.BACKUP_PASSPHRASE,
      takesUnencrypted: Boolean(unencrypted),
      folder: settings.DATA_DIR,
    },
  )

const putBack = withServices(
  async (services, settings, backup: Backup, { name, discard }: { name: string; discard: boolean }) => {
    const ground = { ...services, url: settings.DATABASE_URL }
    const said: string[] = []
    const keep = async () => {
      let kept = ''
      const path = await keepBefore(
        { ...ground, folder: settings.DATA_DIR },
        { isEncrypted: Boolean(settings.BACKUP_PASSPHRASE) },
        async (path) => {
          const { tables, uploads } = await writeBackup(ground, path, settings)
          kept = contentOf(tables, uploads)
        },
      )
      said.push(`Kept what was there, ${kept}, in ${path}; the server removes it after 30 days.`)
    }
    const { createdAt, tables } = backup.manifest
    const erasures = await erasuresSince(services.db, createdAt)
    const carry = carryActivity(createdAt, () => restoreOf(name, SYSTEM, services.now()))
    const { migrated, mails, leftOut } = await restoreBackup(ground, backup, { carry, ...(!discard && { keep }) })
    await services.changes.emit(EVERYTHING)
    return [
      ...said,
      `Restored the backup of ${createdAt}: ${contentOf(tables, backup.uploads.length)}, each read back and found the same.`,
      ...Object.entries(tables).map(([name, { rows }]) => `  ${name} ${rows}`),
      ...migrated.map((name) => `Brought up to date: ${name}`),
      ...(mails
        ? [`Not sent: ${mails} mails that waited then; the inbox has them sent where that is still wanted.`]
        : []),
      ...leftOut.map(
        (name) => `Left out: the drawing ${name}, which is not as the sanitizer leaves one; upload it again.`,
      ),
      ...(erasures.length
        ? [
            `Personal data that were erased since then are back; erase them again ("personal-data erase"): ${erasures.join(', ')}.`,
          ]
        : []),
      'Everybody has to sign in again.',
    ]
  },
)

function contentOf(tables: Backup['manifest']['tables'], uploads: number): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${Object.keys(tables).length} tables and ${uploads} pictures`
}
