import { sql } from 'kysely'
import type { AnyDb } from './columns.ts'
import type { Dialect } from './connect.ts'

interface LastIds {
  /** The last id assigned in a table, even if its row is deleted; 0 before the first. */
  read(db: AnyDb, table: string): Promise<number>
  /** Sets the counter so that the next id is `lastId + 1`. Transactional. */
  write(db: AnyDb, table: string, lastId: number): Promise<unknown>
}

/** The id counters of numbered tables. */
export const lastIdsOf: Record<Dialect, LastIds> = {
  sqlite: {
    async read(db, table) {
      const { rows } = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(db)
      return rows[0]?.seq ?? 0
    },
    async write(db, table, lastId) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(db)
    },
  },
  postgres: {
    async read(db, table) {
      const { rows } = await sql<{ last: number | null }>`
        select greatest(
          pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')::regclass),
          (select max(id) from ${sql.table(table)})
        ) as last`.execute(db)
      return rows[0]!.last ?? 0
    },
    write: (db, table, lastId) =>
      sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(lastId + 1)}`.execute(db),
  },
}
