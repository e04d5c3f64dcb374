import { sql } from 'kysely'
import { z } from 'zod'
import { SECOND_FIELD } from '../../../contract/domain/locales.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import { type LibraryPicture, MAX_USES, pictures } from '../../../contract/resources/pictures.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import { initialOf } from '../../../contract/schema/values.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import { type Hooks, runAfterChange } from '../../content/resources/hooks.ts'
import type { Condition } from '../../content/resources/readList.ts'
import { insertRow } from '../../content/resources/rows.ts'
import type { Stores } from '../../content/stores.ts'
import { contentOf, entriesOf } from '../../content/trash/trash.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import { encodeRow } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction, SYSTEM, type TransactionContext } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { addressOf, fileNameAt, hashesIn, namesOf } from '../../platform/storage/fileNames.ts'
import { countReferences, type Declarations, referencedCondition, usedIn } from './pictureUsage.ts'
import {
  type FileContext,
  type FileOptions,
  renewUpload,
  restoreUploadRow,
  storeFile,
  type UploadRow,
} from './uploads.ts'

/**
 * The media library: one row in `pictures` for each uploaded image, with its alternative text and focal point. Life
 * cycle of a picture:
 * - Upload: a row in `uploads`, the file, and a row in `pictures`. A file is served while it has a row in `uploads`.
 * - Use: each save writes which pictures its record references (`pictureUses`, mediaHooks.ts). Deleting one of them
 *   is a 409.
 * - Deletion of a record: it goes to the trash, and its references are deleted. Its pictures stay in the library,
 *   where they may be deleted.
 * - Deletion of a picture: it goes to the trash with its row in `uploads`, so that its file is stored but not served.
 *   It is restored by hand, or with a record that references it: one that is saved, or restored from the trash or an
 *   earlier version (mediaHooks.ts).
 * - Purge of a picture, by hand or after 30 days in the trash: both rows are deleted; the file is removed later by
 *   the nightly scan. A record that referenced it is restored without it.
 * - Replacement of a picture's file: records show the new file. The old one keeps its row in `uploads`, for open
 *   pages.
 * - Removal of files: by a nightly scan (collectGarbage.ts), which never removes a picture of the library.
 *   `gc-uploads` also removes unreferenced pictures without an alternative text that are older than 30 days.
 */

const PATH = pathNameOf(pictures)
const INITIAL = Object.fromEntries(Object.entries(pictures.fields).map(([name, field]) => [name, initialOf(field)]))

export interface UploadContext extends FileContext, TransactionContext {
  stores: Pick<Stores, 'shared'>
}

export interface UploadOptions extends FileOptions {
  /** The original name of the uploaded file. */
  fileName?: string | undefined
  altTexts?: Pick<LibraryPicture, 'alt' | 'en'>
  actor?: Actor
}

/** Stores an image and adds it to the library, unless it is already there. Throws `Refused` for any other file. */
export async function uploadPicture(
  { storage, stores, ...context }: UploadContext,
  file: Buffer,
  { fileName, altTexts, actor = SYSTEM, ...options }: UploadOptions = {},
): Promise<UploadRow> {
  const upload = await storeFile({ db: context.db, storage }, file, options)
  const { createdAt } = upload
  const record = { ...INITIAL, ...factsOf(upload), name: nameFor(upload, fileName), ...altTexts }
  await inTransaction({ db: context.db, changes: context.changes }, async ({ db, changes }) => {
    // A site of one language has no field for this column.
    const values = { [SECOND_FIELD]: '{}', ...encodeRow(pictures.fields, record), createdAt, updatedAt: createdAt }
    const after = await insertRow(db, pictures, values)
    if (!after) return
    await restoreUploadRow(db, upload)
    await runAfterChange(
      stores.shared.afterChange,
      { db, changes },
      {
        action: 'create',
        resource: PATH,
        id: after.id,
        table: pictures.name,
        fields: pictures.fields,
        actor,
        at: createdAt,
        visibility: { before: false, after: false, path: null },
        after,
      },
    )
    // Cached pages stay, unless a record already referenced the file.
    if ((await countReferences(db, hashOf(after.url))) > 0) await changes.emit(pictures.name)
  })
  return upload
}

