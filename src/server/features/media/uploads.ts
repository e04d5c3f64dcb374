import type { Insertable, Selectable } from 'kysely'
import { widthsOf } from '../../../contract/domain/pictures.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { namesOf } from '../../platform/storage/fileNames.ts'
import type { Storage } from '../../platform/storage/storage.ts'

/** The facts of a stored file. A file is served as long as it has a row here. */
export type UploadRow = Selectable<Tables['uploads']>

/** Where the facts of files are, and the files themselves. */
export interface FileContext {
  db: Db
  storage: Storage
}

/** Stores the facts of a file; one that is uploaded again counts as new. */
export const saveUpload = async (db: Db, upload: Insertable<Tables['uploads']>): Promise<void> => {
  await db
    .insertInto('uploads')
    .values(upload)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ createdAt: upload.createdAt }))
    .execute()
}

/** Makes an upload count as new; undefined where there is none of that name. */
export const touchUpload = (db: Db, name: string, createdAt: string): Promise<UploadRow | undefined> =>
  db.updateTable('uploads').set({ createdAt }).where('name', '=', name).returningAll().executeTakeFirst()

export const findUpload = (db: Db, hash: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('name', 'in', namesOf(hash)).executeTakeFirst()

export const findUploads = async (db: Db, names: readonly string[]): Promise<UploadRow[]> =>
  names.length ? db.selectFrom('uploads').selectAll().where('name', 'in', names).execute() : []

/** The widths of an upload's renditions; an SVG has none. */
export const renditionWidths = ({ type, width }: Pick<UploadRow, 'type' | 'width'>): number[] =>
  type === 'image/svg+xml' ? [] : widthsOf(width)
