import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, databases, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { identity } from '../../../company/identity.ts'
import type { LibraryPicture } from '../../../contract/resources/pictures.ts'
import { about } from '../../../contract/singletons/about.ts'
import { SYSTEM } from '../../platform/db/transaction.ts'
import { publishDue } from '../blog/publishDue.ts'
import { collectGarbage } from '../media/collectGarbage.ts'
import { uploadPicture } from '../media/pictures.ts'
import { demoProducts } from './products.ts'
import { removeDemo } from './removeDemo.ts'
import { seedDemo, seedEmptyDatabase } from './seedDemo.ts'
import { demoSingletons, demoTextsOf } from './singletons.ts'

const DAY = 24 * 60 * 60 * 1000
const CALL = '/admin/demo-content'
const WHOLE = [
  { name: 'products', count: 8 },
  { name: 'services', count: 6 },
  { name: 'slides', count: 4 },
  { name: 'blog', count: 8 },
  { name: 'people', count: 4 },
  { name: 'references', count: 3 },
  { name: 'documents', count: 4 },
  { name: 'pages', count: 1 },
  { name: 'messages', count: 6 },
  { name: 'about', count: 1 },
  { name: 'contact-info', count: 1 },
  { name: 'site-settings', count: 1 },
  ...Object.keys(demoTextsOf(identity.name)).map((name) => ({ name, count: 1 })),
]

