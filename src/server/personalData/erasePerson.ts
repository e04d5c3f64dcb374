import { PERSONAL_DATA } from '../../contract/personalDataCalls.ts'
import { messages } from '../../contract/resources/messages/messages.ts'
import { recordActivity } from '../activity/recordActivity.ts'
import { type Bin, ignoreMissing } from '../bin/bin.ts'
import { always } from '../resources/rules.ts'
import type { Services } from '../services.ts'
import type { Actor } from '../shared/actor.ts'
import { inParts, MESSAGES } from './findPerson.ts'
import { keptOf } from './kept.ts'
import type { Person } from './person.ts'

/** How much was erased. */
export interface Erased {
  messages: number
  mails: number
}

/** So often is looked again for what somebody moves meanwhile. */
const MOST_LOOKS = 10

/**
 * Erases everything that is kept about a person; backups have it until they expire. Each message goes whole, with its versions and
 * its mails. What is cut off is found by the next call, and what somebody moves meanwhile by the next look.
 */
export async function erasePerson(
  { db, stores, now, bin }: Pick<Services, 'db' | 'stores' | 'now'> & { bin: Pick<Bin, 'purge'> },
  person: Person,
  actor: Actor,
): Promise<Erased> {
  const store = stores.by(actor).of(messages)
  const done: Erased = { messages: 0, mails: 0 }
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { sent, binned, mails } = await keptOf(db, person)
    if (sent.length + binned.length + mails.length === 0) break
    for (const id of sent) await store.remove(id, always, 'purge')
    for (const { row } of binned) await bin.purge({ resource: MESSAGES, id: row.id }, actor).catch(ignoreMissing)
    await inParts(mails, (ids) => db.deleteFrom('outbox').where('id', 'in', ids).execute())
    done.messages += sent.length + binned.length
    done.mails += mails.length + binned.flatMap((each) => each.mails).length
  }
  await recordActivity(db, { actor, action: 'erase', resource: PERSONAL_DATA, at: new Date(now()) })
  return done
}
