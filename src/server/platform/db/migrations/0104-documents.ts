import { createListIndexes } from './listIndexes.ts'
import { type Migration, required } from './migration.ts'

export const documents: Migration = {
  async up(db, { id, numbered, text, ordered }) {
    await db.schema
      .createTable('documents')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('language', ordered)
      .addColumn('titleSort', ordered, required)
      .addColumn('title', text, required)
      .addColumn('fileUrl', text, required)
      .addColumn('productIds', text, required)
      .addColumn('serviceIds', text, required)
      .addColumn('searchText', text, required)
      .execute()
    await createListIndexes(db, {
      table: 'documents',
      flags: [],
      orders: ['titleSort', 'language', 'createdAt', 'updatedAt'],
      empties: ['language'],
      searched: 'searchText',
    })
  },
}
