import type { MarkedRead } from '../../../contract/api/contact.ts'
import { messages } from '../../../contract/resources/messages/messages.ts'
import type { Stores } from '../../content/stores.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import type { Actor } from '../../platform/events/actor.ts'

interface Marking extends TransactionContext {
  stores: Pick<Stores, 'on'>
  actor: Actor
  /** How many are marked at most: nobody else writes meanwhile. */
  most?: number
}

/** Marks unread messages read, the newest first, as if each were opened: history and activity tell of each. Spam is left. */
export const markAllRead = ({ db, changes, stores, actor, most = 500 }: Marking): Promise<MarkedRead> =>
  inTransaction({ db, changes }, async (ground) => {
    const store = stores.on(ground).by(actor).of(messages)
    const filter = messages.shorthands.unreadOnly
    const { rows } = await store.list({ filter, range: [0, most - 1] })
    // In the order in which an erasure goes through them: of two who want the same rows neither waits for the other's.
    for (const { id } of rows.toSorted((a, b) => a.id - b.id)) await store.toggle(id, 'isRead', true)
    return { marked: rows.length, left: await store.count(filter) }
  })
