import { sql } from 'kysely'
import { fold } from '../../../contract/rules/turkish.ts'
import type { AnyDatabase } from './anyDatabase.ts'

/** Rows that are read and written in one go. */
const SLICE = 500

/** Writes the text that `q` searches anew, of these columns in this order. */
export async function foldAnew(db: AnyDatabase, table: string, columns: readonly string[]): Promise<void> {
  const read = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  for (let last = 0; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${read} from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(SLICE)}`.execute(db)
    for (const row of rows) {
      const text = columns.map((column) => fold(String(row[column] ?? ''))).join('\n')
      await sql`update ${sql.table(table)} set ${sql.ref('searchText')} = ${text} where id = ${row.id}`.execute(db)
    }
    if (rows.length < SLICE) return
    last = Number(rows.at(-1)!.id)
  }
}
