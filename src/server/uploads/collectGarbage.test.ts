import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formOf, picture } from '../../../tests/setup/pictures.ts'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { resources } from '../../contract/resources/index.ts'
import { collectGarbage, DAYS_KEPT } from './collectGarbage.ts'
import { keepPicture } from './keepPicture.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('collecting garbage on %s', (dialect) => {
  let site: TestApp
  let side = 50
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    const { db } = site.database
    for (const table of ['products', 'services', 'blog', 'slides', 'pageContent', 'uploads'] as const)
      await db.deleteFrom(table as 'uploads').execute()
    for await (const { name } of site.storage.list()) await site.storage.remove(name)
  })

  const shelf = () => ({ db: site.database.db, storage: site.storage })
  /** A picture like no other, with one of its sizes. */
  const keep = async () => {
    const kept = await keepPicture(shelf(), await picture('png', side++, 40))
    await site.storage.put(kept.name.replace('.png', '-320.webp'), Buffer.from('küçük'))
    return kept
  }
  const collect = (options = {}) =>
    collectGarbage({ ...shelf(), resources }, { now: Date.now() + (DAYS_KEPT + 1) * DAY, ...options })
  const files = async () => (await readdir(join(site.database.folder, 'uploads'))).sort()
  const both = (name: string) => [name, name.replace('.png', '-320.webp')].sort()
  const rows = async () =>
    (await site.database.db.selectFrom('uploads').select('name').execute()).map(({ name }) => name)

  test('removes what nobody shows, with its sizes and its row, and nothing else', async () => {
    const [shown, forgotten] = [await keep(), await keep()]
    await site.admin('POST /products', { name: 'Kök 6', imageUrl: shown.publicUrl })
    const { removed, used, young, missing, unknown } = await collect()
    expect({ ...removed, names: removed.names.sort() }).toEqual({
      pictures: 1,
      files: 2,
      bytes: expect.any(Number),
      names: both(forgotten.name).sort(),
    })
    expect(removed.bytes).toBeGreaterThan(50)
    expect({ used, young, missing, unknown }).toEqual({ used: 1, young: 0, missing: [], unknown: [] })
    expect(await files()).toEqual(both(shown.name))
    expect(await rows()).toEqual([shown.name])
    expect((await collect()).removed.files).toBe(0)
  })

  test('only says so on a trial', async () => {
    const { name } = await keep()
    expect((await collect({ isDryRun: true })).removed).toMatchObject({ pictures: 1, files: 2 })
    expect(await files()).toEqual(both(name))
    expect(await rows()).toEqual([name])
  })

  test.each<[string, (url: string) => Promise<{ status: number }>]>([
    ['a product', (imageUrl) => site.admin('POST /products', { name: 'Kök', imageUrl })],
    ['a service', (imageUrl) => site.admin('POST /services', { name: 'Ölçüm', imageUrl })],
    ['a slide', (imageUrl) => site.admin('POST /slides', { title: 'Tarla', imageUrl })],
    ['a post’s cover', (imageUrl) => site.admin('POST /blog', { title: 'Yazı', content: 'x', imageUrl })],
    [
      'a post’s text',
      (url) => site.admin('POST /blog', { title: 'Yazı', content: `Bakın: ![tarla](https://filiz.example${url})` }),
    ],
    [
      'a size in a post’s text',
      (url) => site.admin('POST /blog', { title: 'Yazı', content: `![](${url.replace('.png', '-320.webp')})` }),
    ],
    ['a description', (url) => site.admin('POST /products', { name: 'Kök', description: `Resmi ${url} adresinde.` })],
    ['a slide’s link', (url) => site.admin('POST /slides', { title: 'Tarla', imageUrl: '/a.png', ctaLink: url })],
    ['the about page', (imageUrl) => site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl })],
    ['the logo', (logoUrl) => site.admin('PUT /admin/page-content/site-settings', { logoUrl })],
  ])('leaves the picture of %s', async (_, show) => {
    const { name, publicUrl } = await keep()
    expect((await show(publicUrl)).status).toBeLessThan(300)
    expect(await collect()).toMatchObject({ removed: { files: 0 }, used: 1 })
    expect(await files()).toEqual(both(name))
  })

  test('looks through all rows, however many', async () => {
    const { publicUrl } = await keep()
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

  test('leaves what a draft of the last weeks may name, uploaded anew or for the first time', async () => {
    const file = await picture('png', 90, 41)
    const { name } = await keepPicture(shelf(), file)
    await site.database.db.updateTable('uploads').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    await keepPicture(shelf(), file)
    expect(await collect({ now: Date.now() + 30 * DAY - 60_000 })).toMatchObject({ removed: { pictures: 0 }, young: 1 })
    expect(await files()).toEqual([name])
    expect(await collect({ now: Date.now() + 30 * DAY + 60_000 })).toMatchObject({ removed: { pictures: 1 }, young: 0 })
  })

  test('removes files that no row knows, by their own age', async () => {
    const hash = 'b'.repeat(64)
    await site.storage.put(`${hash}.png`, Buffer.from('x'))
    await site.storage.put(`${hash}-640.avif`, Buffer.from('x'))
    expect((await collect({ now: Date.now() })).young).toBe(1)
    expect((await collect()).removed).toMatchObject({ pictures: 1, files: 2, bytes: 2 })
    expect(await files()).toEqual([])
  })

  test('removes what interrupted uploads left, and leaves what is none of ours', async () => {
    const folder = join(site.database.folder, 'uploads')
    const [old, fresh] = ['.00000000-0000-4000-8000-000000000000', '.00000000-0000-4000-8000-000000000001']
    for (const name of [old, fresh, 'README.txt']) await writeFile(join(folder, name), 'x')
    await utimes(join(folder, old), 0, 0)
    await utimes(join(folder, 'README.txt'), 0, 0)
    const { removed, unknown } = await collect({ now: Date.now() })
    expect({ names: removed.names, unknown }).toEqual({ names: [old], unknown: ['README.txt'] })
    expect(await files()).toEqual([fresh, 'README.txt'].sort())
  })

  test('says which pictures are shown and gone', async () => {
    const { name, publicUrl } = await keep()
    await site.admin('POST /products', { name: 'Kök', imageUrl: publicUrl })
    await site.storage.remove(name)
    expect((await collect()).missing).toEqual([name.slice(0, 64)])
  })

  test('an upload of the same picture meanwhile is not lost', async () => {
    const file = await picture('png', 95, 41)
    const { name } = await keepPicture(shelf(), file)
    let uploaded: Promise<unknown> = Promise.resolve()
    const storage = {
      ...site.storage,
      async remove(each: string) {
        // Just when the file is about to go, somebody uploads it anew.
        uploaded = keepPicture(shelf(), file)
        await new Promise((wake) => setTimeout(wake, 200))
        await site.storage.remove(each)
      },
    }
    await collectGarbage({ db: site.database.db, storage, resources }, { now: Date.now() + (DAYS_KEPT + 1) * DAY })
    await uploaded
    expect(await files()).toEqual([name])
    expect(await rows()).toEqual([name])
  })

  test('an upload of a picture that is to go next saves it', async () => {
    const pictures = await Promise.all([96, 97].map((side) => picture('png', side, 41)))
    const names = await Promise.all(pictures.map(async (file) => (await keepPicture(shelf(), file)).name))
    let saved: string | undefined
    let uploaded: Promise<unknown> = Promise.resolve()
    const storage = {
      ...site.storage,
      async remove(each: string) {
        if (saved === undefined) {
          saved = names.find((name) => name !== each)!
          const row = vi.spyOn(site.database.db, 'transaction')
          uploaded = keepPicture(shelf(), pictures[names.indexOf(saved)]!)
          await vi.waitUntil(() => row.mock.calls.length > 0, { timeout: 20_000 })
          row.mockRestore()
          // Its turn comes: at once, or where there is one connection, after this transaction.
          await new Promise((wake) => setTimeout(wake, 200))
        }
        await site.storage.remove(each)
      },
    }
    const now = Date.now() + DAYS_KEPT * DAY - 100
    await site.database.db.updateTable('uploads').set({ createdAt: '2020-01-01T00:00:00.000Z' }).execute()
    const { removed, young } = await collectGarbage({ db: site.database.db, storage, resources }, { now })
    await uploaded
    expect({ pictures: removed.pictures, young }).toEqual({ pictures: 1, young: 1 })
    expect([await files(), await rows()]).toEqual([[saved], [saved]])
  })

  test('serves nothing of what it removed', async () => {
    const { payload, headers } = await formOf(['file', await picture('png', 333, 44)])
    const { body } = await site.admin('POST /files/upload-page-image', payload, { headers })
    await expect.poll(files).toHaveLength(5)
    await collect()
    const urls = [body.publicUrl, body.publicUrl.replace('.png', '-320.avif')]
    expect(await Promise.all(urls.map(async (url) => (await site.app.inject({ url })).statusCode))).toEqual([404, 404])
  })
})
