import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { AnyDb } from '../db/tables.ts'
import type { ColumnType, Table } from './schema.ts'

type Row = Record<string, unknown>

/** Rows that are read or written at a time. */
const PAGE = 100

const schemaOfType: Record<ColumnType, z.ZodType> = { boolean: z.boolean(), integer: z.int(), text: z.string() }

/**
 * The rows of a table in the order of its key, as lines of JSON, a page at a time. Alike on both databases, to the byte.
 * `db` knows tables and columns by the names that they have in the database.
 */
export async function* linesOf(db: AnyDb, { name, columns, key }: Table): AsyncGenerator<string[]> {
  const names = columns.map((column) => column.name)
  const order = sql.join(key.map((column) => sql.ref(column)))
  for (let last: unknown[] | undefined; ; ) {
    const from = db.selectFrom(name).select(names).orderBy(order).limit(PAGE)
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

/** Reads such lines back. Throws where one is no row of the table. */
export function createLineReader({ columns }: Table): (lines: Buffer) => Row[] {
  const row = z.strictObject(Object.fromEntries(columns.map(({ name, type }) => [name, schemaOfType[type].nullable()])))
  return (lines) =>
    lines
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => row.parse(JSON.parse(line)))
}

export async function insertRows(db: AnyDb, table: Table, rows: Row[]): Promise<void> {
  for (let i = 0; i < rows.length; i += PAGE)
    await db
      .insertInto(table.name)
      .values(rows.slice(i, i + PAGE))
      .execute()
}

/** The SHA-256 of all lines of a table. */
export async function sumOf(db: AnyDb, table: Table): Promise<string> {
  const sum = createHash('sha256')
  for await (const lines of linesOf(db, table)) sum.update(lines.join(''))
  return sum.digest('hex')
}

export async function countAll(db: AnyDb, { name }: Pick<Table, 'name'>): Promise<number> {
  const { count } = await db
    .selectFrom(name)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count as number
}
