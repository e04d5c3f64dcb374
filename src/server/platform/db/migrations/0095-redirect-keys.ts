import type { Migration } from './migration.ts'

/**
 * A case-insensitive unique key of redirects. Of rows that differ only by case the newest gets it; the others have
 * null, and can be deleted in the panel.
 */
export const redirectKeys: Migration = {
  async up(db, { ordered }) {
    await db.schema.alterTable('redirects').addColumn('key', ordered).execute()
    const rows = await db.selectFrom('redirects').select(['id', 'path']).orderBy('id', 'desc').execute()
    const taken = new Set<string>()
    for (const { id, path } of rows) {
      const key = String(path).normalize('NFC').toLowerCase().replaceAll('i\u0307', 'i')
      if (taken.has(key)) continue
      taken.add(key)
      await db.updateTable('redirects').set({ key }).where('id', '=', id).execute()
    }
    await db.schema.createIndex('redirects_key').on('redirects').column('key').unique().execute()
  },
}
