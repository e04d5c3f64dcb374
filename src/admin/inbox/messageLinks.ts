import type { InboxMessage } from './messages.ts'

/** Opens the person's own mail program, with address and subject filled in (RFC 6068). */
export function replyLinkOf({ email, subject }: InboxMessage, replySubject: (subject: string) => string) {
  if (!email) return undefined
  const address = encodeURIComponent(email).replaceAll('%40', '@')
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(replySubject(subject))}` : ''}`
}
