import { join } from 'node:path'
import { messages } from '../../src/contract/resources/messages.ts'
import { pictures } from '../../src/contract/resources/pictures.ts'
import { products } from '../../src/contract/resources/products.ts'
import { about } from '../../src/contract/singletons/about.ts'
import { contactInfo } from '../../src/contract/singletons/contactInfo.ts'
import { createServices } from '../../src/server/api/services.ts'
import { versionedIn } from '../../src/server/content/versions/versionRoutes.ts'
import { findVersion, listVersions, type RecordName } from '../../src/server/content/versions/versions.ts'
import { storeMessage } from '../../src/server/features/contact/storeMessage.ts'
import { uploadPicture } from '../../src/server/features/media/pictures.ts'
import { readSettings } from '../../src/server/platform/config/settings.ts'
import { connect } from '../../src/server/platform/db/connect.ts'
import { SYSTEM } from '../../src/server/platform/db/transaction.ts'
import { createFolderStorage } from '../../src/server/platform/storage/folderStorage.ts'
import { picture } from './images.ts'
import { killAtStatement } from './killAtStatement.ts'

/**
 * A process that creates, changes, deletes, restores and purges a product, a message with its email, a page and a picture at
 * `DATABASE_URL`. It kills itself at SQL statement number `KILL_AT`, and otherwise prints the number of statements.
 */
const asked = killAtStatement()
const settings = readSettings({ ...process.env, HOST: '127.0.0.1' })
const { close, ...database } = await connect(settings.DATABASE_URL)
const { db } = database
const storage = await createFolderStorage(join(settings.DATA_DIR, 'uploads'))
const services = await createServices(settings, database, { storage })
const { stores, trash } = services
const versioned = versionedIn(stores)
const context = { ...services, actor: SYSTEM }

/** Restores the version before the last save. */
async function bringBack({ resource, id }: RecordName) {
  const [, { version }] = (await listVersions(db, { resource, id }, {})).rows as [unknown, { version: number }]
  const saved = await findVersion(db, { resource, id }, version)
  await versioned.get(resource)!.restore(context, String(id), saved!.record, { headers: {}, body: null })
}

const upload = await uploadPicture(services, await picture('png', Number(process.env.SIDE), 20))
const publicUrl = `/uploads/${upload.name}`
const store = stores.of(products)
const row = await store.create(context, { name: 'Sonda', imageUrl: publicUrl })
const product = { resource: 'products', id: row.id }
await store.update(context, product.id, { name: 'Sonda 2', slug: `sonda-${process.env.SIDE}` })
await store.toggle(context, product.id, 'isFeatured')
await store.delete(context, product.id)
await trash.restore(context, product)
await store.update(context, product.id, { name: 'Sonda 3', imageUrl: null })

const page = stores.ofSingleton(about)
await page.write(context, { title: 'Sonda', imageUrl: publicUrl })
await page.write(context, { title: 'Sonda 2', imageUrl: null })

const library = stores.of(pictures)
const { rows } = await library.list(context, { filter: { url: publicUrl } })
const shown = { resource: 'pictures', id: rows[0]!.id }
// Each restore takes the picture out of the trash.
for (const one of [product, { resource: 'page-content', id: about.key }]) {
  await library.delete(context, shown.id)
  await bringBack(one)
  if (one === product) await store.update(context, product.id, { imageUrl: null })
  else await page.write(context, { imageUrl: null })
}

await stores.ofSingleton(contactInfo).write(context, {
  // A save that changes nothing makes no version.
  addressText: `${process.env.SIDE}. Sokak`,
  enableContactFormNotifications: true,
  notificationTargetEmail: 'firma@example.com',
})
const form = { name: 'Ümit', email: 'umit@example.com', subject: 'Sonda', message: 'Kaça?' }
await storeMessage(services, form, { isSpam: false, locale: 'tr', timeZone: 'Europe/Istanbul', by: SYSTEM })
const inbox = stores.of(messages)
const { id } = await db.selectFrom('messages').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
const message = { resource: 'contact-messages', id }
await inbox.toggle(context, id, 'isRead')
await inbox.delete(context, id)
await trash.restore(context, message)
await inbox.delete(context, id)
await trash.purge(context, message)

await store.delete(context, product.id)
await library.delete(context, shown.id)
await trash.purge(context, shown)
await trash.purge(context, product)
await close()
process.stdout.write(`${asked()}\n`)
