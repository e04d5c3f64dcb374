import { type Draft, required } from './types.ts'

/** What records and singletons were after each save. */
export const history: Draft = ({ id, numbered, integer, text, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('history')
      .addColumn('id', id, numbered)
      .addColumn('version', integer, required)
      .addColumn('resource', ordered, required)
      .addColumn('recordId', ordered, required)
      .addColumn('at', ordered, required)
      .addColumn('by', text)
      .addColumn('fields', text, required)
      .addColumn('data', text, required)
      .addUniqueConstraint('historyVersions', ['resource', 'recordId', 'version'])
      .execute()
    await db.schema.createIndex('historyAt').on('history').column('at').execute()
  },
})
