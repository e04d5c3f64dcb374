import type { InboxMessage } from './messages.ts'

/** Writes to an address and does no more, whatever a visitor has put into it (RFC 6068). */
export const mailLinkOf = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** Opens the person's own mail program, with address and subject filled in. */
export function replyLinkOf({ email, subject }: InboxMessage, replySubject: (subject: string) => string) {
  if (!email) return undefined
  return `${mailLinkOf(email)}${subject ? `?subject=${encodeURIComponent(replySubject(subject))}` : ''}`
}
