import { type RawBuilder, sql } from 'kysely'
import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import type { KeptLists } from './keptLists.ts'

type Work = (db: AnyDatabase, lists: KeptLists) => Promise<void>

/** Takes away every index that was made for the orders of a table's lists. */
export const forgetOrders: Record<Dialect, (db: AnyDatabase, table: string) => Promise<void>> = {
  sqlite: (db, table) => dropIndexes(db, table, sql`select name from sqlite_master where type = 'index'`),
  postgres: (db, table) =>
    dropIndexes(db, table, sql`select indexname as name from pg_indexes where schemaname = current_schema()`),
}

/** Makes an index for each order that lists have, in both directions. */
export const indexOrders: Record<Dialect, Work> = {
  async sqlite(db, lists) {
    await forgetOrders.sqlite(db, lists.table)
    for (const columns of indexesOf(lists)) await createIndex(db, lists.table, columns)
  },
  async postgres(db, lists) {
    await forgetOrders.postgres(db, lists.table)
    for (const columns of indexesOf(lists)) await createIndex(db, lists.table, columns)
    // Read backwards, the index of an ascending order has its nulls first.
    for (const empty of lists.empties ?? []) await createIndex(db, lists.table, [...lists.flags, empty, 'id'], 'down')
  },
}

/** The columns of each index: the flags that a list fixes, what it is sorted by, and the id, which parts what is alike. */
function indexesOf({ flags, orders }: KeptLists): string[][] {
  const others = (flag: string) => flags.filter((each) => each !== flag)
  return [...orders.map((order) => [...flags, order, 'id']), ...flags.map((flag) => [...others(flag), flag, 'id'])]
}

const indexPrefix = (table: string) => `${table}By`

async function dropIndexes(db: AnyDatabase, table: string, made: RawBuilder<unknown>) {
  const prefix = snakeCase(indexPrefix(table))
  const { rows } = await sql<{ name: string }>`${made}`.execute(db)
  for (const { name } of rows)
    if (name.startsWith(`${prefix}_`)) await sql`drop index ${sql.raw(`"${name}"`)}`.execute(db)
}

async function createIndex(db: AnyDatabase, table: string, columns: string[], down?: 'down') {
  const name = [indexPrefix(table), ...columns, ...(down ? [down] : [])].map(snakeCase).join('_')
  const order = columns.at(-2)!
  const going = (column: string) => (column === order ? sql` desc nulls last` : column === 'id' ? sql` desc` : sql``)
  const listed = columns.map((column) => (down ? sql`${sql.ref(column)}${going(column)}` : sql.ref(column)))
  // PostgreSQL cuts longer names, to what may be alike.
  await sql`create index ${sql.raw(`"${shortened(name)}"`)} on ${sql.table(table)} (${sql.join(listed)})`.execute(db)
}

const LONGEST_NAME = 63
const shortened = (name: string) =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 8)}_${hashOf(name)}`
/** Seven digits of FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0').slice(0, 7)
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
