import { pictures } from '../../../../contract/resources/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/resource.ts'
import type { WriteContext } from '../../../content/resources/context.ts'
import type { Repository } from '../../../content/resources/repository.ts'
import { rowOf } from '../../../content/resources/responses.ts'
import { contentOf, entriesOf, takeEntry } from '../../../content/trash/trashEntries.ts'
import { dialectOf } from '../../../platform/db/connect.ts'
import type { TransactionContext } from '../../../platform/db/transaction.ts'
import { addressOf, hashesIn, namesOf } from '../../../platform/storage/fileNames.ts'

const PATH = pathNameOf(pictures)

/** The pictures among these that are in the bin are in the library again. */
export async function bringBackTo(
  { restore }: Pick<Repository, 'restore'>,
  context: WriteContext,
  named: ReadonlySet<string>,
): Promise<void> {
  await holdGone(context.db)
  for await (const entry of entriesOf(context.db, PATH)) {
    const { row, children } = contentOf(entry)
    const hashes = hashesIn(String(row.url))
    if (!hashes.some((hash) => named.has(hash)) || (await hashesThere(context, new Set(hashes))).size) continue
    if (await takeEntry(context.db, { resource: PATH, id: row.id })) rowOf(await restore(context, row, children))
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
