import type { PersonalData } from '../../../contract/api/personalData.ts'
import { PERSONAL_DATA } from '../../../contract/api/personalDataCalls.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { ADMINISTRATOR } from '../../content/resources/rules.ts'
import type { ContentServices } from '../../content/stores.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import type { Actor } from '../../platform/events/actor.ts'
import type { OutboxRow } from '../../platform/mail/outbox.ts'
import { recordActivity } from '../auditLog/recordActivity.ts'
import { activityOf } from './findPerson.ts'
import { keptOf } from './kept.ts'
import type { Person } from './person.ts'

/** Everything that is kept about a person, what is in the bin too. */
export async function exportPerson(
  { db, stores, now }: Pick<ContentServices, 'db' | 'stores' | 'now'>,
  person: Person,
  actor: Actor,
): Promise<PersonalData> {
  await recordActivity(db, { actor, action: 'export', resource: PERSONAL_DATA, at: new Date(now()) })
  const { sent, binned, mails } = await keptOf(db, person)
  const store = stores.of(messages)
  const read = await queryInBatches(sent, (ids) => Promise.all(ids.map((id) => store.read(id))))
  const deleted = await store.present(
    binned.map(({ row }) => row),
    ADMINISTRATOR,
  )
  const queued = await queryInBatches(mails, (ids) =>
    db.selectFrom('outbox').selectAll().where('id', 'in', ids).orderBy('id').execute(),
  )
  const told = (rows: object[], isInBin: boolean) => rows.map((row) => ({ ...row, isInBin }))
  return {
    messages: [
      ...told(
        read.filter((row) => row !== undefined),
        false,
      ),
      ...told(deleted, true),
    ] as PersonalData['messages'],
    mails: [...queued, ...binned.flatMap((each) => each.mails)].map(mailOf),
    activity: await activityOf(db, person, [...sent, ...binned.map(({ row }) => row.id)]),
  }
}

const mailOf = ({ id, messageId, recipient, status, lastError, createdAt }: OutboxRow) => ({
  id,
  messageId,
  recipient,
  status,
  lastError,
  createdAt,
})
