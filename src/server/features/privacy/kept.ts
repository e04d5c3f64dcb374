import { rowsOf } from '../../content/resources/belongings.ts'
import type { Row } from '../../content/resources/row.ts'
import { type BinRow, contentOf, entriesOf } from '../../content/trash/binRows.ts'
import type { Db } from '../../platform/db/tables.ts'
import { OUTBOX, type OutboxRow } from '../../platform/mail/outbox.ts'
import { MESSAGES, mailsOf, messagesFrom } from './findPerson.ts'
import { isFrom, type Person, type Sender } from './person.ts'

/** What is kept about a person. */
export interface Kept {
  /** Ids of the messages in the inbox. */
  sent: number[]
  /** Messages in the bin, as they were, and the mails about them. */
  binned: { row: Row; mails: OutboxRow[] }[]
  /** Ids of the mails in the outbox. */
  mails: number[]
}

/** Looks for everything that is kept about a person. */
export async function keptOf(db: Db, person: Person): Promise<Kept> {
  const sent = await messagesFrom(db, person)
  const binned: Kept['binned'] = []
  for await (const entry of entriesOf(db, MESSAGES)) {
    const read = readEntry(entry)
    if (isFrom(person, senderOf(read.row))) binned.push(read)
  }
  return { sent, binned, mails: await mailsOf(db, person, sent) }
}

function readEntry(entry: BinRow): Kept['binned'][number] {
  const { row, belongings } = contentOf(entry)
  return { row, mails: rowsOf(belongings, OUTBOX) }
}

/** Who sent a message of the bin. */
const senderOf = ({ email, phoneNumber }: Row): Sender => ({
  email: String(email),
  phoneNumber: phoneNumber ? String(phoneNumber) : null,
})
