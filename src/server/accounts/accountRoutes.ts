import { authEndpoints, credentials, loginAnswer, messageAnswer, passwordChange } from '../../contract/auth.ts'
import { problem } from '../../contract/problem.ts'
import { account } from '../../contract/texts/both/account.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { createFailureRecords } from '../activity/recordFailures.ts'
import type { Ground } from '../db/inTransaction.ts'
import { at } from '../http/access.ts'
import { actorOf } from '../http/actorOf.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { refused } from '../shared/problems.ts'
import type { AccountLetters } from './accountLetters.ts'
import { administratorByEmail, changePassword, noteSignIn } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { callerOf, confirmPassword } from './confirmPassword.ts'
import { deviceNameOf } from './deviceName.ts'
import type { Devices } from './devices.ts'
import { refuseGuessable } from './passwordRules.ts'
import { createDecoy, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

interface Served {
  ground: Ground
  sessions: Sessions
  attempts: Pick<Attempts, 'signIn' | 'changePassword'>
  devices: Devices
  letters: Pick<AccountLetters, 'passwordChanged' | 'hasCome'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Sign-in, sign-out and the administrator's password (spec section 7, 'Auth'). */
export const accountRoutes: ZodRoutes<Served> = async (app, { ground, sessions, attempts, devices, letters, now }) => {
  const { db, changes } = ground
  const tags = ['accounts']
  const recordFailure = createFailureRecords(db)
  let decoy: Promise<string> | undefined

  app.route({
    ...at(authEndpoints.login),
    schema: { tags, summary: 'Sign in', body: credentials, response: { 200: loginAnswer, 401: problem } },
    handler: async (request, reply) => {
      const { email, password, staySignedIn: stays } = request.body
      const device = await devices.find(request, email)
      const succeed = await attempts.signIn({ ...callerOf(request), email, device })
      // Made by the first attempt, whatever its e-mail is.
      decoy ??= createDecoy()
      const unknown = await decoy
      const administrator = await administratorByEmail(db, email)
      const isRight = await isPassword(administrator?.passwordHash ?? unknown, password)
      const actor = { by: administrator?.email ?? null, address: actorOf(request).address }
      if (!administrator || !isRight) {
        await recordFailure(actor)
        throw refused.unauthorized(account.wrongCredentials)
      }
      await succeed()
      await noteSignIn(db, administrator.id, now())
      await recordActivity(db, { actor, action: 'signIn', at: new Date(now()) })
      await devices.remember(reply, email, device)
      return {
        token: await sessions.open(administrator.id, { stays, device: deviceNameOf(request.headers['user-agent']) }),
      }
    },
  })

  app.route({
    ...at(authEndpoints.logout),
    schema: { tags, summary: 'Sign out: ends this session', response: { 200: messageAnswer } },
    handler: async (request) => {
      await sessions.end(request.session!)
      await recordActivity(db, { actor: actorOf(request), action: 'signOut', at: new Date(now()) })
      return { message: account.signedOut }
    },
  })

  app.route({
    ...at(authEndpoints.changePassword),
    schema: {
      tags,
      summary: 'Change the password: ends every other session',
      body: passwordChange,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const { currentPassword, newPassword: password } = request.body
      const { administratorId, email, id: keptSession } = request.session!
      await confirmPassword(request, currentPassword, { db, attempts })
      await refuseGuessable(password, email)
      await changePassword(
        { db, changes },
        { administratorId, password, letters, keptSession, actor: actorOf(request) },
      )
      return { message: account.passwordChanged }
    },
  })
}
