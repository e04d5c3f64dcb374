import type { Draft } from './types.ts'

/** The pictures that follow a record's first one on its page. Lists neither show them nor sort by them. */
export const morePictures: Draft = ({ text }) => ({
  async up(db) {
    for (const table of ['products', 'services'])
      await db.schema
        .alterTable(table)
        .addColumn('morePictures', text, (column) => column.notNull().defaultTo('[]'))
        .execute()
  },
})
