import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '../db/tables.ts'
import type { Settings } from '../process/settings.ts'
import { type Changes, EVERYTHING } from '../shared/changes.ts'
import { keepPicture, type Shelf } from '../uploads/keepPicture.ts'
import { type Bed, bedsOf } from './beds.ts'

const PICTURES = join(import.meta.dirname, 'pictures')
const MILESTONE = 'demo content'

interface Ground extends Shelf {
  settings: Settings
  changes: Pick<Changes, 'emit'>
}

/** What was filled, and with how many records. */
export interface Filled {
  name: string
  count: number
}

/**
 * Fills an empty database with the demo company when the server starts: all of it or nothing, and once only. Who deletes
 * it has deleted it for good.
 */
export async function seedEmptyDatabase(ground: Ground): Promise<Filled[]> {
  const { db } = ground
  const done = await db.selectFrom('milestones').select('name').where('name', '=', MILESTONE).executeTakeFirst()
  if (done) return []
  const beds = bedsOf(ground.settings)
  const empty = await emptyAmong(beds, db)
  return empty.length === beds.length ? fillAll(ground, beds) : []
}

/** Fills what is empty because somebody asks for it. What has a single record is left as it is. */
export async function seedDemo(ground: Ground): Promise<Filled[]> {
  return fillAll(ground, await emptyAmong(bedsOf(ground.settings), ground.db))
}

/**
 * In one transaction, so that a process that ends halfway leaves no half of a company. Another process that does the same
 * waits at the milestone, and then finds nothing empty.
 */
async function fillAll(ground: Ground, beds: readonly Bed[]): Promise<Filled[]> {
  const addresses = await keepPictures(ground, new Set(beds.flatMap(({ pictures }) => pictures)))
  const filled = await ground.db.transaction().execute(async (trx) => {
    await reachMilestone(trx)
    const done: Filled[] = []
    for (const { name, isEmpty, fill } of beds)
      if (await isEmpty(trx)) done.push({ name, count: await fill(trx, (picture) => addresses.get(picture)!) })
    return done
  })
  if (filled.length) await ground.changes.emit(EVERYTHING)
  return filled
}

async function emptyAmong(beds: readonly Bed[], db: Db): Promise<Bed[]> {
  const areEmpty = await Promise.all(beds.map((bed) => bed.isEmpty(db)))
  return beds.filter((_, i) => areEmpty[i])
}

/** Uploads pictures, before the transaction begins: that takes a while. */
async function keepPictures(shelf: Shelf, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const kept = [...names].map(async (name) => {
    const { publicUrl } = await keepPicture(shelf, await readFile(join(PICTURES, name)))
    return [name, publicUrl] as const
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
