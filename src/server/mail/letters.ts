import type { Settings } from '../process/settings.ts'
import type { Mail } from './mailer.ts'
import type { Letter, OutboxRow } from './outbox.ts'

/** Writes the mail that a row of the outbox stands for: a letter as it is, and what is about a message as that is written. */
export const writeMails =
  (aboutMessage: (row: OutboxRow) => Promise<Mail>, settings: Pick<Settings, 'PUBLIC_URL'>) =>
  async (row: OutboxRow): Promise<Mail> =>
    row.messageId === null ? letterMail(row, settings) : aboutMessage(row)

function letterMail(
  { id, recipient, letter, createdAt }: OutboxRow,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): Mail {
  const { subject, text }: Omit<Letter, 'recipient'> = JSON.parse(letter!)
  return {
    to: recipient,
    subject,
    text,
    messageId: `<letter-${id}-${Date.parse(createdAt)}@${new URL(PUBLIC_URL).hostname}>`,
  }
}
