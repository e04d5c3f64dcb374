import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction, type TransactionContext } from '../../platform/db/transaction.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { type UploadContext, uploadPicture } from '../media/pictures.ts'
import type { Bed } from './beds.ts'
import { PICTURES } from './pictureAddresses.ts'
import { saidOf } from './pictureWords.ts'

const MILESTONE = 'demo content'

type Needed = Pick<ContentServices, 'db' | 'storage' | 'changes' | 'stores'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** What was filled, and with how many records. */
export interface Filled {
  name: string
  count: number
}

/**
 * Fills an empty database with the demo company when the server starts: all of it or nothing, and once only. Who deletes
 * it has deleted it for good.
 */
export async function seedEmptyDatabase(services: Needed, { MAP_HOSTS }: DemoSettings): Promise<Filled[]> {
  if (await wasSeeded(services.db)) return []
  const beds = await bedsOf(services, MAP_HOSTS)
  const empty = await emptyAmong(beds, services)
  return empty.length === beds.length ? fillAll(services, beds) : []
}

/** Whether the demo content was ever put in here. */
export const wasSeeded = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('milestones').select('name').where('name', '=', MILESTONE).executeTakeFirst())

/** Fills what is empty because somebody asks for it. What has a single record is left as it is. */
export async function seedDemo(services: Needed, { MAP_HOSTS }: DemoSettings): Promise<Filled[]> {
  return fillAll(services, await emptyAmong(await bedsOf(services, MAP_HOSTS), services))
}

/**
 * In one transaction, so that a process that ends halfway leaves no half of a company. Another process that does the same
 * waits at the milestone, and then finds nothing empty.
 */
async function fillAll(services: Needed, beds: readonly Bed[]): Promise<Filled[]> {
  const addresses = await keepPictures(services, new Set(beds.flatMap(({ pictures }) => pictures)))
  return inTransaction(services, async (ground) => {
    await reachMilestone(ground.db)
    const done: Filled[] = []
    for (const { name, isEmpty, fill } of beds)
      if (await isEmpty(ground)) done.push({ name, count: await fill(ground, (picture) => addresses.get(picture)!) })
    return done
  })
}

/** The demo company's texts are many, and needed once. */
async function bedsOf({ stores }: Needed, mapOrigins: readonly string[]): Promise<Bed[]> {
  const { bedsOf } = await import('./beds.ts')
  return bedsOf(stores, mapOrigins)
}

async function emptyAmong(beds: readonly Bed[], ground: TransactionContext): Promise<Bed[]> {
  const areEmpty = await Promise.all(beds.map((bed) => bed.isEmpty(ground)))
  return beds.filter((_, i) => areEmpty[i])
}

/** Uploads pictures, before the transaction begins: that takes a while. */
async function keepPictures(context: UploadContext, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const kept = [...names].map(async (name) => {
    const file = await readFile(join(PICTURES, name))
    const options = { isClean: true, fileName: name, altTexts: saidOf(name) }
    const upload = await uploadPicture(context, file, options)
    return [name, addressOf(upload.name)] as const
  })
  return new Map(await Promise.all(kept))
}

async function reachMilestone(trx: Db): Promise<void> {
  await trx
    .insertInto('milestones')
    .values({ name: MILESTONE, reachedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
