import { type RawBuilder, sql } from 'kysely'
import { type Notification, notification } from '../../../contract/api/notification.ts'
import { escapeHtml } from '../../../contract/domain/jsonInHtml.ts'
import { FIRST_LOCALE } from '../../../contract/domain/locales.ts'
import { longMoment } from '../../../contract/domain/zones.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import type { Message } from '../../../contract/resources/messages.ts'
import type { Row } from '../../content/resources/context.ts'
import type { Hooks } from '../../content/resources/hooks.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { canSendCondition, canSendEmail } from '../../platform/mail/mailSettings.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { readSiteName } from '../brand/brand.ts'
import { withAdded, withReplyStates } from './replies.ts'

const texts = mailTexts.notification

type MailSettings = Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE' | 'PUBLIC_URL'>

/** Many mail servers refuse an email with a non-ASCII local part in any address (RFC 6531). */
const ASCII_LOCAL_PART = /^[\x21-\x7e]+@/

/** Writes the notification of a message; a reply to it goes to the visitor. */
export const notificationEmails =
  (db: Db, settings: MailSettings) =>
  async ({ id, messageId, recipient, createdAt }: OutboxRow): Promise<Mail> => {
    const message = await db
      .selectFrom('messages')
      .select(['name', 'email', 'phoneNumber', 'subject', 'message', 'locale', 'createdAt'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow()
    const { name, email, subject } = message
    const canReply = ASCII_LOCAL_PART.test(email)
    return {
      to: recipient,
      ...(canReply && { replyTo: { name, address: email } }),
      subject: texts.subject(subject),
      ...bodiesOf(message, canReply ? [texts.reply] : [], { ...settings, SITE_NAME: await readSiteName(db, settings) }),
      messageId: `<notification-${id}-${Date.parse(createdAt)}@${new URL(settings.PUBLIC_URL).hostname}>`,
    }
  }

type NotifiedMessage = Pick<Message, 'name' | 'email' | 'phoneNumber' | 'subject' | 'message' | 'createdAt'> & {
  locale: string
}

function bodiesOf(message: NotifiedMessage, hints: string[], { SITE_NAME, SITE_TIMEZONE, PUBLIC_URL }: MailSettings) {
  const facts = [
    [texts.name, message.name],
    [texts.email, message.email],
    [texts.phoneNumber, message.phoneNumber],
    [texts.subjectLabel, message.subject],
    ...(message.locale !== FIRST_LOCALE ? [texts.language] : []),
    [texts.receivedAt, longMoment(message.createdAt, SITE_TIMEZONE, 'tr')],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  const inbox = `${PUBLIC_URL}/admin/inbox`
  const intro = texts.intro(SITE_NAME)

  const text = `${intro}

${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}

${message.message}

--
${[...hints, `${texts.open}: ${inbox}`].join('\n')}
`
  const rows = facts.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`)
  const html = `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"></head><body style="font-family: sans-serif; line-height: 1.5">
<p>${escapeHtml(intro)}</p>
<table cellpadding="4">${rows.join('')}</table>
<p style="white-space: pre-line">${escapeHtml(message.message)}</p>
<hr>
<p>${[...hints, `<a href="${escapeHtml(inbox)}">${texts.open}</a>`].join('<br>')}</p>
</body></html>
`
  return { text, html }
}

/** Derived fields of a message. */
export const extraOutput = { notification: notification.nullable() }

/** Hooks of messages: the state of the notification email. */
export const messageHooks = (settings: Pick<Settings, 'SMTP_URL'>): Hooks => ({
  extraOutput,
  prepare: withAdded,
  childRows: ({ id }) => [
    { table: 'outbox', column: 'messageId', value: id },
    { table: 'outbox', column: 'repliedMessageId', value: id },
  ],
  derived: { isUnsent: () => unsentCondition(canSendCondition(settings)) },
  async present(rows, { db }) {
    const mails = await notificationsOf(rows, db)
    const isWaiting = [...mails.values()].some(({ status }) => status === 'waiting')
    const canSend = !isWaiting || (await canSendEmail({ db, settings }))
    const shown = await withReplyStates(rows, db)
    return shown.map((row) => ({ ...row, notification: notificationOf(mails.get(row.id), canSend) }))
  },
})

/** A subquery of unsent emails, which are few: a join would read every message. */
const unsentCondition = (canSend: RawBuilder<boolean>) =>
  sql<boolean>`${sql.ref('id')} in (
    select ${sql.ref('messageId')} from ${sql.table('outbox')}
    where ${sql.ref('status')} = 'failed'
      or (${sql.ref('status')} = 'waiting' and (${sql.ref('attempts')} > 0 or not ${canSend})))`

async function notificationsOf(rows: readonly Row[], db: Db): Promise<Map<number, OutboxRow>> {
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
