import { type Draft, required } from './types.ts'

/** How often a language model was asked on each day (`2026-05-01`, in the site's time zone), by all instances together. */
export const aiUsage: Draft = ({ integer, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('aiUsage')
      .addColumn('day', ordered, (column) => column.primaryKey())
      .addColumn('requests', integer, required)
      .execute()
  },
})
