import { posts } from '../../../contract/resources/posts.ts'
import { pathNameOf } from '../../../contract/schema/resource.ts'
import type { BaseContext, Row } from '../../content/resources/context.ts'
import { runAfterChange } from '../../content/resources/hooks.ts'
import type { Stores } from '../../content/stores.ts'
import { anyTable, decodeRow } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import type { Job } from '../../platform/scheduler/scheduler.ts'

const { name: TABLE, fields } = posts

interface PublishDeps extends BaseContext {
  stores: Pick<Stores, 'shared'>
}

/**
 * Scheduled publishing: every due post is published exactly once, also if it became due while no server was running.
 * 1. Visitors see a post from `publishAt` on without this job (`visible` in postHooks.ts). The job sets the flag
 *    `isPublished` and triggers the consequences.
 * 2. Exactly once: one UPDATE selects the due posts (`isPublished = false and publishAt <= now`) and sets the flag.
 *    The database locks the rows, so only one of several instances gets a post returned. A save locks its row before
 *    it reads it (`findAndLockRow`), so none writes the flag back.
 * 3. Version, audit entry (by `system`) and webhook delivery are written in the same transaction. The change event
 *    that invalidates cached pages is emitted after the commit.
 * 4. `updatedAt` is unchanged, so that an editor who has the post open can save without a version conflict.
 */
export const publishDue = ({ db, changes, now, stores }: PublishDeps): Job => ({
  name: 'publish due posts',
  tables: [TABLE],
  async run() {
    const moment = new Date(now()).toISOString()
    const due = await nextPublication(db)
    if (due === undefined || due > moment) return due ? Date.parse(due) : undefined
    await inTransaction({ db, changes }, async (trx) => {
      const marked = await anyTable(trx.db)
        .updateTable(TABLE)
        .set({ isPublished: true })
        .where('isPublished', '=', false)
        .where('publishAt', '<=', moment)
        .returningAll()
        .execute()
      for (const row of marked) {
        const after = decodeRow(fields, row) as Row
        await runAfterChange(stores.shared.afterChange, trx, {
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
      if (marked.length) await trx.changes.emit(TABLE)
    })
    const next = await nextPublication(db)
    return next ? Date.parse(next) : undefined
  },
})

/** The earliest `publishAt` of a post that is not published; undefined if none is scheduled. */
async function nextPublication(db: Db): Promise<string | undefined> {
  const { next } = await db
    .selectFrom(TABLE)
    .select((eb) => eb.fn.min('publishAt').as('next'))
    .where('isPublished', '=', false)
    .executeTakeFirstOrThrow()
  return next ?? undefined
}
