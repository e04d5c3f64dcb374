import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import type { Message } from '../../../contract/resources/messages/messages.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { escapeHtml } from '../../site/pages/document.ts'

const texts = mailTexts.notification

type MailSettings = Pick<Settings, 'SITE_NAME' | 'SITE_TIMEZONE' | 'PUBLIC_URL'>

/** For one letter beyond ASCII before the @ many a mail server refuses the whole mail (RFC 6531). */
const ANSWERABLE = /^[\x21-\x7e]+@/

/** Writes the mail that announces a message; answering it answers the visitor. */
export const notificationMails =
  (db: Db, settings: MailSettings) =>
  async ({ id, messageId, recipient, createdAt }: OutboxRow): Promise<Mail> => {
    const message = await db
      .selectFrom('messages')
      .select(['name', 'email', 'phoneNumber', 'subject', 'message', 'createdAt'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow()
    const { name, email, subject } = message
    const isAnswerable = ANSWERABLE.test(email)
    return {
      to: recipient,
      ...(isAnswerable && { replyTo: { name, address: email } }),
      subject: texts.subject(subject),
      ...bodiesOf(message, isAnswerable ? [texts.reply] : [], settings),
      messageId: `<notification-${id}-${Date.parse(createdAt)}@${new URL(settings.PUBLIC_URL).hostname}>`,
    }
  }

type Announced = Pick<Message, 'name' | 'email' | 'phoneNumber' | 'subject' | 'message' | 'createdAt'>

function bodiesOf(message: Announced, hints: string[], { SITE_NAME, SITE_TIMEZONE, PUBLIC_URL }: MailSettings) {
  const clock = new Intl.DateTimeFormat('tr', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_TIMEZONE })
  const facts = [
    [texts.name, message.name],
    [texts.email, message.email],
    [texts.phoneNumber, message.phoneNumber],
    [texts.subjectLabel, message.subject],
    [texts.receivedAt, clock.format(new Date(message.createdAt))],
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
