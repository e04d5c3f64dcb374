import { pathNameOf } from '../../contract/pathName.ts'
import { pictures } from '../../contract/resources/pictures/pictures.ts'
import type { Db } from '../db/tables.ts'
import { refused } from '../shared/problems.ts'
import { type BinRow, contentOf } from './binRows.ts'

/** How long the files of an entry are in one instance's hands, in milliseconds: longer than their store may be silent about all of them. */
const LEASE = 15 * 60_000

/** Entries that are in nobody's sight, while their files are removed. */
const gone = (db: Db) => db.selectFrom('bin').where('goneAt', 'is not', null)

export const idsOfGone = async (db: Db): Promise<number[]> =>
  (await gone(db).select('id').orderBy('id').execute()).map(({ id }) => id)

/** Takes an entry in hand, within a transaction; undefined where it is in another's, or done. */
export const takeInHand = (db: Db, id: number, now: number): Promise<BinRow | undefined> =>
  db
    .updateTable('bin')
    .set({ leasedUntil: new Date(now + LEASE).toISOString() })
    .where('id', '=', id)
    .where('goneAt', 'is not', null)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', new Date(now).toISOString())]))
    .returningAll()
    .executeTakeFirst()

/** Leaves an entry to whoever comes next. */
export const letOutOfHand = (db: Db, id: number) =>
  db.updateTable('bin').set({ leasedUntil: null }).where('id', '=', id).execute()

export const forgetGone = (db: Db, id: number) => db.deleteFrom('bin').where('id', '=', id).execute()

/**
 * Has the files of a picture stay, within the transaction that writes down that it is uploaded again. Throws `Refused` while they
 * are being removed: what is kept meanwhile might go with them.
 */
export async function keepFiles(db: Db, name: string, now = Date.now()): Promise<void> {
  const entries = await gone(db).select(['id', 'data']).where('resource', '=', pathNameOf(pictures)).execute()
  for (const { id } of entries.filter((entry) => String(contentOf(entry).row.url).endsWith(`/${name}`))) {
    // Whoever is about to remove them waits here, or is waited for.
    const entry = await takeInHand(db, id, now)
    if (entry) await forgetGone(db, id)
    else if (await gone(db).select('id').where('id', '=', id).executeTakeFirst()) throw refused.unavailable()
  }
}
