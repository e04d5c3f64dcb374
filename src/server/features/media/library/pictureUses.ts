import { writtenFieldsOf } from '../../../../contract/schema/fields.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import type { ChangeHandler } from '../../../content/resources/hooks.ts'
import type { Values } from '../../../content/resources/row.ts'
import { dialectOf } from '../../../platform/db/connect.ts'
import type { Db } from '../../../platform/db/tables.ts'
import type { Actor, TransactionContext } from '../../../platform/db/transaction.ts'
import { addressOf, hashesIn, namesOf } from '../../../platform/storage/fileNames.ts'

const TABLE = 'pictureUses'

/** A record, or a singleton, by its table and its id or key. */
export interface User {
  resource: string
  id: number | string
}

/** Restores those of these pictures that are in the trash, within a transaction. */
export type RestorePictures = (
  context: TransactionContext & { actor: Actor },
  hashes: ReadonlySet<string>,
) => Promise<void>

/**
 * Tracks which pictures records and singletons show, in the transaction that writes them. A resource that is not edited shows none: a
 * visitor's message that names an address holds no picture.
 */
export function trackUses(resources: readonly Resource[], restorePictures: RestorePictures): ChangeHandler {
  const fieldsOf = new Map(
    resources.map((resource) => [
      resource.name,
      resource.endpoints.update ? Object.keys(writtenFieldsOf(resource)) : [],
    ]),
  )
  return async (context, { table, id, actor, before: stored, wasInTrash, after }) => {
    const names = fieldsOf.get(table)
    // A record in the trash shows nothing.
    const before = wasInTrash ? undefined : stored
    if (id === null || names?.length === 0 || !(before ?? after)) return
    const shown = (record: Values | undefined) => (names && record ? names.map((name) => record[name]) : record)
    await noteUses({ ...context, actor, restorePictures }, { resource: table, id }, shown(before), shown(after))
  }
}

interface Noting extends TransactionContext {
  actor: Actor
  restorePictures: RestorePictures
}

/**
 * Notes which pictures a record shows from now on, in the transaction that writes it. What was not there showed none. Those that it
 * comes to show are in the bin no longer.
 */
export async function noteUses(
  { restorePictures, ...context }: Noting,
  { resource, id }: User,
  before: unknown,
  after: unknown,
): Promise<void> {
  const { db } = context
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
  if (missing.size) {
    await restorePictures(context, missing)
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
