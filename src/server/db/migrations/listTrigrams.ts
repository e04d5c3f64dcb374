import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import type { KeptLists } from './keptLists.ts'

type Work = (db: AnyDatabase, lists: KeptLists) => Promise<void>

/** Indexes every three letters that follow each other in the text that `q` searches. */
export const indexTrigrams: Record<Dialect, Work> = { sqlite: searchInSqlite, postgres: searchInPostgres }

async function searchInSqlite(db: AnyDatabase, { table, searched }: KeptLists) {
  const index = sql.table(`${table}Trigrams`)
  for (const name of ['Written', 'Unwritten', 'Rewritten'])
    await sql`drop trigger if exists ${sql.ref(table + name)}`.execute(db)
  await sql`drop table if exists ${index}`.execute(db)
  if (!searched) return
  const text = sql.ref(searched)
  // Only which rows have a trigram is kept, not where: what is found is looked at once more.
  await sql`
    create virtual table ${index} using fts5(${text}, content=${sql.table(table)}, content_rowid='id',
      tokenize='trigram case_sensitive 1', detail='none', columnsize=0)`.execute(db)
  await sql`insert into ${index}(${sql.ref(`${table}Trigrams`)}) values ('rebuild')`.execute(db)
  const learn = sql`insert into ${index}(rowid, ${text}) values (new.id, ${sql.ref(`new.${searched}`)});`
  const forget = sql`
    insert into ${index}(${sql.ref(`${table}Trigrams`)}, rowid, ${text}) values ('delete', old.id, ${sql.ref(`old.${searched}`)});`
  const rewritten = sql`when ${sql.ref(`old.${searched}`)} is not ${sql.ref(`new.${searched}`)}`
  const on = (name: string, event: RawBuilder<unknown>) =>
    sql`create trigger ${sql.ref(table + name)} after ${event} on ${sql.table(table)}`
  await sql`${on('Written', sql`insert`)} begin ${learn} end`.execute(db)
  await sql`${on('Unwritten', sql`delete`)} begin ${forget} end`.execute(db)
  await sql`${on('Rewritten', sql`update of ${text}`)} ${rewritten} begin ${forget}${learn} end`.execute(db)
}

/** A server without the extension, or that does not let us have it, searches by reading. */
async function searchInPostgres(db: AnyDatabase, { table, searched }: KeptLists) {
  if (!searched) return
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index ${sql.ref(`${table}ByTrigrams`)} on ${sql.table(table)} using gin (${sql.ref(searched)} gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
    end $$`.execute(db)
}
