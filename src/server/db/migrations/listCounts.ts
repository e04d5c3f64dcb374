import { sql } from 'kysely'
import type { Dialect } from '../connect.ts'
import type { AnyDatabase } from './anyDatabase.ts'
import type { CountedFlags } from './keptLists.ts'

type Work = (db: AnyDatabase, lists: CountedFlags) => Promise<void>

/** Keeps in `rowCounts` how many rows have which flags: by triggers, in the transaction that changes them. */
export const countByFlags: Record<Dialect, Work> = { sqlite: countInSqlite, postgres: countInPostgres }

/**
 * Has tables that were counted in one row for each combination be counted in several, so that writers wait for each other no more. Nobody
 * writes to them meanwhile, readers go on. The embedded database has one writer at a time.
 */
export const countWithoutWaiting: Record<Dialect, (db: AnyDatabase, tables: readonly CountedFlags[]) => Promise<void>> =
  {
    sqlite: async () => {},
    async postgres(db, tables) {
      const [counts, names] = [sql.table('rowCounts'), tables.map(({ table }) => sql.table(table))]
      await sql`lock table ${sql.join(names)} in share row exclusive mode`.execute(db)
      for (const lists of tables) for (const counter of countersOf(lists)) await counter.function.execute(db)
      await sql`alter table ${counts} drop constraint ${sql.ref('rowCountsKey')}`.execute(db)
      await sql`create index ${sql.ref('rowCountsOf')} on ${counts} (resource, flags)`.execute(db)
    },
  }

/** Every combination of so many flags, as `rowCounts` writes it: a digit for each, in the order of their declaration. */
const combinations = (count: number): string[] =>
  Array.from({ length: 2 ** count }, (_, i) =>
    i
      .toString(2)
      .padStart(count, '0')
      .slice(count ? 0 : 1),
  )

async function prepareCounts(db: AnyDatabase, { table, flags }: CountedFlags) {
  await sql`delete from ${sql.table('rowCounts')} where resource = ${sql.lit(table)}`.execute(db)
  const rows = combinations(flags.length).map((flags) => sql`(${sql.lit(table)}, ${sql.lit(flags)}, 0)`)
  await sql`insert into ${sql.table('rowCounts')} (resource, flags, total) values ${sql.join(rows)}`.execute(db)
}

async function countInSqlite(db: AnyDatabase, lists: CountedFlags) {
  const { table, flags } = lists
  await prepareCounts(db, lists)
  const flagsOf = (row: string) => sql.join([sql`''`, ...flags.map((flag) => sql.ref(`${row}.${flag}`))], sql` || `)
  const add = (row: string, number: number) => sql`
    update ${sql.table('rowCounts')} set total = total + ${sql.lit(number)}
    where resource = ${sql.lit(table)} and flags = ${flagsOf(row)};`
  await sql`
    update ${sql.table('rowCounts')} set total = (
      select count(*) from ${sql.table(table)} where ${flagsOf(table)} = ${sql.ref('rowCounts.flags')}
    ) where resource = ${sql.lit(table)}`.execute(db)
  const triggers = {
    Gained: [sql`insert`, add('new', 1)],
    Lost: [sql`delete`, add('old', -1)],
    Turned: [sql`update`, sql`${add('old', -1)}${add('new', 1)}`],
  }
  for (const [name, [event, work]] of Object.entries(triggers)) {
    await sql`drop trigger if exists ${sql.ref(table + name)}`.execute(db)
    if (name === 'Turned' && !flags.length) continue
    const of = name === 'Turned' ? sql` of ${sql.join(flags.map((flag) => sql.ref(flag)))}` : sql``
    await sql`create trigger ${sql.ref(table + name)} after ${event!}${of} on ${sql.table(table)} begin ${work!} end`.execute(
      db,
    )
  }
}

async function countInPostgres(db: AnyDatabase, lists: CountedFlags) {
  const { table } = lists
  await prepareCounts(db, lists)
  await sql`
    update ${sql.table('rowCounts')} set total = (
      select count(*) from ${sql.table(table)} where ${flagsIn(lists)} = ${sql.ref('rowCounts.flags')}
    ) where resource = ${sql.lit(table)}`.execute(db)
  for (const { trigger, ...counter } of countersOf(lists)) {
    await sql`drop trigger if exists ${trigger} on ${sql.table(table)}`.execute(db)
    await counter.function.execute(db)
    await sql`
      create trigger ${trigger} after ${counter.event} on ${sql.table(table)} referencing ${counter.transition}
      for each statement execute function ${counter.name}()`.execute(db)
  }
}

/** The flags of a row of PostgreSQL's, as `rowCounts` writes them. */
const flagsIn = ({ flags }: CountedFlags) =>
  sql.join([sql`''`, ...flags.map((flag) => sql`${sql.ref(flag)}::int::text`)], sql` || `)

/**
 * What counts on PostgreSQL. A combination has as many rows as transactions ever changed it at a time, and its number is their sum:
 * whoever changes it takes one that nobody holds, or adds one. Nobody waits for another's count, so a transaction that has counted
 * may still wait for a row.
 */
function countersOf(lists: CountedFlags) {
  const { table } = lists
  const [counts, resource, flags] = [sql.table('rowCounts'), sql.lit(table), flagsIn(lists)]
  const changed = {
    Gained: [sql`insert`, sql`new table as gained`, sql`select ${flags} as flags, 1 as step from gained`],
    Lost: [sql`delete`, sql`old table as lost`, sql`select ${flags} as flags, -1 as step from lost`],
    Turned: [
      sql`update`,
      sql`old table as lost new table as gained`,
      sql`select ${flags} as flags, 1 as step from gained union all select ${flags}, -1 from lost`,
    ],
  } as const
  return Object.entries(changed).map(([suffix, [event, transition, steps]]) => {
    const name = sql.ref(`${table}${suffix}Counted`)
    return {
      ...{ trigger: sql.ref(table + suffix), event, transition, name },
      function: sql`
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
        end $$`,
    }
  })
}
