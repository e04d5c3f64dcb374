import { pictures } from '../../../contract/resources/pictures.ts'
import type { ContentServices, Stores } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import { type Actor, inTransaction } from '../../platform/db/transaction.ts'
import { Refused } from '../../platform/http/problems.ts'
import { hashOf } from '../media/pictures.ts'
import { countReferences } from '../media/pictureUsage.ts'
import { valuesOf } from './beds.ts'
import { addressOfPicture } from './pictureAddresses.ts'
import { demoPictures } from './pictureWords.ts'
import type { Filled } from './seedDemo.ts'
import { type DemoRow, seeds, singletonSeeds } from './seeds.ts'
import { isUntouchedContent, untouchedRows } from './untouched.ts'

type Needed = Pick<ContentServices, 'db' | 'changes' | 'stores' | 'now'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** How many records of each part of the demo content nobody has changed since it was put in. */
export const countDemo = (services: Needed, settings: DemoSettings): Promise<Filled[]> =>
  eachPart(services, settings, { row: async () => true, singleton: async () => true })

/**
 * Removes those for good, all together or none: nobody wrote them, so that neither bin nor history keep any. What somebody changes
 * at that very moment stays. Its pictures are purged where nothing shows them.
 */
export const removeDemo = (services: Needed & { actor: Actor }, settings: DemoSettings): Promise<Filled[]> =>
  inTransaction(services, async (ground) => {
    const { stores } = services
    const purge: Done['row'] = async (resource, { id, updatedAt }) => {
      const precondition = (present: string) => present === updatedAt
      return stores
        .of(resource)
        .delete(ground, id, { precondition, action: 'purge' })
        .then(() => true, ignoreRefused)
    }
    const removed = await eachPart(ground, settings, {
      row: purge,
      singleton: (singleton, { updatedAt }) =>
        stores.ofSingleton(singleton).delete(ground, (present) => present.updatedAt === updatedAt, 'purge'),
    })
    for (const picture of await untouchedRows(ground.db, { resource: pictures, rows: demoPictures }))
      if ((await countReferences(ground.db, hashOf(picture.url))) === 0) await purge(pictures, picture)
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

/** Does something with each record that is as it was made, and counts those with which that was done. */
async function eachPart({ db, stores }: Pick<Needed, 'db' | 'stores'>, { MAP_HOSTS }: DemoSettings, done: Done) {
  const parts: Filled[] = []
  for (const seed of seeds) {
    let count = 0
    for (const row of await untouchedRows(db, seed)) if (await done.row(seed.resource, row)) count += 1
    parts.push({ name: seed.resource.name, count })
  }
  for (const { singleton, values } of singletonSeeds(MAP_HOSTS)) {
    const content = await stores.ofSingleton(singleton).read({ db })
    const { picture } = values as DemoRow
    const address = content && picture ? await addressOfPicture(picture) : ''
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
