import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { products } from '../../contract/resources/products.ts'
import type { Changes } from '../changes.ts'
import type { Db } from '../db/tables.ts'
import { createStore } from '../resources/createStore.ts'
import { keepPicture, type Shelf } from '../uploads/keepPicture.ts'
import type { Storage } from '../uploads/storage.ts'
import { demoProducts } from './products.ts'

const PICTURES = join(import.meta.dirname, 'pictures')
const MILESTONE = 'demo content'

/**
 * Fills an empty database with the demo company, the way an administrator would: all of it or nothing, and once only.
 * Who deletes it all has deleted it for good.
 */
export async function seedDemo(db: Db, storage: Storage, changes: Changes): Promise<void> {
  const done = await db.selectFrom('milestones').select('name').where('name', '=', MILESTONE).executeTakeFirst()
  const { total } = await createStore(db, products, { changes }).list({ range: [0, 0] })
  if (done || total > 0) return
  const rows = await Promise.all(
    demoProducts.map(async ({ picture, ...product }) => ({
      ...product,
      imageUrl: await keptPicture({ db, storage }, picture),
    })),
  )
  await db.transaction().execute(async (trx) => {
    const reached = await trx
      .insertInto('milestones')
      .values({ name: MILESTONE, reachedAt: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!reached) return
    const store = createStore(trx, products, { changes })
    // Newest first is the order of lists, so what is to be seen first is stored last.
    for (const row of rows.toReversed()) await store.create(row)
  })
}

const keptPicture = async (shelf: Shelf, picture: string): Promise<string> =>
  (await keepPicture(shelf, await readFile(join(PICTURES, picture)))).publicUrl
