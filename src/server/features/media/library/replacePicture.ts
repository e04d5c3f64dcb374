import { pictures } from '../../../../contract/resources/pictures.ts'
import type { WriteContext } from '../../../content/resources/context.ts'
import type { Row } from '../../../content/resources/row.ts'
import { momentAfter } from '../../../content/resources/rows.ts'
import { decodeRow, encodeRow } from '../../../platform/db/columns.ts'
import { dialectOf } from '../../../platform/db/connect.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { inSavepoint, inTransaction } from '../../../platform/db/transaction.ts'
import { refused } from '../../../platform/http/problems.ts'
import { nameAt, parseName } from '../../../platform/storage/fileNames.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { storeFile } from '../storeUpload.ts'
import type { UploadRow } from '../uploads.ts'
import { factsOf } from './enterPicture.ts'
import { type Moved, moveUses, type Showers } from './moveUses.ts'
import { noteMove } from './pictureMoves.ts'
import { hashOf } from './pictureRules.ts'
import { tracePicture } from './tracePicture.ts'

interface Place extends Showers {
  storage: Storage
}

/**
 * Has a picture be another file from now on: its id, words and focal point stay, and everything that showed it shows the new
 * file, all of it or nothing. Where the library has that file already, the picture that it is takes the place, and the one
 * that was replaced stays in the library, shown by nothing. Answers the id of the picture that is shown now.
 */
export async function replacePicture(
  context: WriteContext,
  { storage, ...place }: Place,
  id: number,
  file: Buffer,
): Promise<{ id: number; file: UploadRow }> {
  const { type } = await readPicture(context.db, id)
  // Before anything shows it, and outside of any transaction: the store may not answer. What nothing shows in the end is collected.
  const upload = await storeFile({ db: context.db, storage }, file, { takesSvg: type === 'image/svg+xml' })
  const done = await inTransaction(context, async (inner) => {
    const { db, changes, now, actor } = inner
    const picture = await readPicture(db, id, { isLocked: true })
    const from = nameAt(picture.url)
    if (from === upload.name) return id
    const moved: Moved = { from: hashOf(picture), to: upload }
    const known = await pictureOrWrite(db, upload, async () => {
      const after = await writeFacts(db, picture, upload, now())
      await tracePicture(db, { action: 'update', actor, before: picture, after })
    })
    await moveUses(inner, place, moved)
    await noteMove(db, { hash: moved.from, replacedBy: parseName(upload.name)!.hash })
    await changes.emit(pictures.name)
    return known ? known.id : id
  })
  return { id: done, file: upload }
}

const table = (db: Db) => anyTable(db).selectFrom(pictures.name).selectAll()
const decoded = (row: Record<string, unknown> | undefined) =>
  row && (decodeRow(pictures.fields, row) as Row & { url: string; type: string })

async function readPicture(db: Db, id: number, { isLocked = false } = {}) {
  const found = table(db).where('id', '=', id)
  const row = await (isLocked && dialectOf(db) === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
  const picture = decoded(row)
  if (!picture) throw refused.notFound()
  return picture
}

const pictureOf = async (db: Db, upload: UploadRow) =>
  decoded(await table(db).where('url', '=', factsOf(upload).url).executeTakeFirst())

/** The picture that has a file already, also where it got it this moment; undefined once the file is written to another one. */
async function pictureOrWrite(db: Db, upload: UploadRow, write: () => Promise<void>) {
  for (;;) {
    const known = await pictureOf(db, upload)
    if (known) return known
    try {
      return await inSavepoint(anyTable(db), write)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
}

async function writeFacts(db: Db, picture: Row, upload: UploadRow, now: number): Promise<Row> {
  const written = { ...picture, ...factsOf(upload), updatedAt: momentAfter(picture.updatedAt, now) }
  await anyTable(db)
    .updateTable(pictures.name)
    .set({ ...encodeRow(pictures.fields, written), updatedAt: written.updatedAt })
    .where('id', '=', picture.id)
    .execute()
  return written
}
