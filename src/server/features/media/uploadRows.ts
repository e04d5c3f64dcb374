import type { Insertable, Selectable } from 'kysely'
import { PICTURE_FORMATS, widthsOf } from '../../../contract/domain/pictures.ts'
import { keepFiles, refuseGone } from '../../content/trash/goneRows.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { namesOf, type Size } from '../../platform/storage/fileNames.ts'

export type UploadRow = Selectable<Tables['uploads']>

/**
 * Writes down what is known of a picture, before its file is kept; one that is uploaded again counts as new, and stays where it was
 * to go. Throws `Refused` while it goes.
 */
export const saveUpload = (db: Db, upload: Insertable<Tables['uploads']>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await keepFiles(trx, upload.name)
    await trx
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: upload.createdAt }))
      .execute()
    await refuseGone(trx, upload.name)
  })

export const findUpload = (db: Db, hash: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('name', 'in', namesOf(hash)).executeTakeFirst()

export const findUploads = async (db: Db, names: readonly string[]): Promise<UploadRow[]> =>
  names.length ? db.selectFrom('uploads').selectAll().where('name', 'in', names).execute() : []

/** Writes down what is known of a picture unless it is known; whether it was not. */
export const claimUpload = async (db: Db, upload: UploadRow): Promise<boolean> =>
  Boolean(
    await db
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst(),
  )

/** Forgets what is known of a file that nobody means any more. */
export const forgetUpload = (db: Db, name: string) => db.deleteFrom('uploads').where('name', '=', name).execute()

/** The widths that a picture comes in; a drawing of lines has no pixels to make fewer of. */
export const widthsOfUpload = ({ type, width }: UploadRow): number[] =>
  type === 'image/svg+xml' ? [] : widthsOf(width)

/** A size in any format. */
export type Cut = Omit<Size, 'format'>

/** The cuts that a picture comes in, the narrowest first: upright ones where it is a slide's. */
export const cutsOf = (upload: UploadRow, isOnSlide: boolean): Cut[] =>
  widthsOfUpload(upload).flatMap((width) =>
    (isOnSlide ? [false, true] : [false]).map((isUpright) => ({ width, isUpright })),
  )

/** The same in each format. */
export const sizesOf = (upload: UploadRow, isOnSlide: boolean): Size[] =>
  cutsOf(upload, isOnSlide).flatMap((cut) => PICTURE_FORMATS.map((format) => ({ ...cut, format })))
