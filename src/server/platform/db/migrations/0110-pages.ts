import { createListIndexes } from './listIndexes.ts'
import { type Migration, required } from './migration.ts'

export const pages: Migration = {
  async up(db, { id, numbered, flag, text, ordered }) {
    await db.schema
      .createTable('pages')
      .addColumn('id', id, numbered)
      .addColumn('createdAt', ordered, required)
      .addColumn('updatedAt', ordered, required)
      .addColumn('isHidden', flag, required)
      .addColumn('place', ordered, required)
      .addColumn('slug', ordered, (column) => column.notNull().unique())
      .addColumn('titleSort', ordered, required)
      .addColumn('title', text, required)
      .addColumn('imageUrl', text)
      .addColumn('seoTitle', text)
      .addColumn('shareImageUrl', text)
      .addColumn('content', text, required)
      .addColumn('seoDescription', text)
      .addColumn('searchText', text, required)
      .execute()
    await createListIndexes(db, {
      table: 'pages',
      flags: ['isHidden'],
      orders: ['titleSort', 'place', 'slug', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
}
