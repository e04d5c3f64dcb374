import { createListIndexes } from './listIndexes.ts'
import { type Migration, required } from './migration.ts'

export const references: Migration = {
  async up(db, { id, numbered, flag, text, ordered }) {
    await db.schema
      .createTable('references')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('isFeatured', flag, required)
      .addColumn('isHidden', flag, required)
      .addColumn('slug', ordered, (column) => column.notNull().unique())
      .addColumn('nameSort', ordered, required)
      .addColumn('placeSort', ordered, required)
      .addColumn('quotedPersonSort', ordered, required)
      .addColumn('name', text, required)
      .addColumn('place', text)
      .addColumn('quotedPerson', text)
      .addColumn('imageUrl', text)
      .addColumn('productIds', text, required)
      .addColumn('seoTitle', text)
      .addColumn('shareImageUrl', text)
      .addColumn('summary', text)
      .addColumn('text', text)
      .addColumn('quote', text)
      .addColumn('figures', text, required)
      .addColumn('seoDescription', text)
      .addColumn('searchText', text, required)
      .execute()
    await createListIndexes(db, {
      table: 'references',
      flags: ['isFeatured', 'isHidden'],
      orders: ['nameSort', 'placeSort', 'quotedPersonSort', 'slug', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
}
