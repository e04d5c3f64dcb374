import { messages } from '../../contract/resources/messages/messages.ts'
import type { Db } from '../db/tables.ts'

/** A mail that is sent for the first time may take so long, in milliseconds. */
const PATIENCE = 5 * 60_000

/**
 * How many mails about messages that nobody has read were not sent: given up, tried in vain, or due for longer than sending
 * takes. Without a mail server all that wait are late.
 */
export async function countUnsent(db: Db, { canSend, now }: { canSend: boolean; now: number }): Promise<number> {
  const late = new Date(canSend ? now - PATIENCE : now).toISOString()
  const { count } = await db
    .selectFrom('outbox')
    .innerJoin(messages.name, `${messages.name}.id`, 'outbox.messageId')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('outbox.status', '!=', 'sent')
    .where((eb) =>
      eb.or([
        eb('outbox.status', '=', 'failed'),
        eb('outbox.attempts', '>', 0),
        eb('outbox.nextAttemptAt', '<=', late),
      ]),
    )
    .where(`${messages.name}.isRead`, '=', false)
    .where(`${messages.name}.isSpam`, '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}
