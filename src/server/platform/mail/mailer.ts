import type { NodemailerError } from 'nodemailer'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import type { Settings } from '../config/settings.ts'

const { failures } = mailTexts

/** An email to one recipient. */
export interface Mail {
  to: string
  /** Address for replies, if not the sender's. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  /** Written by a person, so that autoresponders may answer. */
  isPersonal?: boolean
  /** `Message-ID`, the same in each attempt, so that a mailbox recognizes a duplicate. */
  messageId?: string
}

export interface Mailer {
  /** Sends an email unless the signal aborts. Throws `MailFailed`. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
}

/** From connecting to the server's acceptance, in milliseconds. */
const SEND_TIMEOUT = 30_000

/** Creates the mailer of the configured SMTP server; undefined without one. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  sendTimeout = SEND_TIMEOUT,
): Mailer | undefined {
  if (!SMTP_URL) return undefined
  const secrets = secretsIn(SMTP_URL)
  const transport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    async send({ to, replyTo, subject, isPersonal, ...rest }, abort) {
      const mail = {
        ...rest,
        from: MAIL_FROM,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
        subject: oneLine(subject),
        // Prevents out-of-office replies, especially to the visitor in `replyTo` (RFC 3834).
        ...(!isPersonal && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      }
      try {
        const timeout = AbortSignal.timeout(sendTimeout)
        const signal = abort ? AbortSignal.any([timeout, abort]) : timeout
        await (await transport()).sendMail({ ...mail, signal })
      } catch (error) {
        throw failureOf(error, secrets)
      }
    },
  }
}

/** Prevents header injection: user input stays on one line (RFC 5322, section 2.2). */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** The password as a server may echo it: encoded, decoded, and in SASL PLAIN (RFC 4616). */
function secretsIn(url: string): string[] {
  const { username, password } = new URL(url)
  return password ? [password, decoded(password), `\0${decoded(username)}\0${decoded(password)}`] : []
}

/** A part of a URL without its percent-encoding, or as it is where that is malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** A failed email. Its message is for the administrator: the cause, and the mail server's response. */
export class MailFailed extends Error {
  /** The server rejected the recipient permanently. */
  readonly isBadRecipient: boolean
  /** Permanent failure (RFC 5321, section 4.2.1): a retry would be rejected too. */
  readonly isPermanent: boolean

  constructor(message: string, { isBadRecipient, isPermanent }: Pick<MailFailed, 'isBadRecipient' | 'isPermanent'>) {
    super(message)
    this.isBadRecipient = isBadRecipient
    this.isPermanent = isPermanent
  }
}

type Cause = Exclude<keyof typeof failures, 'answered'>

/** Causes by error code: of the socket if it has one, else Nodemailer's. */
const causes: Record<string, Cause> = {
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'silent',
  EABORT: 'silent',
  ECONNECTION: 'closed',
  ETLS: 'insecure',
  EREQUIRETLS: 'insecure',
  EAUTH: 'signIn',
  ENOAUTH: 'signIn',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  EPROTOCOL: 'refused',
}

/** Causes by SMTP command that rejects an address. */
const addressCauses: Record<string, Cause> = { 'MAIL FROM': 'sender', 'RCPT TO': 'recipient' }

/**
 * Commands whose 5xx response is about this email. Otherwise it is about the connection, the settings or the sign-in
 * (RFC 4954), which the owner may fix, so that the email is retried.
 */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA']
const SIGN_IN_RESPONSES = [530, 534, 535, 538]

const MAX_RESPONSE_LENGTH = 200

/** Describes an error of Nodemailer, without these secrets and without control characters. */
export function failureOf(error: unknown, secrets: readonly string[]): MailFailed {
  const { code = '', originalCode = '', command = '', response, responseCode = 0 } = error as NodemailerError
  const cause = failures[addressCauses[command] ?? causes[originalCode] ?? causes[code] ?? 'unexpected']
  const answer = response && failures.answered(withoutSecrets(response, secrets))
  return new MailFailed([cause, answer].filter(Boolean).join(' '), {
    isBadRecipient: command === 'RCPT TO' && responseCode >= 500,
    isPermanent: MAIL_COMMANDS.includes(command) && responseCode >= 500 && !SIGN_IN_RESPONSES.includes(responseCode),
  })
}

function withoutSecrets(response: string, secrets: readonly string[]): string {
  const known = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
  // Longest first: one may contain another.
  known.sort((a, b) => b.length - a.length)
  const clean = known.reduce((text, secret) => text.replaceAll(secret, '…'), response)
  return clean
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_RESPONSE_LENGTH)
}
