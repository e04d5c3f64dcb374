import { createHash, randomBytes } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { backupTexts } from '../../src/contract/texts/administrator/backups.ts'
import { names } from '../../src/server/backup/manifest.ts'
import { withBackup } from '../../src/server/backup/openBackup.ts'
import { restoreBackup } from '../../src/server/backup/restoreBackup.ts'
import { createSummedTar } from '../../src/server/backup/summedTar.ts'
import { takeBackup } from '../../src/server/backup/takeBackup.ts'
import { connect, type Database, type Dialect } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import type { Migration } from '../../src/server/db/migrations/migration.ts'
import { anyTable } from '../../src/server/db/tables.ts'
import { parseName } from '../../src/server/uploads/fileNames.ts'
import { createFolderStorage } from '../../src/server/uploads/folderStorage.ts'
import type { Storage } from '../../src/server/uploads/storage.ts'
import { ADMIN } from '../siteServer.ts'
import { createPlace, type Place, type TestApp } from './testApp.ts'

/** A database and a store, as a backup is made of them and restored to. */
export type Data = Database & Place & { storage: Storage }

interface Options {
  drafts?: Record<string, Migration>
  storeAt?: (place: Place) => Promise<Storage>
}

/** Opens the data at a place, with tables up to date; patiently, as whatever backs up and restores does. */
export async function openData(place: Place, { drafts, storeAt = folderAt }: Options = {}): Promise<Data> {
  const database = await connect(place.url, { isPatient: true })
  await migrate(database, drafts)
  return { ...place, ...database, storage: await storeAt(place) }
}

const folderAt = ({ folder }: Place) => createFolderStorage(join(folder, 'uploads'))

/** Opens and makes data for one test, until it calls `close`. */
export function createDesk() {
  const closings: (() => Promise<unknown>)[] = []
  const newPlace = async (dialect: Dialect) => {
    const place = await createPlace(dialect)
    closings.push(() => rm(place.folder, { recursive: true }))
    return place
  }
  return {
    newPlace,
    /** Data with tables and nothing in them. */
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

/** Backs data up into a file of theirs. */
export async function backUp(data: Data, drafts?: Record<string, Migration>) {
  const path = join(data.folder, `${randomBytes(4).toString('hex')}.tar`)
  const file = await open(path, 'wx')
  const taken = await takeBackup({ ...data, drafts }, file).finally(() => file.close())
  return { path, ...taken }
}

export const restore = (
  data: Data,
  path: string,
  drafts?: Record<string, Migration>,
  keep?: () => Promise<void>,
  passphrase?: string,
) => withBackup(path, (backup) => restoreBackup({ ...data, drafts }, backup, { keep }), { drafts, passphrase })

/** Puts a kept backup back as the administrator, once whoever has just made one is done with all that belongs to it. */
export async function putBack(site: TestApp, name: string) {
  for (;;) {
    const answer = await site.admin(`POST /admin/backups/${name}/restore`, { currentPassword: ADMIN.password })
    if (answer.body.message !== backupTexts.busy) return answer
    await setTimeout(100)
  }
}

/** A copy of a backup as older versions made them: with signing keys in it. */
export async function withSecrets(path: string, secrets: { name: string; value: string }[]): Promise<string> {
  const copy = `${path}.older.tar`
  const file = await open(copy, 'wx')
  await withBackup(path, async (backup) => {
    const tar = createSummedTar(file, new Date())
    const add = (name: string, bytes: Buffer) => tar.add(name, bytes.length, [bytes])
    const tables = { ...backup.manifest.tables, secrets: { rows: secrets.length } }
    await add(names.manifest, Buffer.from(JSON.stringify({ ...backup.manifest, tables }, null, 2)))
    for (const table of backup.schema.kept)
      for (const part of backup.rowsOf(table)) await add(part.name, await backup.read(part))
    const rows = secrets.map((row) => `${JSON.stringify(row)}\n`)
    await add(names.rows('secrets', 1), Buffer.from(rows.join('')))
    for (const { part } of backup.uploads) await add(part.name, await backup.read(part))
    await tar.end()
  }).finally(() => file.close())
  return copy
}

/** Reads a backup, and answers what it has of a table as one text. */
export const rowsIn = (path: string, passphrase?: string) =>
  withBackup(
    path,
    async (backup) => {
      const tables = backup.schema.kept.map(async (table) => {
        const parts = await Promise.all(backup.rowsOf(table).map(backup.read))
        return [table.name, parts.join('')] as const
      })
      const texts = new Map(await Promise.all(tables))
      return (table: string) => texts.get(table)
    },
    { passphrase },
  )

/** Puts an uploaded file into the storage under the name that its content asks for, and answers that name. */
export async function putUpload(storage: Storage, content: Buffer, extension = 'png'): Promise<string> {
  const name = `${createHash('sha256').update(content).digest('hex')}.${extension}`
  await storage.put(name, content)
  return name
}

/** Every row of these data as a text, by its table, whatever its columns; alike on both databases. */
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

/** Adds rows as they are to tables of whichever name. */
export const insert = (db: Database['db'], table: string, ...rows: Record<string, unknown>[]) =>
  anyTable(db).insertInto(table).values(rows).execute()

/** What a restore does not bring back, or brings back otherwise. */
const OTHERWISE = /^(sessions|secrets|limits|backup_records|passage.*|kysely_.*|outbox|.*_trigrams.*)$/

/** Every row that a restore brings back as it was. */
export const rowsKept = async (data: Pick<Data, 'db'>) =>
  Object.fromEntries(Object.entries(await everyRow(data)).filter(([name]) => !OTHERWISE.test(name)))

/** The pictures that were uploaded, without their sizes: the SHA-256 of each. */
export async function originalsIn(storage: Storage): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name } of storage.list())
    if (!parseName(name)?.size)
      found[name] = createHash('sha256')
        .update(await buffer((await storage.open(name))!.stream))
        .digest('hex')
  return found
}
