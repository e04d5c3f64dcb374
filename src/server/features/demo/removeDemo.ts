import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictures } from '../../../contract/resources/pictures.ts'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import type { Row, Values } from '../../content/resources/context.ts'
import type { StoredSingleton } from '../../content/singletons/singletonRepository.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { anyTable, decodeRow, sortColumnOf, sortKeyOf } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, inTransaction } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { hashOf } from '../media/pictures.ts'
import { countReferences } from '../media/pictureUsage.ts'
import { addressOfClean } from '../media/uploads.ts'
import { demoPictures, PICTURES } from './pictureWords.ts'
import type { Filled } from './seedDemo.ts'
import { type DemoRow, seeds, singletonSeeds, valuesOf } from './seeds.ts'

type Needed = Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** Counts the unchanged records of each part of the demo content. */
export const countDemo = (services: Needed, settings: DemoSettings): Promise<Filled[]> =>
  eachPart(services, settings, { row: async () => true, singleton: async () => true })

/**
 * Purges unchanged demo records in one transaction, without trash and versions; a record that changes meanwhile stays. Demo pictures
 * are purged if nothing references them.
 */
export const removeDemo = (services: Needed & { actor: Actor }, settings: DemoSettings): Promise<Filled[]> =>
  inTransaction(services, async (context) => {
    const { stores } = services
    const purge: Done['row'] = async (resource, { id, updatedAt }) => {
      const precondition = (present: string) => present === updatedAt
      return stores
        .of(resource)
        .delete(context, id, { precondition, action: 'purge' })
        .then(() => true, ignoreRefused)
    }
    const removed = await eachPart(context, settings, {
      row: purge,
      singleton: (singleton, { updatedAt }) =>
        stores
          .ofSingleton(singleton)
          .delete(context, (present) => present.updatedAt === updatedAt, 'purge')
          .catch(ignoreRefused),
    })
    for (const picture of await untouchedRows(context.db, { resource: pictures, rows: demoPictures }))
      if ((await countReferences(context.db, hashOf(picture.url))) === 0) await purge(pictures, picture)
    return removed
  })

function ignoreRefused(error: unknown): false {
  if (!(error instanceof Refused)) throw error
  return false
}

interface Done {
  row: (resource: Parameters<Stores['of']>[0], row: { id: number; updatedAt: string }) => Promise<boolean>
  singleton: (singleton: Parameters<Stores['ofSingleton']>[0], content: { updatedAt: string }) => Promise<boolean>
}

/** Calls `each` for every unchanged record, and counts the calls that returned true. */
async function eachPart({ db, stores }: Pick<Needed, 'db' | 'stores'>, { MAP_HOSTS }: DemoSettings, done: Done) {
  const parts: Filled[] = []
  for (const seed of seeds) {
    let count = 0
    for (const row of await untouchedRows(db, seed)) if (await done.row(seed.resource, row)) count += 1
    parts.push({ name: seed.resource.name, count })
  }
  for (const { singleton, values } of singletonSeeds(MAP_HOSTS)) {
    const content = await stores.ofSingleton(singleton).readStored({ db })
    const { picture } = values as DemoRow
    const address = content && picture ? addressOfClean(await readFile(join(PICTURES, picture))) : ''
    const isUntouched = isUntouchedContent(
      valuesOf(singleton.fields, values, () => address),
      content,
    )
    parts.push({
      name: singleton.key,
      count: content && isUntouched && (await done.singleton(singleton, content)) ? 1 : 0,
    })
  }
  return parts.filter(({ count }) => count > 0)
}

interface Seed {
  resource: Resource
  rows: readonly object[]
}

/** Unchanged records of a resource: for each demo row at most one, the oldest. */
async function untouchedRows(db: Db, { resource, rows }: Seed): Promise<Row[]> {
  const { name, fields } = resource
  const title = titleFieldOf(resource)
  const keys = rows.map((row) => sortKeyOf(fields, title, (row as Values)[title]))
  const found = await anyTable(db)
    .selectFrom(name)
    .selectAll()
    .where(sortColumnOf(fields, title), 'in', keys)
    .orderBy('id')
    .execute()
  const stored = found.map((row) => decodeRow(fields, row) as Row)
  return rows.flatMap((row) => stored.find((each) => isUntouched(resource, row as Values, each)) ?? [])
}

/** Whether a record equals its demo row. A record that editors can update must never have been updated; flags, such as a read message, are ignored. */
const isUntouched = ({ fields, endpoints }: Resource, row: Values, stored: Row): boolean =>
  (!endpoints.update || stored.updatedAt === stored.createdAt) &&
  Object.entries(row).every(([name, value]) => !fields[name] || fields[name].readOnly || isSame(stored[name], value))

/** Whether a singleton equals its demo values. */
const isUntouchedContent = (values: Values, stored: StoredSingleton | undefined): boolean =>
  stored !== undefined && Object.entries(values).every(([name, value]) => isSame(stored[name], value))

/** Undefined values are stored as null. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
