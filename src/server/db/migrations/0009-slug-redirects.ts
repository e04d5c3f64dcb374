import { type Draft, required } from './types.ts'

/** Addresses that records had before: each leads to one record, whatever its address is by now. */
export const slugRedirects: Draft = ({ id, ordered }) => ({
  async up(db) {
    await db.schema
      .createTable('slugRedirects')
      .addColumn('resource', ordered, required)
      .addColumn('slug', ordered, required)
      .addColumn('recordId', id, required)
      .addPrimaryKeyConstraint('slugRedirectsKey', ['resource', 'slug'])
      .execute()
    await db.schema.createIndex('slugRedirectsRecord').on('slugRedirects').columns(['resource', 'recordId']).execute()
  },
})
