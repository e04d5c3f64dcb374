import type { Settings } from '../config/settings.ts'
import type { Mail } from './mailer.ts'
import type { Letter, OrderedLetter, OutboxRow } from './outbox.ts'

type Said = Pick<Letter, 'subject' | 'text'>

/** Writes ordered letters when they are sent; undefined where there is nothing to say any more. */
export type LetterWriters = Record<string, (row: OutboxRow, about: never) => Promise<Said | undefined>>

/** What mails are written by. */
interface Writing {
  aboutMessage: (row: OutboxRow) => Promise<Mail>
  writers?: LetterWriters
  settings: Pick<Settings, 'PUBLIC_URL'>
}

/**
 * Writes the mail that a row of the outbox stands for: a letter as it is, or by whoever it was ordered from, and what is about a
 * message as that is written. Undefined where there is none to be sent.
 */
export const writeMails =
  ({ aboutMessage, writers = {}, settings }: Writing) =>
  async (row: OutboxRow): Promise<Mail | undefined> => {
    if (row.messageId !== null) return aboutMessage(row)
    const letter: Said | OrderedLetter = JSON.parse(row.letter!)
    const said = 'writer' in letter ? await writers[letter.writer]!(row, letter.about as never) : letter
    return said && letterMail(row, said, settings)
  }

function letterMail(
  { id, recipient, createdAt }: OutboxRow,
  { subject, text }: Said,
  { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>,
): Mail {
  return {
    to: recipient,
    subject,
    text,
    messageId: `<letter-${id}-${Date.parse(createdAt)}@${new URL(PUBLIC_URL).hostname}>`,
  }
}
