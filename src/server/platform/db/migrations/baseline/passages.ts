import { sql } from 'kysely'
import { dialectOf } from '../../connect.ts'
import { type AnyDatabase, type ColumnTypes, required } from '../migration.ts'

/** The assistant's index of passages in editions, the words of each edition, and the queue of records that changed since. */
export async function createPassageTables(db: AnyDatabase, types: ColumnTypes): Promise<void> {
  const { id, numbered, integer, text, ordered } = types
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
  for (const statement of FULL_TEXT[dialectOf(db)]) await sql.raw(statement).execute(db)
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
  for (const source of SOURCES)
    for (const statement of queueTriggers[dialectOf(db)](source)) await sql.raw(statement).execute(db)
}

/** Full-text index of the two columns of stemmed words, of which the title's weighs more. Rows are never updated. */
const FULL_TEXT = {
  sqlite: [
    `create virtual table passages_index using fts5(title_words, text_words, content='passages', content_rowid='id', tokenize='ascii')`,
    `create virtual table passages_vocabulary using fts5vocab('passages_index', 'row')`,
    `create trigger passages_indexed after insert on passages begin
       insert into passages_index(rowid, title_words, text_words) values (new.id, new.title_words, new.text_words);
     end`,
    `create trigger passages_forgotten after delete on passages begin
       insert into passages_index(passages_index, rowid, title_words, text_words) values ('delete', old.id, old.title_words, old.text_words);
     end`,
  ],
  postgres: [
    `alter table passages add column words tsvector generated always as
       (setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', text_words), 'B')) stored`,
    `create index passages_words on passages using gin (words)`,
  ],
}

interface Source {
  table: string
  /** SQL for the source's name and the record's id, of a row `new` or `old`. */
  source: (row: Row) => string
  record: (row: Row) => string
}
type Row = 'new' | 'old'

/** Tables whose records have pages. */
const SOURCES: readonly Source[] = [
  ...['products', 'services', 'blog'].map((table) => ({
    table,
    source: () => `'${table}'`,
    record: (row: Row) => `${row}.id`,
  })),
  { table: 'page_content', source: (row) => `${row}.key`, record: () => '0' },
]

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

const queueRecord = ({ source, record }: Source, row: Row) =>
  `insert into passage_changes (edition, source, record_id)
          select edition, source, ${record(row)} from passage_sources where source = ${source(row)}`

/** Triggers that queue a record for every edition when it changes. */
const queueTriggers: Record<'sqlite' | 'postgres', (source: Source) => string[]> = {
  sqlite: (source) =>
    EVENTS.map(([event, row]) => {
      const { table } = source
      return `create trigger ${table}_read_anew_${event} after ${event} on ${table} begin ${queueRecord(source, row)}; end`
    }),
  // A restore drops tables, and leaves functions.
  postgres: (source) =>
    EVENTS.flatMap(([event, row]) => {
      const name = `${source.table}_read_anew_${event}`
      return [
        `create or replace function ${name}() returns trigger language plpgsql as
       $$ begin ${queueRecord(source, row)}; return null; end $$`,
        `create trigger ${name} after ${event} on ${source.table} for each row execute function ${name}()`,
      ]
    }),
}
