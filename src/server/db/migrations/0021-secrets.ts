import { type Draft, required } from './types.ts'

/** Keys that the server makes for itself, so that nobody has to set them. */
export const secrets: Draft = ({ text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('secrets')
      .addColumn('name', ordered, (column) => column.primaryKey())
      .addColumn('value', text, required)
      .execute()
  },
})
