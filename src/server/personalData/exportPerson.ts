import type { PersonalData } from '../../contract/personalData.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import type { Services } from '../services.ts'
import { inParts, mailsOf, messagesFrom } from './findPerson.ts'
import type { Person } from './person.ts'

/** Everything that is kept about a person. */
export async function exportPerson(
  { db, stores }: Pick<Services, 'db' | 'stores'>,
  person: Person,
): Promise<PersonalData> {
  const ids = await messagesFrom(db, person)
  const store = stores.of(messages)
  const sent = await inParts(ids, (part) => Promise.all(part.map((id) => store.read(id))))
  const mails = await inParts(await mailsOf(db, person, ids), (part) =>
    db
      .selectFrom('outbox')
      .select(['id', 'messageId', 'recipient', 'status', 'lastError', 'createdAt'])
      .where('id', 'in', part)
      .orderBy('id')
      .execute(),
  )
  return { messages: sent.filter((row) => row !== undefined) as unknown as PersonalData['messages'], mails }
}
