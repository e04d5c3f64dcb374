import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentServices } from '../../content/stores.ts'
import type { Settings } from '../../platform/config/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { addressOf } from '../../platform/storage/fileNames.ts'
import { type UploadContext, uploadPicture } from '../media/pictures.ts'
import { storeDocument } from '../media/uploads.ts'
import { DEMO_TEXTS } from './initialValues.ts'
import { altTextsOf, PICTURES } from './pictureWords.ts'

const SEEDED = 'demo content'

type Needed = Pick<ContentServices, 'db' | 'storage' | 'changes' | 'stores'>
type DemoSettings = Pick<Settings, 'MAP_HOSTS'>

/** A part of the demo content, and its number of records. */
export interface Filled {
  name: string
  count: number
}

/** Seeds an empty database with the demo content at startup, only once, even if the content was deleted later. */
export const seedEmptyDatabase = async (services: Needed, settings: DemoSettings): Promise<Filled[]> =>
  (await wasSeeded(services.db)) ? [] : fill(services, settings, { isWhole: true })

export const wasSeeded = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('milestones').select('name').where('name', '=', SEEDED).executeTakeFirst())

/** Fills the empty parts on request (`seed-demo`). */
export const seedDemo = (services: Needed, settings: DemoSettings): Promise<Filled[]> => fill(services, settings)

/**
 * Seeds the empty parts in one transaction, or nothing unless all are empty (`isWhole`). A concurrent instance waits
 * for the milestone row, and then finds no empty part.
 */
async function fill(services: Needed, { MAP_HOSTS }: DemoSettings, { isWhole = false } = {}): Promise<Filled[]> {
  const { stores } = services
  // Loaded on demand: the demo's texts are large, and needed once.
  const { demoPartsOf, fillPart, isEmptyPart, nameOf } = await import('./seeds.ts')
  const parts = demoPartsOf(MAP_HOSTS)
  const areEmpty = await Promise.all(parts.map((part) => isEmptyPart(stores, services, part)))
  if (isWhole && areEmpty.includes(false)) return []
  const empty = parts.filter((_, i) => areEmpty[i])
  const rows = empty.flatMap((part) => part.rows)
  const pictures = new Set(rows.flatMap(({ picture, further = [] }) => [picture ?? [], further].flat()))
  const files = new Set(rows.flatMap(({ file }) => file ?? []))
  const addresses = new Map([
    ...(await uploadPictures(services, pictures)),
    ...(await uploadDocuments(services, files)),
  ])
  return inTransaction(services, async (context) => {
    await reachMilestone(context.db, SEEDED)
    // On a site with content of its own its texts stay.
    if (!areEmpty.includes(false)) await reachMilestone(context.db, DEMO_TEXTS)
    const done: Filled[] = []
    for (const part of empty)
      if (await isEmptyPart(stores, context, part)) {
        await fillPart(stores, context, part, (file) => addresses.get(file)!)
        done.push({ name: nameOf(part), count: part.rows.length })
      }
    return done
  })
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

async function uploadDocuments(context: UploadContext, names: ReadonlySet<string>): Promise<Map<string, string>> {
  const uploads = [...names].map(async (name) => {
    const upload = await storeDocument(context, await readFile(join(DOCUMENTS, name)))
    return [name, addressOf(upload.name)] as const
  })
  return new Map(await Promise.all(uploads))
}

/** The folder of the demo's PDF files. */
const DOCUMENTS = join(import.meta.dirname, 'documents')

async function reachMilestone(trx: Db, name: string): Promise<void> {
  await trx
    .insertInto('milestones')
    .values({ name, reachedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
