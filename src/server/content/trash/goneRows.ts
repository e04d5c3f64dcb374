import type { Selectable } from 'kysely'
import { pictures } from '../../../contract/resources/pictures/pictures.ts'
import { pathNameOf } from '../../../contract/schema/pathName.ts'
import type { Db, Tables } from '../../platform/db/tables.ts'
import { refused } from '../../platform/http/problems.ts'
import { addressOf, parseName } from '../../platform/storage/fileNames.ts'
import { type BinRow, contentOf } from './binRows.ts'

/** How long the files of an entry are in one instance's hands, in milliseconds: longer than their store may be silent about all of them. */
export const LEASE = 15 * 60_000

/** Entries that are in nobody's sight, while their files are removed. */
const gone = (db: Db) => db.selectFrom('bin').where('goneAt', 'is not', null)

export const idsOfGone = async (db: Db): Promise<number[]> =>
  (await gone(db).select('id').orderBy('id').execute()).map(({ id }) => id)

const leaseFrom = (now: number) => new Date(now + LEASE).toISOString()

/**
 * Puts the file of a picture that nobody needs among what is gone, in hand already, within the transaction in which its rows go.
 * Answers the entry's id.
 */
export async function putInHand(db: Db, upload: Selectable<Tables['uploads']>, now: number): Promise<number> {
  const at = new Date(now).toISOString()
  const content = {
    row: { url: addressOf(upload.name) },
    belongings: { slugs: [], rows: [{ table: 'uploads', rows: [upload] }] },
  }
  const { id } = await db
    .insertInto('bin')
    .values({
      resource: pathNameOf(pictures),
      // There may be no record of it any more.
      recordId: parseName(upload.name)!.hash,
      deletedAt: at,
      goneAt: at,
      leasedUntil: leaseFrom(now),
      title: upload.name,
      data: JSON.stringify(content),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes an entry in hand, within a transaction; undefined where it is in another's, or done. */
export const takeInHand = (db: Db, id: number, now: number): Promise<BinRow | undefined> =>
  db
    .updateTable('bin')
    .set({ leasedUntil: leaseFrom(now) })
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
  for (const id of await idsOfFile(db, name)) {
    // Whoever is about to remove them waits here, or is waited for.
    const entry = await takeInHand(db, id, now)
    if (entry) await forgetGone(db, id)
    else if (await gone(db).select('id').where('id', '=', id).executeTakeFirst()) throw refused.unavailable()
  }
}

/** Throws `Refused` where the files of a picture began to be removed while an upload of it waited for its row. */
export async function refuseGone(db: Db, name: string): Promise<void> {
  if ((await idsOfFile(db, name)).length > 0) throw refused.unavailable()
}

async function idsOfFile(db: Db, name: string): Promise<number[]> {
  const entries = await gone(db).select(['id', 'data']).where('resource', '=', pathNameOf(pictures)).execute()
  return entries.filter((entry) => contentOf(entry).row.url === addressOf(name)).map(({ id }) => id)
}
