import { type Draft, required } from './types.ts'

/** What was deleted, until it comes back or its time is over. */
export const bin: Draft = ({ id, numbered, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('bin')
      .addColumn('id', id, numbered)
      .addColumn('resource', ordered, required)
      .addColumn('recordId', ordered, required)
      .addColumn('deletedAt', ordered, required)
      .addColumn('goneAt', ordered)
      .addColumn('by', text)
      .addColumn('title', text, required)
      .addColumn('data', text, required)
      .addUniqueConstraint('binRecords', ['resource', 'recordId'])
      .execute()
    await db.schema.createIndex('binDeletedAt').on('bin').column('deletedAt').execute()
  },
})
