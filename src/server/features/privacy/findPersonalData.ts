import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Activity } from '../../../contract/api/administration.ts'
import { messages } from '../../../contract/resources/messages.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import type { Row } from '../../content/resources/context.ts'
import { childRowsOf } from '../../content/resources/rows.ts'
import { contentOf, entriesOf, type TrashEntry } from '../../content/trash/trash.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { OUTBOX, type OutboxRow } from '../../platform/mail/outbox.ts'
import { TABLE as ACTIVITY, shown } from '../auditLog/auditLog.ts'
import { folded, isFrom, type Person, type Sender } from './person.ts'

/** What is kept about a person. */
interface Kept {
  /** Ids of the messages in the inbox. */
  sent: number[]
  /** Messages in the bin, as they were, and the mails about them. */
  binned: { row: Row; mails: OutboxRow[] }[]
  /** Ids of the mails in the outbox. */
  mails: number[]
}

/** Looks for everything that is kept about a person. */
export async function findPersonalData(db: Db, person: Person): Promise<Kept> {
  const sent = await messagesFrom(db, person)
  const binned: Kept['binned'] = []
  for await (const entry of entriesOf(db, MESSAGES)) {
    const read = readEntry(entry)
    if (isFrom(person, senderOf(read.row))) binned.push(read)
  }
  return { sent, binned, mails: await mailsOf(db, person, sent) }
}

function readEntry(entry: TrashEntry): Kept['binned'][number] {
  const { row, children } = contentOf(entry)
  return { row, mails: childRowsOf(children, OUTBOX) }
}

/** Who sent a message of the bin. */
const senderOf = ({ email, phoneNumber }: Row): Sender => ({
  email: String(email),
  phoneNumber: phoneNumber ? String(phoneNumber) : null,
})

/** What the API's paths call messages. */
export const MESSAGES = pathNameOf(messages)

/** Ids of the messages that a person sent, oldest first. Rare enough to look at every message. */
async function messagesFrom(db: Db, person: Person): Promise<number[]> {
  const rows = await db
    .selectFrom(messages.name)
    .select(['id', 'email', 'phoneNumber'])
    .where(mayBeFrom(person))
    .orderBy('id')
    .execute()
  return rows.filter((row) => isFrom(person, row)).map(({ id }) => id)
}

/** What the database can tell of it: the letters that it folds itself, the last digits, whatever stands between them. */
const mayBeFrom = (person: Person): RawBuilder<SqlBool> =>
  'email' in person
    ? isLike(sql.ref('email'), person.email)
    : sql`${sql.ref('phoneNumber')} like ${`%${[...localOf(person.phone)].join('%')}%`}`

/** SQLite folds no letters beyond ASCII, and a Turkish PostgreSQL makes another letter of `I`. */
const isLike = (column: RawBuilder<unknown>, email: string) =>
  sql<SqlBool>`lower(replace(replace(${column}, 'I', 'i'), 'İ', 'i')) like ${email.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]+/g, '%')} escape '\\'`

/** A number without its country, which not everybody writes. */
const localOf = (phone: string) => phone.slice(-10)

/** Ids of the mails to a person, and of those about their messages. */
async function mailsOf(db: Db, person: Person, messageIds: readonly number[]): Promise<number[]> {
  const about = await queryInBatches(messageIds, (ids) =>
    db.selectFrom('outbox').select(['id']).where('messageId', 'in', ids).execute(),
  )
  const to =
    'email' in person
      ? await db
          .selectFrom('outbox')
          .select(['id', 'recipient'])
          .where(isLike(sql.ref('recipient'), person.email))
          .execute()
      : []
  const own = to.filter(({ recipient }) => 'email' in person && folded(recipient) === person.email)
  return [...new Set([...about, ...own].map(({ id }) => id))].sort((a, b) => a - b)
}

/** What a person did, if they are an administrator, and what was done with their messages; the oldest first. */
export async function auditEntriesOf(db: Db, person: Person, messageIds: readonly number[]): Promise<Activity[]> {
  const of = db.selectFrom(ACTIVITY).selectAll()
  const about = await queryInBatches(messageIds, (ids) =>
    of.where('resource', '=', MESSAGES).where('recordId', 'in', ids.map(String)).execute(),
  )
  const done = 'email' in person ? await of.where('doneBy', '=', person.email).execute() : []
  const rows = new Map([...about, ...done].map((row) => [row.id, row]))
  return [...rows.values()].sort((a, b) => a.id - b.id).map(shown)
}
