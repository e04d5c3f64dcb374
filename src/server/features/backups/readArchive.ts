import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { StartRefused, sentenceOf } from '../../platform/config/startRefused.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import type { Migration } from '../../platform/db/migrations/migration.ts'
import { parseName } from '../../platform/storage/fileNames.ts'
import {
  checksumLine,
  DamagedArchive,
  damaged,
  EncryptionRefused,
  FORMAT,
  type Manifest,
  manifestSchema,
  maxBytesOfPart,
  partNames,
  sha256,
  tableOfPart,
  uploadOfPart,
} from './archiveFormat.ts'
import { AGE_HEADER, decrypt, WrongPassphrase } from './encryption.ts'
import { createLineParser, migrationsUpTo, type Schema, schemaAfter, type Table } from './tables.ts'

/** Where an archive is read from. It is read from its first byte to its last, once for each pass. */
export interface ArchiveSource {
  /** How messages name it. */
  label: string
  isEncrypted: boolean
  passphrase?: string | undefined
  /** Accept a plain archive although a passphrase is set. */
  acceptsUnencrypted?: boolean
  open(): Promise<AsyncIterable<Uint8Array>>
}

export interface Part {
  name: string
  content: Buffer
}

/** An archive whose every part was read and is as it was written. */
export interface VerifiedArchive {
  source: ArchiveSource
  manifest: Manifest
  schema: Schema
  /** Schema version: the migrations that had run, of those that this software knows. */
  migrations: string[]
  /** The parts in their order, without the checksums themselves. */
  parts: { name: string; checksum: string }[]
}

/** Verifies a whole archive. Refuses with a line that says why whatever is not one; nothing is changed by then. */
export async function verifyArchive(
  source: ArchiveSource,
  migrations: Record<string, Migration> = allMigrations,
): Promise<VerifiedArchive> {
  const { label } = source
  const parts: VerifiedArchive['parts'] = []
  let manifest: Manifest | undefined
  let checker: ContentChecker | undefined
  let known: Record<string, Migration> = {}
  let isComplete = false
  for await (const { name, content } of readParts(source)) {
    if (isComplete) throw damaged(label, 'it goes on behind its end')
    if (name === partNames.checksums) {
      compareChecksums(label, parts, String(content))
      isComplete = true
      continue
    }
    const checksum = sha256(content)
    if (checker) checker.check(name, content, checksum)
    else {
      manifest = parseManifest(label, content)
      known = migrationsUpTo(manifest.migrations, migrations, label)
      checker = createContentChecker(label, manifest, await schemaAfter(known))
    }
    parts.push({ name, checksum })
  }
  if (!checker || !manifest || !isComplete) throw damaged(label, 'it ends too early')
  checker.finish()
  return { source, manifest, schema: checker.schema, migrations: Object.keys(known), parts }
}

/** Reads the parts of a verified archive again. Fails where one is not what was verified. */
export async function* readVerifiedParts({ source, parts }: VerifiedArchive): AsyncGenerator<Part> {
  const changed = new StartRefused(`${source.label} was changed while it was read; nothing was restored.`)
  let number = 0
  for await (const part of readParts(source)) {
    const expected = parts[number++]
    if (!expected) break
    if (part.name !== expected.name || sha256(part.content) !== expected.checksum) throw changed
    yield part
  }
  if (number <= parts.length) throw changed
}

const { O_RDONLY, O_NONBLOCK } = constants

interface FileOptions extends Pick<ArchiveSource, 'passphrase' | 'acceptsUnencrypted'> {
  migrations?: Record<string, Migration> | undefined
}

/** Verifies an archive in a file, then does something with it. */
export async function withArchiveFile<T>(
  path: string,
  { migrations, ...options }: FileOptions,
  work: (archive: VerifiedArchive) => Promise<T>,
): Promise<T> {
  // Without O_NONBLOCK opening a named pipe would wait for its writer.
  const file = await open(path, O_RDONLY | O_NONBLOCK).catch(explainFileError(path))
  try {
    if (!(await file.stat()).isFile()) throw new StartRefused(`${path} is not a file; name the file of a backup.`)
    const source: ArchiveSource = {
      ...options,
      label: path,
      isEncrypted: await startsWith(file, AGE_HEADER),
      open: async () => file.createReadStream({ start: 0, autoClose: false }),
    }
    return await work(await verifyArchive(source, migrations).catch(explainFileError(path)))
  } finally {
    await file.close()
  }
}

async function startsWith(file: FileHandle, expected: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0)
  return bytesRead === expected.length && buffer.equals(expected)
}

/** An error of the file system in one line; any other stays as it is. */
const explainFileError = (path: string) => (error: unknown) => {
  if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
  throw new StartRefused(`${path} cannot be read (${sentenceOf(error as Error)}); name the file of a backup.`)
}

/** The source itself failed (a disk, a store), which says nothing about the archive. */
class SourceFailure extends Error {}

async function* readSource({ open }: ArchiveSource): AsyncGenerator<Uint8Array> {
  try {
    yield* await open()
  } catch (error) {
    throw new SourceFailure('the archive cannot be read', { cause: error })
  }
}

