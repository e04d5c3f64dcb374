import { authEndpoints, emailChange, emailConfirmation, messageAnswer } from '../../../contract/api/accounts.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { account } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { ZodRoutes } from '../../platform/http/access.ts'
import { actorOf, at } from '../../platform/http/access.ts'
import { refused } from '../../platform/http/problems.ts'
import { recordAudit } from '../auditLog/auditLog.ts'
import type { AccountEmails } from './accountEmails.ts'
import { findLink, issueLink, takeLink } from './accountLinks.ts'
import { administratorByEmail, emailKey, lockAccount } from './administrators.ts'
import { callerOf, confirmPassword, type LoginAttempts } from './loginAttempts.ts'
import { endOtherSessions } from './sessions.ts'

interface RouteOptions {
  context: TransactionContext
  settings: Pick<Settings, 'PUBLIC_URL'>
  attempts: Pick<LoginAttempts, 'changePassword' | 'takeLink'>
  emails: AccountEmails
  /** Milliseconds since 1970. */
  now: () => number
}

/** Another address to sign in with: asked for with the password, and taken by the link that was sent there. */
export const emailRoutes: ZodRoutes<RouteOptions> = async (app, { context, settings, attempts, emails, now }) => {
  const tags = ['accounts']

  app.route({
    ...at(authEndpoints.changeEmail),
    schema: {
      tags,
      summary: 'Ask for another address: a link is sent there, a notice to the present one',
      body: emailChange,
      response: { 200: messageAnswer, 503: problem },
    },
    handler: async (request) => {
      const { administratorId, email: present, id: sessionId } = request.session!
      const email = emailKey(request.body.email)
      const confirmed = await confirmPassword(request, request.body.currentPassword, { db: context.db, attempts })
      if (email === present) throw refused.invalid({ email: [account.emailIsYours] })
      if (await administratorByEmail(context.db, email)) throw refused.invalid({ email: [account.emailIsTaken] })
      if (!emails.canSend) throw refused.unavailable(mailTexts.notConfigured)
      await inTransaction(context, async (trx) => {
        const locked = await lockAccount(trx.db, administratorId, confirmed)
        if (!locked) throw refused.invalid({ currentPassword: [account.wrongCurrentPassword] })
        // The letter brings another one in its place; until then this one says that it is wanted.
        await issueLink(trx.db, { administratorId, purpose: 'email', email, sessionId }, settings.PUBLIC_URL, now())
        await emails.emailLink(trx, email, administratorId)
        await emails.emailChangeRequested(trx, locked.email, email)
      })
      return { message: account.emailLinkSent(email) }
    },
  })

  app.route({
    ...at(authEndpoints.confirmEmail),
    schema: {
      tags,
      summary: 'Take another address by its link: ends every session but the one that asked for it',
      body: emailConfirmation,
      response: { 200: messageAnswer },
    },
    handler: async (request) => {
      const { token } = request.body
      const succeed = await attempts.takeLink(callerOf(request), 'confirmEmail')
      const link = await findLink(context.db, token, ['email'], now())
      if (!link?.newEmail) throw refused.invalid({ token: [account.linkEnded] })
      await succeed()
      const { administratorId, newEmail, sessionId } = link
      await inTransaction(context, async (trx) => {
        const locked = await lockAccount(trx.db, administratorId)
        if (!locked || !(await takeLink(trx.db, token, ['email'], now())))
          throw refused.invalid({ token: [account.linkEnded] })
        await trx.db
          .updateTable('administrators')
          .set({ email: newEmail, updatedAt: new Date(now()).toISOString() })
          .where('id', '=', administratorId)
          .execute()
        await endOtherSessions(trx.db, { id: sessionId ?? 0, administratorId })
        // A link to a new password that went to the former address opens nothing any more.
        await trx.db.deleteFrom('accountLinks').where('administratorId', '=', administratorId).execute()
        await recordAudit(trx.db, {
          actor: { ...actorOf(request), by: locked.email },
          action: 'update',
          resource: 'people',
          recordId: administratorId,
          at: new Date(now()),
        })
        await emails.emailChanged(trx, locked.email, newEmail)
      }).catch((error: unknown) => {
        throw isUniqueViolation(error) ? refused.invalid({ token: [account.emailIsTaken] }) : error
      })
      return { message: account.emailChanged }
    },
  })
}
