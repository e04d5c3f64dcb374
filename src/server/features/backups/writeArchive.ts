import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { type Pack, pack } from 'tar-stream'
import { resources } from '../../../contract/resources/index.ts'
import { pathNameOf, type Resource } from '../../../contract/schema/resource.ts'
import { reasonOf, StartRefused } from '../../platform/config/startRefused.ts'
import type { Database } from '../../platform/db/connect.ts'
import { lastIdsOf } from '../../platform/db/lastIds.ts'
import { withDataLock } from '../../platform/db/locks.ts'
import { explainedFailure } from '../../platform/db/migrate.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import type { Migration } from '../../platform/db/migrations/migration.ts'
import { type AnyDb, anyTable } from '../../platform/db/tables.ts'
import { hashesIn, namesOf, parseName } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checksumLine, FORMAT, MAX_UPLOAD, type Manifest, partNames, sha256 } from './archiveFormat.ts'
import { encrypt } from './encryption.ts'
import { countRows, migrationsUpTo, readLines, schemaAfter, type Table } from './tables.ts'

/** What archives are made of, and restored to. */
export interface SiteData extends Pick<Database, 'db' | 'dialect'> {
  url: string
  storage: Storage
  /** The migrations that this software knows, where they are not the project's own. */
  migrations?: Record<string, Migration> | undefined
}

interface Options {
  at?: Date
  passphrase?: string | undefined
  signal?: AbortSignal | undefined
}

export interface ArchiveSummary {
  tables: Manifest['tables']
  /** How many uploaded files it has. */
  uploads: number
  /** Hashes of uploads that a row shows and whose files are gone. */
  missing: string[]
  /** Files whose content is not what their names say. They are left out: a restore would refuse them. */
  damaged: string[]
}

type AddPart = (name: string, content: Buffer) => Promise<void>

/** An uploaded file exists and cannot be read. */
export class UnreadableUpload extends StartRefused {}

/** Rows go into parts of about this size, in bytes. */
const ROWS_PART = 1024 * 1024

/**
 * Writes an archive of the data at one moment, with every uploaded file that they refer to, while servers run. `consume` reads its
 * bytes; nothing is written faster than they are read. Inside a transaction that holds the lock of the data it reads there.
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
      // Whatever failed, nothing is read any more once this returns.
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
  const checksums: string[] = []
  const add: AddPart = async (name, content) => {
    await addEntry(tar, name, content, at)
    checksums.push(checksumLine(sha256(content), name))
  }
  const references = createUploadReferences()
  // The snapshot ends before the uploads are copied, so that a database in use is not held back for so long.
  const tables = await inSnapshot(data.db, (db) => writeTables(db, data, at, add, references))
  const uploads = await writeUploads(data.storage, references, add)
  await addEntry(tar, partNames.checksums, Buffer.from(checksums.join('')), at)
  tar.finalize()
  return { tables, ...uploads }
}

const addEntry = (tar: Pack, name: string, content: Buffer, mtime: Date): Promise<void> =>
  new Promise((resolve, reject) => {
    const header = { name, size: content.length, mode: 0o600, mtime, type: 'file' } as const
    tar.entry(header, content, (error) => (error ? reject(error) : resolve())).on('error', reject)
  })

/** Everything is read as of one moment. */
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
  references: UploadReferences,
): Promise<Manifest['tables']> {
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
  for (const table of schema.tables) await writeRows(db, table, add, references)
  return tables
}

async function readMigrations(db: AnyDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch((error: Error) => {
      if (/no such table|relation .* does not exist/.test(error.message))
        throw new StartRefused('There is nothing to back up: the database is empty.')
      throw error
    })
  return rows.map(({ name }) => name)
}

async function writeRows(db: AnyDb, table: Table, add: AddPart, references: UploadReferences): Promise<void> {
  let number = 0
  let pending: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size > 0) await add(partNames.rows(table.name, ++number), Buffer.concat(pending))
    pending = []
    size = 0
  }
  for await (const lines of readLines(db, table)) {
    references.collect(table.name, lines)
    const bytes = Buffer.from(lines.join(''))
    pending.push(bytes)
    size += bytes.length
    if (size >= ROWS_PART) await flush()
  }
  await flush()
}

/** Tables of versions and of the trash: what only they refer to may be gone for good. */
const PAST = ['history', 'bin']

/** What nobody edits shows no upload: an address in a visitor's message is a visitor's text, and so it is in an email about it. */
const unedited = (Object.values(resources) as Resource[]).filter(({ endpoints }) => !endpoints.update)
const VISITORS_TEXT = new Set(['outbox', ...unedited.map(({ name }) => name)])
const isVisitorsText = (line: string) => unedited.some((each) => line.includes(`"resource":"${pathNameOf(each)}"`))

type UploadReferences = ReturnType<typeof createUploadReferences>

/** Collects which uploads the rows refer to, by their hashes. */
function createUploadReferences() {
  const names = new Map<string, string>()
  const required = new Set<string>()
  const optional = new Set<string>()
  return {
    /** The names of uploads that are registered. */
    names,
    required,
    optional,
    collect(table: string, lines: readonly string[]) {
      if (VISITORS_TEXT.has(table)) return
      const isPast = PAST.includes(table)
      for (const line of lines)
        if (table === 'uploads') {
          const { name } = JSON.parse(line) as { name: string }
          names.set(parseName(name)!.hash, name)
        } else if (!isPast || !isVisitorsText(line))
          for (const hash of hashesIn(line)) (isPast ? optional : required).add(hash)
    },
  }
}

/** Writes every file as it was uploaded; renditions are made again on request. */
async function writeUploads(
  storage: Storage,
  { names, required, optional }: UploadReferences,
  add: AddPart,
): Promise<Omit<ArchiveSummary, 'tables'>> {
  const missing: string[] = []
  const damaged: string[] = []
  let uploads = 0
  for (const hash of new Set([...names.keys(), ...required, ...optional])) {
    const candidates = names.has(hash) ? [names.get(hash)!] : namesOf(hash)
    const found = await readFirst(storage, candidates)
    // A registered upload without a file that nothing shows has only begun, or failed.
    if (!found && required.has(hash)) missing.push(hash)
    if (!found) continue
    if (found.content && sha256(found.content) === hash) {
      await add(partNames.upload(found.name), found.content)
      uploads++
    } else damaged.push(found.name)
  }
  return { uploads, missing, damaged }
}

/** The first of these files that exists, without content where it is larger than any upload. */
async function readFirst(
  storage: Storage,
  names: readonly string[],
): Promise<{ name: string; content?: Buffer } | undefined> {
  for (const name of names)
    try {
      const file = await storage.open(name)
      if (!file) continue
      if (file.size <= MAX_UPLOAD) return { name, content: await buffer(file.stream) }
      file.stream.destroy()
      return { name }
    } catch (error) {
      throw new UnreadableUpload(
        `The uploaded file ${name} cannot be read (${reasonOf(error)}); fix that, and try again.`,
      )
    }
  return undefined
}
