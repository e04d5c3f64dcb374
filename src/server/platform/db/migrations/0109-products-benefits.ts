import { createListIndexes } from './listIndexes.ts'
import type { Migration } from './migration.ts'

export const productsBenefits: Migration = {
  async up(db, { text }) {
    await db.schema
      .alterTable('products')
      .addColumn('benefits', text, (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema
      .alterTable('products')
      .addColumn('connection', text, (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema
      .alterTable('products')
      .addColumn('packageContents', text, (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema
      .alterTable('products')
      .addColumn('questions', text, (column) => column.notNull().defaultTo('[]'))
      .execute()
    await createListIndexes(db, {
      table: 'products',
      flags: ['isFeatured', 'isHidden'],
      orders: ['nameSort', 'shortDescriptionSort', 'slug', 'placeSort', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
}
