import type { Db } from '../../platform/db/tables.ts'
import { type Done, recordActivity, TABLE } from './recordActivity.ts'

/** Rows that are written at a time. */
const PORTION = 100

/** Clocks of instances differ, and what a backup did not see any more may be of a moment before it. In milliseconds. */
const OVERLAP = 60_000

/**
 * Takes along what was written down since the moment of a backup, over its restore, and writes that one down with it: nobody goes
 * back behind what they did. What the backup has too is told by its content: another database gives other ids.
 */
export const carryActivity =
  (backedUpAt: string, restore: () => Done) =>
  async (db: Db): Promise<(restored: Db) => Promise<void>> => {
    const from = new Date(Date.parse(backedUpAt) - OVERLAP).toISOString()
    const rows = await rowsFrom(db, from)
    return async (restored) => {
      const missing = without(rows, await rowsFrom(restored, from))
      for (let i = 0; i < missing.length; i += PORTION)
        await restored
          .insertInto(TABLE)
          .values(missing.slice(i, i + PORTION))
          .execute()
      await recordActivity(restored, restore())
    }
  }

const rowsFrom = (db: Db, at: string) =>
  db
    .selectFrom(TABLE)
    .select(['at', 'doneBy', 'action', 'resource', 'recordId', 'address'])
    .where('at', '>=', at)
    .orderBy('id')
    .execute()

/** What stands in these rows and not in the others; what stands twice here and once there is missing once. */
function without<Row extends object>(rows: Row[], others: Row[]): Row[] {
  const there = new Map<string, number>()
  const keyOf = (row: Row) => JSON.stringify(Object.values(row))
  for (const row of others) there.set(keyOf(row), (there.get(keyOf(row)) ?? 0) + 1)
  return rows.filter((row) => {
    const left = there.get(keyOf(row)) ?? 0
    there.set(keyOf(row), left - 1)
    return left <= 0
  })
}
