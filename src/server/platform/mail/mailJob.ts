import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { messages } from '../../../contract/resources/messages.ts'
import type { Settings } from '../config/settings.ts'
import type { Db } from '../db/tables.ts'
import type { Log } from '../observability/log.ts'
import { type Job, withGracePeriod } from '../scheduler/scheduler.ts'
import { type Mail, type Mailer, MailFailed } from './mailer.ts'
import { MAIL_SETTINGS } from './mailSettings.ts'
import {
  deleteEmail,
  failStaleEmails,
  leaseEmail,
  nextEmailAt,
  OUTBOX,
  type OutboxRow,
  type QueuedEmail,
  type SendFailure,
  settleEmail,
  type TemplateEmail,
} from './outbox.ts'

type Content = Pick<QueuedEmail, 'subject' | 'text' | 'reply'>

/** Email templates by name: each writes an email when it is sent, or returns undefined if it is no longer wanted. */
export type EmailTemplates = Record<string, (row: OutboxRow, about: never) => Promise<Content | undefined>>

interface Composing {
  notification: (row: OutboxRow) => Promise<Mail>
  templates?: EmailTemplates
  settings: Pick<Settings, 'PUBLIC_URL'>
}

/** Returns a function that composes the email of an outbox row: a message's notification, a queued text, or a template's. */
export const composeEmails =
  ({ notification, templates = {}, settings: { PUBLIC_URL } }: Composing) =>
  async (row: OutboxRow): Promise<Mail | undefined> => {
    if (row.messageId !== null) return notification(row)
    const queued: Content | TemplateEmail = JSON.parse(row.letter!)
    // Each template reads the data that its own caller queued.
    const content = 'writer' in queued ? await templates[queued.writer]!(row, queued.about as never) : queued
    const messageId = `<letter-${row.id}-${Date.parse(row.createdAt)}@${new URL(PUBLIC_URL).hostname}>`
    if (!content) return undefined
    const { subject, text, reply } = content
    return { to: row.recipient, subject, text, messageId, ...(reply && { replyTo: reply.replyTo, isPersonal: true }) }
  }

export interface Delivery {
  db: Db
  /** The mailer in force; without one emails wait. */
  findMailer: () => Promise<Mailer | undefined>
  /** Composes the email of an outbox row; undefined if none is wanted any more. */
  compose: (row: OutboxRow) => Promise<Mail | undefined>
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  /** Grace period of a running delivery at shutdown, in milliseconds. */
  grace?: number
}

/** Job that sends due emails of the outbox, one at a time. */
export function mailJob({ db, findMailer, compose, log, now = Date.now, grace = 5000 }: Delivery): Job {
  const clock = () => new Date(now())

  const deliver = async (mailer: Mailer, row: OutboxRow, signal: AbortSignal) => {
    const mail = await compose(row).catch(asError)
    if (!mail) return deleteEmail(db, row)
    const failure = mail instanceof Error ? mail : await mailer.send(mail, signal).then(() => undefined, asError)
    // Aborted: whether it was sent is unknown. It is retried after the lease has expired.
    if (failure && signal.aborted) return
    await settleEmail(db, row, failure ? outcomeOf(failure) : null, clock())
    const fields = { mail: row.id, message: row.messageId, attempt: row.attempts }
    if (failure) log.warn({ ...fields, err: failure }, 'email delivery failed')
    else log.info(fields, 'email sent')
  }

  return {
    name: 'mail',
    tables: [messages.name, OUTBOX, MAIL_SETTINGS],
    async run(stopping) {
      const mailer = await findMailer()
      if (!mailer) return undefined
      await failStaleEmails(db, mailTexts.failures.stale, clock())
      const row = await leaseEmail(db, clock())
      if (row) await withGracePeriod(stopping, grace, (signal) => deliver(mailer, row, signal))
      return nextEmailAt(db)
    },
  }
}

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)))

/** The failure for the administrator; a permanent one requires an action. */
function outcomeOf(failure: Error): SendFailure {
  const { unexpected, permanent } = mailTexts.failures
  if (!(failure instanceof MailFailed)) return { error: unexpected, isFinal: false }
  const { message, isPermanent } = failure
  return { error: isPermanent ? `${message} ${permanent}` : message, isFinal: isPermanent }
}
