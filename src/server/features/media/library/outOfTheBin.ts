import { pictures } from '../../../../contract/resources/pictures/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/pathName.ts'
import { createStore, type Store } from '../../../content/resources/createStore.ts'
import { rowOf } from '../../../content/resources/outcomes.ts'
import { contentOf, entriesOf, takeOut } from '../../../content/trash/binRows.ts'
import { dialectOf } from '../../../platform/db/connect.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import type { Actor } from '../../../platform/events/actor.ts'
import { addressOf, hashesIn, namesOf } from '../../../platform/storage/fileNames.ts'
import { comingBack } from './pictureRules.ts'
import type { BringBack } from './pictureUses.ts'

const PATH = pathNameOf(pictures)

/** Brings pictures out of the bin for somebody whose save names them. */
export const bringBackBy =
  (actor: Actor, now?: () => number): BringBack =>
  (ground, named) =>
    bringBackTo(createStore(ground.db, pictures, { ...ground, actor, now, rules: { comingBack } }), ground, named)

/** The pictures among these that are in the bin are in the library again. */
export async function bringBackTo(
  { comeBack }: Pick<Store, 'comeBack'>,
  ground: TransactionContext,
  named: ReadonlySet<string>,
): Promise<void> {
  await holdGone(ground.db)
  for await (const entry of entriesOf(ground.db, PATH)) {
    const { row, belongings } = contentOf(entry)
    const hashes = hashesIn(String(row.url))
    if (!hashes.some((hash) => named.has(hash)) || (await hashesThere(ground, new Set(hashes))).size) continue
    if (await takeOut(ground.db, { resource: PATH, id: row.id })) rowOf(await comeBack(row, belongings))
  }
}

/** Pictures that are about to go for good wait for this transaction, and then for whatever shows them. */
async function holdGone(db: TransactionContext['db']): Promise<void> {
  if (dialectOf(db) !== 'postgres') return
  const gone = db.selectFrom('bin').select('id').where('resource', '=', PATH).where('goneAt', 'is not', null)
  await gone.orderBy('id').forUpdate().execute()
}

/** Pictures that are asked about in one query. */
const PORTION = 500

/** Those of these pictures that the library has. */
export async function hashesThere(
  { db }: Pick<TransactionContext, 'db'>,
  named: ReadonlySet<string>,
): Promise<Set<string>> {
  const there = new Set<string>()
  const hashes = [...named]
  for (let i = 0; i < hashes.length; i += PORTION) {
    const urls = hashes
      .slice(i, i + PORTION)
      .flatMap(namesOf)
      .map(addressOf)
    const found = await db.selectFrom('pictures').select('url').where('url', 'in', urls).execute()
    for (const { url } of found) for (const hash of hashesIn(String(url))) there.add(hash)
  }
  return there
}
