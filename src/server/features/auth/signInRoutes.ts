import { authEndpoints, credentials, loginAnswer, messageAnswer } from '../../../contract/api/auth.ts'
import { secondFactorProblem } from '../../../contract/api/secondFactor.ts'
import { account } from '../../../contract/i18n/shared/account.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import { recordActivity } from '../auditLog/recordActivity.ts'
import type { RecordFailure } from '../auditLog/recordFailures.ts'
import { administratorByEmail } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { callerOf } from './confirmPassword.ts'
import type { Devices } from './devices.ts'
import type { Door } from './door.ts'
import { createDecoy, isPassword } from './passwords.ts'
import type { CheckFactor } from './secondFactor/checkFactor.ts'
import { relyingPartyOf } from './secondFactor/relyingParty.ts'
import type { Sessions } from './sessions.ts'

export interface SignInServed {
  db: Db
  settings: Pick<Settings, 'PUBLIC_URL'>
  sessions: Pick<Sessions, 'end'>
  attempts: Pick<Attempts, 'signIn'>
  devices: Devices
  checkFactor: CheckFactor
  door: Door
  recordFailure: RecordFailure
  /** Milliseconds since 1970. */
  now: () => number
}

/** Sign-in by e-mail and password, with the second factor where one is set up, and sign-out (spec section 7, 'Auth'). */
export const signInRoutes: ZodRoutes<SignInServed> = async (app, served) => {
  const { db, settings, sessions, attempts, devices, checkFactor, door, recordFailure, now } = served
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
      return { token: await door(request, reply, { administrator, device, stays }) }
    },
  })

  app.route({
    ...at(authEndpoints.logout, { setsUpFactor: true }),
    schema: { tags, summary: 'Sign out: ends this session', response: { 200: messageAnswer } },
    handler: async (request) => {
      await sessions.end(request.session!)
      await recordActivity(db, { actor: actorOf(request), action: 'signOut', at: new Date(now()) })
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
