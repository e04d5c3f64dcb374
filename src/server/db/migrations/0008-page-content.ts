import { type Draft, required } from './types.ts'

/** The site's singletons, each under its key: a new one needs no table. */
export const pageContent: Draft = ({ text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('pageContent')
      .addColumn('key', ordered, (column) => column.primaryKey())
      .addColumn('data', text, required)
      .addColumn('updatedAt', ordered, required)
      .execute()
  },
})
