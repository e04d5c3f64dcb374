import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { EmailTemplates } from '../../platform/mail/mailJob.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { LINK_LETTERS, type LinkLetterAbout } from './accountLetters.ts'
import { administratorByEmail, type Held, holdAccount } from './administrators.ts'
import { hasLink, issueLink, type LinkOf } from './links.ts'

/** Nobody waits longer for a link to a new password: whoever still wants one has asked again. In milliseconds. */
const PATIENCE = 30 * 60 * 1000

interface Writing {
  db: Db
  settings: Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL'>
  /** Milliseconds since 1970. */
  now: () => number
}

interface Wanted extends LinkOf {
  /** Whether it is, looked at while the account is held. */
  isWanted: (trx: Db, account: Held) => boolean | Promise<boolean>
}

/** Writes the letters that hold a link, with a new one each; none where nobody is there any more whom it is for. */
export function linkLetters({ db, settings: { SITE_NAME: site, PUBLIC_URL }, now }: Writing): EmailTemplates {
  /** Makes a link while nobody changes the account; undefined where it is not wanted any more. */
  const link = ({ administratorId, purpose, email, isWanted }: Wanted) =>
    db.transaction().execute(async (trx) => {
      const held = await holdAccount(trx, administratorId)
      if (!held || !(await isWanted(trx, held))) return undefined
      return issueLink(trx, { administratorId, purpose, email }, PUBLIC_URL, now())
    })
  return {
    async [LINK_LETTERS.password]({ recipient, createdAt }: OutboxRow) {
      const administrator = await administratorByEmail(db, recipient)
      if (!administrator || now() - Date.parse(createdAt) > PATIENCE) return undefined
      const made = await link({
        administratorId: administrator.id,
        purpose: 'password',
        // Who was only invited has no password to lose, and comes by the invitation for as long as that counts.
        isWanted: (_trx, { email, invitedAt }) => email === administrator.email && invitedAt === null,
      })
      if (!made) return undefined
      const { subject, text } = accountMail.passwordLink
      return { subject: subject(site), text: text(site, made) }
    },

    async [LINK_LETTERS.email]({ recipient }: OutboxRow, { administratorId = 0 }: LinkLetterAbout) {
      const asked = { administratorId, purpose: 'email', email: recipient } as const
      const made = await link({ ...asked, isWanted: (trx) => hasLink(trx, asked) })
      if (!made) return undefined
      const { subject, text } = accountMail.emailLink
      return { subject: subject(site), text: text(site, made) }
    },

    async [LINK_LETTERS.invitation](_row: OutboxRow, { administratorId = 0, by = '' }: LinkLetterAbout) {
      const handed = { administratorId, purpose: 'handedInvitation' } as const
      const made = await link({
        administratorId,
        purpose: 'mailedInvitation',
        isWanted: (trx) => hasLink(trx, handed),
      })
      if (!made) return undefined
      const { subject, text } = accountMail.invitation
      return { subject: subject(site), text: text(site, made, by) }
    },
  }
}
