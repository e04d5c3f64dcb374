import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import { secondFactorMail } from '../../../contract/i18n/admin/secondFactorMail.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { enqueueEmail, type QueuedEmail, type TemplateEmail } from '../../platform/mail/outbox.ts'

/** Who writes the letters that hold a link: it is made when they are sent, so that no copy of the database holds one. */
export const LINK_LETTERS = {
  password: 'passwordLink',
  email: 'emailLink',
  invitation: 'invitation',
} as const

/** Whom such a letter is about; of a lost password nobody knows before it is written whether there is anybody. */
export interface LinkLetterAbout {
  administratorId?: number
  /** Who invites. */
  by?: string
}

/** What has become of somebody's second factor; of a passkey its name, of recovery codes how many are left. */
export interface SecondFactorNews {
  kind: keyof typeof secondFactorMail
  name?: string
  left?: number
}

type LetterSettings = Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL' | 'SMTP_URL'>

export type AccountLetters = ReturnType<typeof createAccountLetters>

/** The letters to administrators about their accounts; where no mail server is named none is put into the outbox. */
export function createAccountLetters({ SITE_NAME: site, PUBLIC_URL, SMTP_URL }: LetterSettings, now: () => number) {
  const canSend = Boolean(SMTP_URL)
  const accountPage = `${PUBLIC_URL}/admin/settings/account`
  const post = async (ground: TransactionContext, letter: QueuedEmail | TemplateEmail) => {
    if (canSend) await enqueueEmail(ground, letter, new Date(now()))
  }
  const order = (recipient: string, writer: string, about: LinkLetterAbout): TemplateEmail => ({
    recipient,
    writer,
    about,
  })
  return {
    canSend,

    passwordLink: (ground: TransactionContext, to: string) => post(ground, order(to, LINK_LETTERS.password, {})),

    emailLink: (ground: TransactionContext, to: string, administratorId: number) =>
      post(ground, order(to, LINK_LETTERS.email, { administratorId })),

    invitation: (ground: TransactionContext, to: string, administratorId: number, by: string) =>
      post(ground, order(to, LINK_LETTERS.invitation, { administratorId, by })),

    passwordChanged(ground: TransactionContext, to: string) {
      const { subject, text } = accountMail.passwordChanged
      return post(ground, { recipient: to, subject: subject(site), text: text(site, `${PUBLIC_URL}/login`) })
    },

    hasCome(ground: TransactionContext, to: string) {
      const { subject, text } = accountMail.hasCome
      return post(ground, { recipient: to, subject: subject(site), text: text(site, `${PUBLIC_URL}/login`) })
    },

    emailAsked(ground: TransactionContext, to: string, newAddress: string) {
      const { subject, text } = accountMail.emailAsked
      return post(ground, { recipient: to, subject: subject(site), text: text(site, newAddress, accountPage) })
    },

    secondFactor(ground: TransactionContext, to: string, { kind, ...about }: SecondFactorNews) {
      const { subject, text } = secondFactorMail[kind]
      return post(ground, { recipient: to, subject: subject(site), text: text(site, accountPage, about) })
    },

    emailChanged(ground: TransactionContext, to: string, newAddress: string) {
      const { subject, text } = accountMail.emailChanged
      return post(ground, { recipient: to, subject: subject(site), text: text(site, newAddress) })
    },
  }
}
