import { pictures } from '../../../../contract/resources/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/resource.ts'
import type { Row } from '../../../content/resources/row.ts'
import { deleteVersions } from '../../../content/versions/versions.ts'
import { encodeRow } from '../../../platform/db/columns.ts'
import { anyTable } from '../../../platform/db/tables.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import { hashOf } from './pictureRules.ts'
import { countUses } from './pictureUses.ts'

/**
 * Has a picture that nothing shows be as if nobody had ever said what is seen in it, so that it goes like any upload that nobody
 * means. One that is shown, or that somebody changes at that very moment, stays as it is.
 */
export async function unsayPicture({ db, changes }: TransactionContext, picture: Row): Promise<void> {
  if ((await countUses(db, hashOf(picture))) > 0) return
  const { numUpdatedRows } = await anyTable(db)
    .updateTable(pictures.name)
    .set(encodeRow(pictures.fields, { ...picture, alt: null, en: {} }))
    .where('id', '=', picture.id)
    .where('updatedAt', '=', picture.updatedAt)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await deleteVersions(db, { resource: pathNameOf(pictures), id: picture.id })
  await changes.emit(pictures.name)
}
