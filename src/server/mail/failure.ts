import type { NodemailerError } from 'nodemailer'
import { mailTexts } from '../../contract/texts/administrator/mail.ts'

const { failures } = mailTexts

/** A mail that was not taken. Its message is for the administrator: a sentence, and what the mail server answered. */
export class MailFailed extends Error {
  /** Whether it was the recipient's address that the server would not have, for good. */
  readonly isBadRecipient: boolean

  constructor(message: string, isBadRecipient: boolean) {
    super(message)
    this.isBadRecipient = isBadRecipient
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

const LONGEST_ANSWER = 200

/** What went wrong, without any of these secrets and without what a terminal or a page could stumble over. */
export function failureOf(error: unknown, secrets: readonly string[]): MailFailed {
  const { code = '', originalCode = '', command = '', response, responseCode = 0 } = error as NodemailerError
  const sentence = failures[addresses[command] ?? sentences[originalCode] ?? sentences[code] ?? 'unexpected']
  const answer = response && failures.answered(withoutSecrets(response, secrets))
  return new MailFailed([sentence, answer].filter(Boolean).join(' '), command === 'RCPT TO' && responseCode >= 500)
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