/** The columns of a picture that are derived from its file. */
export const factsOf = ({ name, type, width, height, bytes }: UploadRow) => ({
  url: addressOf(name),
  type,
  width,
  height,
  bytes,
})

/** The file's name without folders, or the beginning of the stored one. */
function nameFor({ name }: UploadRow, fileName = ''): string {
  const given = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, pictures.fields.name.maxLength)
  return given || name.replace(/^(.{8})[^.]*/, '$1')
}

/** SHA-256 of the file at an address. */
export const hashOf = (address: unknown): string => hashesIn(String(address))[0]!

export interface PictureFile {
  id: number
  url: string
  type: string
  width: number
}

/** The pictures of the library with these files, by hash; `isLocked` keeps them until the transaction ends. */
export async function picturesInLibrary(
  db: Db,
  hashes: readonly string[],
  { isLocked = false } = {},
): Promise<Map<string, PictureFile>> {
  const urls = hashes.flatMap((hash) => namesOf(hash).map(addressOf))
  const rows = await queryInBatches(urls, (batch) => {
    const query = db
      .selectFrom('pictures')
      .select(['id', 'url', 'type', 'width'])
      .where('url', 'in', batch)
      .orderBy('id')
    // SQLite has one writer at a time.
    return (isLocked && dialectOf(db) === 'postgres' ? query.forKeyShare() : query).execute()
  })
  // The rows were found by their address.
  return new Map((rows as PictureFile[]).map((row) => [hashOf(row.url), row]))
}

/** The pictures in the trash with these files, by hash; if a file was deleted more than once, the latest. */
export async function picturesInTrash(db: Db, hashes: readonly string[]): Promise<Map<string, PictureFile>> {
  const found = new Map<string, PictureFile>()
  if (!hashes.length) return found
  for await (const entry of entriesOf(db, PATH)) {
    const { row } = contentOf(entry)
    const hash = hashOf(row.url)
    // The row of a picture.
    if (hashes.includes(hash)) found.set(hash, row as Row & PictureFile)
  }
  return found
}

const pictureUse = z.object({ resource: z.string(), id: z.union([z.int(), z.string()]), title: z.string() })
const conditionIs = (value: unknown, condition: typeof referencedCondition): Condition =>
  value ? condition : sql<boolean>`not ${condition}`
const altCondition = sql<boolean>`${sql.ref('alt')} is not null`

const extraOutput = {
  usedIn: z.array(pictureUse).meta({ description: `Records that use it, at most ${MAX_USES}.` }),
}

/** Hooks of the resource `pictures`; those of records with pictures are `pictureReferenceHooks` (mediaHooks.ts). */
export const pictureResourceHooks = (declarations: Declarations): Hooks => ({
  extraOutput,
  derived: {
    isUsed: (value) => conditionIs(value, referencedCondition),
    hasAlt: (value) => conditionIs(value, altCondition),
  },
  prepare: (given) => ({ ...given, ...(given.alt !== undefined && { alt: given.alt || null }) }),
  async present(rows, { db }) {
    const uses = await usedIn(
      db,
      declarations,
      rows.map(({ url }) => hashOf(url)),
    )
    return rows.map((row) => ({
      ...row,
      ...(SECOND_FIELD in pictures.fields && { [SECOND_FIELD]: { alt: null, ...(row[SECOND_FIELD] as Values) } }),
      usedIn: uses.get(hashOf(row.url))!,
    }))
  },
  async beforeDelete(row, db) {
    const count = await countReferences(db, hashOf(row.url))
    if (count > 0) throw new Refused(409, problems.pictureInUse(count))
  },
  // The `uploads` row goes to the trash with its picture: without it the file is not served.
  childRows: ({ url }) => [{ table: 'uploads', column: 'name', value: fileNameAt(String(url)) }],
  async beforeRestore(row, db) {
    if ((await picturesInLibrary(db, [hashOf(row.url)])).size) throw new Refused(409, problems.pictureIsThere)
  },
  // As after an upload, garbage collection ignores it for some time.
  async afterRestore({ url }, { db, now }) {
    await renewUpload(db, fileNameAt(String(url)), new Date(now()).toISOString())
  },
})
