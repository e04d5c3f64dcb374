import { type Draft, required } from './types.ts'

/** Who did what, when, and from where: appended to, and forgotten after a year. */
export const activity: Draft = ({ id, numbered, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('activity')
      .addColumn('id', id, numbered)
      .addColumn('at', ordered, required)
      .addColumn('doneBy', ordered)
      .addColumn('action', ordered, required)
      .addColumn('resource', ordered)
      .addColumn('recordId', ordered)
      .addColumn('address', ordered)
      .execute()
  },
})
