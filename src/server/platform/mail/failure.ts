import type { NodemailerError } from 'nodemailer'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'

const { failures } = mailTexts

/** A mail that was not taken. Its message is for the administrator: a sentence, and what the mail server answered. */
export class MailFailed extends Error {
  /** Whether it was the recipient's address that the server would not have, for good. */
  readonly isBadRecipient: boolean
  /** Permanent failure (RFC 5321, section 4.2.1): the same mail is refused each time. */
  readonly isPermanent: boolean

  constructor(message: string, { isBadRecipient, isPermanent }: Pick<MailFailed, 'isBadRecipient' | 'isPermanent'>) {
    super(message)
    this.isBadRecipient = isBadRecipient
    this.isPermanent = isPermanent
  }
}

type Sentence = Exclude<keyof typeof failures, 'answered'>

/** What the codes of sockets, where there is one, and of Nodemailer mean to people. */
const sentences: Record<string, Sentence> = {
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

/** The commands at which a server may turn away one address or the other. */
const addresses: Record<string, Sentence> = { 'MAIL FROM': 'sender', 'RCPT TO': 'recipient' }

/**
 * Commands whose 5xx is about this mail. Before them it is about the connection or the server's settings, as is one that asks for
 * another sign-in (RFC 4954): the owner may put that right, so the mail is tried again.
 */
const ABOUT_THE_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA']
const ABOUT_SIGN_IN = [530, 534, 535, 538]

const LONGEST_ANSWER = 200

/** What went wrong, without any of these secrets and without what a terminal or a page could stumble over. */
export function failureOf(error: unknown, secrets: readonly string[]): MailFailed {
  const { code = '', originalCode = '', command = '', response, responseCode = 0 } = error as NodemailerError
  const sentence = failures[addresses[command] ?? sentences[originalCode] ?? sentences[code] ?? 'unexpected']
  const answer = response && failures.answered(withoutSecrets(response, secrets))
  return new MailFailed([sentence, answer].filter(Boolean).join(' '), {
    isBadRecipient: command === 'RCPT TO' && responseCode >= 500,
    isPermanent: ABOUT_THE_MAIL.includes(command) && responseCode >= 500 && !ABOUT_SIGN_IN.includes(responseCode),
  })
}

function withoutSecrets(response: string, secrets: readonly string[]): string {
  const known = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('base64')])
  // One may be the end of another.
  known.sort((a, b) => b.length - a.length)
  const clean = known.reduce((text, secret) => text.replaceAll(secret, '…'), response)
  return clean
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER)
}
