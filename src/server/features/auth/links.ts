import { randomBytes } from 'node:crypto'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** What links are for, and how long each lasts in milliseconds. An invitation is handed over, or mailed, or both. */
const LIFETIMES: Record<LinkPurpose, number> = {
  password: 30 * MINUTE,
  email: DAY,
  handedInvitation: 7 * DAY,
  mailedInvitation: 7 * DAY,
}
export type LinkPurpose = Tables['accountLinks']['purpose']

/** By which of them a password is chosen. */
export const PASSWORD_LINKS: readonly LinkPurpose[] = ['password', 'handedInvitation', 'mailedInvitation']

/** Where on the site a link is taken; behind it stands its token. */
const PATHS: Record<LinkPurpose, string> = {
  password: '/login/sifre',
  email: '/login/eposta',
  handedInvitation: '/login/davet',
  mailedInvitation: '/login/davet',
}

export interface LinkOf {
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
  const anew = {
    tokenHash: tokenHash(token),
    email: email ?? null,
    expiresAt: new Date(now + LIFETIMES[purpose]).toISOString(),
    ...(sessionId !== undefined && { sessionId }),
  }
  await db
    .insertInto('accountLinks')
    .values({ administratorId, purpose, ...anew })
    .onConflict((conflict) => conflict.columns(['administratorId', 'purpose']).doUpdateSet(anew))
    .execute()
  return `${origin}${PATHS[purpose]}/${token}`
}

/** Whether such a link counts or did; who changes their password ends them all. */
export async function hasLink(db: Db, { administratorId, purpose, email }: LinkOf): Promise<boolean> {
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
const ENDED_KEPT = 7 * DAY

/** Forgets links that have ended, with the addresses that they were to confirm. */
export async function forgetLinks(db: Db, now: number): Promise<void> {
  const ended = new Date(now - ENDED_KEPT).toISOString()
  await db.deleteFrom('accountLinks').where('expiresAt', '<', ended).execute()
}
