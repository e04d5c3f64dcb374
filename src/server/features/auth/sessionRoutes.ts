import { z } from 'zod'
import {
  authEndpoints,
  messageAnswer,
  openSession,
  reauthentication,
  sessionFields,
} from '../../../contract/api/accounts.ts'
import { secondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { account, secondFactor, validation } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { listQueryOf } from '../../../contract/schema/listQuery.ts'
import type { ListQuery } from '../../../contract/schema/lists.ts'
import { listOfArray } from '../../content/resources/listOfTable.ts'
import { idIn, paramsOf } from '../../content/resources/params.ts'
import { sendList } from '../../content/resources/responses.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { actorOf, at, type Session } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { createAuditedWrite, type RecordSignInFailure } from '../auditLog/recordWrites.ts'
import { callerOf, type LoginAttempts } from './loginAttempts.ts'
import { isPassword } from './passwords.ts'
import type { CheckFactor } from './secondFactor/checkFactor.ts'
import { factorsOf } from './secondFactor/factors.ts'
import { type Passkeys, type RelyingParty, relyingPartyOf } from './secondFactor/passkeys.ts'
import { endOtherSessions, type Sessions } from './sessions.ts'

interface RouteOptions {
  context: TransactionContext
  sessions: Sessions
  /** Milliseconds since 1970. */
  now: () => number
}

/** Where the administrator is signed in, and the end of one of these sessions or of all others; nobody sees anybody else's. */
export const sessionRoutes: ZodRoutes<RouteOptions> = async (app, { context, sessions, now }) => {
  const tags = ['sessions']
  const write = createAuditedWrite({ context, resource: 'sessions', now })
  const listFor = async ({ id: current, administratorId }: Session) =>
    (await sessions.list(administratorId))
      .map((session) => ({ ...session, isCurrent: session.id === current }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))

  app.route({
    ...at(authEndpoints.sessions),
    schema: {
      tags,
      summary: 'Where one is signed in, this session first',
      querystring: listQueryOf({ fields: sessionFields, beside: ['id', 'createdAt'] }),
      response: { 200: z.array(openSession) },
    },
    handler: async (request, reply) => {
      const sessions = await listFor(request.session!)
      return sendList(request, reply, 'sessions', listOfArray(sessionFields, sessions, request.query as ListQuery))
    },
  })

  app.route({
    ...at(authEndpoints.endSession),
    schema: {
      tags,
      summary: 'End a session of one’s own',
      params: paramsOf(authEndpoints.endSession),
      response: { 200: openSession, 404: problem },
    },
    handler: async (request) => {
      const wanted = idIn(request)
      const found = (await listFor(request.session!)).find(({ id }) => id === wanted)
      return write(request, 'signOut', async ({ db }) => {
        if (found) await sessions.end(found, db)
        return found
      })
    },
  })

  app.route({
    ...at(authEndpoints.endOtherSessions),
    schema: { tags, summary: 'End all sessions of one’s own but this one', response: { 200: messageAnswer } },
    handler: async (request) => {
      const others = (await listFor(request.session!)).filter(({ isCurrent }) => !isCurrent)
      await inTransaction(context, async (trx) => {
        await endOtherSessions(trx.db, request.session!)
        for (const other of others) await write(request, 'signOut', async () => other, trx)
      })
      return { message: account.othersSignedOut }
    },
  })
}

interface ReauthenticateOptions {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
  sessions: Pick<Sessions, 'renewSignIn'>
  attempts: Pick<LoginAttempts, 'changePassword'>
  checkFactor: CheckFactor
  passkeys: Pick<Passkeys, 'check'>
  recordFailure: RecordSignInFailure
  /** Milliseconds since 1970. */
  now: () => number
}

type Brought = z.output<typeof reauthentication>

/** Reauthentication: somebody shows once more what a stolen token lacks, and the sign-in of the session is recent again. */
export const reauthenticateRoute: ZodRoutes<ReauthenticateOptions> = async (app, options) => {
  const { db, settings, sessions, attempts, checkFactor, passkeys, recordFailure, now } = options

  app.route({
    ...at(authEndpoints.reauthenticate, { setsUpFactor: true }),
    schema: {
      tags: ['accounts'],
      summary: 'Renew the sign-in of this session, for calls that need a recent one',
      description: [
        'One is enough: the present password or, where a second factor is on, a `code` (six digits or a recovery code) or a `passkey`.',
        'Without any, an account that has a second factor is answered with 401 and what it may bring, as at the login.',
        'A passkey may answer those `passkeyOptions`, or the ones of `POST /accounts/login/passkey-options`.',
      ].join(' '),
      body: reauthentication,
      response: { 200: messageAnswer, 401: secondFactorProblem },
    },
    handler: async (request, reply) => {
      const session = request.session!
      const owner = { id: session.administratorId, email: session.email }
      const actor = { by: owner.email, address: actorOf(request).address }
      const party = relyingPartyOf(settings.PUBLIC_URL, request)
      const hasFactor = (await factorsOf(db, owner.id)).length > 0
      const { currentPassword, code, passkey } = request.body
      if (currentPassword === undefined && !code && !passkey) {
        const checked = hasFactor && (await checkFactor(owner, {}, party))
        throw checked && checked.outcome !== 'right'
          ? checked.refusal
          : refused.invalid({ currentPassword: [validation.required] })
      }
      const succeed = await attempts.changePassword(callerOf(request), owner.id)
      const refusal =
        currentPassword === undefined
          ? await refusalOfFactor(request.body, { owner, party, hasFactor })
          : await refusalOfPassword(currentPassword, owner.id)
      if (refusal) {
        recordFailure(reply, actor)
        throw refusal
      }
      await succeed()
      await db.transaction().execute(async (trx) => {
        await sessions.renewSignIn(session, trx)
        await recordAudit(trx, { actor, action: 'reauthenticate', at: new Date(now()) })
      })
      return { message: account.reauthenticated }
    },
  })

  async function refusalOfPassword(password: string, administratorId: number) {
    const found = await db
      .selectFrom('administrators')
      .select('passwordHash')
      .where('id', '=', administratorId)
      .executeTakeFirst()
    if (found && (await isPassword(found.passwordHash, password))) return undefined
    return wrong('currentPassword', account.wrongCurrentPassword)
  }

  async function refusalOfFactor(
    { code, passkey }: Brought,
    { owner, party, hasFactor }: { owner: { id: number; email: string }; party: RelyingParty; hasFactor: boolean },
  ) {
    const [field, sentence] = passkey
      ? (['passkey', secondFactor.wrongPasskey] as const)
      : (['code', secondFactor.wrongCode] as const)
    // The check lets everybody pass who has no factor: at the login there was the password.
    if (!hasFactor) return wrong(field, sentence)
    // First what is no guess at the factor of an account: a passkey that signs in alone.
    if (passkey && (await passkeys.check(passkey, { party })) === owner.id) return undefined
    const checked = await checkFactor(owner, { code, passkey }, party)
    if (checked.outcome === 'right') return undefined
    return wrong(field, sentence, checked.refusal instanceof Refused ? checked.refusal.extensions : {})
  }
}

const wrong = (field: string, sentence: string, details: object = {}) =>
  refused.unauthorized(sentence, details, { [field]: [sentence] })
