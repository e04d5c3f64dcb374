import { messageAnswer } from '../../../contract/api/accounts.ts'
import { testMail } from '../../../contract/api/contact.ts'
import { contactEndpoints } from '../../../contract/api/contactCalls.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { problem } from '../../../contract/problem.ts'
import { at, type ZodRoutes } from '../http/access.ts'
import { refused } from '../http/problems.ts'
import type { RequestLimit } from '../rateLimit/requestLimits.ts'
import { type Mailer, MailFailed } from './mailer.ts'

const texts = mailTexts.test

/** Sends a test email at once, without the outbox. */
export const mailRoutes: ZodRoutes<{ mailer?: Mailer; siteName: () => Promise<string>; limit: RequestLimit }> = async (
  app,
  { mailer, siteName, limit },
) => {
  app.route({
    ...at(contactEndpoints.testMail),
    schema: {
      tags: ['contact'],
      summary: 'Send a test mail',
      body: testMail,
      response: { 200: messageAnswer, 503: problem },
    },
    preHandler: limit,
    handler: async ({ body: { to } }) => {
      if (!mailer) throw refused.unavailable(mailTexts.notConfigured)
      const site = await siteName()
      await mailer.send({ to, subject: texts.subject(site), text: texts.body(site) }).catch(respondToFailure)
      return { message: texts.sent(to) }
    },
  })
}

/** A rejected recipient is a field error, everything else a failure of the mail server. */
function respondToFailure(error: unknown): never {
  if (!(error instanceof MailFailed)) throw error
  if (error.isBadRecipient) throw refused.invalid({ to: [error.message] })
  throw refused.unavailable(texts.failed(error.message))
}
