/**
 * Garbage collection of uploaded files: a scan each night and by `gc-uploads`, the only code that removes uploads. See
 * `pictures.ts` for the life cycle of a picture.
 * - A file with a row in `uploads` stays while a record, a singleton, the trash or an earlier version references it,
 *   and for `DAYS_KEPT` days after its upload. At night it also stays while its picture is in the library; `gc-uploads`
 *   removes pictures without an alternative text.
 * - A file without a row stays while a trash entry references it, as for a deleted picture; otherwise it is removed
 *   after a day.
 */

import { buffer } from 'node:stream/consumers'
import { DAY, HOUR } from '../../../contract/domain/durations.ts'
import { dayShown, instantOf } from '../../../contract/domain/zones.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import { pathNameOf, type Resource } from '../../../contract/schema/resource.ts'
import type { WriteContext } from '../../content/resources/context.ts'
import { findRow } from '../../content/resources/rows.ts'
import type { Stores } from '../../content/stores.ts'
import { TRASH_TABLE } from '../../content/trash/trash.ts'
import { anyTable } from '../../platform/db/columns.ts'
import { tryWithLock } from '../../platform/db/locks.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import type { Log } from '../../platform/observability/log.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'
import { addressOf, hashesIn, parseName } from '../../platform/storage/fileNames.ts'
import { isPartialFile } from '../../platform/storage/folderStorage.ts'
import type { ListedFile, Storage } from '../../platform/storage/storage.ts'
import { countReferences } from './pictureUsage.ts'
import { type FileContext, findUpload } from './uploads.ts'

/** In days: an unsaved form, or its draft in a browser, may contain an upload that nothing references yet. */
export const DAYS_KEPT = 30

/** Result of a scan: counts of uploads, and the removed ones (for a dry run, those to be removed). */
export interface Garbage {
  /** Unreferenced uploads and their files: originals, renditions, and remains of interrupted uploads. */
  removed: { pictures: number; files: number; bytes: number; names: string[] }
  /** Uploads that a record references. */
  used: number
  /**
   * Uploads without a reference that the library keeps: all of its pictures at night, those with an alternative text by
   * `gc-uploads`.
   */
  keptInLibrary: number
  /** Uploads referenced only by the trash or an earlier version of a record. */
  keptByTrashOrVersion: number
  /** Unreferenced uploads that are too new to be removed, or were uploaded or used again during the scan. */
  tooNew: number
  /** Hashes of referenced uploads whose file is missing. */
  missing: string[]
  /** Foreign files, which are not touched. */
  unknown: string[]
}

export interface GarbageContext extends FileContext, TransactionContext {
  resources: Record<string, Resource>
  stores: Pick<Stores, 'of'>
  /** Purges a removed upload from the CDN; absent without one. */
  purgeUpload?: ((hash: string) => Promise<void>) | undefined
}

interface Options {
  isDryRun?: boolean
  /** Pictures in the library stay, even without an alternative text. */
  keepsLibrary?: boolean
  now?: number
}

