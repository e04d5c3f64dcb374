import { setTimeout as wait } from 'node:timers/promises'
import { authEndpoints, credentials, loginAnswer, messageAnswer, passwordChange } from '../../contract/auth.ts'
import { problem } from '../../contract/problem.ts'
import { account } from '../../contract/texts/account.ts'
import type { Db } from '../db/tables.ts'
import { at } from '../http/access.ts'
import type { ZodRoutes } from '../http/validation.ts'
import { networkOf } from '../limits/networkOf.ts'
import { refused } from '../shared/problems.ts'
import { administratorByEmail, changePassword, emailKey } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { createDecoy, isPassword } from './passwords.ts'
import type { Sessions } from './sessions.ts'

/** Sign-in, sign-out and the administrator's password (spec section 7, 'Auth'). */
export const accountRoutes: ZodRoutes<{ db: Db; sessions: Sessions; attempts: Attempts }> = async (
  app,
  { db, sessions, attempts },
) => {
  const tags = ['accounts']
  const decoy = createDecoy()

  app.route({
    ...at(authEndpoints.login),
    schema: { tags, summary: 'Sign in', body: credentials, response: { 200: loginAnswer, 401: problem } },
    handler: async ({ body: { email, password }, ip }) => {
      const attempt = attempts.begin(ip, {
        [`address ${networkOf(ip)}`]: 10,
        // More than one address bears: who guesses at a known e-mail must not lock its owner out at once.
        [`e-mail ${emailKey(email)}`]: 50,
      })
      if (attempt.retryAfter) throw refused.tooMany(account.tooManyAttempts, attempt.retryAfter)
      await wait(attempt.delay)
      const administrator = await administratorByEmail(db, email)
      const isRight = await isPassword(administrator?.passwordHash ?? (await decoy), password)
      if (!administrator || !isRight) throw refused.unauthorized(account.wrongCredentials)
      attempt.succeed()
      return { token: await sessions.open(administrator.id) }
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
    handler: async ({ body: { currentPassword, newPassword }, session, ip }) => {
      const { administratorId, tokenHash } = session!
      const attempt = attempts.begin(ip, { [`administrator ${administratorId}`]: 10 })
      if (attempt.retryAfter) throw refused.tooMany(account.tooManyAttempts, attempt.retryAfter)
      await wait(attempt.delay)
      const { passwordHash } = await db
        .selectFrom('administrators')
        .select('passwordHash')
        .where('id', '=', administratorId)
        .executeTakeFirstOrThrow()
      if (!(await isPassword(passwordHash, currentPassword)))
        throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
      attempt.succeed()
      await changePassword(db, administratorId, newPassword, tokenHash)
      return { message: account.passwordChanged }
    },
  })
}
