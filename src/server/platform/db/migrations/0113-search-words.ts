import { sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import type { Migration } from './migration.ts'

/** Words and stems of each document, with a full-text index of their own, for the site's search. It is filled at the next start. */
export const searchWords: Migration = {
  async up(db, { text }) {
    await sql`delete from search_documents`.execute(db)
    for (const column of ['titleWords', 'textWords'])
      await db.schema
        .alterTable('searchDocuments')
        .addColumn(column, text, (definition) => definition.notNull().defaultTo(''))
        .execute()
    for (const statement of STATEMENTS[dialectOf(db)]) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = {
  sqlite: [
    `create virtual table search_words using fts5(title_words, text_words, content='search_documents', content_rowid='id', tokenize='ascii', detail='column')`,
    `create trigger search_documents_words_inserted after insert on search_documents begin
       insert into search_words(rowid, title_words, text_words) values (new.id, new.title_words, new.text_words);
     end`,
    `create trigger search_documents_words_deleted after delete on search_documents begin
       insert into search_words(search_words, rowid, title_words, text_words) values ('delete', old.id, old.title_words, old.text_words);
     end`,
  ],
  postgres: [
    `alter table search_documents add column words tsvector generated always as
       (setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', text_words), 'D')) stored`,
    `create index search_documents_words on search_documents using gin (words)`,
  ],
}
