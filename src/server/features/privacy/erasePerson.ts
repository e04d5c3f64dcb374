import { PERSONAL_DATA } from '../../../contract/api/personalDataCalls.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import { always } from '../../content/resources/rules.ts'
import type { ContentServices } from '../../content/stores.ts'
import { type Bin, ignoreMissing } from '../../content/trash/bin.ts'
import { queryInBatches } from '../../platform/db/batches.ts'
import { truncateWal } from '../../platform/db/connect.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { Actor } from '../../platform/events/actor.ts'
import { recordActivity } from '../auditLog/recordActivity.ts'
import { MESSAGES } from './findPerson.ts'
import { keptOf } from './kept.ts'
import type { Person } from './person.ts'

/** How much was erased. */
export interface Erased {
  messages: number
  mails: number
}

/** So often is looked again for what somebody moves meanwhile. */
const MOST_LOOKS = 10
/** Messages that go in one transaction, so that nobody waits long for the database meanwhile. */
const AT_ONCE = 100

/**
 * Erases everything that is kept about a person; backups have it until they expire. What goes together is written down with it, in one
 * transaction: each message whole, with its versions and its mails. What is cut off is found by the next call, and what somebody
 * moves meanwhile by the next look.
 */
export async function erasePerson(
  {
    db,
    changes,
    stores,
    now,
    bin,
  }: Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'> & { bin: Pick<Bin, 'purgeWithin'> },
  person: Person,
  actor: Actor,
): Promise<Erased> {
  const done: Erased = { messages: 0, mails: 0 }
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { sent, binned, mails } = await keptOf(db, person)
    const steps: ((ground: TransactionContext) => Promise<unknown>)[] = [
      ...sent.map(
        (id) => (ground: TransactionContext) => stores.on(ground).by(actor).of(messages).remove(id, always, 'purge'),
      ),
      ...binned.map(
        ({ row }) =>
          (ground: TransactionContext) =>
            bin.purgeWithin(ground, { resource: MESSAGES, id: row.id }, actor).catch(ignoreMissing),
      ),
      (ground) => queryInBatches(mails, (ids) => ground.db.deleteFrom('outbox').where('id', 'in', ids).execute()),
    ]
    const found = sent.length + binned.length + mails.length
    // That nothing was found is written down too.
    if (found === 0 && looks > 0) break
    for (let i = 0; i < steps.length; i += AT_ONCE)
      await inTransaction({ db, changes }, async (ground) => {
        for (const step of steps.slice(i, i + AT_ONCE)) await step(ground)
        await recordActivity(ground.db, { actor, action: 'erase', resource: PERSONAL_DATA, at: new Date(now()) })
      })
    done.messages += sent.length + binned.length
    done.mails += mails.length + binned.flatMap((each) => each.mails).length
    if (found === 0) break
  }
  await truncateWal(db)
  return done
}
