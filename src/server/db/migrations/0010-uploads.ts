import { type Draft, required } from './types.ts'

/** What is known of each uploaded picture besides its file. */
export const uploads: Draft = ({ integer, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('uploads')
      .addColumn('name', ordered, (column) => column.primaryKey())
      .addColumn('type', ordered, required)
      .addColumn('width', integer, required)
      .addColumn('height', integer, required)
      .addColumn('bytes', integer, required)
      .addColumn('placeholder', text)
      .addColumn('createdAt', ordered, required)
      .execute()
  },
})
