import { pictures } from '../../../contract/resources/pictures/pictures.ts'
import { text } from '../../../contract/schema/fieldTypes.ts'
import { pathNameOf } from '../../../contract/schema/pathName.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { type AnyDb, anyTable, type Db } from '../../platform/db/tables.ts'
import { hashesIn } from '../../platform/storage/fileNames.ts'

type Declared = Pick<Resource, 'name' | 'fields'>

/** Rows that are looked through at a time. */
const SLICE = 500

/** The hashes of all pictures that a row of a declared resource or a singleton speaks of, in whichever of its fields. */
export async function hashesInUse(db: Db, resources: readonly Declared[]): Promise<Set<string>> {
  const used = new Set<string>()
  const note = (rows: unknown) => {
    for (const hash of hashesIn(JSON.stringify(rows))) used.add(hash)
  }
  for (const resource of resources) for await (const rows of slicesOf(anyTable(db), resource)) note(rows)
  note(await db.selectFrom('pageContent').select('data').execute())
  return used
}

/** The hashes of pictures that versions of records speak of, and what is in the bin. That a picture has versions itself does not count. */
export async function hashesRemembered(db: Db): Promise<Set<string>> {
  const remembered = new Set<string>()
  const own = pathNameOf(pictures)
  for (const name of ['history', 'bin'])
    for await (const rows of slicesOf(anyTable(db), { name, fields: { resource: text(), data: text() } }))
      for (const { resource, data } of rows)
        if (name === 'bin' || resource !== own) for (const hash of hashesIn(String(data))) remembered.add(hash)
  return remembered
}

async function* slicesOf(db: AnyDb, { name, fields }: Declared) {
  const columns = ['id', ...Object.keys(fields)]
  for (let last: unknown = 0; ; ) {
    const rows = await db.selectFrom(name).select(columns).where('id', '>', last).orderBy('id').limit(SLICE).execute()
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)!.id
  }
}
