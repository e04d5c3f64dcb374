import { sql } from 'kysely'
import { MAX_USES, type PictureUse } from '../../../contract/resources/pictures.ts'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../contract/schema/singleton.ts'
import { SINGLETONS } from '../../content/singletons/singletonRepository.ts'
import { countOf } from '../../platform/db/batches.ts'
import { anyTable } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'

// References from records and singletons to pictures: the table `pictureUses`, written in the transaction of each save
// by `trackReferences` (mediaHooks.ts).

/** Declarations of the resources and singletons that may contain pictures. */
export interface Declarations {
  resources: Readonly<Record<string, Resource>>
  singletons: Readonly<Record<string, Singleton>>
}

/** A reference: the hash of a picture's file, and the record's table and id, or the singletons' table and a key. */
interface Reference {
  hash: string
  resource: string
  recordId: string
}

/** The records and singletons that reference a picture, up to a limit. */
export const referencesTo = (db: Db, hash: string, limit: number) =>
  db
    .selectFrom('pictureUses')
    .select(['hash', 'resource', 'recordId'])
    .where('hash', '=', hash)
    .orderBy('resource')
    .orderBy('recordId')
    .limit(limit)

export const countReferences = (db: Db, hash: string): Promise<number> =>
  countOf(db.selectFrom('pictureUses').where('hash', '=', hash))

/** The hash in a picture's address, in SQL. */
const HASH = sql<string>`substr(${sql.ref('pictures.url')}, ${sql.lit('/uploads/'.length + 1)}, 64)`

/** Pictures that anything references. */
export const referencedCondition = sql<boolean>`exists (
  select 1 from ${sql.table('pictureUses')} where ${sql.ref('pictureUses.hash')} = ${HASH})`

/** Number of pictures without an alternative text in the records of these tables and in these singletons. */
export function countWithoutAlt(db: Db, tables: readonly string[], keys: readonly string[]): Promise<number> {
  const shown = db
    .selectFrom('pictureUses')
    .select('hash')
    .where((eb) => eb.or([eb('resource', 'in', tables), eb('resource', '=', SINGLETONS).and('recordId', 'in', keys)]))
  return countOf(db.selectFrom('pictures').where('alt', 'is', null).where(HASH, 'in', shown))
}

/** Pictures per query. */
const BATCH = 50

/** Records and singletons that use each picture, by the hash of its file: at most `MAX_USES`, with their titles. */
export async function usedIn(
  db: Db,
  { resources, singletons }: Declarations,
  hashes: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const declared = new Map(Object.values(resources).map((resource) => [resource.name, resource]))
  const uses = new Map<string, PictureUse[]>(hashes.map((hash) => [hash, []]))
  for (let i = 0; i < hashes.length; i += BATCH) {
    const references = await referencesToEach(db, hashes.slice(i, i + BATCH))
    const titles = await titlesOf(db, declared, references)
    for (const { hash, resource, recordId } of references) {
      const title = titles.get(`${resource}/${recordId}`)
      const singleton = resource === SINGLETONS ? singletons[recordId] : undefined
      if (title !== undefined) uses.get(hash)!.push({ resource, id: Number(recordId), title })
      else if (singleton)
        uses
          .get(hash)!
          .push({ resource: SINGLETONS_PATH, id: recordId, title: singleton.translations?.tr.title ?? recordId })
    }
  }
  return uses
}

/** One statement with a limited query per picture, because every record may reference the same one. */
function referencesToEach(db: Db, hashes: readonly string[]): Promise<Reference[]> {
  const [first, ...others] = hashes.map((hash) =>
    db.selectFrom(referencesTo(db, hash, MAX_USES).as('some')).selectAll(),
  )
  return first ? others.reduce((all, some) => all.unionAll(some), first).execute() : Promise.resolve([])
}

/** Titles of the records that reference pictures, by `table/id`. */
async function titlesOf(db: Db, declared: ReadonlyMap<string, Resource>, references: readonly Reference[]) {
  const titles = new Map<string, string>()
  for (const [table, rows = []] of Object.entries(Object.groupBy(references, ({ resource }) => resource))) {
    const resource = declared.get(table)
    if (!resource) continue
    const title = titleFieldOf(resource)
    const ids = rows.map(({ recordId }) => Number(recordId))
    // The table is known only by its declaration.
    const found = await anyTable(db).selectFrom(table).select(['id', title]).where('id', 'in', ids).execute()
    for (const row of found) titles.set(`${table}/${row.id}`, String(row[title]))
  }
  return titles
}
