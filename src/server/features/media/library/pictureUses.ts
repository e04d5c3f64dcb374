import { writtenFieldsOf } from '../../../../contract/schema/fields.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { Row } from '../../../content/resources/row.ts'
import { dialectOf } from '../../../platform/db/connect.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import { addressOf, hashesIn, namesOf } from '../../../platform/storage/fileNames.ts'

const TABLE = 'pictureUses'

/** A record, or a singleton, by its table and its id or key. */
export interface User {
  resource: string
  id: number | string
}

/** Has those of these pictures that are in the bin be in the library again, within a transaction. */
export type BringBack = (ground: TransactionContext, hashes: ReadonlySet<string>) => Promise<void>

type Declared = Pick<Resource, 'name' | 'fields' | 'endpoints'>

/**
 * Notes which pictures the records of a resource show, in the transaction that writes one: before and after it. What nobody
 * edits shows none: a visitor's message that names an address holds no picture.
 */
export function usesIn({ name: resource, fields, endpoints }: Declared, bringBack?: BringBack) {
  const names = endpoints.update ? Object.keys(writtenFieldsOf({ fields })) : []
  const shown = (row: Row | undefined) => row && names.map((field) => row[field])
  return {
    async settle(ground: TransactionContext, before: Row | undefined, after: Row | undefined): Promise<void> {
      const id = (after ?? before)?.id
      if (names.length && id) await noteUses({ ...ground, bringBack }, { resource, id }, shown(before), shown(after))
    },
  }
}

interface Noting extends TransactionContext {
  bringBack?: BringBack | undefined
}

/**
 * Notes which pictures a record shows from now on, in the transaction that writes it. What was not there showed none. Those that it
 * comes to show are in the bin no longer.
 */
export async function noteUses(
  { bringBack, ...ground }: Noting,
  { resource, id }: User,
  before: unknown,
  after: unknown,
): Promise<void> {
  const { db } = ground
  const [had, has] = [before, after].map((record) => new Set(hashesIn(JSON.stringify(record ?? null))))
  const come = [...has!].filter((hash) => !had!.has(hash))
  const recordId = String(id)
  // Also what a field showed that is declared no more.
  if (before !== undefined)
    await db
      .deleteFrom(TABLE)
      .where('resource', '=', resource)
      .where('recordId', '=', recordId)
      .$if(has!.size > 0, (noted) => noted.where('hash', 'not in', [...has!]))
      .execute()
  if (!come.length) return
  const missing = await holdOn(db, come)
  if (missing.size && bringBack) {
    await bringBack(ground, missing)
    await holdOn(db, [...missing])
  }
  await db
    .insertInto(TABLE)
    .values(come.map((hash) => ({ hash, resource, recordId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * A picture that is about to be shown is not deleted meanwhile; the embedded database has one writer at a time anyway. Answers which of
 * these the library does not have.
 */
async function holdOn(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const found = db
    .selectFrom('pictures')
    .select('url')
    .where('url', 'in', hashes.flatMap(namesOf).map(addressOf))
    .orderBy('id')
  const there = await (dialectOf(db) === 'postgres' ? found.forKeyShare() : found).execute()
  const missing = new Set(hashes)
  for (const { url } of there) for (const hash of hashesIn(String(url))) missing.delete(hash)
  return missing
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
