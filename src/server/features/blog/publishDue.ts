import { posts } from '../../../contract/resources/posts/posts.ts'
import { pathNameOf } from '../../../contract/schema/pathName.ts'
import { runAfterChange } from '../../content/resources/hooks.ts'
import type { Row } from '../../content/resources/row.ts'
import type { Stores } from '../../content/stores.ts'
import { decodeRow } from '../../platform/db/columns.ts'
import { anyTable, type Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { SYSTEM } from '../../platform/events/actor.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

const { name: TABLE, fields } = posts

interface PublishDeps extends TransactionContext {
  /** Milliseconds since 1970. */
  now: () => number
  stores: Pick<Stores, 'shared'>
}

/**
 * Marks posts whose moment has come as published, also those that fell due while no server ran. Visitors see them by
 * the rule already; what is to be told is that rendered pages are old. One instance marks a post, and says so to all: in the history and
 * the activity as `system`, and to webhooks.
 * Nobody has changed it: whoever edits it meanwhile may save.
 */
export const publishDue = ({ db, changes, now, stores }: PublishDeps): Job => ({
  name: 'publish due posts',
  tables: [TABLE],
  async run() {
    const moment = new Date(now()).toISOString()
    const due = await nextPlan(db)
    if (due === undefined || due > moment) return due ? Date.parse(due) : undefined
    await inTransaction({ db, changes }, async (ground) => {
      const marked = await anyTable(ground.db)
        .updateTable(TABLE)
        .set({ isPublished: true })
        .where('isPublished', '=', false)
        .where('publishAt', '<=', moment)
        .returningAll()
        .execute()
      for (const row of marked) {
        const after = decodeRow(fields, row) as Row
        await runAfterChange(stores.shared.afterChange, ground, {
          action: 'update',
          actor: SYSTEM,
          resource: pathNameOf(posts),
          id: after.id,
          table: TABLE,
          fields,
          at: moment,
          visibility: { before: false, after: true, path: `${posts.page}/${after.slug}` },
          before: { ...after, isPublished: false },
          after,
        })
      }
      if (marked.length) await ground.changes.emit(TABLE)
    })
    const next = await nextPlan(db)
    return next ? Date.parse(next) : undefined
  },
})

/** The earliest moment at which a post falls due; undefined where none is planned. */
async function nextPlan(db: Db): Promise<string | undefined> {
  const { next } = await db
    .selectFrom(TABLE)
    .select((eb) => eb.fn.min('publishAt').as('next'))
    .where('isPublished', '=', false)
    .executeTakeFirstOrThrow()
  return next ?? undefined
}
