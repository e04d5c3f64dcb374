import {
  authEndpoints,
  messageAnswer,
  type OpenSession,
  openSession as openSessionSchema,
  sessionFields,
} from '../../../contract/api/accounts.ts'
import { DAY, HOUR, MINUTE } from '../../../contract/domain/durations.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import type { ReadContext } from '../../content/resources/context.ts'
import { arrayListRoute, idIn } from '../../content/resources/routing.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { randomToken, tokenHash } from '../../platform/crypto/tokens.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { at, type Session, type Sessions, type ZodRoutes } from '../../platform/http/access.ts'
import { writeAudited } from '../auditLog/auditLog.ts'
import { type AccountContext, timestamp } from './context.ts'
import { factorsOf } from './secondFactor.ts'

/** Minimum interval between writes of the last use. */
const LAST_USED_INTERVAL = 3 * MINUTE

/** Maximum age of a recent sign-in, which sensitive actions require. */
const RECENT = 10 * MINUTE

interface SessionContext extends ReadContext {
  settings: Pick<Settings, 'SESSION_IDLE' | 'SESSION_LIFETIME' | 'REQUIRE_SECOND_FACTOR'>
}

interface NewSession {
  administratorId: number
  /** Browser and system, for the list of sessions. */
  device?: string
  /** Stay signed in: the session expires by its maximum age only, not by inactivity. */
  stays?: boolean | undefined
}

/** Opens a session and returns its token, of which only the hash is stored. Deletes expired sessions. */
export async function openSession(context: SessionContext, session: NewSession): Promise<string> {
  const { administratorId, device = null, stays = false } = session
  const { db, now } = context
  const at = timestamp(context)
  await db.deleteFrom('sessions').where('expiresAt', '<=', at).execute()
  const token = randomToken()
  await db
    .insertInto('sessions')
    .values({
      tokenHash: tokenHash(token),
      administratorId,
      createdAt: at,
      lastUsedAt: at,
      authenticatedAt: at,
      expiresAt: expiryOf(context, now(), stays),
      stays,
      device,
    })
    .execute()
  return token
}

/** Expiry of a session after a use now. */
function expiryOf({ now, settings }: SessionContext, createdAt: number, stays: boolean): string {
  const end = createdAt + settings.SESSION_LIFETIME * DAY
  return new Date(stays ? end : Math.min(end, now() + settings.SESSION_IDLE * HOUR)).toISOString()
}

/** Looks up sessions for access control. */
export const createSessions = (context: SessionContext): Sessions => ({
  find: (token) => findSession(context, token),
  hasFactor: async ({ administratorId }) => (await factorsOf(context.db, administratorId)).length > 0,
})

async function findSession(context: SessionContext, token: string): Promise<Session | null> {
  const { db, now, settings } = context
  const row = await db
    .selectFrom('sessions')
    .innerJoin('administrators', 'administrators.id', 'sessions.administratorId')
    .select(['sessions.id', 'tokenHash', 'administratorId', 'email', 'stays'])
    .select(['sessions.createdAt', 'lastUsedAt', 'authenticatedAt'])
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', timestamp(context))
    .executeTakeFirst()
  if (!row) return null
  const { createdAt, lastUsedAt, stays, authenticatedAt, ...session } = row
  const interval = Math.min(LAST_USED_INTERVAL, (settings.SESSION_IDLE * HOUR) / 10)
  if (!lastUsedAt || lastUsedAt <= timestamp(context, -interval))
    await db
      .updateTable('sessions')
      .set({ lastUsedAt: timestamp(context), expiresAt: expiryOf(context, Date.parse(createdAt), Boolean(stays)) })
      .where('id', '=', session.id)
      .execute()
  // A sign-in time in the future is not recent: the clock has been set back since.
  const isRecent = authenticatedAt !== null && Math.abs(now() - Date.parse(authenticatedAt)) <= RECENT
  const lacksFactor = settings.REQUIRE_SECOND_FACTOR && !(await factorsOf(db, session.administratorId)).length
  return { ...session, isRecent, ...(lacksFactor && { lacksFactor }) }
}

/** Makes the sign-in of a session recent again. */
export async function renewSignIn(context: ReadContext, { id }: Pick<Session, 'id'>) {
  await context.db
    .updateTable('sessions')
    .set({ authenticatedAt: timestamp(context) })
    .where('id', '=', id)
    .execute()
}

type CurrentSession = Pick<Session, 'id' | 'administratorId'>

/** The open sessions of an administrator: the current one first, then by last use. */
export async function listSessions(
  context: ReadContext,
  { id: current, administratorId }: CurrentSession,
): Promise<OpenSession[]> {
  const rows = await context.db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastUsedAt', 'device'])
    .where('administratorId', '=', administratorId)
    .where('expiresAt', '>', timestamp(context))
    .orderBy((eb) => eb.case().when('id', '=', current).then(0).else(1).end())
    .orderBy((eb) => eb.fn.coalesce('lastUsedAt', 'createdAt'), 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, createdAt, lastUsedAt, device }) => ({
    id,
    createdAt,
    lastUsedAt: lastUsedAt ?? createdAt,
    device: device ?? '',
    isCurrent: id === current,
  }))
}

export async function endSession(db: Db, { id }: Pick<Session, 'id'>): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute()
}

/** Ends all sessions of an administrator, or all but one. */
export async function endOtherSessions(db: Db, { id, administratorId }: CurrentSession): Promise<void> {
  await db.deleteFrom('sessions').where('administratorId', '=', administratorId).where('id', '!=', id).execute()
}

const SIGN_OUT = { action: 'signOut', resource: 'sessions' } as const

/** Endpoints of the caller's own sessions: list and end. */
export const sessionRoutes: ZodRoutes<{ context: AccountContext }> = async (app, { context }) => {
  const tags = ['sessions']

  app.route(
    arrayListRoute(authEndpoints.sessions, {
      name: 'sessions',
      tags,
      summary: 'List the sessions of the account, the current one first',
      fields: sessionFields,
      row: openSessionSchema,
      read: (request) => listSessions(context, request.session!),
    }),
  )

  app.route({
    ...at(authEndpoints.endSession),
    schema: { tags, summary: 'End a session of the account', response: { 200: openSessionSchema } },
    handler: async (request) => {
      const id = idIn(request)
      return writeAudited(context, request, SIGN_OUT, async (trx) => {
        const found = (await listSessions(trx, request.session!)).find((session) => session.id === id)
        if (found) await endSession(trx.db, found)
        return found
      })
    },
  })

  app.route({
    ...at(authEndpoints.endOtherSessions),
    schema: { tags, summary: 'End all other sessions of the account', response: { 200: messageAnswer } },
    handler: (request) =>
      inTransaction(context, async (trx) => {
        const sessions = await listSessions(trx, request.session!)
        await endOtherSessions(trx.db, request.session!)
        for (const session of sessions.filter(({ isCurrent }) => !isCurrent))
          await writeAudited(trx, request, SIGN_OUT, async () => session)
        return { message: account.othersSignedOut }
      }),
  })
}
