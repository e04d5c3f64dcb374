import type { Migration } from './migration.ts'

/** Number of pages of uploaded PDF files. */
export const pagesOfUploads: Migration = {
  async up(db, { integer }) {
    await db.schema.alterTable('uploads').addColumn('pages', integer).execute()
  },
}
