import { messages } from '../../contract/resources/messages/messages.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../shared/actor.ts'
import { inParts, mailsOf, messagesFrom } from './findPerson.ts'
import type { Person } from './person.ts'

/** How much was erased. */
export interface Erased {
  messages: number
  mails: number
}

/** Erases everything that is kept about a person, together or not at all; backups have it until they expire. */
export function erasePerson(
  { db, changes, stores, now }: Pick<Services, 'db' | 'changes' | 'stores' | 'now'>,
  person: Person,
  actor: Actor,
): Promise<Erased> {
  return inTransaction({ db, changes }, async (ground) => {
    const ids = await messagesFrom(ground.db, person)
    const mails = await mailsOf(ground.db, person, ids)
    await inParts(mails, (part) => ground.db.deleteFrom('outbox').where('id', 'in', part).execute())
    const store = stores
      .on({ ...ground, now })
      .by(actor)
      .of(messages)
    for (const id of ids) await store.remove(id)
    return { messages: ids.length, mails: mails.length }
  })
}
