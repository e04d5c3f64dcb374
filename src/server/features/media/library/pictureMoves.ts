import type { Db } from '../../../platform/db/tables.ts'

const TABLE = 'pictureMoves'

interface Move {
  hash: string
  replacedBy: string
}

/** Remembers that a file took the place of another, within the transaction in which it does: what comes back later may name the old one. */
export async function noteMove(db: Db, { hash, replacedBy }: Move): Promise<void> {
  // One that takes its place again is there itself.
  await forgetMove(db, replacedBy)
  await db.updateTable(TABLE).set({ replacedBy }).where('replacedBy', '=', hash).execute()
  await db
    .insertInto(TABLE)
    .values({ hash, replacedBy })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ replacedBy }))
    .execute()
}

/** Forgets that a file's place was taken, within the transaction in which it is a picture of its own again. */
export const forgetMove = (db: Db, hash: string) => db.deleteFrom(TABLE).where('hash', '=', hash).execute()

/** What took the place of these files in the end, of those that were replaced. */
export const movesOf = async (db: Db, hashes: readonly string[]): Promise<Move[]> =>
  hashes.length ? db.selectFrom(TABLE).selectAll().where('hash', 'in', hashes).execute() : []
