import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/tables.ts'

const DAY = 24 * 60 * 60 * 1000
/** A session ends this long after it was last used. */
export const SESSION_LIFETIME = 30 * DAY
/** Use moves the end at most this often, so that reading does not mean writing. */
const RENEWED_AFTER = DAY

export interface Session {
  tokenHash: string
  administratorId: number
  /** Of the administrator whose it is. */
  email: string
}

export type Sessions = ReturnType<typeof createSessions>

/** The open sessions: 256 random bits each, stored as a hash, ended by time, by logout or by a change of password. */
export function createSessions(db: Db, now: () => number = Date.now) {
  const inFuture = (milliseconds: number) => new Date(now() + milliseconds).toISOString()

  return {
    /** Opens a session and answers its token, which is stored nowhere. */
    async open(administratorId: number): Promise<string> {
      await db.deleteFrom('sessions').where('expiresAt', '<=', inFuture(0)).execute()
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('sessions')
        .values({
          tokenHash: hashOf(token),
          administratorId,
          createdAt: inFuture(0),
          expiresAt: inFuture(SESSION_LIFETIME),
        })
        .execute()
      return token
    },

    async find(token: string): Promise<Session | null> {
      const tokenHash = hashOf(token)
      const session = await db
        .selectFrom('sessions')
        .innerJoin('administrators', 'administrators.id', 'sessions.administratorId')
        .select(['tokenHash', 'administratorId', 'email', 'expiresAt'])
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', inFuture(0))
        .executeTakeFirst()
      if (!session) return null
      const { expiresAt, ...found } = session
      if (expiresAt < inFuture(SESSION_LIFETIME - RENEWED_AFTER))
        await db
          .updateTable('sessions')
          .set({ expiresAt: inFuture(SESSION_LIFETIME) })
          .where('tokenHash', '=', tokenHash)
          .execute()
      return found
    },

    async end({ tokenHash }: Session): Promise<void> {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute()
    },
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
