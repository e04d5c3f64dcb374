import {
  authEndpoints,
  forgottenPassword,
  forgottenPasswordAnswer,
  messageAnswer,
  passwordChange,
  passwordLink,
  passwordLinkOwner,
  passwordReset,
} from '../../../contract/api/accounts.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { memoizeAsync } from '../../platform/async/promises.ts'
import type { TransactionContext } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { afterResponse, refused } from '../../platform/http/problems.ts'
import type { AccountEmails } from './accountEmails.ts'
import { findLink, PASSWORD_LINKS, takeLink } from './accountLinks.ts'
import { administratorByEmail, changePassword, emailKey } from './administrators.ts'
import type { Devices } from './devices.ts'
import { callerOf, confirmPassword, type LoginAttempts } from './loginAttempts.ts'

interface ChangeOptions {
  context: TransactionContext
  attempts: Pick<LoginAttempts, 'changePassword'>
  emails: Pick<AccountEmails, 'passwordChanged' | 'invitationAccepted'>
}

/** The administrator's own password (spec section 7, 'Auth'). */
export const passwordRoutes: ZodRoutes<ChangeOptions> = async (app, { context, attempts, emails }) => {
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
      const { administratorId, email, id: exceptSession } = request.session!
      const confirmed = await confirmPassword(request, currentPassword, { db: context.db, attempts })
      await refuseGuessable(password, email)
      const change = { administratorId, password, confirmed, emails, exceptSession, actor: actorOf(request) }
      if (!(await changePassword(context, change)))
        throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
      return { message: account.passwordChanged }
    },
  })
}

interface LinkOptions {
  context: TransactionContext
  attempts: Pick<LoginAttempts, 'askForMail' | 'mayMail' | 'takeLink'>
  devices: Pick<Devices, 'remember'>
  emails: AccountEmails
  /** Milliseconds since 1970. */
  now: () => number
}

/** A new password by a link, for who lost theirs or was invited. */
export const lostPasswordRoutes: ZodRoutes<LinkOptions> = async (app, { context, attempts, devices, emails, now }) => {
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
        if (await attempts.mayMail(caller, email)) await emails.passwordLink(context, email)
      }
      // Whether there is such an account is looked up when the mail is written, or after the response: all addresses are alike, in time too.
      if (!isFlood) await send()
      else
        afterResponse(
          reply,
          async () => (await administratorByEmail(context.db, email)) && (await send()),
          'a link to a new password was not mailed',
        )
      return reply.code(202).send({ message: account.passwordLinkSent, canMail: emails.canSend })
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
      const link = await findLink(context.db, request.body.token, PASSWORD_LINKS, now())
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
      const link = await findLink(context.db, token, PASSWORD_LINKS, now())
      if (!link) throw refused.invalid({ token: [account.linkEnded] })
      await succeed()
      await refuseGuessable(password, link.accountEmail)
      const { administratorId } = link
      const given: Parameters<typeof changePassword>[1]['given'] = (db) => takeLink(db, token, PASSWORD_LINKS, now())
      if (!(await changePassword(context, { administratorId, password, emails, given, actor: actorOf(request) })))
        throw refused.invalid({ token: [account.linkEnded] })
      // Whoever guesses at the account keeps nobody out who has its mail.
      await devices.remember(reply, link.accountEmail)
      return { message: account.passwordReset }
    },
  })
}

/** The commonest passwords (OWASP ASVS 5, 6.2.4), read when one is first chosen. */
const readCommon = memoizeAsync(async (): Promise<ReadonlySet<string>> => {
  const { commonPasswords } = await import('./commonPasswords.ts')
  return new Set(commonPasswords.trim().split(/\s+/))
})

/** Refuses a new password that others guess first, under its field: a common one, or the address of its account. */
async function refuseGuessable(newPassword: string, email: string): Promise<void> {
  const key = newPassword.toLowerCase()
  const address = emailKey(email)
  if (key === address || key === address.split('@')[0])
    throw refused.invalid({ newPassword: [account.passwordIsAddress] })
  if ((await readCommon()).has(key)) throw refused.invalid({ newPassword: [account.passwordIsCommon] })
}
