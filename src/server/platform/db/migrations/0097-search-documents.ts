import { sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import { type Migration, required } from './migration.ts'

/**
 * The search index: one row per page and language, with the database's own full-text index of its stems. It is filled
 * at the next start. In databases older than the baseline it replaces the passages with their words, queue and
 * triggers.
 */
export const searchDocuments: Migration = {
  async up(db, { id, numbered, integer, text, ordered }) {
    const { drop, fullText } = STATEMENTS[dialectOf(db)]
    for (const statement of drop) await sql.raw(statement).execute(db)
    for (const table of ['passages', 'passageWords', 'passageSources', 'passageChanges'])
      await db.schema.dropTable(table).ifExists().execute()
    await db.schema
      .createTable('searchDocuments')
      .addColumn('id', id, numbered)
      .addColumn('source', ordered, required)
      .addColumn('recordId', id, required)
      .addColumn('locale', ordered, required)
      .addColumn('url', text, required)
      .addColumn('title', text, required)
      .addColumn('text', text, required)
      .addColumn('titleStems', text, required)
      .addColumn('textStems', text, required)
      .addColumn('analyzer', integer, required)
      .addColumn('recordUpdatedAt', ordered, required)
      .addUniqueConstraint('searchDocumentsRecord', ['source', 'recordId', 'locale'])
      .execute()
    for (const statement of fullText) await sql.raw(statement).execute(db)
  },
}

const QUEUE_TRIGGERS = ['products', 'services', 'blog', 'page_content'].flatMap((table) =>
  ['insert', 'update', 'delete'].map((event) => `${table}_read_anew_${event}`),
)

const STATEMENTS = {
  sqlite: {
    drop: [
      ...QUEUE_TRIGGERS.map((name) => `drop trigger if exists ${name}`),
      'drop table if exists passages_vocabulary',
      'drop table if exists passages_index',
    ],
    fullText: [
      `create virtual table search_index using fts5(title_stems, text_stems, content='search_documents', content_rowid='id', tokenize='ascii')`,
      `create virtual table search_vocabulary using fts5vocab('search_index', 'row')`,
      `create trigger search_documents_inserted after insert on search_documents begin
         insert into search_index(rowid, title_stems, text_stems) values (new.id, new.title_stems, new.text_stems);
       end`,
      `create trigger search_documents_deleted after delete on search_documents begin
         insert into search_index(search_index, rowid, title_stems, text_stems) values ('delete', old.id, old.title_stems, old.text_stems);
       end`,
    ],
  },
  postgres: {
    drop: QUEUE_TRIGGERS.map((name) => `drop function if exists ${name}() cascade`),
    fullText: [
      `alter table search_documents add column stems tsvector generated always as
         (setweight(to_tsvector('simple', title_stems), 'A') || setweight(to_tsvector('simple', text_stems), 'D')) stored`,
      `create index search_documents_stems on search_documents using gin (stems)`,
    ],
  },
}
