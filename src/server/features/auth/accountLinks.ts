import { randomBytes } from 'node:crypto'
import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { EmailTemplates } from '../../platform/mail/mailJob.ts'
import { deleteOldEmails, type OutboxRow } from '../../platform/mail/outbox.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { DAYS_KEPT } from '../auditLog/auditLog.ts'
import { LINK_EMAILS, type LinkEmailAbout } from './accountEmails.ts'
import { administratorByEmail, type LockedAccount, lockAccount } from './administrators.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** What links are for, and how long each lasts in milliseconds. An invitation is handed over, or mailed, or both. */
const LIFETIMES: Record<LinkPurpose, number> = {
  password: 30 * MINUTE,
  email: DAY,
  handedInvitation: 7 * DAY,
  mailedInvitation: 7 * DAY,
}
type LinkPurpose = Tables['accountLinks']['purpose']

/** By which of them a password is chosen. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ['password', 'handedInvitation', 'mailedInvitation']

/** Where on the site a link is taken; behind it stands its token. */
const PATHS: Record<LinkPurpose, string> = {
  password: '/login/sifre',
  email: '/login/eposta',
  handedInvitation: '/login/davet',
  mailedInvitation: '/login/davet',
}

interface LinkOf {
  administratorId: number
  purpose: LinkPurpose
  /** The address that it confirms. */
  email?: string | undefined
  /** The session that asked for it; one that is made again keeps it. */
  sessionId?: number | undefined
}

/**
 * Makes a link of 256 random bits, stored as a hash; an earlier one of the same purpose ends with it.
 *
 * @param origin of the site, without a slash at its end
 */
export async function issueLink(
  db: Db,
  { administratorId, purpose, email, sessionId }: LinkOf,
  origin: string,
  now: number,
) {
  const token = randomBytes(32).toString('base64url')
  const renewed = {
    tokenHash: tokenHash(token),
    email: email ?? null,
    expiresAt: new Date(now + LIFETIMES[purpose]).toISOString(),
    ...(sessionId !== undefined && { sessionId }),
  }
  await db
    .insertInto('accountLinks')
    .values({ administratorId, purpose, ...renewed })
    .onConflict((conflict) => conflict.columns(['administratorId', 'purpose']).doUpdateSet(renewed))
    .execute()
  return `${origin}${PATHS[purpose]}/${token}`
}

/** Whether such a link counts or did; who changes their password ends them all. */
async function hasLink(db: Db, { administratorId, purpose, email }: LinkOf): Promise<boolean> {
  const link = await db
    .selectFrom('accountLinks')
    .select('email')
    .where('administratorId', '=', administratorId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return link !== undefined && (link.email ?? undefined) === email
}

const linkIn = (token: string, purposes: readonly LinkPurpose[], now: number) =>
  ({ tokenHash: tokenHash(token), purposes, at: new Date(now).toISOString() }) as const

/** Whose link it is, where it counts still; it goes on counting. */
export function findLink(db: Db, token: string, purposes: readonly LinkPurpose[], now: number) {
  const link = linkIn(token, purposes, now)
  return db
    .selectFrom('accountLinks')
    .innerJoin('administrators', 'administrators.id', 'administratorId')
    .select(['administratorId', 'sessionId', 'administrators.email as accountEmail', 'accountLinks.email as newEmail'])
    .where('tokenHash', '=', link.tokenHash)
    .where('purpose', 'in', link.purposes)
    .where('expiresAt', '>', link.at)
    .executeTakeFirst()
}

/** Takes a link, which ends with it: of several who try at once one is answered true. */
export async function takeLink(db: Db, token: string, purposes: readonly LinkPurpose[], now: number): Promise<boolean> {
  const link = linkIn(token, purposes, now)
  const { numDeletedRows } = await db
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', link.tokenHash)
    .where('purpose', 'in', link.purposes)
    .where('expiresAt', '>', link.at)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** An ended link says for so long whom a letter that still waits is for. */
const ENDED_RETENTION = 7 * DAY

/** Forgets links that have ended, with the addresses that they were to confirm. */
export async function pruneLinks(db: Db, now: number): Promise<void> {
  const ended = new Date(now - ENDED_RETENTION).toISOString()
  await db.deleteFrom('accountLinks').where('expiresAt', '<', ended).execute()
}

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
  isWanted: (trx: Db, account: LockedAccount) => boolean | Promise<boolean>
}

/** Writes the letters that hold a link, with a new one each; none where nobody is there any more whom it is for. */
export function linkEmails({ db, settings: { SITE_NAME: site, PUBLIC_URL }, now }: Writing): EmailTemplates {
  /** Makes a link while nobody changes the account; undefined where it is not wanted any more. */
  const link = ({ administratorId, purpose, email, isWanted }: Wanted) =>
    db.transaction().execute(async (trx) => {
      const locked = await lockAccount(trx, administratorId)
      if (!locked || !(await isWanted(trx, locked))) return undefined
      return issueLink(trx, { administratorId, purpose, email }, PUBLIC_URL, now())
    })
  return {
    async [LINK_EMAILS.password]({ recipient, createdAt }: OutboxRow) {
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

    async [LINK_EMAILS.email]({ recipient }: OutboxRow, { administratorId = 0 }: LinkEmailAbout) {
      const asked = { administratorId, purpose: 'email', email: recipient } as const
      const made = await link({ ...asked, isWanted: (trx) => hasLink(trx, asked) })
      if (!made) return undefined
      const { subject, text } = accountMail.emailLink
      return { subject: subject(site), text: text(site, made) }
    },

    async [LINK_EMAILS.invitation](_row: OutboxRow, { administratorId = 0, by = '' }: LinkEmailAbout) {
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

/** Forgets letters to administrators after a year, as what they did, and links that have ended: every hour. */
export const pruneAccountEmails = (db: Db, now: () => number): Job => ({
  name: 'forget old letters',
  tables: [],
  run: everyHour(now, async (stopping) => {
    await pruneLinks(db, now())
    const oldest = new Date(now() - DAYS_KEPT * DAY).toISOString()
    await deleteOldEmails(db, oldest, stopping)
  }),
})
