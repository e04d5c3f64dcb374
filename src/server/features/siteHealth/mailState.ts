import { messages } from '../../../contract/resources/messages/messages.ts'
import type { Db } from '../../platform/db/tables.ts'

/** A mail that is sent for the first time may take so long, in milliseconds. */
const PATIENCE = 5 * 60_000

/** So long a letter that did not arrive is news, in milliseconds. */
const NEWS = 3 * 24 * 60 * 60_000

/** Mails that were not sent: given up, tried in vain, or due for longer than sending takes. */
export interface Unsent {
  /** About messages that nobody has read. Without a mail server all that wait are late. */
  notifications: number
  /** What the server tells administrators by itself; without a mail server nobody expects any. */
  letters: number
}

export async function countUnsent(db: Db, { canSend, now }: { canSend: boolean; now: number }): Promise<Unsent> {
  const late = new Date(canSend ? now - PATIENCE : now).toISOString()
  const unsent = db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('outbox.status', '!=', 'sent')
    .where((eb) =>
      eb.or([
        eb('outbox.status', '=', 'failed'),
        eb('outbox.attempts', '>', 0),
        eb('outbox.nextAttemptAt', '<=', late),
      ]),
    )
  const notifications = await unsent
    .innerJoin(messages.name, `${messages.name}.id`, 'outbox.messageId')
    .where(`${messages.name}.isRead`, '=', false)
    .where(`${messages.name}.isSpam`, '=', false)
    .executeTakeFirstOrThrow()
  const letters = await unsent
    .where('outbox.messageId', 'is', null)
    .where('outbox.createdAt', '>', new Date(now - NEWS).toISOString())
    .executeTakeFirstOrThrow()
  return { notifications: Number(notifications.count), letters: canSend ? Number(letters.count) : 0 }
}
