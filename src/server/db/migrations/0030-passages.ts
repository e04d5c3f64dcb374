import { type Draft, required } from './types.ts'

/** What the assistant finds: passages of the site's pages, with the words that they are found by, indexed for full text. */
export const passages: Draft = ({ id, numbered, integer, text, ordered, indexWords }) => ({
  async up(db) {
    await db.schema
      .createTable('passages')
      .addColumn('id', id, numbered)
      .addColumn('source', ordered, required)
      .addColumn('recordId', id, required)
      .addColumn('position', integer, required)
      .addColumn('revision', ordered, required)
      .addColumn('url', text, required)
      .addColumn('title', text, required)
      .addColumn('heading', text, required)
      .addColumn('text', text, required)
      .addColumn('titleWords', text, required)
      .addColumn('textWords', text, required)
      .addUniqueConstraint('passagesPlace', ['source', 'recordId', 'position'])
      .execute()
    await db.schema
      .createTable('passageSources')
      .addColumn('source', ordered, (column) => column.primaryKey())
      .addColumn('readAt', ordered, required)
      .execute()
    for (const statement of indexWords({ table: 'passages', heavy: 'title_words', light: 'text_words' }))
      await statement.execute(db)
  },
})
