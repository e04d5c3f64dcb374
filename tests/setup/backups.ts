import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { withBackup } from '../../src/server/backup/openBackup.ts'
import { restoreBackup } from '../../src/server/backup/restoreBackup.ts'
import { takeBackup } from '../../src/server/backup/takeBackup.ts'
import { connect, type Database } from '../../src/server/db/connect.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import type { Draft } from '../../src/server/db/migrations/types.ts'
import type { AnyDb } from '../../src/server/db/tables.ts'
import { createFolderStorage } from '../../src/server/uploads/folderStorage.ts'
import type { Storage } from '../../src/server/uploads/storage.ts'
import type { Place } from './testApp.ts'

/** A database and a store, as a backup is made of them and restored to. */
export type Data = Database & Place & { storage: Storage }

interface Options {
  drafts?: Record<string, Draft>
  storeAt?: (place: Place) => Promise<Storage>
}

/** Opens the data at a place, with tables up to date. */
export async function openData(place: Place, { drafts, storeAt = folderAt }: Options = {}): Promise<Data> {
  const database = await connect(place.url)
  await migrate(database, drafts)
  return { ...place, ...database, storage: await storeAt(place) }
}

const folderAt = ({ folder }: Place) => createFolderStorage(join(folder, 'uploads'))

/** Backs data up into a file of theirs. */
export async function backUp(data: Data, drafts?: Record<string, Draft>) {
  const path = join(data.folder, `${randomBytes(4).toString('hex')}.tar`)
  const file = await open(path, 'wx')
  const taken = await takeBackup({ ...data, drafts }, file).finally(() => file.close())
  return { path, ...taken }
}

export const restore = (data: Data, path: string, force = false, drafts?: Record<string, Draft>) =>
  withBackup(path, (backup) => restoreBackup({ ...data, drafts }, backup, { force }), drafts)

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
export const insert = (db: Database['db'], table: string, ...rows: object[]) =>
  (db as unknown as AnyDb)
    .insertInto(table)
    .values(rows as never)
    .execute()
