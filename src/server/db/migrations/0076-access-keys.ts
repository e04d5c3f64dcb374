import { type Draft, required } from './types.ts'

/** Keys by which programs read or write content; one stays when who made it goes. */
export const accessKeys: Draft = ({ id, numbered, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('accessKeys')
      .addColumn('id', id, numbered)
      .addColumn('tokenHash', ordered, (column) => column.notNull().unique())
      .addColumn('name', ordered, required)
      .addColumn('access', ordered, required)
      .addColumn('administratorId', id, (column) => column.references('administrators.id').onDelete('set null'))
      .addColumn('createdAt', ordered, required)
      .addColumn('lastUsedAt', ordered)
      .execute()
  },
})
