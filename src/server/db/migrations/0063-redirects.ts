import { type Draft, required } from './types.ts'

/** Addresses that lead elsewhere, and those that were asked for in vain. */
export const redirects: Draft = ({ id, numbered, integer, ordered, text }) => ({
  async up(db) {
    await db.schema
      .createTable('redirects')
      .addColumn('id', id, numbered)
      .addColumn('path', ordered, (column) => column.notNull().unique())
      .addColumn('target', text, required)
      .addColumn('createdAt', ordered, required)
      .execute()
    await db.schema
      .createTable('missedPaths')
      .addColumn('path', ordered, (column) => column.notNull().primaryKey())
      .addColumn('count', integer, required)
      .addColumn('lastAt', ordered, required)
      .execute()
  },
})
