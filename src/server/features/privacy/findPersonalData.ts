import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Activity } from '../../../contract/api/administration.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import type { Row } from '../../content/resources/context.ts'
import { childRowsOf } from '../../content/resources/rows.ts'
import { contentOf, entriesOf } from '../../content/trash/trash.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { OUTBOX, type OutboxRow } from '../../platform/mail/outbox.ts'
import { TABLE as ACTIVITY, shown } from '../auditLog/auditLog.ts'
import { folded, isFrom, type Person } from './person.ts'

interface FoundData {
  /** Ids of the messages in the inbox. */
  messageIds: number[]
  /** Messages in the trash, with their emails. */
  trashed: { row: Row; mails: OutboxRow[] }[]
  /** Ids of the emails in the outbox. */
  mailIds: number[]
}

export async function findPersonalData(db: Db, person: Person): Promise<FoundData> {
  const messageIds = await messagesFrom(db, person)
  const trashed: FoundData['trashed'] = []
  for await (const entry of entriesOf(db, MESSAGES)) {
    const { row, children } = contentOf(entry)
    const sender = { email: String(row.email), phoneNumber: row.phoneNumber ? String(row.phoneNumber) : null }
    if (isFrom(person, sender)) trashed.push({ row, mails: childRowsOf(children, OUTBOX) })
  }
  return { messageIds, trashed, mailIds: await mailsOf(db, person, messageIds) }
}

/** Name of messages in the API's paths. */
export const MESSAGES = pathNameOf(messages)

/** Ids of the messages that a person sent, oldest first. Reads every message, because requests are rare. */
async function messagesFrom(db: Db, person: Person): Promise<number[]> {
  const rows = await db
    .selectFrom(messages.name)
    .select(['id', 'email', 'phoneNumber'])
    .where(senderCondition(person))
    .orderBy('id')
    .execute()
  return rows.filter((row) => isFrom(person, row)).map(({ id }) => id)
}

/** SQL prefilter: the email, or the last digits of the number with any separators. */
const senderCondition = (person: Person): RawBuilder<SqlBool> =>
  'email' in person
    ? emailCondition(sql.ref('email'), person.email)
    : sql`${sql.ref('phoneNumber')} like ${`%${[...localOf(person.phone)].join('%')}%`}`

/** Non-ASCII letters match any text: SQLite folds only ASCII, and a Turkish PostgreSQL folds `I` to `ı`. */
const emailCondition = (column: RawBuilder<unknown>, email: string) =>
  sql<SqlBool>`lower(replace(replace(${column}, 'I', 'i'), 'İ', 'i')) like ${email.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]+/g, '%')} escape '\\'`

/** National part of a number: the country code may be missing in a message. */
const localOf = (phone: string) => phone.slice(-10)

/** Ids of the emails to a person, and of those about their messages. */
async function mailsOf(db: Db, person: Person, messageIds: readonly number[]): Promise<number[]> {
  const about = await queryInBatches(messageIds, (ids) =>
    db
      .selectFrom('outbox')
      .select(['id'])
      .where((eb) => eb.or([eb('messageId', 'in', ids), eb('repliedMessageId', 'in', ids)]))
      .execute(),
  )
  const to =
    'email' in person
      ? await db
          .selectFrom('outbox')
          .select(['id', 'recipient'])
          .where(emailCondition(sql.ref('recipient'), person.email))
          .execute()
      : []
  const received = to.filter(({ recipient }) => 'email' in person && folded(recipient) === person.email)
  return [...new Set([...about, ...received].map(({ id }) => id))].sort((a, b) => a - b)
}

/** Audit entries by a person (an administrator), and about their messages; oldest first. */
export async function auditEntriesOf(db: Db, person: Person, messageIds: readonly number[]): Promise<Activity[]> {
  const of = db.selectFrom(ACTIVITY).selectAll()
  const about = await queryInBatches(messageIds, (ids) =>
    of.where('resource', '=', MESSAGES).where('recordId', 'in', ids.map(String)).execute(),
  )
  const done = 'email' in person ? await of.where('doneBy', '=', person.email).execute() : []
  const rows = new Map([...about, ...done].map((row) => [row.id, row]))
  return [...rows.values()].sort((a, b) => a.id - b.id).map(shown)
}
