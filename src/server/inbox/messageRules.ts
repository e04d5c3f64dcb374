import type { Notification } from '../../contract/notification.ts'
import type { AnyDb } from '../db/tables.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Row } from '../resources/row.ts'
import type { Rules } from '../resources/rules.ts'

/** What the inbox shows beside a message: how it stands with the mail about it. `canSend`: there is a mail server. */
export const messageRules = (canSend: boolean): Rules => ({
  assumes: { isSpam: false },
  async present(rows, { db }) {
    const mails = await mailsAbout(rows, db)
    return rows.map((row) => ({ ...row, notification: notificationOf(mails.get(row.id), canSend) }))
  },
})

async function mailsAbout(rows: readonly Row[], db: AnyDb): Promise<Map<number, OutboxRow>> {
  if (!rows.length) return new Map()
  const ids = rows.map(({ id }) => id)
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    // From the first to the last: an inbox may have more messages than a query may have parameters.
    .where('messageId', '>=', Math.min(...ids))
    .where('messageId', '<=', Math.max(...ids))
    .execute()
  return new Map((mails as unknown as OutboxRow[]).map((mail) => [mail.messageId, mail]))
}

function notificationOf(mail: OutboxRow | undefined, canSend: boolean): Notification | null {
  if (!mail) return null
  const { status, attempts, lastError, nextAttemptAt } = mail
  return status === 'waiting' && !canSend
    ? { status: 'notConfigured', attempts, lastError, nextAttemptAt: null }
    : { status, attempts, lastError, nextAttemptAt }
}
