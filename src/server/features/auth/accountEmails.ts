import {
  accountMail,
  type NoticeAbout,
  type NoticeKind,
  noticeMail,
  secondFactorMail,
} from '../../../contract/i18n/admin/accountMail.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueEmail, type QueuedEmail, type TemplateEmail } from '../../platform/mail/outbox.ts'

/** Who writes the letters that hold a link: it is made when they are sent, so that no copy of the database holds one. */
export const LINK_EMAILS = {
  password: 'passwordLink',
  email: 'emailLink',
  invitation: 'invitation',
} as const

/** Whom such a letter is about; of a lost password nobody knows before it is written whether there is anybody. */
export interface LinkEmailAbout {
  administratorId?: number
  /** Who invites. */
  by?: string
}

/** What has become of somebody's second factor; of a passkey its name, of recovery codes how many are left. */
interface SecondFactorNews {
  kind: keyof typeof secondFactorMail
  name?: string
  left?: number
}

type EmailSettings = Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL' | 'SMTP_URL'>

export type AccountEmails = ReturnType<typeof createAccountEmails>

/** The letters to administrators about their accounts; where no mail server is named none is put into the outbox. */
export function createAccountEmails({ SITE_NAME: site, PUBLIC_URL, SMTP_URL }: EmailSettings, now: () => number) {
  const canSend = Boolean(SMTP_URL)
  const accountPage = `${PUBLIC_URL}/admin/settings/account`
  const post = async (context: TransactionContext, notice: QueuedEmail | TemplateEmail) => {
    if (canSend) await enqueueEmail(context, notice, new Date(now()))
  }
  const order = (recipient: string, writer: string, about: LinkEmailAbout): TemplateEmail => ({
    recipient,
    writer,
    about,
  })
  return {
    canSend,

    passwordLink: (context: TransactionContext, to: string) => post(context, order(to, LINK_EMAILS.password, {})),

    emailLink: (context: TransactionContext, to: string, administratorId: number) =>
      post(context, order(to, LINK_EMAILS.email, { administratorId })),

    invitation: (context: TransactionContext, to: string, administratorId: number, by: string) =>
      post(context, order(to, LINK_EMAILS.invitation, { administratorId, by })),

    passwordChanged(context: TransactionContext, to: string) {
      const { subject, text } = accountMail.passwordChanged
      return post(context, { recipient: to, subject: subject(site), text: text(site, `${PUBLIC_URL}/login`) })
    },

    invitationAccepted(context: TransactionContext, to: string) {
      const { subject, text } = accountMail.hasCome
      return post(context, { recipient: to, subject: subject(site), text: text(site, `${PUBLIC_URL}/login`) })
    },

    emailChangeRequested(context: TransactionContext, to: string, newAddress: string) {
      const { subject, text } = accountMail.emailAsked
      return post(context, { recipient: to, subject: subject(site), text: text(site, newAddress, accountPage) })
    },

    secondFactor(context: TransactionContext, to: string, { kind, ...about }: SecondFactorNews) {
      const { subject, text } = secondFactorMail[kind]
      return post(context, { recipient: to, subject: subject(site), text: text(site, accountPage, about) })
    },

    emailChanged(context: TransactionContext, to: string, newAddress: string) {
      const { subject, text } = accountMail.emailChanged
      return post(context, { recipient: to, subject: subject(site), text: text(site, newAddress) })
    },
  }
}

export type AdministratorNotices = ReturnType<typeof createAdministratorNotices>

/**
 * Emails to every administrator about what a stolen session could be misused for (CONTRACT section 5, "recent sign-in"). They go
 * through the outbox with the transaction that they are about; without a mail server there are none. Whoever is to be removed
 * is still one of them as long as the notice comes first.
 */
export const createAdministratorNotices =
  ({ SITE_NAME, PUBLIC_URL, SMTP_URL }: Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL' | 'SMTP_URL'>, now: () => number) =>
  async (context: TransactionContext, kind: NoticeKind, about: NoticeAbout): Promise<void> => {
    if (!SMTP_URL) return
    // Who was only invited is no administrator yet.
    const recipients = await context.db
      .selectFrom('administrators')
      .select('email')
      .where('invitedAt', 'is', null)
      .execute()
    const { subject, text } = noticeMail[kind]
    const mail = { subject: subject(SITE_NAME), text: text(SITE_NAME, `${PUBLIC_URL}/admin/settings/activity`, about) }
    for (const { email: recipient } of recipients) await enqueueEmail(context, { recipient, ...mail }, new Date(now()))
  }
