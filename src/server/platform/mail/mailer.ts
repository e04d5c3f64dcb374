import type { Settings } from '../config/settings.ts'
import { failureOf } from './failure.ts'

/** One mail to one person. */
export interface Mail {
  to: string
  /** Where an answer goes, when it does not go to the sender. */
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  html?: string
  /** The same for each attempt, so that a mailbox that gets a mail twice can know it. */
  messageId?: string
}

export interface Mailer {
  /** Hands a mail to the mail server, unless `breaking` breaks that off. Throws `MailFailed` where it is not taken. */
  send(mail: Mail, breaking?: AbortSignal): Promise<void>
}

/** How long it may take to hand over a mail, from the first knock at the door on, in milliseconds. */
const PATIENCE = 30_000

/** The way to the mail server, or undefined where none is set. */
export function createMailer(
  { SMTP_URL, MAIL_FROM }: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM'>,
  patience = PATIENCE,
): Mailer | undefined {
  if (!SMTP_URL) return undefined
  const secrets = secretsIn(SMTP_URL)
  const transport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true })
  }
  return {
    async send({ to, replyTo, subject, ...rest }, breaking) {
      const mail = {
        ...rest,
        from: MAIL_FROM,
        to: { name: '', address: to },
        ...(replyTo && { replyTo: { name: oneLine(replyTo.name), address: replyTo.address } }),
        subject: oneLine(subject),
        // Nobody's absence note is to answer a machine, much less the visitor in `replyTo`.
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      try {
        const timeout = AbortSignal.timeout(patience)
        const signal = breaking ? AbortSignal.any([timeout, breaking]) : timeout
        await (await transport()).sendMail({ ...mail, signal })
      } catch (error) {
        throw failureOf(error, secrets)
      }
    },
  }
}

/** Whatever people typed stays within its header (RFC 5322, section 2.2). */
const oneLine = (text: string) => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** The password as it may come back: as it was set, as it is, and as it is sent (RFC 4616). */
function secretsIn(url: string): string[] {
  const { username, password } = new URL(url)
  return password ? [password, decoded(password), `\0${decoded(username)}\0${decoded(password)}`] : []
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
