import { MOST_USES, type PictureUse } from '../../../../contract/resources/pictures.ts'
import { titleFieldOf } from '../../../../contract/schema/fields.ts'
import type { Resource } from '../../../../contract/schema/resource.ts'
import { SINGLETONS_PATH, type Singleton } from '../../../../contract/schema/singleton.ts'
import { anyTable, type Db } from '../../../platform/db/tables.ts'
import { usersOf } from './pictureUses.ts'

/** What may show pictures. */
export interface Showing {
  resources: Readonly<Record<string, Resource>>
  singletons: Readonly<Record<string, Singleton>>
}

/** What singletons are called in the API's paths, and by the table that holds them. */
export const SINGLETONS = { path: SINGLETONS_PATH, table: 'pageContent' } as const

/** Pictures, and rows, that are asked about in one query. */
const PORTION = 50
const ROWS = 1000

/** What shows which picture, by the picture's hash. It costs no more the more records there are. */
export async function usedIn(
  db: Db,
  { resources, singletons }: Showing,
  hashes: readonly string[],
): Promise<Map<string, PictureUse[]>> {
  const users: { hash: string; resource: string; recordId: string }[] = []
  for (let i = 0; i < hashes.length; i += PORTION) users.push(...(await usersOfEach(db, hashes.slice(i, i + PORTION))))
  const declared = Object.fromEntries(Object.values(resources).map((resource) => [resource.name, resource]))
  const titles = await titlesOf(
    db,
    users.flatMap(({ resource, recordId }) => (declared[resource] ? [{ resource: declared[resource], recordId }] : [])),
  )
  const found = new Map<string, PictureUse[]>(hashes.map((hash) => [hash, []]))
  for (const { hash, resource, recordId } of users) {
    const title = titles.get(`${resource}/${recordId}`)
    const singleton = resource === SINGLETONS.table ? singletons[recordId] : undefined
    if (title !== undefined) found.get(hash)!.push({ resource, id: Number(recordId), title })
    else if (singleton)
      found.get(hash)!.push({
        resource: SINGLETONS.path,
        id: recordId,
        title: singleton.words?.tr.title ?? recordId,
      })
  }
  return found
}

/** For each picture by itself, so that one that everything shows is not read to its end. */
function usersOfEach(db: Db, hashes: readonly string[]) {
  const [first, ...others] = hashes.map((hash) => db.selectFrom(usersOf(db, hash, MOST_USES).as('some')).selectAll())
  return first ? others.reduce((all, some) => all.unionAll(some), first).execute() : Promise.resolve([])
}

/** What people call records, by `table/id`. */
async function titlesOf(db: Db, records: readonly { resource: Resource; recordId: string }[]) {
  const titles = new Map<string, string>()
  for (const resource of new Set(records.map((record) => record.resource))) {
    const title = titleFieldOf(resource)
    const ids = [
      ...new Set(records.filter((each) => each.resource === resource).map(({ recordId }) => Number(recordId))),
    ]
    for (let i = 0; i < ids.length; i += ROWS) {
      const rows = await anyTable(db)
        .selectFrom(resource.name)
        .select(['id', title])
        .where('id', 'in', ids.slice(i, i + ROWS))
        .execute()
      for (const row of rows) titles.set(`${resource.name}/${row.id}`, String(row[title]))
    }
  }
  return titles
}
