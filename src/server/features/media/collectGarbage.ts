import { DAY } from '../../../contract/domain/zones.ts'
import { pictures } from '../../../contract/resources/pictures/pictures.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Row } from '../../content/resources/row.ts'
import { forgetGone, letOutOfHand, putInHand } from '../../content/trash/goneRows.ts'
import { decodeRow } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { SYSTEM } from '../../platform/events/actor.ts'
import { addressOf, hashesIn, parseName } from '../../platform/storage/fileNames.ts'
import { isTemporaryFile } from '../../platform/storage/folderStorage.ts'
import type { ListedFile, Storage } from '../../platform/storage/storage.ts'
import { hashesInUse, hashesRemembered } from './hashesInUse.ts'
import { countUses } from './library/pictureUses.ts'
import { tracePicture } from './library/tracePicture.ts'
import { claimUpload, type FileContext, type UploadRow } from './uploads.ts'

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
  /** Pictures that no record showed, uploaded of late, since a draft may name them, or taken up again meanwhile. */
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
  { db, storage, resources }: FileContext & { resources: Record<string, Resource> },
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
      uploadedAt < oldest && (isDryRun || (await removePicture({ db, storage }, { row, files: own }, oldest)))
    if (!isRemoved) garbage.young++
    else {
      if (row || own.some(isOriginal)) garbage.removed.pictures++
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
    else (isTemporaryFile(file.name) ? asides : unknown).push(file)
  }
  return { of, asides, unknown }
}

const isOriginal = ({ name }: ListedFile) => !parseName(name)?.rendition
const newestOf = (files: readonly ListedFile[]) => new Date(Math.max(0, ...files.map(({ modifiedAt }) => +modifiedAt)))

interface Unused {
  row: Pick<UploadRow, 'name'> | undefined
  files: readonly ListedFile[]
}

/**
 * Removes a picture, unless it was taken up again. Its rows go first, to what is gone for good; then its files, outside of any
 * transaction, since their store may be silent. Where that is cut off, the hourly job of the bin ends it.
 */
async function removePicture({ db, storage }: FileContext, { row, files }: Unused, oldest: Date): Promise<boolean> {
  const original = files.find(isOriginal)
  // Sizes without their picture are made anew when somebody asks: they need nobody's leave.
  if (!row && !original) {
    await removeFiles(storage, files)
    return true
  }
  const id = await db.transaction().execute(async (trx) => {
    // Of what no row knows an upload is waited for as well, or waits.
    if (!row) await claimUpload(trx, unknownUpload(original!))
    const upload = await forgetPicture(trx, (row ?? original!).name, oldest)
    return upload && putInHand(trx, upload, Date.now())
  })
  if (id === undefined) return false
  try {
    await removeFiles(storage, files)
  } catch (error) {
    await letOutOfHand(db, id)
    throw error
  }
  await forgetGone(db, id)
  return true
}

async function removeFiles(storage: Storage, files: readonly ListedFile[]): Promise<void> {
  for (const { name } of files) await storage.remove(name)
}

const unknownUpload = ({ name, size, modifiedAt }: ListedFile): UploadRow => ({
  name,
  type: parseName(name)!.type,
  width: 0,
  height: 0,
  bytes: size,
  placeholder: null,
  createdAt: modifiedAt.toISOString(),
})

/** Takes a picture out of the library, within a transaction, and answers what was known of its file; undefined where somebody took it up again. */
async function forgetPicture(trx: Db, name: string, oldest: Date): Promise<UploadRow | undefined> {
  const url = addressOf(name)
  const found = trx.selectFrom('pictures').selectAll().where('url', '=', url)
  // Who is about to show it waits here, or is waited for. The embedded database has one writer at a time anyway.
  const picture = await (dialectOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
  if (picture?.alt || (await countUses(trx, parseName(name)!.hash)) > 0) return undefined
  const forgotten = await trx
    .deleteFrom('uploads')
    .where('name', '=', name)
    .where('createdAt', '<', oldest.toISOString())
    .returningAll()
    .executeTakeFirst()
  if (!forgotten || !picture) return forgotten
  await trx.deleteFrom('pictures').where('url', '=', url).execute()
  await tracePicture(trx, { action: 'purge', actor: SYSTEM, before: decodeRow(pictures.fields, picture) as Row })
  return forgotten
}

/** The hashes of pictures of which it is said what is seen in them. */
async function describedIn(db: Db): Promise<Set<string>> {
  const pictures = await db.selectFrom('pictures').select('url').where('alt', 'is not', null).execute()
  return new Set(pictures.flatMap(({ url }) => hashesIn(String(url))))
}
