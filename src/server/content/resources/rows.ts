import { expressionBuilder, type Selectable } from 'kysely'
import { type Fields, hidingFlagOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { type AnyTables, anyTable, decodeRow, encodeValue, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import { dialectOf } from '../../platform/db/connect.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import type { Row, Values, Viewer } from './context.ts'
import type { Condition } from './readList.ts'

// Statements on declared tables. Kysely's types do not know the tables and columns of declarations, so each function
// drops those types; its parameters and results are typed.

const eb = expressionBuilder<AnyTables, string>()

/** A declared table. */
export interface Table {
  name: string
  fields: Fields
}

/** The columns of a record to read: without sort keys and the search text. */
export const columnsOf = (shown: Fields): string[] => ['id', ...Object.keys(shown), 'createdAt', 'updatedAt']

const decoded = ({ fields }: Table, row: Values | undefined): Row | undefined =>
  // The columns in addition to the fields are `id`, `createdAt` and `updatedAt`.
  row && (decodeRow(fields, row) as Row)

/** The condition on the rows that a viewer sees: allowed by the hooks and the endpoint, and not hidden. */
export function visibleTo(
  { isOpen, seesHidden, locale, only = {} }: Viewer,
  { fields }: Pick<Resource, 'fields'>,
  { visible }: { visible?: (now: Date) => Condition },
  now: Date,
): Condition {
  const flag = hidingFlagOf({ fields })
  return eb.and([
    valuesCondition(fields, {
      ...(flag && isOpen && !seesHidden && { [flag]: false }),
      ...(locale && 'translation' in fields && { isInEnglish: true }),
    }),
    valuesCondition(fields, only),
    ...(isOpen && visible ? [visible(now)] : []),
  ])
}

/** Rows with these values: for each field, one of the given ones. */
export const valuesCondition = (fields: Fields, values: Readonly<Values>): Condition =>
  eb.and(Object.entries(values).map(([name, value]) => valueCondition(fields, name, value)))

export function valueCondition(fields: Fields, name: string, value: unknown): Condition {
  const values = [value].flat()
  // The negation prevents SQLite from looking flags up in an index and sorting half of the table: rows are read from the
  // index of their order, which includes the flags.
  if (fields[name]?.kind === 'flag')
    return eb.and([true, false].filter((each) => !values.includes(each)).map((each) => eb.not(eb(name, '=', each))))
  const encoded = values.map((each) => encodeValue(fields, name, each))
  const given = encoded.filter((each) => each !== null)
  const either = eb.or([
    ...(given.length ? [eb(name, 'in', given)] : []),
    ...(given.length < encoded.length ? [eb(name, 'is', null)] : []),
  ])
  const key = sortColumnOf(fields, name)
  // Text is indexed by its sort key only.
  return key === name || !values.length
    ? either
    : eb.and([eb(key, 'in', [...new Set(values.map((each) => sortKeyOf(fields, name, each)))]), either])
}

/** One stored row by the value of a unique column. */
export async function findRow(
  db: Db,
  table: Table,
  [column, value]: readonly [column: string, value: unknown],
  where?: Condition,
): Promise<Row | undefined> {
  const found = anyTable(db).selectFrom(table.name).select(columnsOf(table.fields)).where(column, '=', value)
  return decoded(table, await (where ? found.where(where) : found).executeTakeFirst())
}

export const hasRow = async (db: Db, { name }: Table, id: number): Promise<boolean> =>
  Boolean(await anyTable(db).selectFrom(name).select('id').where('id', '=', id).executeTakeFirst())

/** Inserts a row; undefined if it conflicts with another one. */
export async function insertRow(db: Db, table: Table, values: Values): Promise<Row | undefined> {
  const inserted = anyTable(db)
    .insertInto(table.name)
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
  return decoded(table, await inserted.executeTakeFirst())
}

/** A stored row, locked against other transactions until this one ends. SQLite has one writer at a time. */
export async function findAndLockRow(db: Db, table: Table, id: number): Promise<Row | undefined> {
  const found = anyTable(db).selectFrom(table.name).select(columnsOf(table.fields)).where('id', '=', id)
  const locked = dialectOf(db) === 'postgres' ? found.forUpdate() : found
  return decoded(table, await locked.executeTakeFirst())
}

/** Updates a locked row. */
export async function updateRow(db: Db, table: Table, id: number, values: Values): Promise<Row> {
  const updated = anyTable(db).updateTable(table.name).set(values).where('id', '=', id).returningAll()
  return decoded(table, await updated.executeTakeFirstOrThrow())!
}

/** Deletes a locked row, and returns it. */
export async function deleteRow(db: Db, table: Table, id: number): Promise<Row> {
  const deleted = anyTable(db).deleteFrom(table.name).where('id', '=', id).returningAll()
  return decoded(table, await deleted.executeTakeFirstOrThrow())!
}

/** The time of a change: now, but later than the previous change, so that two changes within a millisecond differ. */
export const momentAfter = (moment: string, now: number): string =>
  new Date(Math.max(now, Date.parse(moment) + 1)).toISOString()

/** The ids of up to `count` rows on either side of one. */
export async function neighboursOf(db: Db, { name }: Table, id: number, count: number): Promise<number[]> {
  const any = anyTable(db)
  const side = (operator: '<' | '>', order: 'asc' | 'desc') =>
    any.selectFrom(name).select('id').where('id', operator, id).orderBy('id', order).limit(count)
  const rows = await any
    .selectFrom(side('<', 'desc').as('before'))
    .select('id')
    .unionAll(any.selectFrom(side('>', 'asc').as('after')).select('id'))
    .execute()
  return rows.map((row) => Number(row.id))
}

/** Slugs in use that equal this one, or begin with it and a hyphen: a range, which both databases find by the index. */
export async function slugsLike(db: Db, { name }: Table, field: string, base: string): Promise<string[]> {
  const rows = await anyTable(db)
    .selectFrom(name)
    .select(field)
    .where((eb) => eb.or([eb(field, '=', base), eb.and([eb(field, '>=', `${base}-`), eb(field, '<', `${base}.`)])]))
    .execute()
  return rows.map((row) => String(row[field]))
}

/** Those of these slugs that are in use. */
export async function slugsAmong(db: Db, { name }: Table, field: string, slugs: readonly string[]): Promise<string[]> {
  const rows = await anyTable(db).selectFrom(name).select(field).where(field, 'in', slugs).execute()
  return rows.map((row) => String(row[field]))
}

/** Child rows of a record: the rows of another table with this value in a column. */
export interface ChildTable {
  table: keyof Tables
  column: string
  value: string | number
}

/** Data deleted with a record: slugs that redirected to it, and its child rows, as stored in their tables. */
export interface ChildRows {
  slugs: string[]
  /** Its present and former English slugs. */
  englishSlugs?: string[]
  rows: { table: string; rows: Values[] }[]
}

export const childRowsOf = <Name extends keyof Tables>({ rows }: ChildRows, of: Name) =>
  // These rows were read from this table.
  rows.filter(({ table }) => table === of).flatMap(({ rows }) => rows as Selectable<Tables[Name]>[])

export async function deleteChildRows(db: Db, children: readonly ChildTable[]): Promise<ChildRows['rows']> {
  const deleted: ChildRows['rows'] = []
  for (const { table, column, value } of children) {
    const rows = await anyTable(db).deleteFrom(table).where(column, '=', value).returningAll().execute()
    if (rows.length) deleted.push({ table, rows })
  }
  return deleted
}

/** Inserts child rows again; an existing row stays unchanged. */
export async function restoreChildRows(db: Db, { rows: tables }: ChildRows): Promise<void> {
  for (const { table, rows } of tables)
    for (const row of rows)
      await anyTable(db)
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
}
