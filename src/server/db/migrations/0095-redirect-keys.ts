import type { Draft } from './types.ts'

/**
 * A key that redirects are unique by, without regard to case. Of rows that differ by case alone the newest gets it; the others stay
 * without one, and can be deleted in the panel.
 */
export const redirectKeys: Draft = ({ ordered }) => ({
  async up(db) {
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
})
