import type { Draft } from './types.ts'

/** What an owner says of how a record is found and shared. Lists neither show it nor sort by it. */
export const shared: Draft = ({ text }) => ({
  async up(db) {
    for (const table of ['products', 'services', 'blog'])
      for (const column of ['seoTitle', 'shareImageUrl', 'seoDescription'])
        await db.schema.alterTable(table).addColumn(column, text).execute()
  },
})
