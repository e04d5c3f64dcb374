import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pathNameOf } from '../../contract/declaring/pathName.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import { resources } from '../../contract/resources/index.ts'
import { reasonOf, StartRefused } from '../shared/startRefused.ts'
import { hashesIn, namesOf, parseName } from '../uploads/fileNames.ts'
import type { Storage, StoredFile } from '../uploads/storage.ts'
import { names } from './manifest.ts'
import type { AddPart } from './summedTar.ts'

/** The tables that keep what records were. */
const REMEMBERING = ['history', 'bin']

/** What nobody edits shows no picture: an address in a visitor's message is a visitor's words, and so it is in a mail about it. */
const unedited = (Object.values(resources) as Resource[]).filter(({ endpoints }) => !endpoints.update)
const SHOWING_NONE = new Set(['outbox', ...unedited.map(({ name }) => name)])
const isOfUnedited = (line: string) => unedited.some((each) => line.includes(`"resource":"${pathNameOf(each)}"`))

export type Sightings = ReturnType<typeof createSightings>

/** Collects which pictures the rows of a backup speak of. */
export function createSightings() {
  /** Of pictures that were uploaded: their names, by their hashes. */
  const uploaded = new Map<string, string>()
  const shown = new Set<string>()
  const remembered = new Set<string>()
  return {
    uploaded,
    shown,
    /** Of pictures that only versions and the bin speak of: they may be gone for good. */
    remembered,
    note(table: string, lines: readonly string[]) {
      if (SHOWING_NONE.has(table)) return
      const seen = REMEMBERING.includes(table) ? remembered : shown
      for (const line of lines)
        if (table === 'uploads') {
          const { name } = JSON.parse(line) as { name: string }
          uploaded.set(parseName(name)!.hash, name)
        } else if (seen === shown || !isOfUnedited(line)) for (const hash of hashesIn(line)) seen.add(hash)
    },
  }
}

export interface Copied {
  uploads: number
  /** Hashes of pictures that a row shows, whose files are gone. */
  missing: string[]
  /** Files that are not what was uploaded, by the hash in their names. They are left out: a restore would refuse them. */
  damaged: string[]
}

/** The bytes that an uploaded file has at most, many times over: one is held in memory at a time. */
export const MOST_UPLOAD = 64 * 1024 * 1024

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Copies every picture as it was uploaded; its sizes are made again when somebody asks for them. */
export async function copyUploads(
  storage: Storage,
  { uploaded, shown, remembered }: Sightings,
  add: AddPart,
): Promise<Copied> {
  const copied: Copied = { uploads: 0, missing: [], damaged: [] }
  for (const hash of new Set([...uploaded.keys(), ...shown, ...remembered])) {
    const found = await firstOf(storage, uploaded.has(hash) ? [uploaded.get(hash)!] : namesOf(hash))
    // A row without a file that nothing shows is an upload that has only begun, or failed.
    if (!found && shown.has(hash)) copied.missing.push(hash)
    if (!found) continue
    const content = await readUpload(found)
    if (content && sha256Of(content) === hash) {
      await add(names.upload(found.name), content.length, [content])
      copied.uploads++
    } else copied.damaged.push(found.name)
  }
  return copied
}

async function firstOf(storage: Storage, candidates: readonly string[]) {
  for (const name of candidates) {
    const file = await storage.open(name).catch(refuse(name))
    if (file) return { name, ...file }
  }
  return undefined
}

/** The whole file; undefined for one that is larger than any upload. */
async function readUpload({ name, size, stream }: StoredFile & { name: string }): Promise<Buffer | undefined> {
  if (size > MOST_UPLOAD) return void stream.destroy()
  return buffer(stream).catch(refuse(name))
}

/** A picture is there and cannot be read. */
export class CannotCopy extends StartRefused {}

const refuse =
  (name: string) =>
  (error: unknown): never => {
    throw new CannotCopy(`The uploaded file ${name} cannot be read (${reasonOf(error)}); mend that, and try again.`)
  }