describe.each(databases('postgres'))('removing demo content on %s', (dialect) => {
  let site: TestApp
  const open = async () => {
    site = await createTestApp(dialect)
    await seedEmptyDatabase(site.services, site.settings)
  }
  beforeAll(open)
  afterAll(() => site.close())

  const rows = async (path: string): Promise<{ id: number; name: string; title: string }[]> =>
    (await site.admin(`GET ${path}`)).body
  const library = async (): Promise<LibraryPicture[]> =>
    (await site.admin('GET /admin/pictures?sort=["name","ASC"]&range=[0,99]')).body
  const left = async () => (await site.admin(`GET ${CALL}`)).body
  const remove = async () => (await site.admin(`DELETE ${CALL}`)).body
  const countOf = (parts: typeof WHOLE, name: string) => parts.find((part) => part.name === name)?.count

  test('requires a token', async () => {
    for (const method of ['GET', 'DELETE']) expect((await site.call(`${method} ${CALL}`)).status).toBe(401)
    expect((await left()).total).toBe(57)
  })

  test('includes records that were only read, answered or published on schedule', async () => {
    const [message] = await rows('/admin/contact-messages')
    for (const mark of ['mark-read', 'mark-answered'])
      await site.admin(`PUT /admin/contact-messages/${message!.id}/${mark}`)
    const { services } = site
    await publishDue({ ...services, now: () => Date.now() + 60 * DAY }).run()
    expect(await left()).toEqual({ total: 57, parts: WHOLE })
  })

  test('is all or nothing', async () => {
    const { services, settings } = site
    const { stores: own } = services
    const broken = {
      ...own.ofSingleton(about),
      delete: () => {
        throw new Error('It is cut off here.')
      },
    }
    const ofSingleton: typeof own.ofSingleton = (singleton) =>
      singleton.key === about.key ? broken : own.ofSingleton(singleton)
    const stores = { ...own, ofSingleton }
    await expect(removeDemo({ ...services, stores, actor: SYSTEM }, settings)).rejects.toThrow('cut off')
    expect(await left()).toEqual({ total: 57, parts: WHOLE })
  })

  test('is one step, reports counts before and after, and is final', async () => {
    const { used } = await collectGarbage(site.services, { isDryRun: true })
    expect(await remove()).toEqual({ total: 57, parts: WHOLE })
    for (const path of [
      '/products',
      '/services',
      '/slides',
      '/blog/admin',
      '/people',
      '/references',
      '/documents',
      '/admin/contact-messages',
    ])
      expect(await rows(path)).toEqual([])
    for (const key of ['about', 'contact-info', 'site-settings'])
      expect((await site.call(`GET /page-content/${key}`)).status).toBe(404)
    expect((await site.call('GET /products/kok-6-toprak-sondasi')).status).toBe(404)
    for (const again of [await left(), await remove()]) expect(again).toEqual({ total: 0, parts: [] })
    expect(await seedEmptyDatabase(site.services, site.settings)).toEqual([])
    // Its pictures are no longer in the library; their files are removed by the second garbage collection from now.
    expect(await library()).toEqual([])
    const waiting = { used: 0, keptInLibrary: 0, removed: { pictures: 0 }, tooNew: used }
    expect(await collectGarbage(site.services)).toMatchObject(waiting)
    const later = await collectGarbage(site.services, { now: Date.now() + 2 * DAY })
    expect(later.removed.pictures).toBe(used)
  })

  test('seeded again: its pictures have their alternative texts again', async () => {
    await site.close()
    await open()
    const before = await library()
    await remove()
    expect(await library()).toEqual([])
    await seedDemo(site.services, site.settings)
    const texts = (library: LibraryPicture[]) => library.map(({ url, alt, en }) => ({ url, alt, en }))
    expect(texts(await library())).toEqual(texts(before))
  })

  test('keeps pictures that are referenced or have an edited description', async () => {
    await site.close()
    await open()
    const [edited] = await rows('/products')
    await site.admin(`PUT /products/${edited!.id}`, { description: 'Bizim sözümüz' })
    const before = await library()
    const ours = before.find(({ name }) => name === 'sulama.webp')!
    await site.admin(`PUT /admin/pictures/${ours.id}`, { alt: 'Bizim tarlamız' })
    await remove()
    const described = (await library()).filter(({ alt }) => alt)
    const textsOf = (file: string) => {
      const { name, alt, en } = before.find(({ name }) => name === file)!
      return [name, alt, en]
    }
    expect(described.map((picture) => [picture.name, picture.alt, picture.en])).toEqual(
      expect.arrayContaining([
        textsOf('kok-6.webp'),
        textsOf('derinlik-grafigi.webp'),
        ['sulama.webp', 'Bizim tarlamız', ours.en],
      ]),
    )
    expect(described).toHaveLength(3)
  })

  test('keeps records that were edited or added', async () => {
    await site.close()
    await open()
    const [edited, featured] = await rows('/products')
    await site.admin(`PUT /products/${edited!.id}`, { description: 'Bizim sözümüz' })
    await site.admin(`PUT /products/${featured!.id}/toggle-feature`)
    const { name, shortDescription } = demoProducts[4]!
    const namesake = (await site.admin('POST /products', { name, shortDescription })).body
    const draft = (await rows('/blog/admin?filter={"status":"draft"}'))[0]!
    await site.admin(`PUT /blog/${draft.id}`, { publishOption: 'now' })
    await site.admin('PUT /admin/page-content/contact-info', { phoneNumber: '0532 111 22 33' })
    const stored = await uploadPicture(site.services, await picture('png'))
    await site.admin('PUT /admin/page-content/about', { imageUrl: `/uploads/${stored.name}` })

    const { parts } = await remove()
    expect(parts.map((part: { name: string }) => part.name)).not.toEqual(
      expect.arrayContaining(['about', 'contact-info']),
    )
    expect([countOf(parts, 'products'), countOf(parts, 'blog')]).toEqual([6, 7])
    expect((await rows('/products')).map(({ id }) => id)).toEqual([namesake.id, edited!.id, featured!.id])
    expect((await rows('/blog/admin')).map(({ id }) => id)).toEqual([draft.id])
    // Facts of the demo company go, its other texts and what the owner wrote stay.
    const contact = (await site.call('GET /page-content/contact-info')).body
    expect(contact).toMatchObject({
      phoneNumber: '0532 111 22 33',
      emailAddress: null,
      addressText: null,
      mapIframeUrl: null,
    })
    const page = (await site.call('GET /page-content/about')).body
    expect(page).toMatchObject({ title: demoSingletons.about.title, imageUrl: `/uploads/${stored.name}` })
    expect(await left()).toEqual({ total: 0, parts: [] })
  })
})

test.each(dialects)('demo content not seeded on %s: no records are counted', async (dialect) => {
  const site = await createTestApp(dialect)
  await site.admin('POST /products', demoProducts[0])
  expect((await site.admin(`DELETE ${CALL}`)).body).toEqual({ total: 0, parts: [] })
  expect((await site.admin('GET /products')).body).toHaveLength(1)
  await site.close()
})
