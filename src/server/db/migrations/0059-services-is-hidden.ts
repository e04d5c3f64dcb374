import type { Draft } from './types.ts'

export const servicesIsHidden: Draft = ({ flag, integer, ordered, keepLists }) => ({
  async up(db) {
    await db.schema
      .alterTable('services')
      .addColumn('isHidden', flag, (column) => column.notNull().defaultTo(false))
      .execute()
    await db.schema.alterTable('services').addColumn('place', integer).execute()
    await db.schema
      .alterTable('services')
      .addColumn('placeSort', ordered, (column) => column.notNull().defaultTo(''))
      .execute()
    await db
      .updateTable('services')
      .set((eb) => ({ placeSort: eb.ref('createdAt') }))
      .execute()
    await keepLists(db, {
      table: 'services',
      flags: ['isFeatured', 'isHidden'],
      orders: ['nameSort', 'shortDescriptionSort', 'iconIdentifier', 'slug', 'placeSort', 'createdAt', 'updatedAt'],
      empties: ['iconIdentifier'],
      searched: 'searchText',
    })
  },
})
