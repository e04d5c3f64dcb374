import { type Draft, required } from './types.ts'

/** What is known of backups beside themselves. */
export const backupRecords: Draft = ({ text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('backupRecords')
      .addColumn('name', ordered, (column) => column.primaryKey())
      .addColumn('data', text, required)
      .addColumn('at', ordered, required)
      .execute()
  },
})
