import { buffer } from 'node:stream/consumers'
import { DAY, dayShown, instantOf } from '../../../contract/domain/zones.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { text } from '../../../contract/schema/fieldTypes.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import type { Row } from '../../content/resources/row.ts'
import { decodeRow } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import { anyTable, type Db } from '../../platform/db/tables.ts'
import { SYSTEM } from '../../platform/db/transaction.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { addressOf, hashesIn, parseName } from '../../platform/storage/fileNames.ts'
import { isTemporaryFile } from '../../platform/storage/folderStorage.ts'
import type { ListedFile, Storage } from '../../platform/storage/storage.ts'
import { countUses } from './library/pictureUses.ts'
import { tracePicture } from './library/tracePicture.ts'
import { type FileContext, findUpload } from './uploads.ts'

/** In days: an unsaved form, or its draft in the browser where it was typed, may name an upload that nothing refers to yet. */
export const DAYS_KEPT = 30

/** What a collection found, and removed unless it was a dry run. */
export interface Garbage {
  /** Uploads that nothing refers to, and files: originals, renditions, and what interrupted uploads left. */
  removed: { pictures: number; files: number; bytes: number; names: string[] }
  /** Uploads that a record shows. */
  used: number
  /** Uploads that no record shows, and that the library keeps: those with an alternative text, or all of them. */
  described: number
  /** Uploads that no record shows, and that the trash or an earlier version of a record refers to. */
  remembered: number
  /** Uploads that nothing refers to, too new to be removed, or uploaded again meanwhile. */
  young: number
  /** Hashes of uploads that a record shows, whose file is missing. */
  missing: string[]
  /** Files that are not ours, and left alone. */
  unknown: string[]
}

export interface GarbageContext extends FileContext {
  resources: Record<string, Resource>
}

interface Options {
  isDryRun?: boolean
  /** Whatever is in the library stays, also without an alternative text. */
  keepsLibrary?: boolean
  now?: number
}

/**
 * Garbage collection: the one place where files are removed. Removes uploads that nothing refers to: no record, singleton, earlier
 * version or entry of the trash names them, the library does not keep them, and they are `DAYS_KEPT` old. Files without a row in `uploads`
 * belong to a picture in the trash, or go after a day: a purge leaves them, for instance. Uploads and saves may go on meanwhile, here and on
 * other instances.
 */
export async function collectGarbage(
  { db, storage, resources }: GarbageContext,
  { isDryRun = false, keepsLibrary = false, now = Date.now() }: Options = {},
): Promise<Garbage> {
  // Files first: an upload stores its row before its file, so that each of these has a row by now, if ever.
  const files = await listFiles(storage)
  const uploads = await db.selectFrom('uploads').select(['name', 'createdAt']).execute()
  const rows = new Map(uploads.map((upload) => [parseName(upload.name)!.hash, upload]))
  // Records before the trash: a record that is deleted meanwhile is seen in the one or the other.
  const used = await hashesInRecords(db, Object.values(resources))
  const { inTrash, inVersions } = await hashesInPast(db)
  const inLibrary = await hashesInLibrary(db, keepsLibrary)
  const oldest = new Date(now - DAYS_KEPT * DAY)

  const garbage: Garbage = {
    removed: { pictures: 0, files: 0, bytes: 0, names: [] },
    used: used.size,
    described: 0,
    remembered: 0,
    young: 0,
    missing: [...used].filter((hash) => !files.byHash.get(hash)?.some(isOriginal)),
    unknown: files.unknown.map(({ name }) => name),
  }
  const count = (removed: readonly ListedFile[]) => {
    garbage.removed.files += removed.length
    garbage.removed.bytes += removed.reduce((sum, { size }) => sum + size, 0)
    garbage.removed.names.push(...removed.map(({ name }) => name))
  }

  for (const hash of new Set([...rows.keys(), ...files.byHash.keys()])) {
    if (used.has(hash)) continue
    const [row, own] = [rows.get(hash), files.byHash.get(hash) ?? []]
    const isOld = row ? new Date(row.createdAt) < oldest : newest(own) < now - DAY
    if (row && inLibrary.has(hash)) garbage.described++
    else if (inTrash.has(hash) || (row && inVersions.has(hash))) garbage.remembered++
    else if (!isOld || !(isDryRun || !row || (await removeUpload(db, row.name, oldest)))) garbage.young++
    else {
      if (!isDryRun) await removeFiles({ db, storage }, hash, own)
      if (row || own.some(isOriginal)) garbage.removed.pictures++
      count(own)
    }
  }
  const interrupted = files.temporary.filter(({ modifiedAt }) => +modifiedAt < now - DAY)
  if (!isDryRun) for (const { name } of interrupted) await storage.remove(name)
  count(interrupted)
  return garbage
}

interface JobDeps extends GarbageContext {
  /** The database's URL. */
  url: string
  timeZone: string
  now: () => number
  log: Pick<Log, 'info'>
}

/** The hour of the nightly run, behind the backup's. */
const HOUR = 4

