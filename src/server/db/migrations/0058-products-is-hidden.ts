import type { Draft } from './types.ts'

export const productsIsHidden: Draft = ({ flag, integer, ordered, keepLists }) => ({
  async up(db) {
    await db.schema
      .alterTable('products')
      .addColumn('isHidden', flag, (column) => column.notNull().defaultTo(false))
      .execute()
    await db.schema.alterTable('products').addColumn('place', integer).execute()
    await db.schema
      .alterTable('products')
      .addColumn('placeSort', ordered, (column) => column.notNull().defaultTo(''))
      .execute()
    await db
      .updateTable('products')
      .set((eb) => ({ placeSort: eb.ref('createdAt') }))
      .execute()
    await keepLists(db, {
      table: 'products',
      flags: ['isFeatured', 'isHidden'],
      orders: ['nameSort', 'shortDescriptionSort', 'slug', 'placeSort', 'createdAt', 'updatedAt'],
      searched: 'searchText',
    })
  },
})
