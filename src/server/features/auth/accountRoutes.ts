import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  authEndpoints,
  emailChange,
  emailConfirmation,
  forgottenPassword,
  forgottenPasswordAnswer,
  messageAnswer,
  passwordChange,
  passwordLink,
  passwordLinkOwner,
  passwordReset,
} from '../../../contract/api/accounts.ts'
import { accountMail } from '../../../contract/i18n/admin/accountMail.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { translateMessage } from '../../../contract/i18n/shared/translate.ts'
import { problem } from '../../../contract/problem.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, type ZodRoutes } from '../../platform/http/access.ts'
import { afterResponse, localeOf, refused } from '../../platform/http/problems.ts'
import { canSendEmail } from '../../platform/mail/mailSettings.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import { accountPageOf, emailAdministrator, emailKey, emailLink } from './accountEmails.ts'
import { createLink, findLink, takeLink } from './accountLinks.ts'
import { administratorByEmail, changePassword, confirmPassword, lockAccount } from './administrators.ts'
import { timestamp } from './context.ts'
import { rememberDevice } from './devices.ts'
import { type AuthContext, callerOf } from './loginAttempts.ts'
import { refuseGuessable } from './passwords.ts'
import { endOtherSessions } from './sessions.ts'

/** Endpoints of the caller's own password and email address, and of a new password by a link. */
export const accountRoutes: ZodRoutes<{ context: AuthContext }> = async (app, { context }) => {
  const tags = ['accounts']

  app.route({
    ...at(authEndpoints.changePassword),
    schema: {
      tags,
      summary: 'Change the password; ends all other sessions',
      body: passwordChange,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const { currentPassword, newPassword: password } = request.body
      const { administratorId, email, id: exceptSession } = request.session!
      const confirmed = await confirmPassword(context, request, currentPassword)
      await refuseGuessable(password, email)
      const change = { administratorId, password, confirmed, exceptSession, actor: actorOf(request) }
      if (!(await changePassword(context, change)))
        throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
      return { message: account.passwordChanged }
    },
  })

  app.route({
    ...at(authEndpoints.forgotPassword),
    schema: {
      tags,
      summary: 'Request a link to reset the password',
      body: forgottenPassword,
      response: { 202: forgottenPasswordAnswer },
    },
    handler: async (request, reply) => {
      await emailPasswordLink(context, request, reply, emailKey(request.body.email))
      return reply
        .code(202)
        .send({ message: translated(request, account.passwordLinkSent), canMail: await canSendEmail(context) })
    },
  })

  app.route({
    ...at(authEndpoints.linkOwner),
    schema: {
      tags,
      summary: 'Read the email address of a password link, for password managers; does not use up the link',
      body: passwordLink,
      response: { 200: passwordLinkOwner },
    },
    handler: async (request) => ({ email: (await passwordLinkOf(context, request, request.body.token)).accountEmail }),
  })

  app.route({
    ...at(authEndpoints.resetPassword),
    schema: {
      tags,
      summary: 'Set a password by link; ends all sessions',
      body: passwordReset,
      response: { 200: messageAnswer },
    },
    handler: async (request, reply) => {
      const { token, newPassword: password } = request.body
      const { administratorId, accountEmail } = await passwordLinkOf(context, request, token)
      await refuseGuessable(password, accountEmail)
      const condition = (trx: Pick<AuthContext, 'db' | 'now'>) => takeLink(trx, token)
      if (!(await changePassword(context, { administratorId, password, condition, actor: actorOf(request) })))
        throw refused.invalid({ token: [account.linkEnded] })
      // A known device has its own budget of attempts: strangers who guess do not lock out the owner of the mailbox.
      await rememberDevice(context, reply, accountEmail)
      return { message: translated(request, account.passwordReset) }
    },
  })

  app.route({
    ...at(authEndpoints.changeEmail),
    schema: {
      tags,
      summary: 'Request a new email address: it gets a link, the current one a notice',
      body: emailChange,
      response: { 200: messageAnswer, 503: problem },
    },
    handler: async (request) => {
      const email = emailKey(request.body.email)
      const confirmed = await confirmPassword(context, request, request.body.currentPassword)
      if (email === request.session!.email) throw refused.invalid({ email: [account.emailIsYours] })
      if (await administratorByEmail(context.db, email)) throw refused.invalid({ email: [account.emailIsTaken] })
      if (!(await canSendEmail(context))) throw refused.unavailable(mailTexts.notConfigured)
      await requestEmailChange(context, request, email, confirmed)
      return { message: account.emailLinkSent(email) }
    },
  })

  app.route({
    ...at(authEndpoints.confirmEmail),
    schema: {
      tags,
      summary: 'Confirm a new email address by link; ends all sessions except the one that requested it',
      body: emailConfirmation,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      await confirmEmail(context, request, request.body.token)
      return { message: translated(request, account.emailChanged) }
    },
  })
}

