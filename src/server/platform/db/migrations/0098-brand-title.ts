import { identity } from '../../../../company/identity.ts'
import type { Migration } from './migration.ts'

/**
 * The title of the site's settings, which only the panel showed, is the company's name now: the one that the demo content had set
 * is removed, so that the name of the environment (`SITE_NAME`) stays in force.
 */
export const brandTitle: Migration = {
  async up(db) {
    const row = await db.selectFrom('pageContent').select('data').where('key', '=', 'site-settings').executeTakeFirst()
    const data = row && JSON.parse(String(row.data))
    if (data?.title !== identity.name) return
    await db
      .updateTable('pageContent')
      .set({ data: JSON.stringify({ ...data, title: null }) })
      .where('key', '=', 'site-settings')
      .execute()
  },
}
