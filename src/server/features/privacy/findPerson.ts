import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Activity } from '../../../contract/api/activity.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { pathNameOf } from '../../../contract/schema/pathName.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { shown } from '../auditLog/listActivity.ts'
import { TABLE as ACTIVITY } from '../auditLog/recordActivity.ts'
import { folded, isFrom, type Person } from './person.ts'

/** What the API's paths call messages. */
export const MESSAGES = pathNameOf(messages)

/** Ids of the messages that a person sent, oldest first. Rare enough to look at every message. */
export async function messagesFrom(db: Db, person: Person): Promise<number[]> {
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
export async function mailsOf(db: Db, person: Person, messageIds: readonly number[]): Promise<number[]> {
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
export async function activityOf(db: Db, person: Person, messageIds: readonly number[]): Promise<Activity[]> {
  const of = db.selectFrom(ACTIVITY).selectAll()
  const about = await queryInBatches(messageIds, (ids) =>
    of.where('resource', '=', MESSAGES).where('recordId', 'in', ids.map(String)).execute(),
  )
  const done = 'email' in person ? await of.where('doneBy', '=', person.email).execute() : []
  const rows = new Map([...about, ...done].map((row) => [row.id, row]))
  return [...rows.values()].sort((a, b) => a.id - b.id).map(shown)
}
