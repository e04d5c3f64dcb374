import { type Draft, required } from './types.ts'

/** How often a language model was asked today for each visitor, and for all of them together (under an empty name). */
export const aiVisitors: Draft = ({ integer, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('aiVisitors')
      .addColumn('day', ordered, required)
      .addColumn('visitor', ordered, required)
      .addColumn('requests', integer, required)
      .addPrimaryKeyConstraint('aiVisitorsKey', ['day', 'visitor'])
      .execute()
  },
})
