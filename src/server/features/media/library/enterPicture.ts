import { type LibraryPicture, pictures } from '../../../../contract/resources/pictures.ts'
import { initialOf } from '../../../../contract/schema/values.ts'
import type { Row } from '../../../content/resources/row.ts'
import { decodeRow, encodeRow } from '../../../platform/db/columns.ts'
import { anyTable, type Tables } from '../../../platform/db/tables.ts'
import type { Actor } from '../../../platform/db/transaction.ts'
import { inTransaction, type TransactionContext } from '../../../platform/db/transaction.ts'
import { addressOf, parseName } from '../../../platform/storage/fileNames.ts'
import type { UploadRow } from '../uploads.ts'
import { forgetMove } from './pictureMoves.ts'
import { tracePicture } from './tracePicture.ts'

/** Alternative texts of a picture, in both languages. */
export type AltTexts = Pick<LibraryPicture, 'alt' | 'en'>

interface EnterOptions {
  /** What the file was called where it comes from. */
  fileName: string | undefined
  altTexts?: AltTexts | undefined
  actor: Actor
}

/** Woken where no page changes: a picture that nothing shows yet is on none, but webhooks announce it. */
const DELIVERIES = 'webhookDeliveries' satisfies keyof Tables

/** Enters an upload in the library, unless it is there. Alternative texts count where there are none yet. */
export const enterPicture = (
  context: TransactionContext,
  upload: UploadRow,
  { fileName, altTexts, actor }: EnterOptions,
): Promise<void> =>
  inTransaction(context, async ({ db, changes }) => {
    const { fields, name: table } = pictures
    const initial = Object.entries(fields).map(([name, field]) => [name, initialOf(field)])
    const record = { ...Object.fromEntries(initial), ...factsOf(upload), name: nameFor(upload, fileName), ...altTexts }
    const hash = parseName(upload.name)!.hash
    // Two tables by their declarations: `anyTable` knows no columns.
    const entered = await anyTable(db)
      .insertInto(table)
      .values({ ...encodeRow(fields, record), createdAt: upload.createdAt, updatedAt: upload.createdAt })
      .onConflict((conflict) => {
        const known = conflict.column('url')
        if (!altTexts) return known.doNothing()
        const given = ({ ref }: { ref: (column: string) => unknown }) =>
          Object.fromEntries(['alt', 'en', 'searchText'].map((column) => [column, ref(`excluded.${column}`)]))
        return known.doUpdateSet(given).where(`${table}.alt`, 'is', null)
      })
      .returningAll()
      .returning((eb) => eb.exists(eb.selectFrom('pictureUses').select('hash').where('hash', '=', hash)).as('isShown'))
      .executeTakeFirst()
    if (!entered) return
    const { isShown, ...row } = entered
    await forgetMove(db, hash)
    await tracePicture(db, { action: 'create', actor, after: decodeRow(fields, row) as Row })
    await changes.emit(isShown ? pictures.name : DELIVERIES)
  })

/** The columns of a picture that follow from its file. */
export const factsOf = ({ name, type, width, height, bytes }: UploadRow) => ({
  url: addressOf(name),
  type,
  width,
  height,
  bytes,
})

/** The file's own name without folders, or the beginning of the stored one. */
function nameFor({ name }: UploadRow, fileName = ''): string {
  const own = fileName
    .normalize('NFC')
    .replace(/^.*[/\\]/, '')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, pictures.fields.name.maxLength)
  return own || name.replace(/^(.{8})[^.]*/, '$1')
}