/** Removes unreferenced uploads and files. Uploads and saves may run concurrently, here and on other instances. */
export async function collectGarbage(
  { db, changes, storage, resources, stores, purgeUpload }: GarbageContext,
  { isDryRun = false, keepsLibrary = false, now = Date.now() }: Options = {},
): Promise<Garbage> {
  // Files first: an upload stores its row before its file, so that no file is seen before its row.
  const files = await listFiles(storage)
  const uploads = await db.selectFrom('uploads').select(['name', 'createdAt']).execute()
  const rows = new Map(uploads.map((upload) => [parseName(upload.name)!.hash, upload]))
  // Records before the trash: a record that is deleted in between is seen in one of them.
  const used = await hashesInRecords(db, Object.values(resources))
  const inTrash = await hashesInTable(db, TRASH_TABLE, ['data', 'goneAt'], ({ goneAt }) => goneAt === null)
  const isOfRecord = ({ resource }: Record<string, unknown>) => resource !== pathNameOf(pictures)
  const inVersions = await hashesInTable(db, 'history', ['resource', 'data'], isOfRecord)
  const inLibrary = await hashesInTable(db, 'pictures', ['url', 'alt'], ({ alt }) => keepsLibrary || alt !== null)
  const oldest = new Date(now - DAYS_KEPT * DAY)
  const context = { db, changes, now: () => now, actor: SYSTEM }

  const garbage: Garbage = {
    removed: { pictures: 0, files: 0, bytes: 0, names: [] },
    used: used.size,
    keptInLibrary: 0,
    keptByTrashOrVersion: 0,
    tooNew: 0,
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
    const row = rows.get(hash)
    const stored = files.byHash.get(hash) ?? []
    const isOld = row ? new Date(row.createdAt) < oldest : newest(stored) < now - DAY
    if (row && inLibrary.has(hash)) garbage.keptInLibrary++
    else if (inTrash.has(hash) || (row && inVersions.has(hash))) garbage.keptByTrashOrVersion++
    else if (!isOld) garbage.tooNew++
    else {
      if (row && !isDryRun && !(await removeUpload(context, stores, row.name, oldest))) {
        garbage.tooNew++
        continue
      }
      if (!isDryRun) {
        await purgeUpload?.(hash)
        await removeFiles({ db, storage }, hash, stored)
      }
      if (row || stored.some(isOriginal)) garbage.removed.pictures++
      count(stored)
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

/** Hour of the day of the nightly run, after the default one of the backup. */
const NIGHTLY_RUN_HOUR = 4

/** Runs the scan each night, on one instance at a time, and keeps pictures in the library. */
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
  const startOn = (day: number) => instantOf(day + NIGHTLY_RUN_HOUR * HOUR, timeZone).getTime()
  const today = dayShown(new Date(now), timeZone)
  return startOn(today) > now ? startOn(today) : startOn(today + DAY)
}

/** All stored files: by the hash of their upload, parts of interrupted writes, and foreign files. */
async function listFiles(storage: Storage) {
  const byHash = new Map<string, ListedFile[]>()
  const temporary: ListedFile[] = []
  const unknown: ListedFile[] = []
  for await (const file of storage.list()) {
    const hash = parseName(file.name)?.hash
    if (hash) byHash.set(hash, [...(byHash.get(hash) ?? []), file])
    else (isPartialFile(file.name) ? temporary : unknown).push(file)
  }
  return { byHash, temporary, unknown }
}

const isOriginal = ({ name }: ListedFile) => !parseName(name)?.rendition
const newest = (files: readonly ListedFile[]) => Math.max(0, ...files.map(({ modifiedAt }) => +modifiedAt))

/**
 * Deletes the row of an upload and purges its picture; from then on its file is not served. False if it was uploaded
 * again, referenced or described since the scan.
 */
async function removeUpload(
  context: WriteContext,
  stores: Pick<Stores, 'of'>,
  name: string,
  oldest: Date,
): Promise<boolean> {
  const work = async (inner: WriteContext) => {
    const { db } = inner
    const picture = await findRow(db, pictures, ['url', addressOf(name)])
    if (picture ? picture.alt : await countReferences(db, parseName(name)!.hash)) return false
    const removed = db.deleteFrom('uploads').where('name', '=', name).where('createdAt', '<', oldest.toISOString())
    if (!(await removed.returning('name').executeTakeFirst())) return false
    const precondition = (updatedAt: string) => updatedAt === picture?.updatedAt
    if (picture) await stores.of(pictures).delete(inner, picture.id, { action: 'purge', precondition })
    return true
  }
  return inTransaction(context, work).catch((error: unknown) => {
    if (error instanceof Refused) return false
    throw error
  })
}

/**
 * Removes files whose upload has no row, outside of any transaction, because the store may not respond. The same image
 * may be uploaded concurrently: if its row exists afterwards, the original is stored again, since its name is the hash
 * of its content.
 */
async function removeFiles({ db, storage }: FileContext, hash: string, files: readonly ListedFile[]): Promise<void> {
  const original = files.find(isOriginal)
  const stored = original && (await storage.open(original.name))
  const bytes = stored && (await buffer(stored.stream))
  for (const { name } of files) await storage.remove(name)
  if (original && bytes && (await findUpload(db, hash))) await storage.put(original.name, bytes)
}

/** The uploads that a record or a singleton references, in any of its fields. */
async function hashesInRecords(db: Db, resources: readonly Resource[]): Promise<Set<string>> {
  const hashes = new Set(hashesIn(JSON.stringify(await db.selectFrom('pageContent').select('data').execute())))
  for (const { name, fields } of resources)
    for (const hash of await hashesInTable(db, name, Object.keys(fields))) hashes.add(hash)
  return hashes
}

const BATCH = 500

/** The uploads that these columns of a table's rows reference. */
async function hashesInTable(
  db: Db,
  table: string,
  columns: readonly string[],
  where: (row: Record<string, unknown>) => boolean = () => true,
): Promise<Set<string>> {
  // The table is known only by its declaration.
  const query = anyTable(db)
    .selectFrom(table)
    .select(['id', ...columns])
    .orderBy('id')
    .limit(BATCH)
  const hashes = new Set<string>()
  for (let last: unknown = 0; ; ) {
    const rows = await query.where('id', '>', last).execute()
    if (rows.length === 0) return hashes
    for (const hash of hashesIn(JSON.stringify(rows.filter(where)))) hashes.add(hash)
    last = rows.at(-1)!.id
  }
}
