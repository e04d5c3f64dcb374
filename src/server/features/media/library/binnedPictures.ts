import { pictures } from '../../../../contract/resources/pictures/pictures.ts'
import { pathNameOf } from '../../../../contract/schema/pathName.ts'
import { contentOf, entriesOf } from '../../../content/trash/binRows.ts'
import type { Db } from '../../../platform/db/tables.ts'
import { type Changes, EVERYTHING } from '../../../platform/events/changes.ts'
import { hashesIn } from '../../../platform/storage/fileNames.ts'
import { hashesThere } from './outOfTheBin.ts'

/** Which pictures are in the bin: their files are kept, and shown to nobody. Asked of the database once after each change. */
export function createBinnedPictures({ db, changes }: { db: Db; changes: Changes }) {
  let known: Promise<Set<string>> | undefined
  const unsubscribe = changes.subscribe((table) => {
    if (table === pictures.name || table === EVERYTHING) known = undefined
  })
  const look = async () => {
    const hashes = new Set<string>()
    for await (const entry of entriesOf(db, pathNameOf(pictures)))
      for (const hash of hashesIn(String(contentOf(entry).row.url))) hashes.add(hash)
    // Who uploads one again has it again.
    if (hashes.size) for (const hash of await hashesThere({ db }, hashes)) hashes.delete(hash)
    return hashes
  }
  return {
    async has(hash: string): Promise<boolean> {
      known ??= look()
      const asked = known
      return (
        await asked.catch((error: unknown) => {
          if (known === asked) known = undefined
          throw error
        })
      ).has(hash)
    },
    close: unsubscribe,
  }
}
