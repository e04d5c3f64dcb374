import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { migrations } from '../db/migrations/index.ts'
import type { Migration } from '../db/migrations/migration.ts'
import { StartRefused, sentenceOf } from '../shared/startRefused.ts'
import { parseName } from '../uploads/fileNames.ts'
import { AGE } from './age.ts'
import { MOST_UPLOAD } from './copyUploads.ts'
import { draftsUpTo } from './level.ts'
import { FORMAT, type Manifest, manifest as manifestSchema, names, sumLine, tableOf, UPLOADS } from './manifest.ts'
import { createLineReader } from './rows.ts'
import { type Schema, schemaOf, type Table } from './schema.ts'
import { chunksOf, Damaged, type Part, partsOf } from './tar.ts'
import { Unencrypted, unpacked } from './unpack.ts'

export interface SummedPart extends Part {
  sha256: string
}

/** A backup that was read from its first byte to its last, and is as it was written. */
export interface Backup {
  manifest: Manifest
  /** What its tables look like. */
  schema: Schema
  rowsOf(table: Table): SummedPart[]
  uploads: { name: string; part: SummedPart }[]
  /** The content of a part, which must be the same as when it was verified. */
  read(part: SummedPart): Promise<Buffer>
}

/** What was read is no backup, or not as it was written. */
export class BadBackup extends StartRefused {}

interface Key {
  /** The migrations that this software knows. */
  drafts?: Record<string, Migration>
  passphrase?: string | undefined
  /** A plain archive is taken although a passphrase is given. */
  takesUnencrypted?: boolean
  /** Where an encrypted one is unpacked for as long as it is needed. */
  folder?: string
}

const { O_RDONLY, O_NONBLOCK } = constants

/** Sizes that no part of ours reaches: a larger one is refused before it is read into memory. */
const MOST = {
  manifest: 1024 * 1024,
  rows: 256 * 1024 * 1024,
  sums: 64 * 1024 * 1024,
}

/** Verifies a whole backup, then does something with it. Refuses, with a line that says why, whatever is not one. */
export async function withBackup<T>(
  path: string,
  work: (backup: Backup) => Promise<T>,
  { drafts, passphrase, takesUnencrypted = false, folder = tmpdir() }: Key = {},
): Promise<T> {
  // Without O_NONBLOCK a pipe would be waited for.
  const file = await open(path, O_RDONLY | O_NONBLOCK).catch(unreadable(path))
  try {
    if (!(await file.stat()).isFile()) throw new StartRefused(`${path} is not a file; name the file of a backup.`)
    if (!(await beginsWith(file, AGE))) {
      if (passphrase !== undefined && !takesUnencrypted) throw new Unencrypted(path)
      return await withOpenBackup(file, path, work, drafts)
    }
    const packed = { what: path, isEncrypted: true, passphrase, folder }
    const content = file.createReadStream({ start: 0, autoClose: false })
    return await unpacked(content, packed, (plain) => withOpenBackup(plain, path, work, drafts))
  } finally {
    await file.close()
  }
}

/** The same for a file that is open already and not encrypted; `what` it is called in a refusal. */
export async function withOpenBackup<T>(
  file: FileHandle,
  what: string,
  work: (backup: Backup) => Promise<T>,
  drafts: Record<string, Migration> = migrations,
): Promise<T> {
  const backup = await verify(file, what, drafts).catch((error: unknown) => {
    if (error instanceof Damaged)
      throw new BadBackup(`${what} is damaged (${error.message}); nothing was changed. Use another backup.`)
    return unreadable(what)(error)
  })
  return work(backup)
}

async function beginsWith(file: FileHandle, expected: Buffer): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(expected.length), 0, expected.length, 0)
  return bytesRead === expected.length && buffer.equals(expected)
}

/** What the disk says of a file, in one line; anything else goes on as it is. */
const unreadable = (path: string) => (error: unknown) => {
  if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw error
  throw new StartRefused(`${path} cannot be read (${sentenceOf(error as Error)}); name the file of a backup.`)
}

async function verify(file: FileHandle, path: string, drafts: Record<string, Migration>): Promise<Backup> {
  const read = async (part: SummedPart) => {
    const content = await buffer(chunksOf(file, part))
    if (createHash('sha256').update(content).digest('hex') !== part.sha256)
      throw new StartRefused(`${path} was changed while it was read; nothing was restored.`)
    return content
  }
  const [first, ...others] = await summedParts(file, path)
  const manifest = readManifest(await read(first!))
  const schema = await schemaOf(draftsUpTo(manifest.migrations, drafts, path))
  const sorted = sortParts(others, schema)
  checkTables(manifest, schema)
  await checkRows(sorted.rows, manifest, read)
  return { manifest, schema, rowsOf: (table) => sorted.rows.get(table) ?? [], uploads: sorted.uploads, read }
}

function readManifest(content: Buffer): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(String(content)))
  } catch {
    throw new Damaged(`${names.manifest} does not say what it must`)
  }
}

