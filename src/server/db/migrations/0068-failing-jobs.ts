import { type Draft, required } from './types.ts'

/** Jobs that fail right now, on any instance. */
export const failingJobs: Draft = ({ ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('failingJobs')
      .addColumn('name', ordered, (column) => column.notNull().primaryKey())
      .addColumn('since', ordered, required)
      .addColumn('lastAt', ordered, required)
      .execute()
  },
})