async function* readDecrypted(source: ArchiveSource): AsyncGenerator<Uint8Array> {
  const { label, isEncrypted, passphrase, acceptsUnencrypted } = source
  if (!isEncrypted) {
    if (passphrase !== undefined && !acceptsUnencrypted) throw new EncryptionRefused('unencrypted', label)
    yield* readSource(source)
    return
  }
  if (passphrase === undefined) throw new EncryptionRefused('noPassphrase', label)
  try {
    yield* decrypt(readSource(source), passphrase)
  } catch (error) {
    if (error instanceof SourceFailure) throw error
    if (error instanceof WrongPassphrase) throw new EncryptionRefused('wrongPassphrase', label)
    throw damaged(label, 'it is not as it was encrypted')
  }
}

/** The parts of an archive in their order, each whole in memory. */
async function* readParts(source: ArchiveSource): AsyncGenerator<Part> {
  const { label } = source
  const notABackup = `${label} is not a backup, or not the beginning of one; "backup" makes them.`
  const tar = extract()
  const reading = pipeline(readDecrypted(source), tar)
  reading.catch(() => {})
  let isBackup = false
  try {
    for await (const entry of tar) {
      const { name, type, size = 0 } = entry.header
      isBackup ||= name === partNames.manifest
      if (!isBackup) throw new DamagedArchive(notABackup)
      if (type !== 'file') throw damaged(label, `${name} is not a plain file`)
      if (size > maxBytesOfPart(name)) throw damaged(label, `${name} is larger than it may be`)
      yield { name, content: await buffer(entry) }
    }
    await reading
  } catch (error) {
    if (error instanceof SourceFailure) throw error.cause
    if (error instanceof StartRefused) throw error
    throw isBackup ? damaged(label, (error as Error).message) : new DamagedArchive(notABackup)
  }
  if (!isBackup) throw new DamagedArchive(notABackup)
}

function parseManifest(label: string, content: Buffer): Manifest {
  try {
    const value: unknown = JSON.parse(String(content))
    const { format } = z.looseObject({ format: z.number() }).parse(value)
    // A newer format may differ in everything else.
    if (format > FORMAT)
      throw new StartRefused(
        `${label} was made by a newer version of this software (format ${format}); use that version.`,
      )
    return manifestSchema.parse(value)
  } catch (error) {
    if (error instanceof StartRefused) throw error
    throw damaged(label, `${partNames.manifest} does not say what it must`)
  }
}

function compareChecksums(label: string, parts: VerifiedArchive['parts'], expected: string): void {
  const lines = parts.map(({ name, checksum }) => checksumLine(checksum, name))
  if (lines.join('') === expected) return
  const expectedLines = expected.split('\n')
  const other = parts.find((_, i) => lines[i] !== `${expectedLines[i]}\n`)
  throw damaged(label, `${other?.name ?? partNames.checksums} is not as it was written`)
}

type ContentChecker = ReturnType<typeof createContentChecker>

/** Checks each part by its name: rows of a known table, or a file whose name is the hash of its content; nothing else belongs there. */
function createContentChecker(label: string, manifest: Manifest, schema: Schema) {
  checkTables(label, manifest, schema)
  const tables = new Map(
    [...schema.tables, ...schema.noLongerIncluded].map((table) => [
      table.name,
      { ...table, parse: createLineParser(table), parts: 0, rows: 0 },
    ]),
  )
  type Read = NonNullable<ReturnType<typeof tables.get>>
  const uploads = new Set<string>()

  const checkRows = (name: string, content: Buffer, table: Read) => {
    const rows = parseRows(label, name, () => table.parse(content))
    const { lastId = 0 } = manifest.tables[table.name] ?? {}
    if (table.isNumbered && rows.some((row) => Number(row[table.key[0]!]) > lastId))
      throw damaged(label, `${name} has an id above ${lastId}`)
    table.parts++
    table.rows += rows.length
  }

  return {
    schema,
    check(name: string, content: Buffer, checksum: string) {
      const table = tables.get(tableOfPart(name) ?? '')
      if (table && name === partNames.rows(table.name, table.parts + 1)) return checkRows(name, content, table)
      const upload = parseName(uploadOfPart(name) ?? '')
      if (!upload || upload.rendition) throw damaged(label, `${name} does not belong there`)
      if (uploads.has(name)) throw damaged(label, `${name} is in it twice`)
      if (upload.hash !== checksum) throw damaged(label, `${name} is not what its name says`)
      uploads.add(name)
    },
    finish() {
      for (const { name, rows } of tables.values()) {
        const expected = manifest.tables[name]?.rows ?? 0
        if (rows !== expected) throw damaged(label, `it has ${rows} rows of ${name}, and should have ${expected}`)
      }
    },
  }
}

function parseRows<T>(label: string, name: string, parse: () => T[]): T[] {
  try {
    return parse()
  } catch {
    throw damaged(label, `${name} has rows that are none`)
  }
}

/** The manifest must name every table of its schema version, and no other. */
function checkTables(label: string, manifest: Manifest, { tables, noLongerIncluded }: Schema): void {
  const known: Table[] = [...tables, ...noLongerIncluded]
  const unknown = Object.keys(manifest.tables).find((name) => !known.some((table) => table.name === name))
  if (unknown !== undefined)
    throw damaged(label, `${partNames.manifest} names ${unknown}, which is no table of a backup`)
  const missing = tables.find(({ name }) => !manifest.tables[name])
  if (missing) throw damaged(label, `${partNames.manifest} says nothing of ${missing.name}`)
}
