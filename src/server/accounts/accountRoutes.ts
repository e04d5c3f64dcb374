import { authEndpoints, credentials, loginAnswer, messageAnswer, passwordChange } from '../../contract/auth.ts'
import { problem } from '../../contract/problem.ts'
import { account } from '../../contract/texts/both/account.ts'
import type { Db } from '../db/tables.ts'
import { at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { refused } from '../shared/problems.ts'
import { administratorByEmail, changePassword } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { callerOf, confirmPassword } from './confirmPassword.ts'
import { deviceNameOf } from './deviceName.ts'
import type { Devices } from './devices.ts'
import { createDecoy, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** Sign-in, sign-out and the administrator's password (spec section 7, 'Auth'). */
export const accountRoutes: ZodRoutes<{ db: Db; sessions: Sessions; attempts: Attempts; devices: Devices }> = async (
  app,
  { db, sessions, attempts, devices },
) => {
  const tags = ['accounts']
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
      if (!administrator || !isRight) throw refused.unauthorized(account.wrongCredentials)
      await succeed()
      await devices.remember(reply, email, device)
      return {
        token: await sessions.open(administrator.id, { stays, device: deviceNameOf(request.headers['user-agent']) }),
      }
    },
  })

  app.route({
    ...at(authEndpoints.logout),
    schema: { tags, summary: 'Sign out: ends this session', response: { 200: messageAnswer } },
    handler: async ({ session }) => {
      await sessions.end(session!)
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
      const { currentPassword, newPassword } = request.body
      const { administratorId, id } = request.session!
      await confirmPassword(request, currentPassword, { db, attempts })
      await changePassword(db, administratorId, newPassword, id)
      return { message: account.passwordChanged }
    },
  })
}
