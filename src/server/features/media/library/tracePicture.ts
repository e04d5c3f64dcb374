import { pictures } from '../../../../contract/resources/pictures/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/pathName.ts'
import { leaveTraces } from '../../../content/resources/leaveTraces.ts'
import type { Row } from '../../../content/resources/row.ts'
import type { Deed } from '../../../content/resources/trace.ts'
import type { Db } from '../../../platform/db/tables.ts'

interface PictureDeed extends Pick<Deed, 'action' | 'actor'> {
  before?: Row
  after?: Row
}

/** Tells of a picture that is entered, replaced or swept out, which its store has no words for. */
export const tracePicture = (db: Db, deed: PictureDeed): Promise<void> =>
  leaveTraces(db, {
    ...deed,
    resource: pathNameOf(pictures),
    id: (deed.after ?? deed.before)!.id,
    table: pictures.name,
    fields: pictures.fields,
    shown: { before: false, after: false, path: null },
    at: deed.after?.updatedAt ?? new Date().toISOString(),
  })
