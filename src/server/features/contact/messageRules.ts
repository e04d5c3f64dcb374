import { sql } from 'kysely'
import { type Notification, notification } from '../../../contract/api/notification.ts'
import type { Row } from '../../content/resources/row.ts'
import type { Rules } from '../../content/resources/rules.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'

/** What a message shows besides its fields. */
export const shows = { notification: notification.nullable() }

/** What the inbox shows beside a message: how it stands with the mail about it. `canSend`: there is a mail server. */
export const messageRules = (canSend: boolean): Rules => ({
  shows,
  belongings: ({ id }) => [{ table: 'outbox', column: 'messageId', value: id }],
  derived: { isUnsent: () => isUnsent(canSend) },
  async present(rows, { db }) {
    const mails = await mailsAbout(rows, db)
    return rows.map((row) => ({ ...row, notification: notificationOf(mails.get(row.id), canSend) }))
  },
})

/** By the mails that are not sent, of which there are few: the other way round every message would be looked at. */
const isUnsent = (canSend: boolean) =>
  sql<boolean>`${sql.ref('id')} in (
    select ${sql.ref('messageId')} from ${sql.table('outbox')}
    where ${sql.ref('status')} = 'failed'
      or (${sql.ref('status')} = 'waiting' and ${canSend ? sql`${sql.ref('attempts')} > 0` : sql.lit(true)}))`

async function mailsAbout(rows: readonly Row[], db: Db): Promise<Map<number, OutboxRow>> {
  const found = await queryInBatches(
    rows.map(({ id }) => id),
    (ids) => db.selectFrom('outbox').selectAll().where('messageId', 'in', ids).execute(),
  )
  return new Map(found.map((mail) => [mail.messageId!, mail]))
}

function notificationOf(mail: OutboxRow | undefined, canSend: boolean): Notification | null {
  if (!mail) return null
  const { status, attempts, lastError, nextAttemptAt } = mail
  return status === 'waiting' && !canSend
    ? { status: 'notConfigured', attempts, lastError, nextAttemptAt: null }
    : { status, attempts, lastError, nextAttemptAt }
}
