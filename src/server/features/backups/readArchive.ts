import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { OperatorError, sentenceOf } from '../../platform/config/operatorError.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import type { Migration } from '../../platform/db/migrations/migration.ts'
import { parseName } from '../../platform/storage/fileNames.ts'
import {
  BackupFailure,
  checksumLine,
  damaged,
  FORMAT,
  MAX_PART,
  type Manifest,
  manifestSchema,
  newer,
  partNames,
  sha256,
  tableOfPart,
  uploadOfPart,
} from './archiveFormat.ts'
import { AGE_HEADER, decrypt, WrongPassphrase } from './encryption.ts'
import { createLineParser, IGNORED, migrationsUpTo, type Row, type Schema, schemaAfter, type Table } from './tables.ts'

/** Source of an archive, read from its first byte to its last: once to verify it and once to restore it. */
export interface ArchiveSource {
  /** Its name in messages. */
  label: string
  isEncrypted: boolean
  passphrase?: string | undefined
  /** Accept an unencrypted archive although a passphrase is set. */
  acceptsUnencrypted?: boolean
  open(): Promise<AsyncIterable<Uint8Array>>
}

export interface Part {
  name: string
  content: Buffer
}

/** An archive that was read completely and is intact. */
export interface VerifiedArchive {
  source: ArchiveSource
  manifest: Manifest
  schema: Schema
  /** Schema version: the migrations that had run, among those that this software knows. */
  migrations: string[]
}

/** Consumer of an archive's content, called before its end is verified. */
export interface ArchiveReader {
  rows(table: Table, rows: Row[]): Promise<unknown>
  upload(name: string, content: Buffer): Promise<unknown>
}

/** Reads and verifies a whole archive. Throws `OperatorError`, a `BackupFailure` if it is damaged. */
export async function readArchive(
  source: ArchiveSource,
  migrations: Record<string, Migration> = allMigrations,
  reader?: ArchiveReader,
): Promise<VerifiedArchive> {
  const { label } = source
  let archive: VerifiedArchive | undefined
  let content: ContentReader | undefined
  let checksums = ''
  let isComplete = false
  for await (const part of readParts(source)) {
    if (isComplete) throw damaged(label, 'it has data after its end')
    const checksum = sha256(part.content)
    if (part.name === partNames.checksums) {
      if (String(part.content) !== checksums) throw damaged(label, 'its parts are not as they were written')
      isComplete = true
    } else if (content) await content.read(part, checksum)
    else {
      const manifest = parseManifest(label, part.content)
      const known = migrationsUpTo(manifest.migrations, migrations, label)
      archive = { source, manifest, schema: await schemaAfter(known), migrations: Object.keys(known) }
      content = createContentReader(archive, reader)
    }
    checksums += checksumLine(checksum, part.name)
  }
  if (!archive || !content || !isComplete) throw damaged(label, 'it ends too early')
  content.finish()
  return archive
}

type ContentReader = ReturnType<typeof createContentReader>

/**
 * Checks each part by its name: rows of a known table, or a file whose name is the hash of its content; any other part
 * is refused.
 */
function createContentReader({ source: { label }, manifest, schema }: VerifiedArchive, reader?: ArchiveReader) {
  checkTables(label, manifest, schema)
  const tables = new Map(
    schema.tables.map((table) => [table.name, { ...table, parse: createLineParser(table), parts: 0, rows: 0 }]),
  )
  const uploads = new Set<string>()
  return {
    async read({ name, content }: Part, checksum: string) {
      const tableName = tableOfPart(name) ?? ''
      if (IGNORED.includes(tableName)) return
      const table = tables.get(tableName)
      if (table && name === partNames.rows(table.name, ++table.parts)) {
        const rows = parseRows(label, name, () => table.parse(content))
        table.rows += rows.length
        await reader?.rows(table, rows)
        return
      }
      const upload = parseName(uploadOfPart(name) ?? '')
      if (!upload || upload.rendition) throw damaged(label, `${name} does not belong there`)
      if (uploads.has(name)) throw damaged(label, `${name} is in it twice`)
      if (upload.hash !== checksum) throw damaged(label, `${name} is not the file that its name is the hash of`)
      uploads.add(name)
      await reader?.upload(upload.name, content)
    },
    finish() {
      for (const { name, rows } of tables.values()) {
        const expected = manifest.tables[name]!.rows
        if (rows !== expected) throw damaged(label, `it has ${rows} rows of ${name}, and should have ${expected}`)
      }
    },
  }
}

function parseRows<T>(label: string, name: string, parse: () => T[]): T[] {
  try {
    return parse()
  } catch {
    throw damaged(label, `${name} contains invalid rows`)
  }
}

