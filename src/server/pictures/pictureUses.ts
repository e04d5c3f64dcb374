import { writtenFieldsOf } from '../../contract/declaring/fields.ts'
import type { Resource } from '../../contract/declaring/resource.ts'
import { dialectOf } from '../db/dialectOf.ts'
import type { Db } from '../db/tables.ts'
import type { Row } from '../resources/row.ts'
import { addressOf, hashesIn, namesOf } from '../uploads/fileNames.ts'

const TABLE = 'pictureUses'

/** A record, or a singleton, by its table and its id or key. */
export interface User {
  resource: string
  id: number | string
}

type Declared = Pick<Resource, 'name' | 'fields' | 'endpoints'>

/**
 * Notes which pictures the records of a resource show, in the transaction that writes one: before and after it. What nobody
 * edits shows none: a visitor's message that names an address holds no picture.
 */
export function usesIn({ name: resource, fields, endpoints }: Declared) {
  const names = endpoints.update ? Object.keys(writtenFieldsOf({ fields })) : []
  const shown = (row: Row | undefined) => row && names.map((field) => row[field])
  return {
    async settle(db: Db, before: Row | undefined, after: Row | undefined): Promise<void> {
      const id = (after ?? before)?.id
      if (names.length && id) await noteUses(db, { resource, id }, shown(before), shown(after))
    },
  }
}

/** Notes which pictures a record shows from now on, in the transaction that writes it. What was not there showed none. */
export async function noteUses(db: Db, { resource, id }: User, before: unknown, after: unknown): Promise<void> {
  const [had, has] = [before, after].map((record) => new Set(hashesIn(JSON.stringify(record ?? null))))
  const gone = [...had!].filter((hash) => !has!.has(hash))
  const come = [...has!].filter((hash) => !had!.has(hash))
  const recordId = String(id)
  if (gone.length)
    await db
      .deleteFrom(TABLE)
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .where('hash', 'in', gone)
      .execute()
  if (!come.length) return
  await holdOn(db, come)
  await db
    .insertInto(TABLE)
    .values(come.map((hash) => ({ hash, resource, recordId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A picture that is about to be shown is not deleted meanwhile. The embedded database has one writer at a time anyway. */
async function holdOn(db: Db, hashes: readonly string[]): Promise<void> {
  if (dialectOf(db) !== 'postgres') return
  await db
    .selectFrom('pictures')
    .select('id')
    .where('url', 'in', hashes.flatMap(namesOf).map(addressOf))
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/** Who shows a picture: so many of them at most. */
export const usersOf = (db: Db, hash: string, most: number) =>
  db
    .selectFrom(TABLE)
    .select(['hash', 'resource', 'recordId'])
    .where('hash', '=', hash)
    .orderBy('resource')
    .orderBy('recordId')
    .limit(most)

export async function countUses(db: Db, hash: string): Promise<number> {
  const { count } = await db
    .selectFrom(TABLE)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return Number(count)
}