/** A message in the language of the request. */
const translated = (request: FastifyRequest, message: string): string => translateMessage(message, localeOf(request))

/**
 * Queues an email with a link, for any address: its template looks up the account. In a flood of requests only emails
 * to administrators are queued, after the response. So neither response nor timing reveals whether an account exists.
 */
async function emailPasswordLink(context: AuthContext, request: FastifyRequest, reply: FastifyReply, email: string) {
  const caller = callerOf(request)
  const { isFlood } = await context.attempts.countEmailRequest(caller)
  const send = async () => {
    if (await context.attempts.mayEmail(caller, email)) await emailLink(context, email, 'passwordLink')
  }
  if (!isFlood) return send()
  const sendToAdministrator = async () => (await administratorByEmail(context.db, email)) && (await send())
  afterResponse(reply, sendToAdministrator, 'email for a lost password failed')
}

/** Account of a valid link for a new password. */
async function passwordLinkOf(context: AuthContext, request: FastifyRequest, token: string) {
  const succeed = await context.attempts.takeToken(callerOf(request), 'resetPassword')
  const link = await findLink(context, token)
  if (!link) throw refused.invalid({ token: [account.linkEnded] })
  await succeed()
  return link
}

async function requestEmailChange(context: AuthContext, request: FastifyRequest, email: string, confirmed: string) {
  const { administratorId, id: sessionId } = request.session!
  await inTransaction(context, async (trx) => {
    const locked = await lockAccount(trx.db, administratorId, confirmed)
    if (!locked) throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
    // Marks that a link is wanted; the email creates the actual link later.
    await createLink(trx, { administratorId, purpose: 'email', email, sessionId })
    await emailLink(trx, email, 'emailLink', { administratorId })
    await emailAdministrator(trx, locked.email, accountMail.emailAsked, email, accountPageOf(context))
  })
}

async function confirmEmail(context: AuthContext, request: FastifyRequest, token: string): Promise<void> {
  const succeed = await context.attempts.takeToken(callerOf(request), 'confirmEmail')
  const link = await findLink(context, token, ['email'])
  if (!link?.newEmail) throw refused.invalid({ token: [account.linkEnded] })
  await succeed()
  const { administratorId, newEmail, sessionId } = link
  await inTransaction(context, async (trx) => {
    const locked = await lockAccount(trx.db, administratorId)
    if (!locked || !(await takeLink(trx, token))) throw refused.invalid({ token: [account.linkEnded] })
    await trx.db
      .updateTable('administrators')
      .set({ email: newEmail, updatedAt: timestamp(context) })
      .where('id', '=', administratorId)
      .execute()
    await endOtherSessions(trx.db, { id: sessionId ?? 0, administratorId })
    // A password link that was sent to the former address becomes invalid.
    await trx.db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
    await recordAudit(trx, {
      actor: { ...actorOf(request), by: locked.email },
      action: 'update',
      resource: 'administrators',
      recordId: administratorId,
    })
    await emailAdministrator(trx, locked.email, accountMail.emailChanged, newEmail)
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? refused.invalid({ token: [account.emailIsTaken] }) : error
  })
}
