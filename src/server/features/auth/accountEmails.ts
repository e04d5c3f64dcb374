import {
  type NoticeAbout,
  type NoticeKind,
  noticeMail,
  secondFactorMail,
} from '../../../contract/i18n/admin/accountMail.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { canSendEmail } from '../../platform/mail/mailSettings.ts'
import { enqueueEmail, type QueuedEmail, type TemplateEmail } from '../../platform/mail/outbox.ts'
import { readSiteName } from '../brand/brand.ts'
import type { AccountContext } from './context.ts'

/** Email addresses are compared in lower case, independent of locale. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** Queues an email in the transaction of the change, if there is a mail server. */
async function enqueue(context: AccountContext, email: QueuedEmail | TemplateEmail): Promise<void> {
  if (await canSendEmail(context)) await enqueueEmail(context, email, new Date(context.now()))
}

export const loginPageOf = ({ settings }: AccountContext): string => `${settings.PUBLIC_URL}/login`
export const accountPageOf = ({ settings }: AccountContext): string => `${settings.PUBLIC_URL}/admin/settings/account`

/** Email template: functions of the site's name and of further arguments. */
export interface EmailText<Args extends unknown[]> {
  subject: (site: string) => string
  text: (site: string, ...args: Args) => string
}

/** Queues an email to an administrator about their account. */
export async function emailAdministrator<Args extends unknown[]>(
  context: AccountContext,
  recipient: string,
  { subject, text }: EmailText<Args>,
  ...args: Args
): Promise<void> {
  const site = await readSiteName(context.db, context.settings)
  await enqueue(context, { recipient, subject: subject(site), text: text(site, ...args) })
}

/** Queues an email about a change of a second factor: with the `name` of a passkey, or the recovery codes `left`. */
export const emailAboutFactor = (
  context: AccountContext,
  recipient: string,
  kind: keyof typeof secondFactorMail,
  about: { name?: string; left?: number } = {},
): Promise<void> => {
  const email: EmailText<[page: string, about: object]> = secondFactorMail[kind]
  return emailAdministrator(context, recipient, email, accountPageOf(context), about)
}

/** Templates of emails with a link, which is created when the email is sent: no copy of the database contains it. */
export type LinkTemplate = 'passwordLink' | 'emailLink' | 'invitation'

/** Data of such a template; a password reset has none, because the account may be unknown. */
export interface LinkEmailData {
  administratorId?: number
  /** Email of the inviting administrator. */
  by?: string
}

export const emailLink = (
  context: AccountContext,
  recipient: string,
  writer: LinkTemplate,
  about: LinkEmailData = {},
): Promise<void> => enqueue(context, { recipient, writer, about })

/**
 * Emails every administrator, but no invited person, about an action that an attacker with a stolen session could
 * misuse (those that need a recent sign-in).
 */
export async function notifyAdministrators(context: AccountContext, kind: NoticeKind, about: NoticeAbout) {
  if (!(await canSendEmail(context))) return
  const page = `${context.settings.PUBLIC_URL}/admin/settings/activity`
  for (const email of await administratorEmails(context.db))
    await emailAdministrator(context, email, noticeMail[kind], page, about)
}

/** Email addresses of all administrators; an invited person is none yet. */
export async function administratorEmails(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('administrators').select('email').where('invitedAt', 'is', null).execute()
  return rows.map(({ email }) => email)
}

/** `notifyAdministrators` with the settings of the process, for features without access to them. */
export type AdministratorNotices = (context: TransactionContext, kind: NoticeKind, about: NoticeAbout) => Promise<void>
