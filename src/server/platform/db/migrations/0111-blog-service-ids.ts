import { createListIndexes } from './listIndexes.ts'
import type { Migration } from './migration.ts'

export const blogServiceIds: Migration = {
  async up(db, { text }) {
    await db.schema
      .alterTable('blog')
      .addColumn('serviceIds', text, (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .alterTable('blog')
      .addColumn('productIds', text, (column) => column.notNull().defaultTo(''))
      .execute()
    await createListIndexes(db, {
      table: 'blog',
      flags: ['isPublished'],
      orders: ['titleSort', 'authorSort', 'slug', 'publishAt', 'date', 'createdAt', 'updatedAt'],
      empties: ['publishAt', 'date'],
      searched: 'searchText',
    })
  },
}
