import { createListIndexes } from './listIndexes.ts'
import { type Migration, required } from './migration.ts'

export const savedReplies: Migration = {
  async up(db, { id, numbered, text, ordered }) {
    await db.schema
      .createTable('savedReplies')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('titleSort', ordered, required)
      .addColumn('title', text, required)
      .addColumn('text', text, required)
      .addColumn('searchText', text, required)
      .execute()
    await createListIndexes(db, {
      table: 'savedReplies',
      flags: [],
      orders: ['titleSort', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
}
