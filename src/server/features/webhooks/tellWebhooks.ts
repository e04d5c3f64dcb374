import type { EventType } from '../../../contract/api/webhookCalls.ts'
import type { Deed, Trace } from '../../content/resources/trace.ts'
import { changedFields } from '../../content/versions/changedFields.ts'
import { announce } from './deliveries.ts'

/** Tells of every write of content: of what comes in sight of visitors, of what goes, and of every other change. */
export const tellWebhooks: Trace = async (db, deed) => {
  const { shown, resource, id, at } = deed
  if (!shown || isIdle(deed)) return
  await announce(db, { type: typeOf(deed, shown), resource, id, at, path: shown.path })
}

const typeOf = ({ after }: Deed, shown: NonNullable<Deed['shown']>): EventType => {
  if (!after) return 'content.deleted'
  return shown.after && !shown.before ? 'content.published' : 'content.changed'
}

/** Whether a save changed nothing. */
const isIdle = ({ action, fields, before, after }: Deed): boolean =>
  action === 'update' && before !== undefined && changedFields(fields, before, after ?? {}).length === 0
