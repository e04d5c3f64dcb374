import { sql } from 'kysely'
import { z } from 'zod'
import { memoizeAsync } from '../../platform/async/promises.ts'
import { countOf } from '../../platform/db/batches.ts'
import type { AnyDb } from '../../platform/db/columns.ts'
import { connectToMemory } from '../../platform/db/connect.ts'
import { namesSinceBaseline } from '../../platform/db/migrate.ts'
import { migrations as allMigrations } from '../../platform/db/migrations/index.ts'
import { columnTypes, type Migration } from '../../platform/db/migrations/migration.ts'
import type { Db } from '../../platform/db/tables.ts'
import { newer } from './archiveFormat.ts'

const COLUMN_TYPES = { boolean: z.boolean(), integer: z.int(), text: z.string() }
/** Type of a column. Times and JSON are text, on both databases. */
type ColumnType = keyof typeof COLUMN_TYPES

/** A table in archives, under its database name. */
export interface Table {
  name: string
  columns: { name: string; type: ColumnType }[]
  /** The columns of the primary key, in order. */
  key: string[]
  /** Whether the database numbers its rows and never reuses an id. */
  isNumbered: boolean
}

export interface Schema {
  /** The tables in an archive, each after those that it references. */
  tables: Table[]
  /** Names of all tables that the migrations create, including those of only one database, in the order of creation. */
  allNames: string[]
}

/** Tables that archives do not contain. */
const EXCLUDED = [
  // Regenerated after a restore, so that a reader of an archive cannot sign anything.
  'secrets',
  // End with a restore.
  'sessions',
  'account_links',
  'challenges',
  // Rebuilt.
  'search_documents',
  // Expire soon.
  'ai_visitors',
  'limits',
  'receipts',
  'visit_keys',
  'visit_hashes',
  'search_hashes',
  'content_previews',
  // Describe the present.
  'backup_records',
  'failing_jobs',
  // Nothing is delivered twice.
  'webhook_deliveries',
  'cdn_purges',
  // Belongs to the site's environment, as `SMTP_URL` does: a restore keeps it.
  'mail_settings',
]

/** Excluded tables that older archives contain: they are not restored. */
export const IGNORED = ['secrets', 'content_previews']

/**
 * Schema version: the migrations that have run, among those that this software knows. Refuses data of a newer version,
 * or of one before the baseline.
 */
export function migrationsUpTo(
  executed: readonly string[],
  migrations: Record<string, Migration>,
  label: string,
): Record<string, Migration> {
  const done = namesSinceBaseline(executed, label)
  const known = Object.entries(migrations)
  const unknown = done.find((name, i) => known[i]?.[0] !== name)
  if (unknown !== undefined) throw newer(label, unknown)
  return done.length === known.length ? migrations : Object.fromEntries(known.slice(0, done.length))
}

/** The tables after these migrations, read from an in-memory SQLite database. */
export const schemaAfter = (migrations: Record<string, Migration>): Promise<Schema> =>
  migrations === allMigrations ? currentSchema() : readSchema(migrations)

const currentSchema = memoizeAsync(() => readSchema(allMigrations))

async function readSchema(migrations: Record<string, Migration>): Promise<Schema> {
  const { db, close } = await connectToMemory()
  try {
    // SQLite has no booleans, but remembers the declared type.
    for (const migration of Object.values(migrations))
      await migration.up(db, { ...columnTypes.sqlite, flag: 'boolean' })
    const { rows } = await sql<{ name: string; kind: string; isNumbered: number }>`
      select made.name, listed.type as kind, made.sql like '%autoincrement%' as is_numbered
      from sqlite_master as made join pragma_table_list as listed on listed.name = made.name
      where made.type = 'table' and listed.type in ('table', 'virtual') and made.name not like 'sqlite\\_%' escape '\\'
      order by made.rowid`.execute(db)
    const included = rows.filter(({ name, kind }) => kind === 'table' && !EXCLUDED.includes(name))
    const tables = included.map(async ({ name, isNumbered }) => ({
      name,
      isNumbered: Boolean(isNumbered),
      ...(await readColumns(db, name)),
    }))
    return { tables: await Promise.all(tables), allNames: rows.map(({ name }) => name) }
  } finally {
    await close()
  }
}

async function readColumns(db: Db, table: string): Promise<Pick<Table, 'columns' | 'key'>> {
  const { rows } = await sql<{ name: string; type: string; pk: number }>`
    select name, lower(type) as type, pk from pragma_table_info(${table}) order by cid`.execute(db)
  const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  if (key.length === 0) throw new Error(`The table ${table} needs a primary key: a backup reads it in that order.`)
  return {
    columns: rows.map(({ name, type }) => {
      if (!isColumnType(type)) throw new Error(`Backups have no format for ${table}.${name}: ${type}.`)
      return { name, type }
    }),
    key: key.map(({ name }) => name),
  }
}

const isColumnType = (type: string): type is ColumnType => Object.hasOwn(COLUMN_TYPES, type)

export type Row = Record<string, unknown>

/** Rows per query. */
const BATCH = 100

/**
 * The rows of a table in key order, as lines of JSON in batches: the same bytes from both databases. `db` uses database
 * names (`withoutPlugins`).
 */
export async function* readLines(db: AnyDb, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const names = columns.map((column) => column.name)
  const order = sql.join(key.map((column) => sql.ref(column)))
  for (let last: unknown[] | undefined; ; ) {
    const from = db.selectFrom(name).select(names).orderBy(order).limit(BATCH)
    const rows = await (last ? from.where(sql<boolean>`(${order}) > (${sql.join(last)})`) : from).execute()
    if (rows.length === 0) return
    yield rows.map((row) => lineOf(columns, row))
    last = key.map((column) => rows.at(-1)![column])
  }
}

function lineOf(columns: Table['columns'], row: Row): string {
  const values = columns.map(({ name, type }) => {
    const value = row[name]
    return [name, type === 'boolean' && value !== null ? Boolean(value) : value]
  })
  return `${JSON.stringify(Object.fromEntries(values))}\n`
}

/** Parses such lines. Throws if one is no row of the table. */
export function createLineParser({ columns }: Table): (lines: Buffer) => Row[] {
  const row = z.strictObject(Object.fromEntries(columns.map(({ name, type }) => [name, COLUMN_TYPES[type].nullable()])))
  return (lines) =>
    lines
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => row.parse(JSON.parse(line)))
}

export async function insertRows(db: AnyDb, { name }: Table, rows: Row[]): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH)
    await db
      .insertInto(name)
      .values(rows.slice(i, i + BATCH))
      .execute()
}

export const countRows = (db: AnyDb, { name }: Pick<Table, 'name'>): Promise<number> => countOf(db.selectFrom(name))
