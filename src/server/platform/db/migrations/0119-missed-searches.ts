import { type Migration, required } from './migration.ts'

/** Searches that found nothing: words that three visitors of a day have searched for, and the hashes by which they are counted. */
export const missedSearches: Migration = {
  async up(db, { integer, ordered }) {
    await db.schema
      .createTable('missedSearches')
      .addColumn('day', ordered, required)
      .addColumn('words', ordered, required)
      .addColumn('visitors', integer, required)
      .addPrimaryKeyConstraint('missedSearchesKey', ['day', 'words'])
      .execute()
    await db.schema
      .createTable('searchHashes')
      .addColumn('day', ordered, required)
      .addColumn('words', ordered, required)
      .addColumn('visitor', ordered, required)
      .addPrimaryKeyConstraint('searchHashesKey', ['day', 'words', 'visitor'])
      .execute()
  },
}
