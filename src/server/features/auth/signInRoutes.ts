import type { FastifyReply, FastifyRequest } from 'fastify'
import { authEndpoints, credentials, loginAnswer, messageAnswer } from '../../../contract/api/accounts.ts'
import { secondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { RecordSignInFailure } from '../auditLog/recordWrites.ts'
import { administratorByEmail, recordSignIn } from './administrators.ts'
import { type Devices, deviceNameOf } from './devices.ts'
import { callerOf, type LoginAttempts } from './loginAttempts.ts'
import { createDecoy, isPassword } from './passwords.ts'
import type { CheckFactor } from './secondFactor/checkFactor.ts'
import { relyingPartyOf } from './secondFactor/passkeys.ts'
import type { Sessions } from './sessions.ts'

interface SignInOptions {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
  sessions: Pick<Sessions, 'end'>
  attempts: Pick<LoginAttempts, 'signIn'>
  devices: Devices
  checkFactor: CheckFactor
  completeSignIn: CompleteSignIn
  recordFailure: RecordSignInFailure
  /** Milliseconds since 1970. */
  now: () => number
}

/** Sign-in by e-mail and password, with the second factor where one is set up, and sign-out (spec section 7, 'Auth'). */
export const signInRoutes: ZodRoutes<SignInOptions> = async (app, options) => {
  const { db, settings, sessions, attempts, devices, checkFactor, completeSignIn, recordFailure, now } = options
  const tags = ['accounts']
  const lookUp = createLookUp(db)

  app.route({
    ...at(authEndpoints.login),
    schema: { tags, summary: 'Sign in', body: credentials, response: { 200: loginAnswer, 401: secondFactorProblem } },
    handler: async (request, reply) => {
      const { email, password, staySignedIn: stays } = request.body
      const device = await devices.find(request, email)
      const attempt = await attempts.signIn({ ...callerOf(request), email, device })
      const { administrator, isRight } = await lookUp(email, password)
      const actor = { by: administrator?.email ?? null, address: actorOf(request).address }
      if (!administrator || !isRight) {
        recordFailure(reply, actor)
        throw refused.unauthorized(account.wrongCredentials)
      }
      const party = relyingPartyOf(settings.PUBLIC_URL, request)
      const from = { ...callerOf(request), isKnown: device !== undefined }
      const checked = await checkFactor(administrator, request.body, party, from)
      if (checked.outcome !== 'right') {
        // Asking what is wanted is no failure, and forgives none: whoever knows a password could guess codes for ever.
        if (checked.outcome === 'missing') await attempt.takeBack()
        else recordFailure(reply, actor, 'secondFactorFailed')
        throw checked.refusal
      }
      await attempt.succeed()
      return { token: await completeSignIn(request, reply, { administrator, device, stays }) }
    },
  })

  app.route({
    ...at(authEndpoints.logout, { setsUpFactor: true }),
    schema: { tags, summary: 'Sign out: ends this session', response: { 200: messageAnswer } },
    handler: async (request) => {
      await sessions.end(request.session!)
      await recordAudit(db, { actor: actorOf(request), action: 'signOut', at: new Date(now()) })
      return { message: account.signedOut }
    },
  })
}

/** Finds whose e-mail and whether it is their password; it takes as long where there is nobody. */
function createLookUp(db: Db) {
  // Made by the first attempt, whatever its e-mail is.
  const decoy = memoizeAsync(createDecoy)
  return async (email: string, password: string) => {
    const unknown = await decoy()
    const administrator = await administratorByEmail(db, email)
    return { administrator, isRight: await isPassword(administrator?.passwordHash ?? unknown, password) }
  }
}

interface RouteOptions {
  db: Db
  sessions: Sessions
  devices: Devices
  /** Milliseconds since 1970. */
  now: () => number
}

interface Entering {
  /** As they were read before they showed who they are. */
  administrator: { id: number; email: string; updatedAt: string }
  /** The name of the device, where it is known. */
  device?: string | undefined
  stays?: boolean | undefined
}

export type CompleteSignIn = ReturnType<typeof createCompleteSignIn>

/**
 * Lets in who has shown who they are: writes it down, knows the device from now on, and answers the token of a new session. Where
 * the account was changed meanwhile, which ends its sessions, none is opened.
 */
export const createCompleteSignIn =
  ({ db, sessions, devices, now }: RouteOptions) =>
  async (request: FastifyRequest, reply: FastifyReply, { administrator, device, stays }: Entering): Promise<string> => {
    const { id, email } = administrator
    const actor = { by: email, address: actorOf(request).address }
    const opening = { stays, device: deviceNameOf(request.headers['user-agent']) }
    const token = await db.transaction().execute(async (trx) => {
      if (!(await recordSignIn(trx, administrator, now()))) throw refused.unauthorized(account.wrongCredentials)
      await recordAudit(trx, { actor, action: 'signIn', at: new Date(now()) })
      return sessions.open(id, opening, trx)
    })
    await devices.remember(reply, email, device)
    return token
  }
