import { pictures } from '../../../../contract/resources/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/resource.ts'
import { type ChangeEvent, type ChangeHandler, runAfterChange } from '../../../content/resources/hooks.ts'
import type { Row } from '../../../content/resources/row.ts'
import { saveVersion } from '../../../content/versions/versions.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { auditChange } from '../../auditLog/auditLog.ts'
import { enqueueWebhooks } from '../../webhooks/deliveries.ts'

interface PictureEvent extends Pick<ChangeEvent, 'action' | 'actor'> {
  before?: Row
  after?: Row
}

const HANDLERS: readonly ChangeHandler[] = [saveVersion, auditChange, enqueueWebhooks]

/** Runs the change handlers for a picture that is entered, replaced or collected, which does not pass through its repository. */
export const tracePicture = (db: Db, event: PictureEvent): Promise<void> =>
  runAfterChange(
    HANDLERS,
    // None of them announces a change of its own.
    { db, changes: { emit: async () => {} } },
    {
      ...event,
      resource: pathNameOf(pictures),
      id: (event.after ?? event.before)!.id,
      table: pictures.name,
      fields: pictures.fields,
      visibility: { before: false, after: false, path: null },
      at: event.after?.updatedAt ?? new Date().toISOString(),
    },
  )
