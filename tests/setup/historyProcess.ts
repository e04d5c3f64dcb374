import { join } from 'node:path'
import { pictures } from '../../src/contract/resources/pictures/pictures.ts'
import { products } from '../../src/contract/resources/products/products.ts'
import { createBin } from '../../src/server/bin/bin.ts'
import { connect } from '../../src/server/db/connect.ts'
import { everyResourceOf } from '../../src/server/pictures/everyResource.ts'
import { libraryOf } from '../../src/server/pictures/library.ts'
import { readSettings } from '../../src/server/process/settings.ts'
import { createServices } from '../../src/server/services.ts'
import { SYSTEM } from '../../src/server/shared/actor.ts'
import { createFolderStorage } from '../../src/server/uploads/folderStorage.ts'
import { keepPicture } from '../../src/server/uploads/keepPicture.ts'
import { dyingDb } from './dyingDb.ts'
import { picture } from './pictures.ts'

/** Makes, changes, deletes, brings back and purges records at `DATABASE_URL`, and dies at its statement number `KILL_AT`; says how many there were. */
const settings = readSettings({ ...process.env, HOST: '127.0.0.1' })
const { db: living, close, ...database } = await connect(settings.DATABASE_URL)
const { db, asked } = dyingDb(living)
const storage = await createFolderStorage(join(settings.DATA_DIR, 'uploads'))
const services = await createServices(settings, { ...database, db }, { storage })
const bin = createBin(services, everyResourceOf(services))
const store = services.stores.by(SYSTEM).of(products)

const { publicUrl } = await keepPicture(services, await picture('png', Number(process.env.SIDE), 20))
const { row } = await store.create({ name: 'Sonda', imageUrl: publicUrl })
const id = row!.id
await store.update(id, { name: 'Sonda 2', slug: 'sonda-2' })
await store.toggle(id, 'isFeatured')
await store.remove(id)
await bin.restore({ resource: 'products', id }, SYSTEM)
await store.update(id, { name: 'Sonda 3', imageUrl: null })
await services.stores.by(SYSTEM).of(products).remove(id)
const library = libraryOf(services).stores.by(SYSTEM).of(pictures)
const { rows } = await library.list({ filter: { url: publicUrl } })
await library.remove(rows[0]!.id)
await bin.purge({ resource: 'pictures', id: rows[0]!.id }, SYSTEM)
await bin.purge({ resource: 'products', id }, SYSTEM)
await close()
process.stdout.write(`${asked()}\n`)
