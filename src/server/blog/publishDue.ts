import { posts } from '../../contract/resources/posts/posts.ts'
import type { Db } from '../db/tables.ts'
import type { Job } from '../jobs/startJobs.ts'
import type { Changes } from '../shared/changes.ts'

const TABLE = posts.name

/**
 * Marks posts whose moment has come as published, also those that fell due while no server ran. Visitors see them by
 * the rule already; what is to be told is that rendered pages are old. One instance marks a post, and says so to all.
 * Nobody has changed it: whoever edits it meanwhile may save.
 */
export const publishDue = (db: Db, changes: Changes, now: () => number = Date.now): Job => ({
  name: 'publish due posts',
  tables: [TABLE],
  async run() {
    const moment = new Date(now()).toISOString()
    const marked = await db
      .updateTable(TABLE)
      .set({ isPublished: true })
      .where('isPublished', '=', false)
      .where('publishAt', '<=', moment)
      .returning('id')
      .execute()
    if (marked.length) await changes.emit(TABLE)
    const { next } = await db
      .selectFrom(TABLE)
      .select((eb) => eb.fn.min('publishAt').as('next'))
      .where('isPublished', '=', false)
      .executeTakeFirstOrThrow()
    return next ? Date.parse(next) : undefined
  },
})
