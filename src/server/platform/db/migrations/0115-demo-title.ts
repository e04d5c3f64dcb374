import type { Migration } from './migration.ts'

/** The title that the demo content of earlier versions set, which was shown in the panel alone. */
const TITLE = 'Filiz Tarım Teknolojileri'

/** The title of the site settings names the company now: one that nobody has entered gives way to `SITE_NAME`. */
export const demoTitle: Migration = {
  async up(db) {
    const row = await db.selectFrom('pageContent').select('data').where('key', '=', 'site-settings').executeTakeFirst()
    if (!row) return
    const data = JSON.parse(String(row.data)) as { title?: unknown }
    if (data.title !== TITLE) return
    const cleared = JSON.stringify({ ...data, title: null })
    await db.updateTable('pageContent').set({ data: cleared }).where('key', '=', 'site-settings').execute()
  },
}
