import type { Resource } from '../../src/contract/schema/resource.ts'
import { initialOf } from '../../src/contract/schema/values.ts'
import { anyTable, encodeRow } from '../../src/server/platform/db/columns.ts'
import type { Db } from '../../src/server/platform/db/tables.ts'

/** Maximum number of parameters in one statement (SQLite). */
const MOST_PARAMETERS = 30_000
const PER_TRANSACTION = 5000

/**
 * Inserts many rows into a resource's table without its hooks, but with derived columns. `rowOf` returns the fields of a row,
 * `createdAt` included; missing fields get the values of a new record.
 */
export async function fillRows(
  db: Db,
  { name, fields }: Pick<Resource, 'name' | 'fields'>,
  count: number,
  rowOf: (i: number) => Record<string, unknown>,
): Promise<void> {
  const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field) ?? null]))
  const stored = (i: number) => {
    const { createdAt, ...row } = { ...initial, ...rowOf(i) }
    return { ...encodeRow(fields, { ...row, createdAt }), createdAt, updatedAt: createdAt }
  }
  const perStatement = Math.min(500, Math.floor(MOST_PARAMETERS / Object.keys(stored(0)).length))
  for (let begin = 0; begin < count; begin += PER_TRANSACTION) {
    const end = Math.min(count, begin + PER_TRANSACTION)
    await anyTable(db)
      .transaction()
      .execute(async (trx) => {
        for (let i = begin; i < end; i += perStatement) {
          const rows = Array.from({ length: Math.min(perStatement, end - i) }, (_, n) => stored(i + n))
          await trx.insertInto(name).values(rows).execute()
        }
      })
  }
}