/** All parts but the last, which says what they must be. */
async function summedParts(file: FileHandle, path: string): Promise<SummedPart[]> {
  const parts: SummedPart[] = []
  for await (const part of partsIn(file, path)) {
    const hash = createHash('sha256')
    const isFirst = parts.length === 0
    refuseLarge(part, mostBytesOf(part.name))
    if (isFirst) await checkFormat(file, part, path)
    for await (const chunk of chunksOf(file, part)) hash.update(chunk)
    parts.push({ ...part, sha256: hash.digest('hex') })
  }
  const last = parts.pop()
  if (last?.name !== names.sums) throw new Damaged('it ends too early')
  const sums = parts.map(({ name, sha256 }) => sumLine(name, sha256))
  const expected = String(await buffer(chunksOf(file, last)))
  if (sums.join('') === expected) return parts
  const lines = expected.split('\n')
  const other = parts.find((_, i) => sums[i] !== `${lines[i]}\n`)
  throw new Damaged(`${other?.name ?? names.sums} is not as it was written`)
}

function mostBytesOf(name: string): number {
  if (name === names.manifest) return MOST.manifest
  if (name === names.sums) return MOST.sums
  return name.startsWith(UPLOADS) ? MOST_UPLOAD : MOST.rows
}

function refuseLarge({ name, size }: Part, most: number): void {
  if (size > most) throw new Damaged(`${name} is larger than it may be`)
}

/** A file that does not even begin like a backup is none. */
async function* partsIn(file: FileHandle, path: string): AsyncGenerator<Part> {
  let isBackup = false
  try {
    for await (const part of partsOf(file)) {
      isBackup ||= part.name === names.manifest
      if (!isBackup) throw new Damaged('it begins otherwise')
      yield part
    }
  } catch (error) {
    if (isBackup || !(error instanceof Damaged)) throw error
    throw new BadBackup(`${path} is not a backup, or not the beginning of one; "backup" makes them.`)
  }
}

/** A newer format may differ in all that follows, so it is looked for first. */
async function checkFormat(file: FileHandle, part: Part, path: string): Promise<void> {
  const text = String(await buffer(chunksOf(file, part)))
  const format = Number(/^\{\s*"format": (\d+)/.exec(text)?.[1])
  if (format > FORMAT)
    throw new StartRefused(`${path} was made by a newer version of this software (format ${format}); use that version.`)
}

/** Takes each part for what it is by its name, and nothing that has another; a file's name is the hash of its content. */
function sortParts(parts: readonly SummedPart[], { kept, noLongerKept }: Schema) {
  const tables = [...kept, ...noLongerKept]
  const rows = new Map<Table, SummedPart[]>(tables.map((table) => [table, []]))
  const uploads = new Map<string, Backup['uploads'][number]>()
  for (const part of parts) {
    const table = tables.find(({ name }) => name === tableOf(part.name))
    const upload = part.name.startsWith(UPLOADS) ? parseName(part.name.slice(UPLOADS.length)) : undefined
    if (table && part.name === names.rows(table.name, rows.get(table)!.length + 1)) rows.get(table)!.push(part)
    else if (upload && !upload.size) {
      if (uploads.has(upload.name)) throw new Damaged(`${part.name} is in it twice`)
      if (upload.hash !== part.sha256) throw new Damaged(`${part.name} is not what its name says`)
      uploads.set(upload.name, { name: upload.name, part })
    } else throw new Damaged(`${part.name} does not belong there`)
  }
  return { rows, uploads: [...uploads.values()] }
}

/** The manifest must name every table of its migrations, and no other. */
function checkTables({ tables }: Manifest, { kept, noLongerKept }: Schema): void {
  const isKnown = (name: string) => [...kept, ...noLongerKept].some((table) => table.name === name)
  const stranger = Object.keys(tables).find((name) => !isKnown(name))
  if (stranger !== undefined) throw new Damaged(`${names.manifest} names ${stranger}, which is no table of a backup`)
  const missing = kept.find(({ name }) => !tables[name])
  if (missing) throw new Damaged(`${names.manifest} says nothing of ${missing.name}`)
}

/** Every row must be one of its table, none may be missing, and no id may be given again. */
async function checkRows(rows: Map<Table, SummedPart[]>, { tables }: Manifest, read: Backup['read']): Promise<void> {
  for (const [table, parts] of rows) {
    const { rows: expected, lastId = 0 } = tables[table.name] ?? { rows: 0 }
    const toRows = createLineReader(table)
    let count = 0
    for (const part of parts) {
      const found = rowsIn(part, await read(part), toRows)
      if (table.isNumbered && found.some((row) => Number(row[table.key[0]!]) > lastId))
        throw new Damaged(`${part.name} has an id above ${lastId}`)
      count += found.length
    }
    if (count !== expected) throw new Damaged(`it has ${count} rows of ${table.name}, and should have ${expected}`)
  }
}

function rowsIn<T>({ name }: Part, content: Buffer, toRows: (content: Buffer) => T[]): T[] {
  try {
    return toRows(content)
  } catch {
    throw new Damaged(`${name} has rows that are none`)
  }
}
