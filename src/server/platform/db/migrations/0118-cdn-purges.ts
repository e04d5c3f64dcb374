import { type Migration, required } from './migration.ts'

/** CDN purges to be made. */
export const cdnPurges: Migration = {
  async up(db, { id, numbered, integer, flag, text, ordered }) {
    await db.schema
      .createTable('cdnPurges')
      .addColumn('id', id, numbered)
      .addColumn('tag', ordered, required)
      .addColumn('status', ordered, required)
      .addColumn('attempts', integer, required)
      .addColumn('lastError', text)
      .addColumn('nextAttemptAt', ordered, required)
      .addColumn('leasedUntil', ordered)
      .addColumn('isRepeat', flag, required)
      .execute()
  },
}