/** Collects garbage each night, on one instance. What is in the library stays: only `gc-uploads` removes what nobody described there. */
export function garbageJob({ url, timeZone, now, log, ...context }: JobDeps): Job {
  let next = nextNight(now(), timeZone)
  return {
    name: 'collect unused files',
    tables: [],
    async run() {
      if (now() < next) return next
      const work = () => collectGarbage(context, { keepsLibrary: true, now: now() })
      const done = await tryWithLock({ db: context.db, url }, 'data', 'exclusive', work)
      if (done) {
        const { pictures, files, bytes } = done.value.removed
        log.info({ pictures, files, bytes }, 'unused files removed')
      }
      next = nextNight(now(), timeZone)
      return next
    },
  }
}

function nextNight(now: number, timeZone: string): number {
  const at = (days: number) => +instantOf(dayShown(new Date(now), timeZone) + days * DAY + (HOUR / 24) * DAY, timeZone)
  return at(0) > now ? at(0) : at(1)
}

/** All files: by the hash of their upload, those that an interrupted write left, and those that are not ours. */
async function listFiles(storage: Storage) {
  const byHash = new Map<string, ListedFile[]>()
  const temporary: ListedFile[] = []
  const unknown: ListedFile[] = []
  for await (const file of storage.list()) {
    const hash = parseName(file.name)?.hash
    if (hash) byHash.set(hash, [...(byHash.get(hash) ?? []), file])
    else (isTemporaryFile(file.name) ? temporary : unknown).push(file)
  }
  return { byHash, temporary, unknown }
}

const isOriginal = ({ name }: ListedFile) => !parseName(name)?.rendition
const newest = (files: readonly ListedFile[]) => Math.max(0, ...files.map(({ modifiedAt }) => +modifiedAt))

/**
 * Deletes the row of an upload, and its picture in the library; false where it was uploaded again, shown or described since the scan. From
 * then on its file is not served.
 */
const removeUpload = (db: Db, name: string, oldest: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const url = addressOf(name)
    const found = trx.selectFrom('pictures').selectAll().where('url', '=', url)
    // A save that is about to show it waits here, or is waited for. SQLite has one writer at a time anyway.
    const picture = await (dialectOf(trx) === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
    if (picture?.alt || (await countUses(trx, parseName(name)!.hash)) > 0) return false
    const removed = trx.deleteFrom('uploads').where('name', '=', name).where('createdAt', '<', oldest.toISOString())
    if (!(await removed.returning('name').executeTakeFirst())) return false
    if (!picture) return true
    await trx.deleteFrom('pictures').where('url', '=', url).execute()
    // The row is one of this table.
    await tracePicture(trx, { action: 'purge', actor: SYSTEM, before: decodeRow(pictures.fields, picture) as Row })
    return true
  })

/**
 * Removes files whose upload has no row any more, outside of any transaction: their store may not answer. The same image may be uploaded
 * meanwhile: where its row is there after that, the original is stored again, since its name stands for its content.
 */
async function removeFiles({ db, storage }: FileContext, hash: string, files: readonly ListedFile[]): Promise<void> {
  const original = files.find(isOriginal)
  const stored = original && (await storage.open(original.name))
  const bytes = stored && (await buffer(stored.stream))
  for (const { name } of files) await storage.remove(name)
  if (original && bytes && (await findUpload(db, hash))) await storage.put(original.name, bytes)
}

/** The uploads that a row of a declared resource or a singleton names, in whichever of its fields. */
async function hashesInRecords(db: Db, resources: readonly Pick<Resource, 'name' | 'fields'>[]): Promise<Set<string>> {
  const hashes = new Set<string>()
  const add = (rows: unknown) => {
    for (const hash of hashesIn(JSON.stringify(rows))) hashes.add(hash)
  }
  for (const resource of resources) for await (const rows of batchesOf(db, resource)) add(rows)
  add(await db.selectFrom('pageContent').select('data').execute())
  return hashes
}

/** The uploads that entries of the trash name, and versions of records. That a picture has versions itself does not count. */
async function hashesInPast(db: Db) {
  const [inTrash, inVersions] = [new Set<string>(), new Set<string>()]
  const fields = { resource: text(), data: text() }
  for await (const rows of batchesOf(db, { name: 'bin', fields: { ...fields, goneAt: text() } }))
    for (const { data, goneAt } of rows)
      if (goneAt === null) for (const hash of hashesIn(String(data))) inTrash.add(hash)
  for await (const rows of batchesOf(db, { name: 'history', fields }))
    for (const { resource, data } of rows)
      if (resource !== pathNameOf(pictures)) for (const hash of hashesIn(String(data))) inVersions.add(hash)
  return { inTrash, inVersions }
}

/** The uploads in the library: those with an alternative text, or all. */
async function hashesInLibrary(db: Db, areAll: boolean): Promise<Set<string>> {
  const all = db.selectFrom('pictures').select('url')
  const rows = await (areAll ? all : all.where('alt', 'is not', null)).execute()
  return new Set(rows.flatMap(({ url }) => hashesIn(String(url))))
}

const BATCH = 500

async function* batchesOf(db: Db, { name, fields }: Pick<Resource, 'name' | 'fields'>) {
  const columns = ['id', ...Object.keys(fields)]
  // The table is known by its declaration alone.
  const rows = anyTable(db).selectFrom(name).select(columns).orderBy('id').limit(BATCH)
  for (let last: unknown = 0; ; ) {
    const batch = await rows.where('id', '>', last).execute()
    if (batch.length === 0) return
    yield batch
    last = batch.at(-1)!.id
  }
}
