import {
  forgottenPassword,
  forgottenPasswordAnswer,
  passwordLink,
  passwordLinkOwner,
  passwordReset,
} from '../../../contract/api/accounts.ts'
import { authEndpoints, messageAnswer } from '../../../contract/api/auth.ts'
import { account } from '../../../contract/i18n/shared/account.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { afterResponse } from '../../platform/http/afterResponse.ts'
import { refused } from '../../platform/http/problems.ts'
import type { ZodRoutes } from '../../platform/http/validation.ts'
import type { AccountLetters } from './accountLetters.ts'
import { administratorByEmail, changePassword, emailKey } from './administrators.ts'
import type { Attempts } from './attempts.ts'
import { callerOf } from './confirmPassword.ts'
import type { Devices } from './devices.ts'
import { findLink, PASSWORD_LINKS, takeLink } from './links.ts'
import { refuseGuessable } from './passwordRules.ts'

interface Served {
  ground: TransactionContext
  attempts: Pick<Attempts, 'askForMail' | 'mayMail' | 'takeLink'>
  devices: Pick<Devices, 'remember'>
  letters: AccountLetters
  /** Milliseconds since 1970. */
  now: () => number
}

/** A new password by a link, for who lost theirs or was invited. */
export const lostPasswordRoutes: ZodRoutes<Served> = async (app, { ground, attempts, devices, letters, now }) => {
  const tags = ['accounts']

  app.route({
    ...at(authEndpoints.forgotPassword),
    schema: {
      tags,
      summary: 'Ask for a link to a new password',
      body: forgottenPassword,
      response: { 202: forgottenPasswordAnswer },
    },
    handler: async (request, reply) => {
      const [email, caller] = [emailKey(request.body.email), callerOf(request)]
      const { isFlood } = await attempts.askForMail(caller)
      const send = async () => {
        if (await attempts.mayMail(caller, email)) await letters.passwordLink(ground, email)
      }
      // Whether there is such an account is looked up when the mail is written, or after the response: all addresses are alike, in time too.
      if (!isFlood) await send()
      else
        afterResponse(
          reply,
          async () => (await administratorByEmail(ground.db, email)) && (await send()),
          'a link to a new password was not mailed',
        )
      return reply.code(202).send({ message: account.passwordLinkSent, canMail: letters.canSend })
    },
  })

  app.route({
    ...at(authEndpoints.linkOwner),
    schema: {
      tags,
      summary: 'Whose account a link to a new password opens, for password managers; the link goes on counting',
      body: passwordLink,
      response: { 200: passwordLinkOwner },
    },
    handler: async (request) => {
      const succeed = await attempts.takeLink(callerOf(request), 'resetPassword')
      const link = await findLink(ground.db, request.body.token, PASSWORD_LINKS, now())
      if (!link) throw refused.invalid({ token: [account.linkEnded] })
      await succeed()
      return { email: link.accountEmail }
    },
  })

  app.route({
    ...at(authEndpoints.resetPassword),
    schema: {
      tags,
      summary: 'Choose a password by a link: ends every session',
      body: passwordReset,
      response: { 200: messageAnswer },
    },
    handler: async (request, reply) => {
      const { token, newPassword: password } = request.body
      const succeed = await attempts.takeLink(callerOf(request), 'resetPassword')
      const link = await findLink(ground.db, token, PASSWORD_LINKS, now())
      if (!link) throw refused.invalid({ token: [account.linkEnded] })
      await succeed()
      await refuseGuessable(password, link.accountEmail)
      const { administratorId } = link
      const given: Parameters<typeof changePassword>[1]['given'] = (db) => takeLink(db, token, PASSWORD_LINKS, now())
      if (!(await changePassword(ground, { administratorId, password, letters, given, actor: actorOf(request) })))
        throw refused.invalid({ token: [account.linkEnded] })
      // Whoever guesses at the account keeps nobody out who has its mail.
      await devices.remember(reply, link.accountEmail)
      return { message: account.passwordReset }
    },
  })
}
