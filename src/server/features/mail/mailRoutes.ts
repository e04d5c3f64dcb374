import { messageAnswer } from '../../../contract/api/accounts.ts'
import { mailEndpoints } from '../../../contract/api/endpoints.ts'
import { type MailSettings, mailSettings, mailSettingsInput, testMail } from '../../../contract/api/mailSettings.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { type FieldErrors, problem } from '../../../contract/problem.ts'
import type { BaseContext } from '../../content/resources/context.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { actorOf, at, type Caller, type ZodRoutes } from '../../platform/http/access.ts'
import { Refused, refused } from '../../platform/http/problems.ts'
import { decoded, MailFailed } from '../../platform/mail/mailer.ts'
import {
  deleteMailSettings,
  findMailer,
  MAIL_SETTINGS,
  readMailSettings,
  type StoredMailSettings,
  writeMailSettings,
} from '../../platform/mail/mailSettings.ts'
import { retryWaitingEmails } from '../../platform/mail/outbox.ts'
import type { RequestLimit } from '../../platform/rateLimit/rateLimits.ts'
import { recordAudit } from '../auditLog/auditLog.ts'

interface MailContext extends BaseContext {
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>
  /** Reads the company's name. */
  siteName: () => Promise<string>
}

/** Name in paths and in the audit log. */
const RESOURCE = 'mail-settings'

const texts = mailTexts.test

/** The mail server of the panel, and test emails through the one in force. */
export const mailRoutes: ZodRoutes<{ context: MailContext; limit: RequestLimit }> = async (app, { context, limit }) => {
  const { db, settings, now } = context
  const tags = [RESOURCE]

  app.route({
    ...at(mailEndpoints.read),
    schema: { tags, summary: 'Read the current mail server, without its password', response: { 200: mailSettings } },
    handler: async () => shown(settings, await readMailSettings(db)),
  })

  app.route({
    ...at(mailEndpoints.save),
    schema: {
      tags,
      summary: 'Set the mail server, with immediate effect',
      body: mailSettingsInput,
      response: { 200: mailSettings, 409: problem },
    },
    handler: async (request) => {
      if (settings.SMTP_URL) throw new Refused(409, mailTexts.managed)
      return change(request, 'update', async (trx) => {
        const next = completed({ ...(await readMailSettings(trx.db)), ...request.body })
        await writeMailSettings(trx.db, next)
        await retryWaitingEmails(trx.db, new Date(now()))
        return next
      })
    },
  })

  app.route({
    ...at(mailEndpoints.remove),
    schema: { tags, summary: 'Remove the mail server that was set in the panel', response: { 200: mailSettings } },
    handler: (request) =>
      change(request, 'delete', async (trx) => {
        await deleteMailSettings(trx.db)
        return undefined
      }),
  })

  app.route({
    ...at(mailEndpoints.test),
    schema: {
      tags,
      summary: 'Send a test email at once',
      body: testMail,
      response: { 200: messageAnswer, 502: problem, 503: problem },
    },
    preHandler: limit,
    handler: async ({ body: { to } }) => {
      const mailer = await findMailer(db, settings)
      if (!mailer) throw refused.unavailable(mailTexts.notConfigured)
      const site = await context.siteName()
      await mailer.send({ to, subject: texts.subject(site), text: texts.body(site) }).catch(respondToFailure)
      return { message: texts.sent(to) }
    },
  })

  /** A change with its audit entry, which contains no values, and its change event. */
  const change = (
    request: Caller,
    action: 'update' | 'delete',
    write: (trx: Pick<MailContext, 'db'>) => Promise<StoredMailSettings | undefined>,
  ): Promise<MailSettings> =>
    inTransaction(context, async (trx) => {
      const stored = await write(trx)
      await recordAudit({ db: trx.db, now }, { actor: actorOf(request), action, resource: RESOURCE })
      await trx.changes.emit(MAIL_SETTINGS)
      return shown(settings, stored)
    })
}

/** Settings with defaults for what was never given. Throws field errors for what is required. */
function completed({ host, port, user = null, password = null, from, isSecure = false }: Partial<StoredMailSettings>) {
  const errors: FieldErrors = {
    ...(!host && { host: [validation.required] }),
    ...(!from && { from: [validation.required] }),
    ...(user && !password && { password: [mailTexts.faults.password] }),
  }
  if (!host || !from || Object.keys(errors).length) throw refused.invalid(errors)
  return { host, port: port ?? defaultPort(isSecure), user, password: user && password, from, isSecure }
}

/** Ports of message submission (RFC 8314, RFC 6409). */
const defaultPort = (isSecure: boolean) => (isSecure ? 465 : 587)

/** The mail server in force in API responses. */
function shown(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  stored: StoredMailSettings | undefined,
): MailSettings {
  if (!SMTP_URL) {
    const { host = null, port = null, user = null, from = null, isSecure = null, password } = stored ?? {}
    return { host, port, user, from, isSecure, hasPassword: Boolean(password), isManaged: false }
  }
  const { protocol, hostname: host, port, username, password } = new URL(SMTP_URL)
  const isSecure = protocol === 'smtps:'
  return {
    host,
    port: Number(port) || defaultPort(isSecure),
    user: username ? decoded(username) : null,
    from: MAIL_FROM,
    isSecure,
    hasPassword: Boolean(password),
    isManaged: true,
  }
}

/** The server's own words; a rejected recipient is an error of its field. */
function respondToFailure(error: unknown): never {
  if (!(error instanceof MailFailed)) throw error
  const errors = error.isBadRecipient ? { to: [error.message] } : undefined
  throw new Refused(502, texts.failed(error.message), errors && { errors })
}
