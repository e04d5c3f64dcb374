import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { WAIT_OPTIONS } from '../../../../tests/helpers/timeouts.ts'
import { products } from '../../../contract/resources/products.ts'
import { inTransaction, SYSTEM } from '../../platform/db/transaction.ts'
import { collectGarbage, DAYS_KEPT, garbageJob } from './collectGarbage.ts'
import { uploadPicture } from './pictures.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('garbage collection on %s', (dialect) => {
  let site: TestApp
  let side = 50
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    const { db } = site.database
    for (const table of [
      ...['products', 'services', 'blog', 'slides', 'pageContent', 'uploads'],
      ...['pictures', 'pictureUses', 'history', 'bin'],
    ])
      await db.deleteFrom(table as 'uploads').execute()
    for await (const { name } of site.storage.list()) await site.storage.remove(name)
  })

  /** A picture of unique size, with one rendition. */
  const addPicture = async () => {
    const { name } = await uploadPicture(site.services, await picture('png', side++, 40))
    const added = { name, publicUrl: `/uploads/${name}` }
    await site.storage.put(added.name.replace('.png', '-320.webp'), Buffer.from('küçük'))
    return added
  }
  const collect = (options = {}) =>
    collectGarbage(site.services, { now: Date.now() + (DAYS_KEPT + 1) * DAY, ...options })
  const files = async () => (await readdir(join(site.database.folder, 'uploads'))).sort()
  const both = (name: string) => [name, name.replace('.png', '-320.webp')].sort()
  const rows = async () =>
    (await site.database.db.selectFrom('uploads').select('name').execute()).map(({ name }) => name)

  test('removes an unused upload with its renditions and row, and nothing else', async () => {
    const [shown, unused] = [await addPicture(), await addPicture()]
    await site.admin('POST /products', { name: 'Kök 6', imageUrl: shown.publicUrl })
    const { removed, used, tooNew, missing, unknown } = await collect()
    expect({ ...removed, names: removed.names.sort() }).toEqual({
      pictures: 1,
      files: 2,
      bytes: expect.any(Number),
      names: both(unused.name).sort(),
    })
    expect(removed.bytes).toBeGreaterThan(50)
    expect({ used, tooNew, missing, unknown }).toEqual({ used: 1, tooNew: 0, missing: [], unknown: [] })
    expect(await files()).toEqual(both(shown.name))
    expect(await rows()).toEqual([shown.name])
    expect((await collect()).removed.files).toBe(0)
  })

  test('a dry run removes nothing', async () => {
    const { name } = await addPicture()
    expect((await collect({ isDryRun: true })).removed).toMatchObject({ pictures: 1, files: 2 })
    expect(await files()).toEqual(both(name))
    expect(await rows()).toEqual([name])
  })

  test.each<[string, (url: string) => Promise<{ status: number }>]>([
    ['a product', (imageUrl) => site.admin('POST /products', { name: 'Kök', imageUrl })],
    ['a service', (imageUrl) => site.admin('POST /services', { name: 'Ölçüm', imageUrl })],
    ['a post’s cover', (imageUrl) => site.admin('POST /blog', { title: 'Yazı', content: 'x', imageUrl })],
    [
      'a post’s text',
      (url) => site.admin('POST /blog', { title: 'Yazı', content: `Bakın: ![tarla](https://filiz.example${url})` }),
    ],
    [
      'a rendition in a post’s text',
      (url) => site.admin('POST /blog', { title: 'Yazı', content: `![](${url.replace('.png', '-320.webp')})` }),
    ],
    ['a description', (url) => site.admin('POST /products', { name: 'Kök', description: `Resmi ${url} adresinde.` })],
    ['a slide’s link', (url) => site.admin('POST /slides', { title: 'Tarla', imageUrl: '/a.png', ctaLink: url })],
    ['the about page', (imageUrl) => site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl })],
    ['the logo', (logoUrl) => site.admin('PUT /admin/page-content/site-settings', { logoUrl })],
  ])('keeps the picture of %s', async (_, show) => {
    const { name, publicUrl } = await addPicture()
    expect((await show(publicUrl)).status).toBeLessThan(300)
    expect(await collect()).toMatchObject({ removed: { files: 0 }, used: 1 })
    expect(await files()).toEqual(both(name))
  })

  test('finds a reference in any of more than a thousand rows', async () => {
    const { publicUrl } = await addPicture()
    const { db } = site.database
    const { body } = await site.admin('POST /products', { name: 'Kök', imageUrl: publicUrl })
    const row = await db
      .selectFrom('products' as 'uploads')
      .selectAll()
      .executeTakeFirstOrThrow()
    await db.deleteFrom('products' as 'uploads').execute()
    const many = Array.from({ length: 1203 }, (_, i) => ({
      ...row,
      id: body.id + i,
      slug: `kok-${i}`,
      imageUrl: i === 1100 ? publicUrl : null,
    }))
    for (let i = 0; i < many.length; i += 100)
      await db
        .insertInto('products' as 'uploads')
        .values(many.slice(i, i + 100))
        .execute()
    expect((await collect()).removed.pictures).toBe(0)
  })

  test('keeps uploads of the last 30 days, since their first or a later upload', async () => {
    const file = await picture('png', 90, 41)
    const { name } = await uploadPicture(site.services, file)
    await site.database.db.updateTable('uploads').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    await uploadPicture(site.services, file)
    expect(await collect({ now: Date.now() + 30 * DAY - 60_000 })).toMatchObject({
      removed: { pictures: 0 },
      tooNew: 1,
    })
    expect(await files()).toEqual([name])
    expect(await collect({ now: Date.now() + 30 * DAY + 60_000 })).toMatchObject({
      removed: { pictures: 1 },
      tooNew: 0,
    })
  })

  test('removes files without a row by their own age', async () => {
    const hash = 'b'.repeat(64)
    await site.storage.put(`${hash}.png`, Buffer.from('x'))
    await site.storage.put(`${hash}-640.avif`, Buffer.from('x'))
    expect((await collect({ now: Date.now() })).tooNew).toBe(1)
    expect((await collect()).removed).toMatchObject({ pictures: 1, files: 2, bytes: 2 })
    expect(await files()).toEqual([])
  })

  test('removes temporary files of interrupted uploads, and no foreign files', async () => {
    const folder = join(site.database.folder, 'uploads')
    const [old, fresh] = [0, 1].map((i) => `x.png.00000000-0000-4000-8000-00000000000${i}.partial`) as [string, string]
    for (const name of [old, fresh, 'README.txt']) await writeFile(join(folder, name), 'x')
    await utimes(join(folder, old), 0, 0)
    await utimes(join(folder, 'README.txt'), 0, 0)
    const { removed, unknown } = await collect({ now: Date.now() })
    expect({ names: removed.names, unknown }).toEqual({ names: [old], unknown: ['README.txt'] })
    expect(await files()).toEqual([fresh, 'README.txt'].sort())
  })

  test('reports uploads that are used and whose file is missing', async () => {
    const { name, publicUrl } = await addPicture()
    await site.admin('POST /products', { name: 'Kök', imageUrl: publicUrl })
    await site.storage.remove(name)
    expect((await collect()).missing).toEqual([name.slice(0, 64)])
  })

  /** The storage, with a callback just before the first file is removed, outside of a transaction. */
  const storageThat = (meanwhile: (name: string) => Promise<unknown>) => {
    let happened: Promise<unknown> | undefined
    const storage = {
      ...site.storage,
      async remove(name: string) {
        happened ??= meanwhile(name)
        await happened
        await site.storage.remove(name)
      },
    }
    return storage
  }
  const collectFrom = (storage: TestApp['storage']) =>
    collectGarbage({ ...site.services, storage }, { now: Date.now() + DAYS_KEPT * DAY - 60_000 })
  const makeOld = () => site.database.db.updateTable('uploads').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()

  test('an image that is uploaded again during the removal of its files is stored again', async () => {
    const file = await picture('png', 95, 41)
    const { name } = await uploadPicture(site.services, file)
    await makeOld()
    expect((await collectFrom(storageThat(() => uploadPicture(site.services, file)))).removed.pictures).toBe(1)
    expect([await files(), await rows()]).toEqual([[name], [name]])
    expect((await site.admin('GET /admin/pictures')).body).toMatchObject([{ url: `/uploads/${name}` }])
  })

  /** Two unused pictures: while one is removed, `save` stores the other. */
  const savesOneOfTwo = async (save: (name: string, file: Buffer) => Promise<unknown>) => {
    const pictures = await Promise.all([96, 97].map((side) => picture('png', side, 41)))
    const names = await Promise.all(pictures.map(async (file) => (await uploadPicture(site.services, file)).name))
    await makeOld()
    let saved = ''
    const storage = storageThat((going) => {
      saved = names.find((name) => name !== going)!
      return save(saved, pictures[names.indexOf(saved)]!)
    })
    const { removed, tooNew } = await collectFrom(storage)
    expect({ pictures: removed.pictures, tooNew }).toEqual({ pictures: 1, tooNew: 1 })
    expect([await files(), await rows()]).toEqual([[saved], [saved]])
  }
  test.each<[string, (name: string, file: Buffer) => Promise<unknown>]>([
    ['an upload', (_, file) => uploadPicture(site.services, file)],
    ['a record that shows it', (name) => site.admin('POST /products', { name: 'Kök', imageUrl: `/uploads/${name}` })],
    [
      'an alternative text',
      async (name) => {
        const url = `/uploads/${name}`
        await site.database.db.updateTable('pictures').set({ alt: 'Bir tarla' }).where('url', '=', url).execute()
      },
    ],
  ])('%s during the run keeps a picture', async (_, save) => savesOneOfTwo(save))

  /** Resolves shortly after the removal has begun; on SQLite, with its single connection, before it. */
  const removalBegins = async () => {
    const begun = vi.spyOn(site.database.db, 'transaction')
    if (dialect === 'postgres') await vi.waitUntil(() => begun.mock.calls.length > 0, WAIT_OPTIONS)
    begun.mockRestore()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }

  test('a save in an open transaction keeps its picture', async () => {
    const { name } = await uploadPicture(site.services, await picture('png', 98, 41))
    await makeOld()
    const begun = Promise.withResolvers<void>()
    const save = inTransaction(site.context, async (context) => {
      const imageUrl = `/uploads/${name}`
      await site.services.stores.of(products).create({ ...context, actor: SYSTEM }, { name: 'Kök', imageUrl })
      begun.resolve()
      await removalBegins()
    })
    await begun.promise
    const [{ removed }] = await Promise.all([collectFrom(site.storage), save])
    expect([removed.files, await files()]).toEqual([0, [name]])
  })

  test('an interrupted run is completed by the next one, and its files are not served in between', async () => {
    const { name, publicUrl } = await addPicture()
    await makeOld()
    const storage = { ...site.storage, remove: () => Promise.reject(new Error('no store')) }
    await expect(collectFrom(storage)).rejects.toThrow('no store')
    expect([await files(), await rows()]).toEqual([both(name), []])
    expect((await site.app.inject({ url: publicUrl })).statusCode).toBe(404)
    expect((await collect()).removed.files).toBe(2)
    expect(await files()).toEqual([])
  })

  test('purged pictures: not served, and removed after a day, although a version references them', async () => {
    const { name, publicUrl } = await addPicture()
    const { body } = await site.admin('POST /products', { name: 'Kök', imageUrl: publicUrl })
    await site.admin(`PUT /products/${body.id}`, { imageUrl: null })
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    await site.admin(`DELETE /admin/pictures/${id}`)
    expect(await collect()).toMatchObject({ removed: { files: 0 }, keptByTrashOrVersion: 1 })
    await site.admin(`DELETE /admin/bin/pictures/${id}`)
    expect((await site.app.inject({ url: publicUrl })).statusCode).toBe(404)
    expect(await collect({ now: Date.now() })).toMatchObject({ removed: { files: 0 }, tooNew: 1 })
    expect(await collect({ now: Date.now() + 1.1 * DAY })).toMatchObject({ removed: { pictures: 1, files: 2 } })
    expect([name, await files()]).toEqual([name, []])
  })

  test('the nightly job keeps pictures of the library, and removes other unused files', async () => {
    const [inLibrary, purged] = [await addPicture(), await addPicture()]
    const [{ id }] = (
      await site.admin(`GET /admin/pictures?filter=${encodeURIComponent(`{"url":"${purged.publicUrl}"}`)}`)
    ).body
    await site.admin(`DELETE /admin/pictures/${id}`)
    await site.admin(`DELETE /admin/bin/pictures/${id}`)
    let now = Date.parse('2031-05-20T20:00:00Z')
    const logged: object[] = []
    const log = { info: (fields: object) => void logged.push(fields) }
    const job = garbageJob({
      ...site.services,
      url: site.database.url,
      timeZone: 'Europe/Istanbul',
      now: () => now,
      log,
    })
    const night = Date.parse('2031-05-21T01:00:00Z')
    expect([await job.run(), logged]).toEqual([night, []])
    now = night
    expect(await job.run()).toBe(night + DAY)
    expect(logged).toMatchObject([{ pictures: 1, files: 2 }])
    expect(await files()).toEqual(both(inLibrary.name))
  })

  test('removed files are not served', async () => {
    const { payload, headers } = await formOf(['file', await picture('png', 333, 44)])
    const { body } = await site.admin('POST /files/upload-page-image', payload, { headers })
    await expect.poll(files).toHaveLength(5)
    await collect()
    const urls = [body.publicUrl, body.publicUrl.replace('.png', '-320.avif')]
    expect(await Promise.all(urls.map(async (url) => (await site.app.inject({ url })).statusCode))).toEqual([404, 404])
  })
})
