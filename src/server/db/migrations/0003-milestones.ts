import { type Draft, required } from './types.ts'

/** What has happened once and is not to happen again, whatever else changes: the demo content was put in. */
export const milestones: Draft = ({ ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('milestones')
      .addColumn('name', ordered, (column) => column.primaryKey())
      .addColumn('reachedAt', ordered, required)
      .execute()
  },
})
