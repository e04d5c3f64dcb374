import { type Draft, type EachChange, required } from './types.ts'

/** The tables whose records have pages, by the name of their source, and the record's id there. */
export const SOURCES = [
  ...['products', 'services', 'blog'].map((table) => ({
    table,
    source: () => `'${table}'`,
    record: (row: string) => `${row}.id`,
  })),
  { table: 'page_content', source: (row: string) => `${row}.key`, record: () => '0' },
]

/**
 * Passages in editions, with how many of them have each word, and a list of the records that have changed since they were
 * read. What was made before is made anew.
 */
export const editionsOfPassages: Draft = ({ id, numbered, integer, text, ordered, indexWords, onEachChange }) => ({
  async up(db) {
    for (const table of ['passagesVocabulary', 'passagesIndex', 'passages', 'passageSources'])
      await db.schema.dropTable(table).ifExists().execute()
    await db.schema
      .createTable('passages')
      .addColumn('id', id, numbered)
      .addColumn('edition', ordered, required)
      .addColumn('source', ordered, required)
      .addColumn('recordId', id, required)
      .addColumn('position', integer, required)
      .addColumn('url', text, required)
      .addColumn('title', text, required)
      .addColumn('heading', text, required)
      .addColumn('text', text, required)
      .addColumn('titleWords', text, required)
      .addColumn('textWords', text, required)
      .addUniqueConstraint('passagesPlace', ['edition', 'source', 'recordId', 'position'])
      .execute()
    for (const statement of indexWords({ table: 'passages', heavy: 'title_words', light: 'text_words' }))
      await statement.execute(db)
    await db.schema
      .createTable('passageWords')
      .addColumn('edition', ordered, required)
      .addColumn('word', ordered, required)
      .addColumn('backwards', ordered, required)
      .addColumn('passages', integer, required)
      .addPrimaryKeyConstraint('passageWordsKey', ['edition', 'word'])
      .execute()
    await db.schema.createIndex('passageWordsBackwards').on('passageWords').columns(['edition', 'backwards']).execute()
    await db.schema
      .createTable('passageSources')
      .addColumn('edition', ordered, required)
      .addColumn('source', ordered, required)
      .addColumn('readTo', id)
      .addColumn('seenAt', ordered, required)
      .addPrimaryKeyConstraint('passageSourcesKey', ['edition', 'source'])
      .execute()
    await db.schema
      .createTable('passageChanges')
      .addColumn('id', id, numbered)
      .addColumn('edition', ordered, required)
      .addColumn('source', ordered, required)
      .addColumn('recordId', id, required)
      .execute()
    await db.schema.createIndex('passageChangesInTurn').on('passageChanges').columns(['edition', 'id']).execute()
    for (const source of SOURCES) for (const statement of onEachChange(readAnew(source))) await statement.execute(db)
  },
})

/** Has a record read anew by every edition when it changes. */
export const readAnew = ({ table, source, record }: (typeof SOURCES)[number]): EachChange => ({
  name: `${table}_read_anew`,
  table,
  does: (row) => `insert into passage_changes (edition, source, record_id)
          select edition, source, ${record(row)} from passage_sources where source = ${source(row)}`,
})
