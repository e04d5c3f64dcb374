import {
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type RawBuilder,
  sql,
} from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import { foldAnew } from './foldAnew.ts'
import { forgetLists } from './forgetLists.ts'
import { keepLists } from './keepLists.ts'
import type { CountedFlags, KeptLists } from './keptLists.ts'
import { countWithoutWaiting } from './listCounts.ts'

/** The words in which migrations are written, so that one text runs on both databases. Frozen, as they are. */
export interface Types {
  id: 'integer' | 'bigint'
  /** Numbers the rows; a number is never given twice, not even after a delete. */
  numbered: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  flag: ColumnDataType
  integer: ColumnDataType
  text: ColumnDataType
  /** Text that sorts and compares by its bytes, alike on both databases: sort keys, slugs, choices, ISO times. */
  ordered: ColumnDataType | RawBuilder<unknown>
  /** An expression that sorts so. */
  byBytes: (text: RawBuilder<unknown>) => RawBuilder<unknown>
  /**
   * Statements that keep a table's words in the database's own full text: FTS5's `<table>_index`, with its vocabulary in
   * `<table>_vocabulary`, or the column `words` of weighed words. Rows are inserted and deleted, never updated.
   */
  indexWords: (of: IndexedWords) => RawBuilder<unknown>[]
  /** Statements by which every change of a row, whoever makes it, does something in its own transaction. */
  onEachChange: (of: EachChange) => RawBuilder<unknown>[]
  /** Makes what the lists of a table rest on, so that they cost no more the more rows there are; made anew by the next call. */
  keepLists: (db: AnyDatabase, of: KeptLists) => Promise<void>
  /** Has tables counted so that nobody who writes waits for another's count; once, of those that `keepLists` made before it did so. */
  countWithoutWaiting: (db: AnyDatabase, tables: readonly CountedFlags[]) => Promise<void>
  /** Takes that away, before columns are renamed or dropped; `keepLists` then makes it anew. */
  forgetLists: (db: AnyDatabase, table: string) => Promise<void>
  /** Writes the text that `q` searches anew, of these columns, by Turkish rules. */
  foldAnew: (db: AnyDatabase, table: string, columns: readonly string[]) => Promise<void>
  /**
   * Makes a table anew with the same columns in another order, without its indexes and triggers, and answers true. Where the
   * order costs nothing it leaves the table as it is. No other table may refer to it: its rows would go too.
   */
  remake: (db: AnyDatabase, table: string, make: Make) => Promise<boolean>
}

export type Make = (made: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>

/** Two columns of folded words, parted by spaces, as they are named in the database. */
export interface IndexedWords {
  table: string
  heavy: string
  light: string
}

/** What follows the change of any row of a table, in SQL, with names as they are in the database. */
export interface EachChange {
  /** The triggers' name. */
  name: string
  table: string
  /** Done with the row as it is now, or as it was before it was deleted. */
  does: (row: 'new' | 'old') => string
}

/** A migration, once it knows the words of its database. */
export type Draft = (types: Types) => Migration

export const required = (column: ColumnDefinitionBuilder) => column.notNull()

export const typesOf: Record<Dialect, Types> = {
  sqlite: {
    id: 'integer',
    numbered: (column) => column.primaryKey().autoIncrement(),
    flag: 'integer',
    integer: 'integer',
    text: 'text',
    ordered: 'text',
    byBytes: (text) => sql`(${text} collate binary)`,
    indexWords: wordsInSqlite,
    onEachChange: triggersInSqlite,
    keepLists: (db, lists) => keepLists('sqlite', db, lists),
    countWithoutWaiting: countWithoutWaiting.sqlite,
    forgetLists: (db, table) => forgetLists('sqlite', db, table),
    foldAnew,
    remake: remakeInSqlite,
  },
  postgres: {
    id: 'bigint',
    numbered: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
    flag: 'boolean',
    integer: 'integer',
    text: 'text',
    ordered: sql`text collate "C"`,
    byBytes: (text) => sql`(${text} collate "C")`,
    indexWords: wordsInPostgres,
    onEachChange: triggersInPostgres,
    keepLists: (db, lists) => keepLists('postgres', db, lists),
    countWithoutWaiting: countWithoutWaiting.postgres,
    forgetLists: (db, table) => forgetLists('postgres', db, table),
    foldAnew,
    // Long texts stand apart from their rows there.
    remake: async () => false,
  },
}

function wordsInSqlite({ table, heavy, light }: IndexedWords): RawBuilder<unknown>[] {
  const columns = `${heavy}, ${light}`
  return [
    `create virtual table ${table}_index using fts5(${columns}, content='${table}', content_rowid='id', tokenize='ascii')`,
    `create virtual table ${table}_vocabulary using fts5vocab('${table}_index', 'row')`,
    `create trigger ${table}_indexed after insert on ${table} begin
       insert into ${table}_index(rowid, ${columns}) values (new.id, new.${heavy}, new.${light});
     end`,
    `create trigger ${table}_forgotten after delete on ${table} begin
       insert into ${table}_index(${table}_index, rowid, ${columns}) values ('delete', old.id, old.${heavy}, old.${light});
     end`,
  ].map((statement) => sql.raw(statement))
}

function wordsInPostgres({ table, heavy, light }: IndexedWords): RawBuilder<unknown>[] {
  const weighed = (column: string, weight: 'A' | 'B') => `setweight(to_tsvector('simple', ${column}), '${weight}')`
  return [
    `alter table ${table} add column words tsvector
       generated always as (${weighed(heavy, 'A')} || ${weighed(light, 'B')}) stored`,
    `create index ${table}_words on ${table} using gin (words)`,
  ].map((statement) => sql.raw(statement))
}

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

function triggersInSqlite({ name, table, does }: EachChange): RawBuilder<unknown>[] {
  return EVENTS.map(([event, row]) =>
    sql.raw(`create trigger ${name}_${event} after ${event} on ${table} begin ${does(row)}; end`),
  )
}

/** The functions outlive their tables, which a restore makes anew. */
function triggersInPostgres({ name, table, does }: EachChange): RawBuilder<unknown>[] {
  return EVENTS.flatMap(([event, row]) => [
    `create or replace function ${name}_${event}() returns trigger language plpgsql as
       $$ begin ${does(row)}; return null; end $$`,
    `create trigger ${name}_${event} after ${event} on ${table} for each row execute function ${name}_${event}()`,
  ]).map((statement) => sql.raw(statement))
}

async function remakeInSqlite(db: AnyDatabase, table: string, make: Make): Promise<boolean> {
  const anew = `${table}_anew`
  await make(db.schema.createTable(anew)).execute()
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${anew})`.execute(db)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into ${sql.table(anew)} (${columns}) select ${columns} from ${sql.table(table)} order by id`.execute(
    db,
  )
  // No number is given twice, also not that of a row which is gone.
  await sql`delete from sqlite_sequence where name = ${anew}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) select ${anew}, seq from sqlite_sequence where name = ${table}`.execute(
    db,
  )
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(anew).renameTo(table).execute()
  return true
}
