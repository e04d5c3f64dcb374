import { authEndpoints, messageAnswer, passwordChange } from '../../../contract/api/auth.ts'
import { account } from '../../../contract/i18n/shared/account.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { AccountLetters } from './accountLetters.ts'
import { changePassword } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { confirmPassword } from './confirmPassword.ts'
import { refuseGuessable } from './passwordRules.ts'

interface Served {
  ground: TransactionContext
  attempts: Pick<Attempts, 'changePassword'>
  letters: Pick<AccountLetters, 'passwordChanged' | 'hasCome'>
}

/** The administrator's own password (spec section 7, 'Auth'). */
export const passwordRoutes: ZodRoutes<Served> = async (app, { ground, attempts, letters }) => {
  app.route({
    ...at(authEndpoints.changePassword),
    schema: {
      tags: ['accounts'],
      summary: 'Change the password: ends every other session',
      body: passwordChange,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const { currentPassword, newPassword: password } = request.body
      const { administratorId, email, id: keptSession } = request.session!
      const confirmed = await confirmPassword(request, currentPassword, { db: ground.db, attempts })
      await refuseGuessable(password, email)
      const change = { administratorId, password, confirmed, letters, keptSession, actor: actorOf(request) }
      if (!(await changePassword(ground, change)))
        throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
      return { message: account.passwordChanged }
    },
  })
}
