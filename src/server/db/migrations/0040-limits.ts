import { type Draft, required } from './types.ts'

/** What several instances count together (`limits/counters.ts`), in the columns and the order that the library writes. */
export const limits: Draft = ({ id, integer, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('limits')
      .addColumn('key', ordered, (column) => column.primaryKey())
      .addColumn('points', integer, required)
      .addColumn('expire', id)
      .execute()
  },
})
