import { pictures } from '../../contract/resources/pictures/pictures.ts'
import { initialOf } from '../../contract/values.ts'
import { encodeRow } from '../db/columns.ts'
import { anyTable, type Db } from '../db/tables.ts'
import { addressOf } from '../uploads/fileNames.ts'
import type { UploadRow } from '../uploads/uploadRows.ts'

/** Enters what was uploaded in the library, unless it is there. */
export async function enterPicture(db: Db, upload: UploadRow, called: string | undefined): Promise<void> {
  const { fields, name: table } = pictures
  const initial = Object.entries(fields).map(([name, field]) => [name, initialOf(field)])
  const record = { ...Object.fromEntries(initial), ...factsOf(upload), name: nameFor(upload, called) }
  await anyTable(db)
    .insertInto(table)
    .values({ ...encodeRow(fields, record), createdAt: upload.createdAt, updatedAt: upload.createdAt })
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}

/** What the library shows of a file. */
export const factsOf = ({ name, type, width, height, bytes }: UploadRow) => ({
  url: addressOf(name),
  type,
  width,
  height,
  bytes,
})

/** The file's own name without its folders; of a nameless one, the beginning of ours. */
function nameFor({ name }: UploadRow, called = ''): string {
  const own = called
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, pictures.fields.name.maxLength)
  return own || name.replace(/^(.{8})[^.]*/, '$1')
}
