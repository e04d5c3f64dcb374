import { sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import type { Migration } from './migration.ts'

/**
 * On SQLite, a full-text index of the stems in English documents, beside that of the Turkish ones. Both are filled at the next
 * start. Each has every document, the other language's without stems: BM25 does not weigh words that are in more than half of
 * an index's documents.
 */
export const englishSearch: Migration = {
  async up(db) {
    if (dialectOf(db) !== 'sqlite') return
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}

const STATEMENTS = [
  'delete from search_documents',
  'drop trigger search_documents_inserted',
  'drop trigger search_documents_deleted',
  `create virtual table search_index_en using fts5(title_stems, text_stems, content='search_documents', content_rowid='id', tokenize='ascii')`,
  `create virtual table search_vocabulary_en using fts5vocab('search_index_en', 'row')`,
  ...triggersOf({ locale: 'tr', index: 'search_index', trigger: 'search_documents' }),
  ...triggersOf({ locale: 'en', index: 'search_index_en', trigger: 'search_documents_en' }),
]

function triggersOf({ locale, index, trigger }: { locale: string; index: string; trigger: string }): string[] {
  const stemsOf = (row: string) =>
    ['title_stems', 'text_stems']
      .map((column) => `case ${row}.locale when '${locale}' then ${row}.${column} else '' end`)
      .join(', ')
  return [
    `create trigger ${trigger}_inserted after insert on search_documents begin
       insert into ${index}(rowid, title_stems, text_stems) values (new.id, ${stemsOf('new')});
     end`,
    `create trigger ${trigger}_deleted after delete on search_documents begin
       insert into ${index}(${index}, rowid, title_stems, text_stems) values ('delete', old.id, ${stemsOf('old')});
     end`,
  ]
}
