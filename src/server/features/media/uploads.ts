import type { Insertable, Selectable } from 'kysely'
import { PICTURE_FORMATS, widthsOf } from '../../../contract/domain/pictures.ts'
import { keepFiles, refuseGone } from '../../content/trash/goneRows.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { namesOf, parseName, renditionName } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** The facts of a stored file. A file is served as long as it has a row here. */
export type UploadRow = Selectable<Tables['uploads']>

/** Where the facts of files are, and the files themselves. */
export interface FileContext {
  db: Db
  storage: Storage
}

/** Stores the facts of a file; one that is uploaded again counts as new. Throws `Refused` while its files are being removed. */
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

/** Makes an upload count as new; undefined where there is none of that name. */
export const touchUpload = (db: Db, name: string, createdAt: string): Promise<UploadRow | undefined> =>
  db.updateTable('uploads').set({ createdAt }).where('name', '=', name).returningAll().executeTakeFirst()

export const findUpload = (db: Db, hash: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('name', 'in', namesOf(hash)).executeTakeFirst()

export const findUploads = async (db: Db, names: readonly string[]): Promise<UploadRow[]> =>
  names.length ? db.selectFrom('uploads').selectAll().where('name', 'in', names).execute() : []

/** Stores the facts of a file unless there are any; whether there were none. */
export const claimUpload = async (db: Db, upload: UploadRow): Promise<boolean> =>
  Boolean(
    await db
      .insertInto('uploads')
      .values(upload)
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst(),
  )

export const forgetUpload = (db: Db, name: string) => db.deleteFrom('uploads').where('name', '=', name).execute()

/** The widths of an upload's renditions; an SVG has none. */
export const renditionWidths = ({ type, width }: Pick<UploadRow, 'type' | 'width'>): number[] =>
  type === 'image/svg+xml' ? [] : widthsOf(width)

/** Every file that may be stored of an upload. */
export const filesOf = (upload: UploadRow): string[] => [
  upload.name,
  ...renditionWidths(upload).flatMap((width) =>
    PICTURE_FORMATS.flatMap((format) =>
      [false, true].map((isPortraitCrop) =>
        renditionName(parseName(upload.name)!.hash, { width, format, isPortraitCrop }),
      ),
    ),
  ),
]
