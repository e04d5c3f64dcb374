import { sql } from 'kysely'
import { fold } from '../../../../contract/domain/turkish.ts'
import type { AnyDatabase } from './migration.ts'

/** Number of rows per read. */
const BATCH = 500

/** All rows of a table by id, read in batches; a row may be updated in between. */
export async function* eachRow<Row>(
  db: AnyDatabase,
  table: string,
  columns: readonly string[],
): AsyncGenerator<Row & { id: number }> {
  const read = sql.join(['id', ...columns].map((column) => sql.ref(column)))
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { id: number }>`
      select ${read} from ${sql.table(table)} where id > ${last} order by id limit ${sql.lit(BATCH)}`.execute(db)
    yield* rows
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)!.id)
  }
}

/** Rebuilds the text that `q` searches from these columns, in this order. */
export async function rebuildSearchText(db: AnyDatabase, table: string, columns: readonly string[]): Promise<void> {
  for await (const row of eachRow<Record<string, unknown>>(db, table, columns)) {
    const searchText = columns.map((column) => fold(String(row[column] ?? ''))).join('\n')
    await db.updateTable(table).set({ searchText }).where('id', '=', row.id).execute()
  }
}
