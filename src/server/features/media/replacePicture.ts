import { PICTURE_WIDTHS } from '../../../contract/domain/pictures.ts'
import { pictures } from '../../../contract/resources/pictures.ts'
import type { Fields } from '../../../contract/schema/fields.ts'
import type { Values, WriteContext } from '../../content/resources/context.ts'
import { findAndLockRow, findRow } from '../../content/resources/rows.ts'
import { SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import type { Stores } from '../../content/stores.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { orNotFound } from '../../platform/http/problems.ts'
import { fileNameAt, parseName, renditionName } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { factsOf, hashOf, type PictureFile, picturesInLibrary, picturesInTrash } from './pictures.ts'
import type { Declarations } from './pictureUsage.ts'
import { renditionWidths, restoreUploadRow, storeFile, type UploadRow } from './uploads.ts'

interface ReplaceDeps extends Declarations {
  storage: Storage
  stores: Pick<Stores, 'of' | 'ofSingleton'>
}

/**
 * Replaces the file of a picture: id, texts and focal point stay, and every record with it shows the new file, all or
 * none. If the library already has the new file, records show that picture, and the replaced one stays in the library,
 * unused. Returns the new file, and the id of its picture.
 */
export async function replacePicture(
  context: WriteContext,
  { storage, stores, ...content }: ReplaceDeps,
  id: number,
  bytes: Buffer,
): Promise<{ id: number; file: UploadRow }> {
  const found = orNotFound(await findRow(context.db, pictures, ['id', id]))
  // Outside of any transaction, because the store may not respond.
  const file = await storeFile({ db: context.db, storage }, bytes, { takesSvg: found.type === 'image/svg+xml' })
  const to = factsOf(file)
  const shown = await inTransaction(context, async (inner) => {
    const { db } = inner
    const picture = orNotFound(await findAndLockRow(db, pictures, id))
    if (picture.url === to.url) return id
    const shownId = await assignFile(inner, stores, id, to)
    await restoreUploadRow(db, file)
    await replaceReferences(inner, stores, content, { from: hashOf(picture.url), to })
    await saveReplacement(db, hashOf(picture.url), hashOf(to.url))
    await inner.changes.emit(pictures.name)
    return shownId
  })
  return { id: shown, file }
}

/** Assigns a file to a picture, unless another picture has it. Returns the id of the picture with the file. */
async function assignFile(
  context: WriteContext,
  stores: ReplaceDeps['stores'],
  id: number,
  to: ReturnType<typeof factsOf>,
) {
  for (;;) {
    const known = await findRow(context.db, pictures, ['url', to.url])
    if (known) return known.id
    try {
      return (await stores.of(pictures).update(context, id, to)).id
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

/** Hash of a file, and its replacement. */
interface Replacement {
  from: string
  to: Pick<PictureFile, 'url' | 'type' | 'width'>
}

/** Saves every record and singleton that references a file, with the replacement. */
async function replaceReferences(
  context: WriteContext,
  stores: ReplaceDeps['stores'],
  { resources, singletons }: Declarations,
  replacement: Replacement,
): Promise<void> {
  const { db } = context
  const declared = new Map(Object.values(resources).map((resource) => [resource.name, resource]))
  const references = db.selectFrom('pictureUses').select(['resource', 'recordId']).where('hash', '=', replacement.from)
  for (const { resource: table, recordId } of await references.execute()) {
    const resource = declared.get(table)
    const singleton = table === SINGLETONS ? singletons[recordId] : undefined
    if (resource) {
      const row = await findRow(db, resource, ['id', Number(recordId)])
      if (row) await stores.of(resource).update(context, row.id, replacedIn(resource.fields, row, replacement))
    } else if (singleton) {
      const store = stores.ofSingleton(singleton)
      const stored = await store.readStored(context)
      if (stored) await store.write(context, replacedIn(singleton.fields, stored, replacement))
    }
  }
  // The saves have written the present references; the rest belong to deleted records.
  await db.deleteFrom('pictureUses').where('hash', '=', replacement.from).execute()
}

/** The fields of a record that reference a file, as an image or within a text, with the replacement. */
function replacedIn(fields: Fields, record: Values, replacement: Replacement): Values {
  const changed: Values = {}
  for (const name of Object.keys(fields)) {
    const before = JSON.stringify(record[name] ?? null)
    const after = replacedInText(before, replacement)
    if (after !== before) changed[name] = JSON.parse(after)
  }
  return changed
}

/** A text with the addresses of the replacement. */
function replacedInText(text: string, { from, to }: Replacement): string {
  const name = new RegExp(`(?<=/uploads/)${from}(?:-\\w+)?\\.[a-z]{3,4}`, 'g')
  return text.replace(name, (old) => nameInPlaceOf(old, to))
}

/** The same rendition of the replacement, or the next larger one; for an SVG, the file itself. */
function nameInPlaceOf(name: string, to: Replacement['to']): string {
  const { rendition } = parseName(name) ?? {}
  const widths = renditionWidths(to)
  if (!rendition || !widths.length) return fileNameAt(to.url)
  const isOfPages = PICTURE_WIDTHS.some((width) => width === rendition.width)
  const width = isOfPages ? rendition.width : (widths.find((each) => each >= rendition.width) ?? widths.at(-1)!)
  return renditionName(hashOf(to.url), { ...rendition, width })
}

/** Stores that a file was replaced, for records restored later that reference the old one. */
async function saveReplacement(db: Db, hash: string, replacedBy: string): Promise<void> {
  await db.updateTable('pictureMoves').set({ replacedBy }).where('replacedBy', '=', hash).execute()
  await db
    .insertInto('pictureMoves')
    .values({ hash, replacedBy })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ replacedBy }))
    .execute()
}

/** A record in which files are replaced by their stored replacements. */
export async function withReplacements(
  db: Db,
  fields: Fields,
  record: Values,
  hashes: readonly string[],
): Promise<Values> {
  const moves = await db.selectFrom('pictureMoves').selectAll().where('hash', 'in', hashes).execute()
  const latest = moves.map(({ replacedBy }) => replacedBy)
  const files = new Map([...(await picturesInTrash(db, latest)), ...(await picturesInLibrary(db, latest))])
  const replaced = { ...record }
  for (const { hash, replacedBy } of moves) {
    const to = files.get(replacedBy)
    if (to) Object.assign(replaced, replacedIn(fields, replaced, { from: hash, to }))
  }
  return replaced
}
