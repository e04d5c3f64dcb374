import { DAY, MINUTE } from '../../../contract/domain/durations.ts'
import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { randomToken, tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { EmailTemplates } from '../../platform/mail/mailJob.ts'
import { deleteOldEmails, type OutboxRow } from '../../platform/mail/outbox.ts'
import { everyHour, type Job } from '../../platform/scheduler/scheduler.ts'
import { DAYS_KEPT } from '../auditLog/auditLog.ts'
import { readSiteName } from '../brand/brand.ts'
import type { EmailText, LinkEmailData, LinkTemplate } from './accountEmails.ts'
import { administratorByEmail, type LockedAccount, lockAccount } from './administrators.ts'
import { type AccountContext, timestamp } from './context.ts'

type LinkPurpose = Tables['accountLinks']['purpose']

/** Path and lifetime of a link, by purpose. An invitation has two: one is shown to its sender, one is emailed. */
const PURPOSES: Record<LinkPurpose, { path: string; lifetime: number }> = {
  password: { path: '/login/sifre', lifetime: 30 * MINUTE },
  email: { path: '/login/eposta', lifetime: DAY },
  handedInvitation: { path: '/login/davet', lifetime: 7 * DAY },
  mailedInvitation: { path: '/login/davet', lifetime: 7 * DAY },
}

/** Purposes of links that set a password. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ['password', 'handedInvitation', 'mailedInvitation']

type LinkContext = ReadContext & { settings: Pick<AccountContext['settings'], 'PUBLIC_URL'> }

interface Link {
  administratorId: number
  purpose: LinkPurpose
  /** The new email address to confirm. */
  email?: string
  /** The session that requested the link; later links of the same purpose keep it. */
  sessionId?: number
}

/** Creates a link with a token, of which only the hash is stored. An earlier link of this purpose becomes invalid. */
export async function createLink(context: LinkContext, { administratorId, purpose, email, sessionId }: Link) {
  const { path, lifetime } = PURPOSES[purpose]
  const token = randomToken()
  const values = {
    tokenHash: tokenHash(token),
    email: email ?? null,
    expiresAt: timestamp(context, lifetime),
    ...(sessionId !== undefined && { sessionId }),
  }
  await context.db
    .insertInto('accountLinks')
    .values({ administratorId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['administratorId', 'purpose']).doUpdateSet(values))
    .execute()
  return `${context.settings.PUBLIC_URL}${path}/${token}`
}

/** Account of a valid link. The link stays valid. */
export const findLink = (context: ReadContext, token: string, purposes: readonly LinkPurpose[] = PASSWORD_LINKS) =>
  context.db
    .selectFrom('accountLinks')
    .innerJoin('administrators', 'administrators.id', 'administratorId')
    .select(['administratorId', 'sessionId', 'administrators.email as accountEmail', 'accountLinks.email as newEmail'])
    .where('tokenHash', '=', tokenHash(token))
    .where('purpose', 'in', purposes)
    .where('expiresAt', '>', timestamp(context))
    .executeTakeFirst()

/** Consumes a link; false if it is no longer valid: of several concurrent requests one gets true. */
export async function takeLink(context: ReadContext, token: string): Promise<boolean> {
  const { numDeletedRows } = await context.db
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', timestamp(context))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

/** Whether a link with this purpose and email is stored, expired or not; a password change deletes all links. */
async function hasLink(db: Db, { administratorId, purpose, email }: Link): Promise<boolean> {
  const link = await db
    .selectFrom('accountLinks')
    .select('email')
    .where('administratorId', '=', administratorId)
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return link !== undefined && (link.email ?? undefined) === email
}

/** Maximum age in milliseconds of a queued email for a lost password; older ones are dropped. */
const MAX_WAIT = 30 * MINUTE

/** Templates of the emails with a link: each creates a new link, or drops the email if the link is no longer wanted. */
export function linkEmailTemplates(context: LinkContext & Pick<AccountContext, 'settings'>) {
  /** Creates the link while the account is locked, and writes the email. */
  async function write(
    { subject, text }: EmailText<[link: string, by: string]>,
    link: Link,
    isWanted: (trx: Db, account: LockedAccount) => boolean | Promise<boolean>,
    by = '',
  ) {
    const url = await context.db.transaction().execute(async (trx) => {
      const locked = await lockAccount(trx, link.administratorId)
      if (!locked || !(await isWanted(trx, locked))) return undefined
      return createLink({ ...context, db: trx }, link)
    })
    if (url === undefined) return undefined
    const site = await readSiteName(context.db, context.settings)
    return { subject: subject(site), text: text(site, url, by) }
  }

  return {
    async passwordLink({ recipient, createdAt }: OutboxRow) {
      const administrator = await administratorByEmail(context.db, recipient)
      if (!administrator || context.now() - Date.parse(createdAt) > MAX_WAIT) return undefined
      // An invited person has no password to reset: the link of an invitation sets the first one.
      const link = { administratorId: administrator.id, purpose: 'password' } as const
      return write(
        accountMail.passwordLink,
        link,
        (_trx, { email, invitedAt }) => email === administrator.email && invitedAt === null,
      )
    },

    async emailLink({ recipient }: OutboxRow, { administratorId = 0 }: LinkEmailData) {
      const link = { administratorId, purpose: 'email', email: recipient } as const
      return write(accountMail.emailLink, link, (trx) => hasLink(trx, link))
    },

    async invitation(_row: OutboxRow, { administratorId = 0, by }: LinkEmailData) {
      const link = { administratorId, purpose: 'mailedInvitation' } as const
      return write(accountMail.invitation, link, (trx) => hasLink(trx, { ...link, purpose: 'handedInvitation' }), by)
    },
  } satisfies EmailTemplates & Record<LinkTemplate, unknown>
}

/** Expired links are stored this long with the address to confirm, because queued emails still read them. */
const EXPIRED_RETENTION = 7 * DAY

export async function pruneLinks(context: ReadContext): Promise<void> {
  await context.db.deleteFrom('accountLinks').where('expiresAt', '<', timestamp(context, -EXPIRED_RETENTION)).execute()
}

/** Prunes expired links, and emails to administrators after a year (as long as the audit log), every hour. */
export const pruneAccountEmails = (context: ReadContext): Job =>
  everyHour('delete old emails', context.now, async (stopping) => {
    await pruneLinks(context)
    await deleteOldEmails(context.db, timestamp(context, -DAYS_KEPT * DAY), stopping)
  })
