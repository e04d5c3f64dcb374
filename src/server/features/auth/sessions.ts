import { randomBytes } from 'node:crypto'
import type { Settings } from '../../platform/config/settings.ts'
import { tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/http/access.ts'
import { factorsOf } from './secondFactor/factors.ts'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long sessions last, in milliseconds. */
export interface SessionLimits {
  /** From its last use on, unless whoever signed in wanted to stay. */
  idle: number
  /** From sign-in on, however much it is used. */
  lifetime: number
}

/** As the settings say, in hours and days. */
export const sessionLimitsOf = ({
  SESSION_IDLE,
  SESSION_LIFETIME,
}: Pick<Settings, 'SESSION_IDLE' | 'SESSION_LIFETIME'>): SessionLimits => ({
  idle: SESSION_IDLE * HOUR,
  lifetime: SESSION_LIFETIME * DAY,
})

const DEFAULTS: SessionLimits = { idle: 12 * HOUR, lifetime: 30 * DAY }

/** Use is written down at most this often, so that reading does not mean writing. */
const LAST_USED_INTERVAL = 3 * MINUTE

/** For so long a sign-in is recent (CONTRACT section 5). */
const RECENT = 10 * MINUTE

interface Opening {
  /** Browser and system, for the list of sessions. */
  device?: string
  /** It does not end where it is not used, only by its age. */
  stays?: boolean
}

interface Ground {
  /** Milliseconds since 1970. */
  now?: () => number
  limits?: SessionLimits
  /** Whether everybody must have a second factor. */
  needsFactor?: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/** The open sessions: 256 random bits each, stored as a hash, ended by time, by hand or by a change of password. */
export function createSessions(db: Db, { now = Date.now, limits = DEFAULTS, needsFactor = false }: Ground = {}) {
  const iso = (time: number) => new Date(time).toISOString()
  const endOf = (createdAt: number, { stays = false }: Opening) =>
    iso(Math.min(createdAt + limits.lifetime, stays ? Number.POSITIVE_INFINITY : now() + limits.idle))
  const lastUsedInterval = Math.min(LAST_USED_INTERVAL, limits.idle / 10)
  /** A sign-in of the future is none: the clock was put back since. */
  const isRecent = (at: string | null) => at !== null && Math.abs(now() - Date.parse(at)) <= RECENT
  const ofAdministrator = (administratorId: number) =>
    db.selectFrom('sessions').where('administratorId', '=', administratorId).where('expiresAt', '>', iso(now()))

  return {
    /** Opens a session and answers its token, which is stored nowhere. */
    async open(administratorId: number, opening: Opening = {}, trx = db): Promise<string> {
      await trx.deleteFrom('sessions').where('expiresAt', '<=', iso(now())).execute()
      const token = randomBytes(32).toString('base64url')
      await trx
        .insertInto('sessions')
        .values({
          tokenHash: tokenHash(token),
          administratorId,
          createdAt: iso(now()),
          lastUsedAt: iso(now()),
          authenticatedAt: iso(now()),
          expiresAt: endOf(now(), opening),
          stays: opening.stays ?? false,
          device: opening.device ?? null,
        })
        .execute()
      return token
    },

    async find(token: string): Promise<Session | null> {
      const session = await db
        .selectFrom('sessions')
        .innerJoin('administrators', 'administrators.id', 'sessions.administratorId')
        .select(['sessions.id', 'tokenHash', 'administratorId', 'email', 'stays'])
        .select(['sessions.createdAt', 'lastUsedAt', 'authenticatedAt'])
        .where('tokenHash', '=', tokenHash(token))
        .where('expiresAt', '>', iso(now()))
        .executeTakeFirst()
      if (!session) return null
      const { createdAt, lastUsedAt, stays, authenticatedAt, ...row } = session
      const found = { ...row, isRecent: isRecent(authenticatedAt) }
      if (!lastUsedAt || lastUsedAt <= iso(now() - lastUsedInterval))
        await db
          .updateTable('sessions')
          .set({ lastUsedAt: iso(now()), expiresAt: endOf(Date.parse(createdAt), { stays: Boolean(stays) }) })
          .where('id', '=', found.id)
          .execute()
      if (!needsFactor || (await factorsOf(db, found.administratorId)).length > 0) return found
      return { ...found, lacksFactor: true }
    },

    /** Whoever uses it has shown who they are once more. */
    async renewSignIn({ id }: Pick<Session, 'id'>, trx = db): Promise<void> {
      await trx
        .updateTable('sessions')
        .set({ authenticatedAt: iso(now()) })
        .where('id', '=', id)
        .execute()
    },

    /** Whether its owner has a second factor. */
    hasFactor: async ({ administratorId }: Pick<Session, 'administratorId'>): Promise<boolean> =>
      (await factorsOf(db, administratorId)).length > 0,

    /** An administrator's open sessions, those in use first. */
    async list(administratorId: number) {
      const rows = await ofAdministrator(administratorId)
        .select(['id', 'createdAt', 'lastUsedAt', 'device'])
        .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
        .orderBy('id', 'desc')
        .execute()
      return rows.map(({ id, createdAt, lastUsedAt, device }) => ({
        id,
        createdAt,
        lastUsedAt: lastUsedAt ?? createdAt,
        device: device ?? '',
      }))
    },

    async end({ id }: Pick<Session, 'id'>, trx = db): Promise<void> {
      await trx.deleteFrom('sessions').where('id', '=', id).execute()
    },
  }
}

/** Ends all sessions of an administrator but one. */
export async function endOtherSessions(
  db: Db,
  { id, administratorId }: Pick<Session, 'id' | 'administratorId'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('administratorId', '=', administratorId).where('id', '!=', id).execute()
}
