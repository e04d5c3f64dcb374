import type { OutboxStatus } from '../../../contract/api/notification.ts'
import { mailTexts } from '../../../contract/i18n/admin/mail.ts'
import { MAX_REPLIES, type Message, type REPLY_STATES } from '../../../contract/resources/messages.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Db } from '../../platform/db/tables.ts'
import { Refused } from '../../platform/http/problems.ts'

type Replies = Message['replies']
type Notes = Message['notes']

/** Input of `store.update` in `replyRoutes.ts`: an entry that is added to the stored ones. */
interface Added {
  addedReply?: Replies[number]
  addedNote?: Notes[number]
}

/** `prepare` hook of messages: appends a reply, which marks the message as answered, or a note. */
export function withAdded({ addedReply, addedNote, ...values }: Values & Added, stored: Row | undefined): Values {
  const { replies = [], notes = [] } = (stored ?? {}) as Partial<Message>
  if (addedReply) return { ...values, replies: appended(replies, addedReply), isAnswered: true }
  if (addedNote) return { ...values, notes: appended(notes, addedNote) }
  return values
}

function appended<T>(entries: readonly T[], entry: T): T[] {
  if (entries.length >= MAX_REPLIES) throw new Refused(409, mailTexts.reply.tooMany(MAX_REPLIES))
  return [...entries, entry]
}

const STATES: Record<OutboxStatus, (typeof REPLY_STATES)[number]> = {
  waiting: 'queued',
  sent: 'sent',
  failed: 'failed',
}

/** Rows with the state of each reply's email. */
export async function withReplyStates(rows: Row[], db: Db): Promise<Row[]> {
  const repliesOf = (row: Row) => (row.replies ?? []) as Replies
  const ids = rows.flatMap((row) => repliesOf(row).map(({ mailId }) => mailId))
  if (!ids.length) return rows
  const found = await queryInBatches(ids, (some) =>
    db.selectFrom('outbox').select(['id', 'status', 'lastError']).where('id', 'in', some).execute(),
  )
  const mails = new Map(found.map((mail) => [mail.id, mail]))
  const withState = (reply: Replies[number]) => {
    const mail = mails.get(reply.mailId)
    return mail ? { ...reply, state: STATES[mail.status], error: mail.lastError } : reply
  }
  return rows.map((row) => ({ ...row, replies: repliesOf(row).map(withState) }))
}
