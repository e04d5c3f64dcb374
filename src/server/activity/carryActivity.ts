import type { Db } from '../db/tables.ts'
import { TABLE } from './recordActivity.ts'

/** Rows that are written at a time. */
const PAGE = 100

interface Since {
  /** The moment of the backup. */
  at: string
  /** The last id that it knows, as what was done in that very moment may be in it. */
  lastId?: number | undefined
}

/** Takes along what was written down since a backup, over a restore from the panel: nobody goes back behind what they did. */
export const carryActivity =
  ({ at, lastId = 0 }: Since) =>
  async (db: Db) => {
    const rows = await db
      .selectFrom(TABLE)
      .select(['at', 'doneBy', 'action', 'resource', 'recordId', 'address'])
      .where('at', '>', at)
      .where('id', '>', lastId)
      .orderBy('id')
      .execute()
    return async (restored: Db): Promise<void> => {
      for (let i = 0; i < rows.length; i += PAGE)
        await restored
          .insertInto(TABLE)
          .values(rows.slice(i, i + PAGE))
          .execute()
    }
  }
