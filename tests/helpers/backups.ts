import { createHash, randomBytes } from 'node:crypto'
import { open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { pack } from 'tar-stream'
import { backupTexts } from '../../src/contract/i18n/admin/backups.ts'
import { checksumLine, partNames, sha256, tableOfPart } from '../../src/server/features/backups/archiveFormat.ts'
import { hasBackupStorage } from '../../src/server/features/backups/makeBackup.ts'
import { type Part, readArchive, readParts, withArchiveFile } from '../../src/server/features/backups/readArchive.ts'
import { restoreArchive } from '../../src/server/features/backups/restoreArchive.ts'
import { writeArchive } from '../../src/server/features/backups/writeArchive.ts'
import { anyTable } from '../../src/server/platform/db/columns.ts'
import { connect, type Database, type Dialect } from '../../src/server/platform/db/connect.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import type { Migration } from '../../src/server/platform/db/migrations/migration.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'
import { parseName } from '../../src/server/platform/storage/fileNames.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folderStorage.ts'
import type { Storage } from '../../src/server/platform/storage/storage.ts'
import { ADMIN } from './siteServer.ts'
import { createEmptyDatabase, type TestApp, type TestDatabase } from './testApp.ts'

/** A database and a file storage: what a backup contains and what a restore writes. */
export type Data = Database & TestDatabase & { storage: Storage }

interface Options {
  drafts?: Record<string, Migration>
  storeAt?: (place: TestDatabase) => Promise<Storage>
}

/** Opens the data of a test database after migrating it, with the long timeouts of backup and restore. */
export async function openData(place: TestDatabase, { drafts, storeAt = folderAt }: Options = {}): Promise<Data> {
  const database = await connect(place.url, { isLongRunning: true })
  await migrate(database, drafts)
  return { ...place, ...database, storage: await storeAt(place) }
}

const folderAt = async ({ folder }: TestDatabase) => createFolderStorage(join(folder, 'uploads'))

/** Creates data for one test; `close` removes all of it. */
export function createTestData() {
  const closings: (() => Promise<unknown>)[] = []
  const newPlace = async (dialect: Dialect) => {
    const place = await createEmptyDatabase(dialect)
    closings.push(() => rm(place.folder, { recursive: true }))
    return place
  }
  return {
    newPlace,
    /** Data with empty tables. */
    async empty(dialect: Dialect, drafts?: Record<string, Migration>): Promise<Data> {
      const data = await openData(await newPlace(dialect), { drafts })
      closings.push(data.close)
      return data
    },
    onClose: (close: () => Promise<unknown>) => closings.push(close),
    async close() {
      for (const close of closings.splice(0).reverse()) await close()
    },
  }
}

/** Writes a backup of the data to a file in its folder. */
export async function backUp(data: Data, migrations?: Record<string, Migration>) {
  const path = join(data.folder, `${randomBytes(4).toString('hex')}.tar`)
  const file = await open(path, 'wx')
  const write = (content: AsyncIterable<Uint8Array>) => file.writeFile(content)
  const summary = await writeArchive({ ...data, migrations }, write).finally(() => file.close())
  return { path, ...summary }
}

export const restore = (
  data: Data,
  path: string,
  migrations?: Record<string, Migration>,
  backUpCurrent?: (trx: Db) => Promise<void>,
  passphrase?: string,
) =>
  withArchiveFile(path, { passphrase }, async (source) =>
    restoreArchive({ ...data, migrations }, await readArchive(source, migrations), { backUpCurrent }),
  )

export const verifyFile = (path: string, passphrase?: string) =>
  withArchiveFile(path, { passphrase }, (source) => readArchive(source))

/** Verifies an archive file and returns its parts. */
export const partsIn = (path: string, passphrase?: string): Promise<Part[]> =>
  withArchiveFile(path, { passphrase }, async (source) => {
    await readArchive(source)
    const parts: Part[] = []
    for await (const part of readParts(source)) parts.push(part)
    return parts
  })

/** The backups of an app; throws without `BACKUP_URL`. */
export function backupsOf({ services: { backups } }: Pick<TestApp, 'services'>) {
  if (!hasBackupStorage(backups)) throw new Error('BACKUP_URL is not set')
  return backups
}

/** Restores a stored backup as the administrator, and retries while another backup is still running. */
export async function putBack(site: TestApp, name: string) {
  for (;;) {
    const answer = await site.admin(`POST /admin/backups/${name}/restore`, { currentPassword: ADMIN.password })
    if (answer.body.message !== backupTexts.busy) return answer
    await setTimeout(100)
  }
}

/** A tar of these parts, with correct checksums. */
export async function tarOf(parts: readonly Part[]): Promise<Buffer> {
  const tar = pack()
  const sums = parts.map(({ name, content }) => checksumLine(sha256(content), name)).join('')
  for (const { name, content } of [...parts, { name: partNames.checksums, content: Buffer.from(sums) }])
    tar.entry({ name, mode: 0o600 }, content)
  tar.finalize()
  return buffer(tar)
}

/** A copy of a backup in the format of older versions, which contained signing keys. */
export async function withSecrets(path: string, secrets: { name: string; value: string }[]): Promise<string> {
  const copy = `${path}.older.tar`
  const [{ content }, ...parts] = (await partsIn(path)) as [Part, ...Part[]]
  const manifest = JSON.parse(String(content))
  manifest.tables.secrets = { rows: secrets.length }
  const rows = secrets.map((row) => `${JSON.stringify(row)}\n`).join('')
  const older = [
    { name: partNames.manifest, content: Buffer.from(JSON.stringify(manifest, null, 2)) },
    ...parts.slice(0, -1),
    { name: partNames.rows('secrets', 1), content: Buffer.from(rows) },
  ]
  await writeFile(copy, await tarOf(older))
  return copy
}

/** Reads a backup; returns a function for the rows of a table as JSON lines. */
export async function rowsIn(path: string, passphrase?: string) {
  const parts = await partsIn(path, passphrase)
  return (table: string) =>
    parts
      .filter(({ name }) => tableOfPart(name) === table)
      .map(({ content }) => String(content))
      .join('')
}

/** Stores an uploaded file under the hash of its content; returns that name. */
export async function putUpload(storage: Storage, content: Buffer, extension = 'png'): Promise<string> {
  const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
  await storage.put(name, content)
  return name
}

/** All rows by table, as JSON that is equal on both databases. */
export async function everyRow({ db }: Pick<Data, 'db'>): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    all[name] = rows.map(textOf).sort()
  }
  return all
}

const textOf = (row: Record<string, unknown>) =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value])
      .sort(),
  )

/** Inserts rows unchanged into any table. */
export const insert = (db: Database['db'], table: string, ...rows: Record<string, unknown>[]) =>
  anyTable(db).insertInto(table).values(rows).execute()

/** Tables that a restore does not restore, or not unchanged. */
const OTHERWISE = /^(sessions|secrets|limits|backup_records|search_.*|kysely_.*|outbox|.*_trigrams.*)$/

/** All rows that a restore restores unchanged, by table. */
export const storedRows = async (data: Pick<Data, 'db'>) =>
  Object.fromEntries(Object.entries(await everyRow(data)).filter(([name]) => !OTHERWISE.test(name)))

/** SHA-256 of each uploaded original by file name, without its renditions. */
export async function originalsIn(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name } of storage.list())
    if (!parseName(name)?.rendition)
      found[name] = createHash('sha256')
        .update(await buffer((await storage.open(name))!.stream))
        .digest('hex')
  return found
}
