import { type LibraryPicture, pictures } from '../../../../contract/resources/pictures/pictures.ts'
import { initialOf } from '../../../../contract/schema/values.ts'
import type { Row } from '../../../content/resources/row.ts'
import { decodeRow, encodeRow } from '../../../platform/db/columns.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../../platform/db/transaction.ts'
import type { Actor } from '../../../platform/events/actor.ts'
import { addressOf, parseName } from '../../../platform/storage/fileNames.ts'
import { DELIVERIES } from '../../webhooks/deliveries.ts'
import type { UploadRow } from '../uploads.ts'
import { forgetMove } from './pictureMoves.ts'
import { countUses } from './pictureUses.ts'
import { tracePicture } from './tracePicture.ts'

interface Entering {
  /** What its file was called where it comes from. */
  called: string | undefined
  /** What is seen in it, where somebody says so as it comes. */
  said?: Said | undefined
  actor: Actor
}

/** What is seen in a picture, in both languages. */
export type Said = Pick<LibraryPicture, 'alt' | 'en'>

/** Enters what was uploaded in the library, unless it is there; what is said of it counts where nothing is said yet. */
export const enterPicture = (ground: TransactionContext, upload: UploadRow, entering: Entering): Promise<void> =>
  inTransaction(ground, async ({ db, changes }) => {
    if (!(await enterWithin(db, upload, entering))) return
    // What nothing shows yet is on no page.
    const isShown = (await countUses(db, parseName(upload.name)!.hash)) > 0
    await changes.emit(isShown ? pictures.name : DELIVERIES)
  })

/** The same within a transaction, whose owner tells of it; false where nothing changes. */
export async function enterWithin(trx: Db, upload: UploadRow, { called, said, actor }: Entering): Promise<boolean> {
  const { fields, name: table } = pictures
  const initial = Object.entries(fields).map(([name, field]) => [name, initialOf(field)])
  const record = { ...Object.fromEntries(initial), ...factsOf(upload), name: nameFor(upload, called), ...said }
  const entered = await anyTable(trx)
    .insertInto(table)
    .values({ ...encodeRow(fields, record), createdAt: upload.createdAt, updatedAt: upload.createdAt })
    .onConflict((conflict) => {
      const known = conflict.column('url')
      if (!said) return known.doNothing()
      const words = ({ ref }: { ref: (column: string) => unknown }) =>
        Object.fromEntries(['alt', 'en', 'searchText'].map((column) => [column, ref(`excluded.${column}`)]))
      return known.doUpdateSet(words).where(`${table}.alt`, 'is', null)
    })
    .returningAll()
    .executeTakeFirst()
  if (!entered) return false
  await forgetMove(trx, parseName(upload.name)!.hash)
  await tracePicture(trx, { action: 'create', actor, after: decodeRow(fields, entered) as Row })
  return true
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
