import { createListIndexes } from './listIndexes.ts'
import { type Migration, required } from './migration.ts'

export const people: Migration = {
  async up(db, { id, numbered, integer, text, ordered }) {
    await db.schema
      .createTable('people')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('place', integer)
      .addColumn('nameSort', ordered, required)
      .addColumn('roleSort', ordered, required)
      .addColumn('placeSort', ordered, required)
      .addColumn('name', text, required)
      .addColumn('role', text)
      .addColumn('imageUrl', text)
      .addColumn('text', text)
      .addColumn('searchText', text, required)
      .execute()
    await createListIndexes(db, {
      table: 'people',
      flags: [],
      orders: ['nameSort', 'roleSort', 'placeSort', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
}
