import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { type UploadContext, uploadPicture } from '../media/pictures.ts'
import { altTextsOf, PICTURES } from './pictureWords.ts'
import type { DemoSet } from './seeds.ts'

const MILESTONE = 'demo content'

type Needed = Pick<ContentServices, 'db' | 'storage' | 'changes' | 'stores'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** A part of the demo content, and its number of records. */
export interface Filled {
  name: string
  count: number
}

/** Seeds an empty database with the demo content at the start, in one transaction and only once, even if the content was deleted later. */
export async function seedEmptyDatabase(services: Needed, { MAP_HOSTS }: DemoSettings): Promise<Filled[]> {
  if (await wasSeeded(services.db)) return []
  const demoSets = await demoSetsOf(services, MAP_HOSTS)
  const empty = await emptyAmong(demoSets, services)
  return empty.length === demoSets.length ? fillAll(services, demoSets) : []
}

/** Whether the demo content was ever seeded. */
export const wasSeeded = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('milestones').select('name').where('name', '=', MILESTONE).executeTakeFirst())

/** Fills the empty parts on request (`seed-demo`). */
export async function seedDemo(services: Needed, { MAP_HOSTS }: DemoSettings): Promise<Filled[]> {
  return fillAll(services, await emptyAmong(await demoSetsOf(services, MAP_HOSTS), services))
}

/** Seeds all parts in one transaction. A concurrent instance waits for the milestone row, and then finds no empty part. */
async function fillAll(services: Needed, demoSets: readonly DemoSet[]): Promise<Filled[]> {
  const addresses = await uploadPictures(services, new Set(demoSets.flatMap(({ pictures }) => pictures)))
  return inTransaction(services, async (context) => {
    await reachMilestone(context.db)
    const done: Filled[] = []
    for (const { name, isEmpty, fill } of demoSets)
      if (await isEmpty(context)) done.push({ name, count: await fill(context, (picture) => addresses.get(picture)!) })
    return done
  })
}

/** Loaded on demand: the demo's texts are large, and needed once. */
async function demoSetsOf({ stores }: Needed, mapOrigins: readonly string[]): Promise<DemoSet[]> {
  const { demoSetsOf } = await import('./seeds.ts')
  return demoSetsOf(stores, mapOrigins)
}

async function emptyAmong(demoSets: readonly DemoSet[], context: TransactionContext): Promise<DemoSet[]> {
  const areEmpty = await Promise.all(demoSets.map((demoSet) => demoSet.isEmpty(context)))
  return demoSets.filter((_, i) => areEmpty[i])
}

/** Uploads pictures before the transaction begins, because that is slow. */
async function uploadPictures(context: UploadContext, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const uploads = [...names].map(async (name) => {
    const file = await readFile(join(PICTURES, name))
    const options = { isClean: true, fileName: name, altTexts: altTextsOf(name) }
    const upload = await uploadPicture(context, file, options)
    return [name, addressOf(upload.name)] as const
  })
  return new Map(await Promise.all(uploads))
}

async function reachMilestone(trx: Db): Promise<void> {
  await trx
    .insertInto('milestones')
    .values({ name: MILESTONE, reachedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
