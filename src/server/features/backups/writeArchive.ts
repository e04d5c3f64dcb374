import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import { OperatorError, reasonOf } from '../../platform/config/operatorError.ts'
import { type AnyDb, anyTable } from '../../platform/db/columns.ts'
import type { Database } from '../../platform/db/connect.ts'
import { lastIdsOf } from '../../platform/db/lastIds.ts'
import { withDataLock } from '../../platform/db/locks.ts'
import { explainedFailure } from '../../platform/db/migrate.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import type { Migration } from '../../platform/db/migrations/migration.ts'
import { parseName } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { BackupFailure, checksumLine, FORMAT, type Manifest, partNames, sha256 } from './archiveFormat.ts'
import { encrypt } from './encryption.ts'
import { countRows, migrationsUpTo, readLines, schemaAfter } from './tables.ts'

/** Database and storage that archives are made of, and restored to. */
export interface SiteData extends Pick<Database, 'db' | 'dialect'> {
  url: string
  storage: Storage
  /** The migrations that this software knows, if not the project's own. */
  migrations?: Record<string, Migration> | undefined
}

interface Options {
  at?: Date
  passphrase?: string | undefined
  signal?: AbortSignal | undefined
}

export interface ArchiveSummary {
  tables: Manifest['tables']
  /** Number of uploaded files. */
  uploads: number
  /** Uploads in the database whose files are missing. */
  missing: string[]
  /** Files whose content does not match their names. They are omitted: a restore would refuse them. */
  damaged: string[]
}

type AddPart = (name: string, content: Buffer) => Promise<void>

/**
 * Writes an archive of the data at one moment, with every uploaded file, while servers run. `consume` reads its bytes,
 * with backpressure. If `data.db` is a transaction, which must hold the data lock, the rows are read in it.
 */
export async function writeArchive(
  data: SiteData,
  consume: (content: AsyncIterable<Uint8Array>) => Promise<unknown>,
  { at = new Date(), passphrase, signal }: Options = {},
): Promise<ArchiveSummary> {
  const write = async () => {
    const tar = pack()
    const writing = writeParts(data, tar, at)
    writing.catch((error: Error) => tar.destroy(error))
    try {
      const encrypted = (content: AsyncIterable<Uint8Array>) => (passphrase ? encrypt(content, passphrase) : content)
      await pipeline(Readable.from(tar), encrypted, (content) => consume(content), { signal })
    } finally {
      // After any failure, all reads have ended when this returns.
      await writing.catch(() => {})
    }
    return writing
  }
  if (data.db.isTransaction) return write()
  return withDataLock(data, 'shared', write).catch((error: unknown) => {
    throw explainedFailure(error)
  })
}

async function writeParts(data: SiteData, tar: Pack, at: Date): Promise<ArchiveSummary> {
  let checksums = ''
  const add: AddPart = async (name, content) => {
    await addEntry(tar, name, content, at)
    checksums += checksumLine(sha256(content), name)
  }
  // The snapshot ends before the uploads are copied: a long one would burden a database in use.
  const { tables, registered } = await inSnapshot(data.db, (db) => writeTables(db, data, at, add))
  const { written, damaged } = await writeUploads(data.storage, add)
  await addEntry(tar, partNames.checksums, Buffer.from(checksums), at)
  tar.finalize()
  const found = new Set([...written, ...damaged])
  const missing = registered.filter((name) => !found.has(name))
  return { tables, uploads: written.length, missing, damaged }
}

const addEntry = (tar: Pack, name: string, content: Buffer, mtime: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name, size: content.length, mode: 0o600, mtime, type: 'file' } as const
    tar.entry(header, content, (error) => (error ? reject(error) : resolve())).on('error', reject)
  })

function inSnapshot<T>(db: SiteData['db'], work: (db: AnyDb) => Promise<T>): Promise<T> {
  const raw = anyTable(db.withoutPlugins())
  if (db.isTransaction) return work(raw)
  return raw.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

async function writeTables(
  db: AnyDb,
  { dialect, migrations = allMigrations }: SiteData,
  at: Date,
  add: AddPart,
): Promise<{ tables: Manifest['tables']; registered: string[] }> {
  const done = await readMigrations(db)
  const schema = await schemaAfter(migrationsUpTo(done, migrations, 'The database'))
  const tables: Manifest['tables'] = {}
  for (const table of schema.tables)
    tables[table.name] = {
      rows: await countRows(db, table),
      ...(table.isNumbered && { lastId: await lastIdsOf[dialect].read(db, table.name) }),
    }
  const manifest: Manifest = { format: FORMAT, createdAt: at.toISOString(), migrations: done, tables }
  await add(partNames.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`))
  const registered: string[] = []
  for (const table of schema.tables) {
    let number = 0
    for await (const lines of readLines(db, table)) {
      await add(partNames.rows(table.name, ++number), Buffer.from(lines.join('')))
      if (table.name === 'uploads') registered.push(...lines.map((line): string => JSON.parse(line).name))
    }
  }
  return { tables, registered }
}

async function readMigrations(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: Error) => {
      if (/no such table|relation .* does not exist/.test(error.message))
        throw new OperatorError('There is nothing to back up: the database is empty.')
      throw error
    })
  return rows.map(({ name }) => name)
}

/** Writes every original file; renditions are regenerated on request. */
async function writeUploads(storage: Storage, add: AddPart): Promise<{ written: string[]; damaged: string[] }> {
  const written: string[] = []
  const damaged: string[] = []
  for (const { name, hash } of await listUploads(storage).catch(unreadable('The folder of uploads'))) {
    const content = await readFile(storage, name).catch(unreadable(`The uploaded file ${name}`))
    if (!content) continue
    if (sha256(content) === hash) {
      await add(partNames.upload(name), content)
      written.push(name)
    } else damaged.push(name)
  }
  return { written, damaged }
}

async function listUploads(storage: Storage) {
  const all: { name: string; hash: string }[] = []
  for await (const file of storage.list()) {
    const name = parseName(file.name)
    if (name && !name.rendition) all.push(name)
  }
  return all
}

async function readFile(storage: Storage, name: string): Promise<Buffer | undefined> {
  const file = await storage.open(name)
  return file && buffer(file.stream)
}

const unreadable = (label: string) => (error: unknown) => {
  throw new BackupFailure('picture', `${label} cannot be read (${reasonOf(error)}); fix that, and try again.`)
}
