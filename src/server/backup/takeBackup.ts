import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/connect.ts'
import { inTurn } from '../db/inTurn.ts'
import { lastIdsOf } from '../db/lastIds.ts'
import { explainedFailure } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import type { Migration } from '../db/migrations/migration.ts'
import { type AnyDb, anyTable } from '../db/tables.ts'
import { StartRefused } from '../shared/startRefused.ts'
import type { Storage } from '../uploads/storage.ts'
import { comparedOf } from './compared.ts'
import { type Copied, copyUploads, createSightings, type Sightings } from './copyUploads.ts'
import { draftsUpTo } from './level.ts'
import { FORMAT, type Manifest, names } from './manifest.ts'
import type { Sink } from './pour.ts'
import { countAll, linesOf, sumOf } from './rows.ts'
import { type Schema, schemaOf, type Table } from './schema.ts'
import { type AddPart, createSummedTar } from './summedTar.ts'

export interface Ground extends Pick<Database, 'db' | 'dialect'> {
  url: string
  storage: Storage
  /** The migrations that this software knows. */
  drafts?: Record<string, Migration>
}

export interface Taken extends Copied {
  tables: Manifest['tables']
  /** The SHA-256 of the lines of each table, of what of it is compared. */
  sums: Record<string, string>
}

/** Rows are kept in parts of about so many bytes. */
const PART = 1024 * 1024

/** Writes the data as they are at one moment, and every picture that they speak of, while servers go on. */
export async function takeBackup(ground: Ground, file: Sink, now = new Date()): Promise<Taken> {
  const tar = createSummedTar(file, now)
  const write = async () => {
    const sightings = createSightings()
    // The snapshot ends before the pictures are copied, so that a database in use is not held back for as long as that.
    const written = await inSnapshot(ground, (db) => writeTables(db, ground, now, tar.add, sightings))
    const copied = await copyUploads(ground.storage, sightings, tar.add)
    await tar.end()
    return { ...written, ...copied }
  }
  return inTurn(ground, 'together', write).catch((error: unknown) => {
    throw explainedFailure(error)
  })
}

/** Everything that is read of the database is of the same moment. SQLite takes it at the first look. */
const inSnapshot = <T>({ db }: Ground, work: (db: AnyDb) => Promise<T>): Promise<T> =>
  anyTable(db.withoutPlugins())
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)

async function writeTables(
  db: AnyDb,
  { dialect, drafts = migrations }: Ground,
  now: Date,
  add: AddPart,
  sightings: Sightings,
): Promise<Pick<Taken, 'tables' | 'sums'>> {
  const done = await migrationsIn(db)
  const { kept } = await schemaOf(draftsUpTo(done, drafts, 'The database'))
  const tables = await describe(db, dialect, kept)
  const manifest: Manifest = { format: FORMAT, createdAt: now.toISOString(), migrations: done, tables }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  await add(names.manifest, text.length, [text])
  const sums: Taken['sums'] = {}
  for (const table of kept) {
    const sum = await writeRows(db, table, add, sightings)
    const compared = comparedOf(table)
    if (compared) sums[table.name] = compared === table ? sum : await sumOf(db, compared)
  }
  return { tables, sums }
}

async function migrationsIn(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: Error) => {
      if (/no such table|relation .* does not exist/.test(error.message))
        throw new StartRefused('There is nothing to back up: the database is empty.')
      throw error
    })
  return rows.map(({ name }) => name)
}

async function describe(db: AnyDb, dialect: Ground['dialect'], kept: Schema['kept']): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = {}
  for (const table of kept)
    tables[table.name] = {
      rows: await countAll(db, table),
      ...(table.isNumbered && { lastId: await lastIdsOf[dialect].read(db, table.name) }),
    }
  return tables
}

async function writeRows(db: AnyDb, table: Table, add: AddPart, sightings: Sightings): Promise<string> {
  const sum = createHash('sha256')
  let number = 0
  let pending: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size > 0) await add(names.rows(table.name, ++number), size, pending)
    pending = []
    size = 0
  }
  for await (const lines of linesOf(db, table)) {
    sightings.note(table.name, lines)
    const bytes = Buffer.from(lines.join(''))
    sum.update(bytes)
    pending.push(bytes)
    size += bytes.length
    if (size >= PART) await flush()
  }
  await flush()
  return sum.digest('hex')
}