/** The manifest must list exactly the tables of its schema version. */
function checkTables(label: string, manifest: Manifest, { tables }: Schema): void {
  const expected = tables.map(({ name }) => name)
  const given = Object.keys(manifest.tables).filter((name) => !IGNORED.includes(name))
  const other = [...expected, ...given].find((name) => !expected.includes(name) || !given.includes(name))
  if (other !== undefined) throw damaged(label, `${partNames.manifest} lists unexpected tables: ${other}`)
}

function parseManifest(label: string, content: Buffer): Manifest {
  try {
    const value: unknown = JSON.parse(String(content))
    const { format } = z.looseObject({ format: z.number() }).parse(value)
    // Other members of a newer format may differ.
    if (format > FORMAT) throw newer(label, `format ${format}`)
    return manifestSchema.parse(value)
  } catch (error) {
    if (error instanceof OperatorError) throw error
    throw damaged(label, `${partNames.manifest} is not valid`)
  }
}

/** The parts of an archive in order, each whole in memory. */
export async function* readParts(source: ArchiveSource): AsyncGenerator<Part> {
  const { label } = source
  const notABackup = new BackupFailure(
    'notABackup',
    `${label} is not a backup, or not the beginning of one; "backup" makes them.`,
  )
  const tar = extract()
  const reading = pipeline(readDecrypted(source), tar)
  reading.catch(() => {})
  let isBackup = false
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header
      isBackup ||= name === partNames.manifest
      if (!isBackup) throw notABackup
      if (type !== 'file') throw damaged(label, `${name} is not a plain file`)
      if (size > MAX_PART) throw damaged(label, `${name} is larger than it may be`)
      yield { name, content: await buffer(entry) }
    }
    await reading
  } catch (error) {
    if (error instanceof SourceFailure) throw error.cause
    if (error instanceof OperatorError) throw error
    throw isBackup ? damaged(label, (error as Error).message) : notABackup
  }
  if (!isBackup) throw notABackup
}

/** The source itself failed (a disk, a store), which says nothing about the archive. */
class SourceFailure extends Error {}

async function* readSource({ open }: ArchiveSource): AsyncGenerator<Uint8Array, void> {
  try {
    yield* await open()
  } catch (error) {
    throw new SourceFailure('the archive cannot be read', { cause: error })
  }
}

/**
 * An unencrypted archive is refused if a passphrase is set: anyone with write access to the store could have made it,
 * with an administrator of their own.
 */
async function* readDecrypted(source: ArchiveSource): AsyncGenerator<Uint8Array> {
  const { label, isEncrypted, passphrase, acceptsUnencrypted } = source
  if (!isEncrypted) {
    if (passphrase !== undefined && !acceptsUnencrypted)
      throw new BackupFailure(
        'unencrypted',
        `BACKUP_PASSPHRASE: ${label} is not encrypted, so it may be anybody's; nothing was changed. If you trust it, restore it with "--unencrypted".`,
      )
    yield* readSource(source)
    return
  }
  if (passphrase === undefined)
    throw new BackupFailure(
      'noPassphrase',
      `BACKUP_PASSPHRASE: ${label} is encrypted; set the passphrase that it was made with.`,
    )
  const content = readSource(source)
  try {
    yield* decrypt(content, passphrase)
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (error instanceof WrongPassphrase)
      throw new BackupFailure(
        'wrongPassphrase',
        `BACKUP_PASSPHRASE: ${label} was encrypted with another passphrase; set that one.`,
      )
    throw damaged(label, 'it is not as it was encrypted')
  } finally {
    // A failed decryption leaves the source open.
    await content.return(undefined)
  }
}

const { O_RDONLY, O_NONBLOCK } = constants

type FileOptions = Pick<ArchiveSource, 'passphrase' | 'acceptsUnencrypted'>

/** An open file as an archive; it stays open. */
export const openArchiveFile = async (
  file: FileHandle,
  label: string,
  options: FileOptions,
): Promise<ArchiveSource> => ({
  ...options,
  label,
  isEncrypted: await startsWith(file, AGE_HEADER),
  open: async () => file.createReadStream({ start: 0, autoClose: false }),
})

/** Runs work with an archive file open. */
export async function withArchiveFile<T>(
  path: string,
  options: FileOptions,
  work: (source: ArchiveSource) => Promise<T>,
): Promise<T> {
  // Without O_NONBLOCK opening a named pipe would wait for its writer.
  const file = await open(path, O_RDONLY | O_NONBLOCK).catch((error: Error) => {
    throw new OperatorError(`${path} cannot be read (${sentenceOf(error)}); name the file of a backup.`)
  })
  try {
    if (!(await file.stat()).isFile()) throw new OperatorError(`${path} is not a file; name the file of a backup.`)
    return await work(await openArchiveFile(file, path, options))
  } finally {
    await file.close()
  }
}

async function startsWith(file: FileHandle, expected: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0)
  return bytesRead === expected.length && buffer.equals(expected)
}
