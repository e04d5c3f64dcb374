import { sql } from 'kysely'
import { connectToMemory } from '../db/connect.ts'
import { columnTypes, type Migration } from '../db/migrations/migration.ts'
import type { Db } from '../db/tables.ts'

/** What a column holds. Times and JSON are text, on both databases. */
export type ColumnType = 'boolean' | 'integer' | 'text'

/** A table as a backup knows it, with its names as they are in the database. */
export interface Table {
  name: string
  columns: { name: string; type: ColumnType }[]
  /** The columns of its primary key, in their order there. */
  key: string[]
  /** Its ids are given by the database, and never twice. */
  isNumbered: boolean
}

export interface Schema {
  /** The tables whose rows a backup holds; one stands behind those that it refers to. */
  kept: Table[]
  /** The tables whose rows older backups hold: they are verified, and not restored. */
  noLongerKept: Table[]
  /** Every table that the migrations make, also those that only one of the databases has, in the order of their making. */
  made: string[]
}

/**
 * Sessions, links of accounts and open challenges end with a restore; passages and counts are made anew from what they are taken from; limits and
 * the receipts of forms pass by themselves; what is known of backups is of now; of what was told elsewhere nothing is told again.
 * Signing keys (`secrets`) are no content: after a restore new ones are made, so that whoever reads a backup can sign nothing.
 */
const LEFT_OUT = [
  'secrets',
  'sessions',
  'account_links',
  'challenges',
  'passages',
  'passage_words',
  'passage_sources',
  'passage_changes',
  'ai_visitors',
  'limits',
  'row_counts',
  'receipts',
  'backup_records',
  'failing_jobs',
  'webhook_deliveries',
]

/** Of those, the tables that backups once held. */
const NO_LONGER_KEPT = ['secrets']

const learned: { drafts: Migration[]; schema: Promise<Schema> }[] = []

/** What tables there are after these migrations: learned once by running them, on an embedded database in memory. */
export function schemaOf(drafts: Record<string, Migration>): Promise<Schema> {
  const list = Object.values(drafts)
  const isSame = (known: readonly Migration[]) =>
    known.length === list.length && known.every((draft, i) => draft === list[i])
  const known = learned.find((each) => isSame(each.drafts))
  if (known) return known.schema
  const schema = learn(drafts)
  const entry = { drafts: list, schema }
  learned.push(entry)
  // A failure is not cached: the next backup tries again.
  schema.catch(() => learned.splice(learned.indexOf(entry), 1))
  return schema
}

async function learn(drafts: Record<string, Migration>): Promise<Schema> {
  const { db, close } = await connectToMemory()
  try {
    // SQLite has no booleans, but keeps the word.
    for (const draft of Object.values(drafts)) await draft.up(db, { ...columnTypes.sqlite, flag: 'boolean' })
    const { rows } = await sql<{ name: string; kind: string; isNumbered: number }>`
      select made.name, listed.type as kind, made.sql like '%autoincrement%' as is_numbered
      from sqlite_master as made join pragma_table_list as listed on listed.name = made.name
      where made.type = 'table' and listed.type in ('table', 'virtual') and made.name not like 'sqlite\\_%' escape '\\'
      order by made.rowid`.execute(db)
    const tablesWhere = (isWanted: (name: string) => boolean) =>
      Promise.all(
        rows
          .filter(({ name, kind }) => kind === 'table' && isWanted(name))
          .map(async ({ name, isNumbered }) => ({
            name,
            isNumbered: Boolean(isNumbered),
            ...(await columnsOf(db, name)),
          })),
      )
    return {
      kept: await tablesWhere((name) => !LEFT_OUT.includes(name)),
      noLongerKept: await tablesWhere((name) => NO_LONGER_KEPT.includes(name)),
      made: rows.map(({ name }) => name),
    }
  } finally {
    await close()
  }
}

async function columnsOf(db: Db, table: string): Promise<Pick<Table, 'columns' | 'key'>> {
  const { rows } = await sql<{ name: string; type: string; pk: number }>`
    select name, lower(type) as type, pk from pragma_table_info(${table}) order by cid`.execute(db)
  const key = rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
  if (key.length === 0) throw new Error(`The table ${table} needs a primary key: a backup reads it in that order.`)
  return {
    columns: rows.map(({ name, type }) => ({ name, type: columnTypeOf(table, name, type) })),
    key: key.map(({ name }) => name),
  }
}

const COLUMN_TYPES: readonly ColumnType[] = ['boolean', 'integer', 'text']

function columnTypeOf(table: string, column: string, type: string): ColumnType {
  const known = COLUMN_TYPES.find((each) => each === type)
  if (!known) throw new Error(`A backup does not know how to keep ${table}.${column}: ${type}.`)
  return known
}
