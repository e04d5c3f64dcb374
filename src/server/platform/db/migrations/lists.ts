import { type RawBuilder, sql } from 'kysely'
import { dialectOf } from '../connect.ts'
import { createTrigrams, type ListedTable, snakeCase } from './listIndexes.ts'
import { type AnyDatabase, type ColumnTypes, required } from './migration.ts'

/** Row counts per resource and combination of flags (a digit for each): `createListSupport` keeps them by triggers. */
export async function createRowCounts(db: AnyDatabase, { ordered, integer }: ColumnTypes): Promise<void> {
  const table = db.schema
    .createTable('rowCounts')
    .addColumn('resource', ordered, required)
    .addColumn('flags', ordered, required)
    .addColumn('total', integer, required)
  // PostgreSQL has several rows per combination, so that concurrent writers do not wait for each other.
  if (dialectOf(db) === 'sqlite') await table.addPrimaryKeyConstraint('rowCountsKey', ['resource', 'flags']).execute()
  else {
    await table.execute()
    await db.schema.createIndex('rowCountsOf').on('rowCounts').columns(['resource', 'flags']).execute()
  }
}

/**
 * Creates indexes for the orders of a table's lists, triggers that count its rows, and a trigram index: as the baseline had them. Migration
 * 0096 replaces the indexes and drops the triggers; later ones use `listIndexes.ts`.
 */
export async function createListSupport(db: AnyDatabase, list: ListedTable): Promise<void> {
  await createIndexes(db, list)
  await countRows(db, list)
  await (dialectOf(db) === 'sqlite' ? createCountTriggersInSqlite : createCountTriggersInPostgres)(db, list)
  await createTrigrams(db, list)
}

/** Suffixes of the names of triggers. */
const COUNTING = ['Gained', 'Lost', 'Turned'] as const

/** An index for each order: the flags that a list fixes, the sorted column, and the id as tie-breaker. */
async function createIndexes(db: AnyDatabase, { table, flags, orders, empties = [] }: ListedTable) {
  const others = (flag: string) => flags.filter((each) => each !== flag)
  for (const order of orders) await createIndex(db, table, [...flags, order, 'id'])
  for (const flag of flags) await createIndex(db, table, [...others(flag), flag, 'id'])
  // PostgreSQL reads an ascending index backwards with its nulls first.
  if (dialectOf(db) === 'postgres')
    for (const empty of empties) await createIndex(db, table, [...flags, empty, 'id'], 'down')
}

async function createIndex(db: AnyDatabase, table: string, columns: string[], down?: 'down') {
  const name = [`${table}By`, ...columns, ...(down ? [down] : [])].map(snakeCase).join('_')
  const order = columns.at(-2)!
  const direction = (column: string) =>
    column === order ? sql` desc nulls last` : column === 'id' ? sql` desc` : sql``
  const listed = columns.map((column) => (down ? sql`${sql.ref(column)}${direction(column)}` : sql.ref(column)))
  await sql`create index ${sql.raw(`"${shortened(name)}"`)} on ${sql.table(table)} (${sql.join(listed)})`.execute(db)
}

/** PostgreSQL truncates longer names, which may then be the same. */
const LONGEST_NAME = 63
const shortened = (name: string) =>
  name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME - 8)}_${hashOf(name)}`
/** Seven digits of FNV-1a. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0').slice(0, 7)
}

/** The flags of a row as `rowCounts` has them: a digit for each, in the order of their declaration. */
const digits = (db: AnyDatabase, flags: readonly string[], row?: string) => {
  const cast = dialectOf(db) === 'postgres' ? sql`::int::text` : sql``
  return sql.join([sql`''`, ...flags.map((flag) => sql`${sql.ref(row ? `${row}.${flag}` : flag)}${cast}`)], sql` || `)
}

/** Counts the rows of a table for every combination of its flags. */
async function countRows(db: AnyDatabase, { table, flags }: ListedTable) {
  const counts = sql.table('rowCounts')
  const combinations = Array.from({ length: 2 ** flags.length }, (_, i) =>
    flags.length ? i.toString(2).padStart(flags.length, '0') : '',
  )
  const rows = combinations.map((combination) => sql`(${sql.lit(table)}, ${sql.lit(combination)}, 0)`)
  await sql`delete from ${counts} where resource = ${sql.lit(table)}`.execute(db)
  await sql`insert into ${counts} (resource, flags, total) values ${sql.join(rows)}`.execute(db)
  await sql`
    update ${counts} set total = (
      select count(*) from ${sql.table(table)} where ${digits(db, flags)} = ${sql.ref('rowCounts.flags')}
    ) where resource = ${sql.lit(table)}`.execute(db)
}

async function createCountTriggersInSqlite(db: AnyDatabase, { table, flags }: ListedTable) {
  const add = (row: string, number: number) => sql`
    update ${sql.table('rowCounts')} set total = total + ${sql.lit(number)}
    where resource = ${sql.lit(table)} and flags = ${digits(db, flags, row)};`
  const on = (name: (typeof COUNTING)[number], event: RawBuilder<unknown>, work: RawBuilder<unknown>) =>
    sql`create trigger ${sql.ref(table + name)} after ${event} on ${sql.table(table)} begin ${work} end`.execute(db)
  await on('Gained', sql`insert`, add('new', 1))
  await on('Lost', sql`delete`, add('old', -1))
  const changed = sql`update of ${sql.join(flags.map((flag) => sql.ref(flag)))}`
  if (flags.length) await on('Turned', changed, sql`${add('old', -1)}${add('new', 1)}`)
}

/** Sharded counters: a combination's count is the sum of its rows. A transaction updates one that nobody has locked, or inserts one. */
async function createCountTriggersInPostgres(db: AnyDatabase, { table, flags }: ListedTable) {
  const [counts, resource, combination] = [sql.table('rowCounts'), sql.lit(table), digits(db, flags)]
  const on = async (
    suffix: (typeof COUNTING)[number],
    event: RawBuilder<unknown>,
    transition: RawBuilder<unknown>,
    steps: RawBuilder<unknown>,
  ) => {
    const name = sql.ref(`${table}${suffix}Counted`)
    await sql`
        create or replace function ${name}() returns trigger language plpgsql as $$
        declare
          change record;
          free tid;
        begin
          for change in
            select flags, sum(step) as step from (${steps}) as steps group by flags having sum(step) <> 0
          loop
            select ctid into free from ${counts}
              where resource = ${resource} and ${sql.ref('rowCounts.flags')} = change.flags
              limit 1 for update skip locked;
            update ${counts} set total = total + change.step where ctid = free;
            if not found then
              insert into ${counts} (resource, flags, total) values (${resource}, change.flags, change.step);
            end if;
          end loop;
          return null;
        end $$`.execute(db)
    await sql`
      create trigger ${sql.ref(table + suffix)} after ${event} on ${sql.table(table)} referencing ${transition}
      for each statement execute function ${name}()`.execute(db)
  }
  const gained = sql`select ${combination} as flags, 1 as step from gained`
  await on('Gained', sql`insert`, sql`new table as gained`, gained)
  await on('Lost', sql`delete`, sql`old table as lost`, sql`select ${combination} as flags, -1 as step from lost`)
  const changed = sql`${gained} union all select ${combination}, -1 from lost`
  await on('Turned', sql`update`, sql`old table as lost new table as gained`, changed)
}
