import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import type { AnyDatabase } from './migration.ts'

/** Columns of a table that its lists use, by their names in code. */
export interface ListedTable {
  table: string
  /** Flags by which lists are filtered. */
  flags: readonly string[]
  /** Columns by which lists are sorted, besides the flags and the id. */
  orders: readonly string[]
  /** Nullable ones among them, whose null is sorted last. */
  empties?: readonly string[]
  /** The column of folded text that `q` searches. */
  searched?: string
}

/**
 * Creates the indexes of a table's lists, replacing earlier ones: one for each order, and the trigrams of the searched
 * text.
 */
export async function createListIndexes(db: AnyDatabase, list: ListedTable): Promise<void> {
  await dropListIndexes(db, list.table)
  await createOrderIndexes(db, list)
  await createTrigrams(db, list)
}

/** Drops the indexes of lists, so that columns can be renamed and dropped. */
export async function dropListIndexes(db: AnyDatabase, table: string): Promise<void> {
  await dropOrderIndexes(db, table)
  if (dialectOf(db) === 'sqlite') {
    for (const name of TRIGGERS) await sql`drop trigger if exists ${sql.ref(table + name)}`.execute(db)
    await sql`drop table if exists ${sql.table(`${table}Trigrams`)}`.execute(db)
  } else await sql`drop index if exists ${sql.ref(`${table}ByTrigrams`)}`.execute(db)
}

/**
 * An index for each order: the sorted column, the id as tie-breaker, and the flags, so that filtered rows are skipped
 * within the index. `count(*)` with any filter by flags reads only one of them.
 */
export async function createOrderIndexes(db: AnyDatabase, { table, flags, orders, empties = [] }: ListedTable) {
  const create = (name: string, order: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
    const others = flags.filter((flag) => flag !== name).map((flag) => sql.ref(flag))
    const index = sql.ref(`${table}By${name[0]!.toUpperCase()}${name.slice(1)}`)
    return sql`create index ${index} on ${sql.table(table)} (${sql.join([order, id, ...others])})`.execute(db)
  }
  for (const name of [...orders, ...flags]) await create(name, sql.ref(name), sql.ref('id'))
  // PostgreSQL reads an ascending index backwards with nulls first.
  if (dialectOf(db) === 'postgres')
    for (const name of empties) await create(`${name}Down`, sql`${sql.ref(name)} desc nulls last`, sql`id desc`)
}

/** Drops the indexes of a table's orders, including those of earlier versions. */
export async function dropOrderIndexes(db: AnyDatabase, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`${
    dialectOf(db) === 'sqlite'
      ? sql`select name from sqlite_master where type = 'index'`
      : sql`select indexname as name from pg_indexes where schemaname = current_schema()`
  }`.execute(db)
  const prefix = `${snakeCase(`${table}By`)}_`
  for (const { name } of rows)
    if (name.startsWith(prefix) && name !== `${prefix}trigrams`)
      await sql`drop index ${sql.raw(`"${name}"`)}`.execute(db)
}

/** Indexes the trigrams of the searched text, if there is one. */
export async function createTrigrams(db: AnyDatabase, { table, searched }: ListedTable): Promise<void> {
  if (searched)
    await (dialectOf(db) === 'sqlite' ? createTrigramsInSqlite : createTrigramsInPostgres)(db, table, searched)
}

/** Suffixes of the names of the triggers that keep trigrams up to date. */
const TRIGGERS = ['Written', 'Unwritten', 'Rewritten'] as const

/** A trigram index of the searched text: FTS5 with triggers. It finds matching rows, without positions. */
async function createTrigramsInSqlite(db: AnyDatabase, table: string, searched: string) {
  const [index, text, self] = [sql.table(`${table}Trigrams`), sql.ref(searched), sql.ref(`${table}Trigrams`)]
  await sql`
    create virtual table ${index} using fts5(${text}, content=${sql.table(table)}, content_rowid='id',
      tokenize='trigram case_sensitive 1', detail='none', columnsize=0)`.execute(db)
  await sql`insert into ${index}(${self}) values ('rebuild')`.execute(db)
  const [before, after] = [sql.ref(`old.${searched}`), sql.ref(`new.${searched}`)]
  const add = sql`insert into ${index}(rowid, ${text}) values (new.id, ${after});`
  const remove = sql`
    insert into ${index}(${self}, rowid, ${text}) values ('delete', old.id, ${before});`
  const on = (name: (typeof TRIGGERS)[number], event: RawBuilder<unknown>, work: RawBuilder<unknown>) =>
    sql`create trigger ${sql.ref(table + name)} after ${event} begin ${work} end`.execute(db)
  await on('Written', sql`insert on ${sql.table(table)}`, add)
  await on('Unwritten', sql`delete on ${sql.table(table)}`, remove)
  const changed = sql`update of ${text} on ${sql.table(table)} when ${before} is not ${after}`
  await on('Rewritten', changed, sql`${remove}${add}`)
}

/** A server without the extension, or without permission to create it, searches by reading every row. */
async function createTrigramsInPostgres(db: AnyDatabase, table: string, searched: string) {
  await sql`
    do $$ begin
      create extension if not exists pg_trgm;
      create index ${sql.ref(`${table}ByTrigrams`)} on ${sql.table(table)} using gin (${sql.ref(searched)} gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then null;
    end $$`.execute(db)
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
