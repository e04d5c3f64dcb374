import type { Resource } from '../../contract/resource.ts'
import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { decodeRow } from '../db/columns.ts'
import type { Db } from '../db/tables.ts'
import { tracePicture } from '../pictures/tracePicture.ts'
import type { Row } from '../resources/row.ts'
import { SYSTEM } from '../shared/actor.ts'
import { addressOf, hashesIn, parseName } from './fileNames.ts'
import { isAside } from './folderStorage.ts'
import { hashesInUse, hashesRemembered } from './hashesInUse.ts'
import type { Shelf } from './keepPicture.ts'
import type { ListedFile, Storage } from './storage.ts'

const DAY = 24 * 60 * 60 * 1000

/**
 * In days: what a form that nobody has saved yet may name, or its draft, which the panel offers again in the browser in
 * which it was typed.
 */
export const DAYS_KEPT = 30

/** What a collection found, and did unless it was only a trial. */
export interface Garbage {
  /** Pictures that nobody needs any more, and their files: the sizes, too, and what interrupted uploads left. */
  removed: { pictures: number; files: number; bytes: number; names: string[] }
  /** Pictures that a record shows. */
  used: number
  /** Pictures that no record shows, and of which the library says what is seen in them: somebody means to show them. */
  described: number
  /** Pictures that no record shows, and that would come back with an earlier version, or out of the bin. */
  remembered: number
  /** Pictures that no record shows, uploaded of late: a draft may name them. */
  young: number
  /** Pictures that a record shows, whose files are gone. */
  missing: string[]
  /** Files that are none of ours, left alone. */
  unknown: string[]
}

interface Options {
  /** Only says what it would remove. */
  isDryRun?: boolean
  now?: number
}

/**
 * Removes the pictures that no record of a declared resource and no singleton speaks of, with all their sizes, unless
 * they are described in the library, or were uploaded of late. Uploads may go on meanwhile, here and on other instances.
 */
export async function collectGarbage(
  { db, storage, resources }: Shelf & { resources: Record<string, Resource> },
  { isDryRun = false, now = Date.now() }: Options = {},
): Promise<Garbage> {
  const oldest = new Date(now - DAYS_KEPT * DAY)
  const files = await sortedFiles(storage)
  const uploads = await db.selectFrom('uploads').select(['name', 'createdAt']).execute()
  const rows = new Map(uploads.map((upload) => [parseName(upload.name)!.hash, upload]))
  const used = await hashesInUse(db, Object.values(resources))
  const described = await describedIn(db)
  const unshown = [...new Set([...rows.keys(), ...files.of.keys()])].filter((hash) => !used.has(hash))
  const remembered = await hashesRemembered(db)
  const meant = unshown.filter((hash) => !described.has(hash))
  const unused = meant.filter((hash) => !remembered.has(hash))

  const garbage: Garbage = {
    removed: { pictures: 0, files: 0, bytes: 0, names: [] },
    used: used.size,
    described: unshown.length - meant.length,
    remembered: meant.length - unused.length,
    young: 0,
    missing: [...used].filter((hash) => !files.of.get(hash)?.some(isOriginal)),
    unknown: files.unknown.map(({ name }) => name),
  }
  const count = (removed: readonly ListedFile[]) => {
    garbage.removed.files += removed.length
    garbage.removed.bytes += removed.reduce((sum, { size }) => sum + size, 0)
    garbage.removed.names.push(...removed.map(({ name }) => name))
  }

  for (const hash of unused) {
    const own = files.of.get(hash) ?? []
    const row = rows.get(hash)
    const uploadedAt = row ? new Date(row.createdAt) : newestOf(own)
    const isRemoved =
      uploadedAt < oldest && (isDryRun || (await removePicture({ db, storage }, row?.name, own, oldest)))
    if (!isRemoved) garbage.young++
    else {
      garbage.removed.pictures++
      count(own)
    }
  }
  const left = files.asides.filter(({ modifiedAt }) => +modifiedAt < now - DAY)
  if (!isDryRun) for (const { name } of left) await storage.remove(name)
  count(left)
  return garbage
}

/** Every file: by the picture that it belongs to, or else what an interrupted upload left, or none of ours. */
async function sortedFiles(storage: Storage) {
  const of = new Map<string, ListedFile[]>()
  const asides: ListedFile[] = []
  const unknown: ListedFile[] = []
  for await (const file of storage.list()) {
    const hash = parseName(file.name)?.hash
    if (hash) of.set(hash, [...(of.get(hash) ?? []), file])
    else (isAside(file.name) ? asides : unknown).push(file)
  }
  return { of, asides, unknown }
}

const isOriginal = ({ name }: ListedFile) => !parseName(name)?.size
const newestOf = (files: readonly ListedFile[]) => new Date(Math.max(0, ...files.map(({ modifiedAt }) => +modifiedAt)))

/**
 * Removes a picture, unless it was uploaded again. Its row is held until its files are gone, so that an upload of the
 * same picture, which begins with the row, waits and then finds the place empty.
 */
const removePicture = (shelf: Shelf, name: string | undefined, files: readonly ListedFile[], oldest: Date) =>
  shelf.db.transaction().execute(async (trx) => {
    if (name !== undefined && !(await forgetRow(trx, name, oldest))) return false
    for (const file of files) await shelf.storage.remove(file.name)
    return true
  })

async function forgetRow(trx: Db, name: string, oldest: Date): Promise<boolean> {
  const forgotten = await trx
    .deleteFrom('uploads')
    .where('name', '=', name)
    .where('createdAt', '<', oldest.toISOString())
    .returning('name')
    .executeTakeFirst()
  const gone =
    forgotten && (await trx.deleteFrom('pictures').where('url', '=', addressOf(name)).returningAll().execute())
  for (const picture of gone ?? [])
    await tracePicture(trx, { action: 'purge', actor: SYSTEM, before: decodeRow(pictures.fields, picture) as Row })
  return Boolean(forgotten)
}

/** The hashes of pictures of which it is said what is seen in them. */
async function describedIn(db: Db): Promise<Set<string>> {
  const pictures = await db.selectFrom('pictures').select('url').where('alt', 'is not', null).execute()
  return new Set(pictures.flatMap(({ url }) => hashesIn(String(url))))
}
