import { accountMail } from '../../contract/texts/administrator/accountMail.ts'
import type { Db } from '../db/tables.ts'
import type { LetterWriters } from '../mail/letters.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { Settings } from '../process/settings.ts'
import { LINK_LETTERS, type LinkLetterAbout } from './accountLetters.ts'
import { administratorByEmail } from './administrators.ts'
import { hasLink, issueLink, type LinkPurpose } from './links.ts'

/** Nobody waits longer for a link to a new password: whoever still wants one has asked again. In milliseconds. */
const PATIENCE = 30 * 60 * 1000

interface Writing {
  db: Db
  settings: Pick<Settings, 'SITE_NAME' | 'PUBLIC_URL'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Writes the letters that hold a link, with a new one each; none where nobody is there any more whom it is for. */
export function linkLetters({ db, settings: { SITE_NAME: site, PUBLIC_URL }, now }: Writing): LetterWriters {
  const link = (administratorId: number, purpose: LinkPurpose, email?: string) =>
    issueLink(db, { administratorId, purpose, email }, PUBLIC_URL, now())
  return {
    async [LINK_LETTERS.password]({ recipient, createdAt }: OutboxRow) {
      const administrator = await administratorByEmail(db, recipient)
      // Who was only invited has no password to lose, and comes by the invitation for as long as that counts.
      if (!administrator || administrator.invitedAt || now() - Date.parse(createdAt) > PATIENCE) return undefined
      const { subject, text } = accountMail.passwordLink
      return { subject: subject(site), text: text(site, await link(administrator.id, 'password')) }
    },

    async [LINK_LETTERS.email]({ recipient }: OutboxRow, { administratorId = 0 }: LinkLetterAbout) {
      if (!(await hasLink(db, { administratorId, purpose: 'email', email: recipient }))) return undefined
      const { subject, text } = accountMail.emailLink
      return { subject: subject(site), text: text(site, await link(administratorId, 'email', recipient)) }
    },

    async [LINK_LETTERS.invitation](_row: OutboxRow, { administratorId = 0, by = '' }: LinkLetterAbout) {
      if (!(await hasLink(db, { administratorId, purpose: 'handedInvitation' }))) return undefined
      const { subject, text } = accountMail.invitation
      return { subject: subject(site), text: text(site, await link(administratorId, 'mailedInvitation'), by) }
    },
  }
}
