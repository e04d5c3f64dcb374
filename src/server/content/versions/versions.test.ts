import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { samples } from '../../../../tests/integration/admin/sampleResource.ts'
import { MAX_VERSIONS, type Version } from '../../../contract/api/administration.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { singletons } from '../../../contract/singletons/index.ts'
import { initialPrivacy } from '../../../contract/singletons/initialValues.ts'
import { pruneVersions } from './versions.ts'

const DAY = 24 * 60 * 60 * 1000
const START = Date.parse('2026-11-23T09:00:00Z')

describe.each(dialects)('versions on %s', (dialect) => {
  let site: TestApp
  let now = START
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      resources: { ...resources, samples },
      drafts: await draftedMigration(samples),
      settings: { RATE_LIMITS: 'off' },
      // Each save has its own minute.
      now: () => (now += 60_000),
    })
  })
  afterAll(() => site.close())

  const versions = async (of: string): Promise<Version[]> => (await site.admin(`GET /admin/history/${of}`)).body
  const version = async (of: string, number: number) => (await site.admin(`GET /admin/history/${of}/${number}`)).body
  const restore = (of: string, number: number, ...more: [body?: unknown, options?: object]) =>
    site.admin(`POST /admin/history/${of}/${number}/restore`, ...more)

  describe.each([
    ['products', 'name'],
    ['services', 'name'],
    ['slides', 'title'],
    ['blog', 'title'],
    ['samples', 'title'],
  ])('%s', (name, title) => {
    const resource = Object.values({ ...resources, samples }).find((each) => each.name === name)!

    test('record author and time of each save, are returned unchanged, and can be restored', async () => {
      const { body: made } = await site.admin(`POST /${name}`, { ...sampleOf(resource), kind: undefined, slug: null })
      const of = `${name}/${made.id}`
      const { body: changed } = await site.admin(`PUT /${of}`, { [title]: 'Başka' })
      expect(await versions(of)).toEqual([
        // The slug of a record that was never public follows its title.
        { version: 2, at: changed.updatedAt, by: ADMIN.email, fields: name === 'blog' ? [title, 'slug'] : [title] },
        { version: 1, at: made.createdAt, by: ADMIN.email, fields: expect.arrayContaining([title]) },
      ])
      expect(await version(of, 1)).toEqual(made)
      expect(await version(of, 2)).toEqual(changed)
      const { status, body: restored } = await restore(of, 1)
      expect(status).toBe(200)
      expect(restored).toEqual({ ...made, updatedAt: expect.any(String) })
      expect(restored.updatedAt > changed.updatedAt).toBe(true)
      expect(await versions(of)).toMatchObject([
        { version: 3, by: ADMIN.email, fields: expect.arrayContaining([title]) },
        {},
        {},
      ])
    })

    test('a save that changes nothing creates no version', async () => {
      const { body } = await site.admin(`POST /${name}`, { ...sampleOf(resource), kind: undefined, slug: null })
      await site.admin(`PUT /${name}/${body.id}`, { [title]: body[title] })
      expect(await versions(`${name}/${body.id}`)).toHaveLength(1)
    })
  })

  test('toggles create versions; a manual order does not, and is unchanged by a restore', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Sonda' })).body
    const of = `products/${id}`
    await site.admin(`PUT /${of}/toggle-feature`)
    await site.admin('PUT /products/order', { ids: [id] })
    expect(await versions(of)).toMatchObject([{ fields: ['isFeatured'] }, { version: 1 }])
    expect((await restore(of, 1)).body).toMatchObject({ isFeatured: false })
    expect((await site.call('GET /products')).body[0].id).toBe(id)
    await site.admin('PUT /products/order', { ids: [] })
  })

  test("the first version of a message is the visitor's, and its flags are restored", async () => {
    await site.call('POST /contact/send-message', { name: 'A', email: 'a@b.co', subject: 'Konu', message: 'Merhaba' })
    const [{ id }] = (await site.admin('GET /admin/contact-messages')).body
    const of = `contact-messages/${id}`
    await site.admin(`PUT /admin/${of}/mark-read`)
    await site.admin(`PUT /admin/${of}/mark-read`)
    expect(await versions(of)).toMatchObject([
      { version: 2, by: ADMIN.email, fields: ['isRead'] },
      { version: 1, by: null },
    ])
    expect(await version(of, 1)).toMatchObject({ subject: 'Konu', isRead: false, notification: null })
    expect((await restore(of, 1)).body).toMatchObject({ isRead: false })
  })

  test('a post gets its publication state back', async () => {
    const post = { title: 'Yazı', content: 'Bir' }
    const { id } = (await site.admin('POST /blog', { ...post, publishOption: 'now' })).body
    const of = `blog/${id}`
    await site.admin(`PUT /${of}`, { content: 'İki', publishOption: 'draft' })
    expect((await restore(of, 1)).body).toMatchObject({ content: 'Bir', excerpt: 'Bir', isPublished: true })
    expect((await restore(of, 2)).body).toMatchObject({ content: 'İki', isPublished: false, publishAt: null })
    await site.admin(`PUT /${of}`, { content: 'Üç', publishOption: 'now' })
    await site.admin(`PUT /${of}`, { content: 'Dört' })
    const { body } = await restore(of, 5)
    expect(body).toMatchObject({ content: 'Üç', isPublished: true })
    expect((await site.call(`GET /blog/${body.slug}`)).status).toBe(200)
  })

  test('a future schedule is restored; a past one is not', async () => {
    const plan = { title: 'Plan', content: 'Bir', publishOption: 'schedule', scheduleDaysOffset: 3 }
    const { id, publishAt } = (await site.admin('POST /blog', plan)).body
    const of = `blog/${id}`
    await site.admin(`PUT /${of}`, { content: 'İki', publishOption: 'draft' })
    expect((await restore(of, 1)).body).toMatchObject({ publishAt, isPublished: false, content: 'Bir' })
    await restore(of, 2)
    const before = now
    now += 5 * DAY
    expect((await restore(of, 1)).body).toMatchObject({ publishAt: null, isPublished: false, content: 'Bir' })
    now = before
  })

  test('restoring removes English values that the version did not have', async () => {
    const { id } = (await site.admin('POST /samples', { title: 'Işık' })).body
    await site.admin(`PUT /samples/${id}`, { en: { title: 'Light' } })
    expect(await versions(`samples/${id}`)).toMatchObject([{ fields: ['en'] }, {}])
    expect((await restore(`samples/${id}`, 1)).body.en).toEqual({ slug: 'light' })
  })

  test('a singleton has versions under its key, and its reset is a version too', async () => {
    const put = (key: string, body: object) => site.admin(`PUT /admin/page-content/${key}`, body)
    const first = (await put('about', { title: 'Biz', mainText: 'Bir' })).body
    const second = (await put('about', { mainText: 'İki' })).body
    expect(await versions('page-content/about')).toEqual([
      { version: 2, at: second.updatedAt, by: ADMIN.email, fields: ['mainText'] },
      { version: 1, at: first.updatedAt, by: ADMIN.email, fields: ['title', 'mainText'] },
    ])
    expect(await version('page-content/about', 1)).toEqual(first)
    expect((await restore('page-content/about', 1)).body).toEqual({ ...first, updatedAt: expect.any(String) })
    const { body: started } = await site.admin('GET /admin/page-content/home')
    const field = Object.keys(started).find((name) => typeof started[name] === 'string')!
    await put('home', { [field]: 'Başka' })
    await site.admin('DELETE /admin/page-content/home')
    expect(await versions('page-content/home')).toMatchObject([{ fields: [field] }, { version: 1, fields: [field] }])
    expect((await version('page-content/home', 2))[field]).toBe(started[field])
    expect((await restore('page-content/home', 1)).body[field]).toBe('Başka')
    expect(await versions('page-content/footer')).toEqual([])
  })

  const CHANGES: Record<keyof typeof singletons, Record<string, unknown>> = {
    about: { title: 'Bir', mainText: 'Metin' },
    'contact-info': { title: 'Bize yazın' },
    'site-settings': { title: 'Tarla' },
    home: { title: 'Suyu ölçenin' },
    'products-page': { lead: 'Ölçen aletler.' },
    'services-page': { lead: 'Okuyan gözler.' },
    'references-page': { lead: 'Önce, sonra.' },
    'blog-page': { lead: 'Tek konu.' },
    'contact-page': { nextStep: 'Yarın ararız.' },
    'chat-texts': { greeting: 'Buyurun, ben {ad}.' },
    menu: { items: [{ path: '/blog', isHidden: true }] },
    footer: { tagline: 'Toprağın yanında.' },
    sustainability: { lead: 'Az suyla çok ürün.' },
    privacy: { versions: [{ date: '2026-12-03', text: 'Verinizi satmayız.' }, ...initialPrivacy.versions] },
  }

  test.each(Object.entries(CHANGES))('the singleton %s records who changed which fields', async (key, body) => {
    const of = `page-content/${key}`
    const before = await versions(of)
    const { body: saved, status } = await site.admin(`PUT /admin/${of}`, body)
    expect(status).toBe(200)
    const [newest, ...others] = await versions(of)
    expect(others).toEqual(before)
    expect(newest).toMatchObject({ at: saved.updatedAt, by: ADMIN.email })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(newest!.fields))
    expect(newest!.fields).not.toEqual([])
    expect(await version(of, newest!.version)).toEqual(saved)
  })

  test('a privacy notice is restored whole after its reset', async () => {
    const of = 'page-content/privacy'
    const [own, later] = ['2026-11-10', '2026-11-20'].map((date) => ({ date, text: `Bizim, ${date}` }))
    await site.admin(`DELETE /admin/${of}`)
    for (const added of [[own], [later, own]]) {
      const { status } = await site.admin(`PUT /admin/${of}`, { versions: [...added, ...initialPrivacy.versions] })
      expect(status).toBe(200)
    }
    const [{ version: whole }] = (await versions(of)) as [Version]
    await site.admin(`DELETE /admin/${of}`)
    const { status, body } = await restore(of, whole)
    expect([status, body.versions]).toMatchObject([200, [later, own, ...initialPrivacy.versions]])
  })

  test('the first version of a picture is its upload; its texts are restored, its file stays', async () => {
    const send = async (path: string, side: number) => {
      const { payload, headers } = await formOf(['file', await picture('png', side, 30), `${side}.png`])
      return (await site.admin(`POST ${path}`, payload, { headers })).body
    }
    const { publicUrl } = await send('/files/upload-page-image', 61)
    const [{ id }] = (await site.admin(`GET /admin/pictures?filter=${JSON.stringify({ url: publicUrl })}`)).body
    const of = `pictures/${id}`
    await site.admin(`PUT /admin/${of}`, { alt: 'Tarla', focalX: 0.1 })
    const replaced = await send(`/admin/${of}/replace`, 62)
    expect(await versions(of)).toMatchObject([
      { version: 3, by: ADMIN.email, fields: ['url', 'width', 'bytes'] },
      { version: 2, by: ADMIN.email, fields: ['alt', 'focalX'] },
      { version: 1, by: ADMIN.email },
    ])
    expect((await restore(of, 1)).body).toMatchObject({ alt: null, focalX: 0.5, url: replaced.url })
  })

  test('an earlier version shows the replacement of its picture', async () => {
    const send = async (path: string, side: number) => {
      const { payload, headers } = await formOf(['file', await picture('png', side, 30), `${side}.png`])
      return (await site.admin(`POST ${path}`, payload, { headers })).body
    }
    const { publicUrl: imageUrl } = await send('/files/upload-page-image', 63)
    const [{ id: pictureId }] = (await site.admin(`GET /admin/pictures?filter=${JSON.stringify({ url: imageUrl })}`))
      .body
    const { id } = (await site.admin('POST /products', { name: 'Resimli', imageUrl })).body
    const chapters = [{ title: 'Su', text: 'Az.', imageUrl }]
    await site.admin('PUT /admin/page-content/sustainability', { chapters })
    const [{ version: ofPage }] = (await versions('page-content/sustainability')) as [Version]
    await site.admin(`PUT /products/${id}`, { imageUrl: null })
    await site.admin('PUT /admin/page-content/sustainability', { chapters: [{ title: 'Su', text: 'Az.' }] })
    const { url } = await send(`/admin/pictures/${pictureId}/replace`, 64)
    expect((await restore(`products/${id}`, 1)).body.imageUrl).toBe(url)
    expect((await restore('page-content/sustainability', ofPage)).body.chapters[0].imageUrl).toBe(url)
  })

  test('an existing record gets its state as first version at its first save', async () => {
    const { id, updatedAt } = (await site.admin('POST /products', { name: 'Eski' })).body
    await site.database.db.deleteFrom('history').execute()
    expect(await versions(`products/${id}`)).toEqual([])
    await site.admin(`PUT /products/${id}`, { name: 'Yeni' })
    expect(await versions(`products/${id}`)).toMatchObject([
      { version: 2, by: ADMIN.email, fields: ['name'] },
      { version: 1, at: updatedAt, by: null },
    ])
    expect((await restore(`products/${id}`, 1)).body.name).toBe('Eski')
  })

  test('restoring is a save: with precondition and hooks', async () => {
    const { id, slug } = (await site.admin('POST /products', { name: 'Adres' })).body
    const of = `products/${id}`
    const { updatedAt } = (await site.admin(`PUT /${of}`, { name: 'Başka adres', slug: 'baska-adres' })).body
    await site.admin('POST /products', { name: 'Çıkma', slug })
    const taken = await restore(of, 1)
    expect(taken.status).toBe(409)
    expect(taken.body.errors.slug).toHaveLength(1)
    await site.admin(`PUT /${of}`, { name: 'Üçüncü' })
    expect((await restore(of, 2, { updatedAt })).status).toBe(409)
    expect((await restore(of, 2, undefined, { headers: { 'if-match': `"${updatedAt}"` } })).status).toBe(409)
    expect((await restore(of, 2)).body).toMatchObject({ name: 'Başka adres', slug: 'baska-adres' })
  })

  test('a version of an older schema restores the fields that still exist', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Alanlar', description: 'Bir' })).body
    const { db } = site.database
    const data = JSON.stringify({ id, name: 'Önceki', colour: 'red', createdAt: 'x', updatedAt: 'x' })
    await db
      .updateTable('history')
      .set({ data })
      .where('recordId', '=', String(id))
      .where('resource', '=', 'products')
      .execute()
    await site.admin(`PUT /products/${id}`, { description: 'İki' })
    const { body } = await restore(`products/${id}`, 1)
    expect(body).toMatchObject({ name: 'Önceki', description: 'İki' })
    expect(body).not.toHaveProperty('colour')
    expect(await version(`products/${id}`, 1)).not.toHaveProperty('colour')
  })

  test('list: is paged, sorted and filtered like every list', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Bir' })).body
    for (const name of ['İki', 'Üç', 'Dört']) await site.admin(`PUT /products/${id}`, { name })
    const list = async (query: string) => {
      const { status, headers, body } = await site.admin(`GET /admin/history/products/${id}?${query}`)
      return [status, headers['content-range'], (body as Version[]).map?.(({ version }) => version)]
    }
    expect(await list('')).toEqual([200, 'history 0-3/4', [4, 3, 2, 1]])
    expect(await list('range=[1,2]')).toEqual([200, 'history 1-2/4', [3, 2]])
    expect(await list('sort=["version","ASC"]&range=[0,1]')).toEqual([200, 'history 0-1/4', [1, 2]])
    expect(await list('sort=["at","ASC"]&range=[0,0]')).toEqual([200, 'history 0-0/4', [1]])
    expect((await list(`filter={"by":"${ADMIN.email}","version":[2,3]}`))[2]).toEqual([3, 2])
    expect((await list('filter={"q":"YONETICI"}'))[2]).toEqual([4, 3, 2, 1])
    expect((await list('filter={"q":"yok"}'))[2]).toEqual([])
    for (const wrong of ['sort=["id","ASC"]', 'filter={"data":"x"}', 'range=[2,1]'])
      expect((await list(wrong))[0]).toBe(400)
  })

  test('a version that is invalid today is refused, and the record stays unchanged', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Kural' })).body
    const of = `products/${id}`
    const { db } = site.database
    const old = db.updateTable('history').where('recordId', '=', String(id)).where('resource', '=', 'products')
    await old.set({ data: JSON.stringify({ id, name: '', specs: {}, createdAt: 'x', updatedAt: 'x' }) }).execute()
    const { body: before } = await site.admin(`PUT /${of}`, { name: 'Bugün' })
    const { status, body } = await restore(of, 1)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name']])
    expect((await site.admin(`GET /${of}`)).body).toMatchObject(before)
    expect(await versions(of)).toHaveLength(2)
  })

  test('require a token; an unknown one is a 404', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Var' })).body
    for (const line of ['GET', `GET /${1}`, `POST /1/restore`].map((each) => each.split(' ')))
      expect((await site.call(`${line[0]} /admin/history/products/${id}${line[1] ?? ''}`)).status).toBe(401)
    for (const path of [
      'products/999999',
      `products/${id}/2`,
      `products/${id}/0`,
      `products/${id}/x`,
      'products/x',
      'outbox/1',
      'toString/1',
      'messages/1',
      'page-content/yok',
      'page-content/about/99',
    ])
      expect([path, (await site.admin(`GET /admin/history/${path}`)).status]).toEqual([path, 404])
    expect((await restore(`products/${id}`, 2)).status).toBe(404)
    const { paths } = (await site.call('GET /openapi.json')).body
    expect(paths).toHaveProperty('/api/admin/history/{resource}/{id}/{version}/restore')
  })

  test('the last hundred are stored, for a year, and the newest as long as its record', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Çok' })).body
    const store = site.services.stores.of(resources.products)
    for (let i = 0; i < MAX_VERSIONS + 11; i++) await store.toggle(site.context, id, 'isFeatured')
    const kept = await versions(`products/${id}`)
    expect(kept.map((each) => each.version)).toEqual(Array.from({ length: 100 }, (_, i) => 112 - i))
    const stored = site.database.db.selectFrom('history').select('version').where('recordId', '=', String(id))
    expect((await stored.where('resource', '=', 'products').execute()).length).toBeLessThan(110)
    expect(kept[0]).toMatchObject({ by: 'system' })
    const run = (days: number) => pruneVersions(site.database.db, () => now + days * DAY).run()
    await run(360)
    expect(await versions(`products/${id}`)).toHaveLength(MAX_VERSIONS)
    const { id: byPerson } = (await site.admin('POST /products', { name: 'Bir kişinin' })).body
    expect(await versions(`products/${byPerson}`)).toMatchObject([{ by: ADMIN.email }])
    await run(366)
    expect(await versions(`products/${id}`)).toEqual([kept[0]])
    // The newest version of a record is stored as long as the record, its author only for the retention period.
    expect(await versions(`products/${byPerson}`)).toMatchObject([{ version: 1, by: null }])
  })
})
