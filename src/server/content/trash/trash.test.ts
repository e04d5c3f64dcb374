import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { samples } from '../../../../tests/integration/admin/sampleResource.ts'
import type { DeletedRecord } from '../../../contract/api/administration.ts'
import { resources } from '../../../contract/resources/index.ts'
import { collectGarbage, DAYS_KEPT } from '../../features/media/collectGarbage.ts'
import { emptyTrash } from './trash.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('trash on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      resources: { ...resources, samples },
      drafts: await draftedMigration(samples),
      settings: { RATE_LIMITS: 'off' },
    })
  })
  afterAll(() => site.close())

  const entries = async (): Promise<DeletedRecord[]> => (await site.admin('GET /admin/bin')).body
  const isIn = async (resource: string, id: number) =>
    (await entries()).some((entry) => entry.resource === resource && entry.id === id)
  const bringBack = (of: string) => site.admin(`POST /admin/bin/${of}/restore`)
  const purge = (of: string) => site.admin(`DELETE /admin/bin/${of}`)
  const statusOf = async (line: string) => (await site.admin(line)).status
  const made = async (body: object) => (await site.admin('POST /products', body)).body

  const upload = async (side: number): Promise<{ id: number; url: string }> => {
    const { payload, headers } = await formOf(['file', await picture('png', side, 20), `${side}.png`])
    const { publicUrl: url } = (await site.admin('POST /files/upload-page-image', payload, { headers })).body
    const filter = encodeURIComponent(JSON.stringify({ url }))
    return { id: (await site.admin(`GET /admin/pictures?filter=${filter}`)).body[0].id, url }
  }

  describe.each(['products', 'services', 'slides', 'blog', 'samples'])('%s', (name) => {
    const resource = Object.values({ ...resources, samples }).find((each) => each.name === name)!
    const list = name === 'blog' ? '/blog/admin' : `/${name}`

    test('a deleted record is in the trash and a 404 in the API, and is restored whole, with its versions', async () => {
      const { body } = await site.admin(`POST /${name}`, { ...sampleOf(resource), kind: undefined, slug: null })
      const of = `${name}/${body.id}`
      expect((await site.admin(`DELETE /${of}`)).body).toEqual(body)
      expect(await statusOf(`DELETE /${of}`)).toBe(404)
      expect(await statusOf(`GET /admin/history/${of}`)).toBe(404)
      const listed = async () => (await site.admin(`GET ${list}`)).body.map(({ id }: { id: number }) => id)
      expect(await listed()).not.toContain(body.id)
      const [entry] = await entries()
      expect(entry).toEqual({
        resource: name,
        id: body.id,
        title: 'Çığ 6',
        deletedAt: expect.any(String),
        by: ADMIN.email,
        until: new Date(Date.parse(entry!.deletedAt) + 30 * DAY).toISOString(),
      })
      const back = await bringBack(of)
      expect([back.status, back.body]).toEqual([200, body])
      expect(await listed()).toContain(body.id)
      expect((await site.admin(`GET /admin/history/${of}`)).body).toMatchObject([{ version: 1 }])
      expect([await isIn(name, body.id), await statusOf(`POST /admin/bin/${of}/restore`)]).toEqual([false, 404])
    })
  })

  test('restores a slug and its redirects if free, else a similar slug', async () => {
    const { id } = await made({ name: 'İlk ad' })
    await site.admin(`PUT /products/${id}`, { slug: 'ikinci-ad' })
    await site.admin(`DELETE /products/${id}`)
    for (const slug of ['ilk-ad', 'ikinci-ad']) expect((await site.call(`GET /products/${slug}`)).status).toBe(404)
    expect((await bringBack(`products/${id}`)).body.slug).toBe('ikinci-ad')
    expect((await site.call('GET /products/ilk-ad')).status).toBe(308)
    await site.admin(`DELETE /products/${id}`)
    const other = await made({ name: 'Başkası', slug: 'ikinci-ad' })
    const third = await made({ name: 'İlk ad' })
    const { body } = await bringBack(`products/${id}`)
    expect(body.slug).toBe('ikinci-ad-2')
    expect((await site.call('GET /products/ikinci-ad')).body.id).toBe(other.id)
    expect((await site.call('GET /products/ilk-ad')).body.id).toBe(third.id)
    // Redirects that another record took over end when that record is deleted.
    await site.admin(`DELETE /products/${third.id}`)
    expect((await site.call('GET /products/ilk-ad')).status).toBe(404)
    await purge(`products/${third.id}`)
    expect((await site.admin(`GET /admin/history/products/${id}`)).body[0]).toMatchObject({ fields: ['slug'] })
  })

  test('restores a post with its publication state', async () => {
    const { id, slug } = (await site.admin('POST /blog', { title: 'Açık', content: 'x', publishOption: 'now' })).body
    await site.admin(`DELETE /blog/${id}`)
    expect((await site.call(`GET /blog/${slug}`)).status).toBe(404)
    expect((await bringBack(`blog/${id}`)).body).toMatchObject({ isPublished: true })
    expect((await site.call(`GET /blog/${slug}`)).status).toBe(200)
  })

  test('lists a message by its subject, and keeps its email', async () => {
    await site.admin('PUT /admin/page-content/contact-info', {
      enableContactFormNotifications: true,
      notificationTargetEmail: 'biz@example.com',
    })
    await site.call('POST /contact/send-message', { name: 'A', email: 'a@b.co', subject: 'Konu', message: 'Merhaba' })
    const [message] = (await site.admin('GET /admin/contact-messages')).body
    const of = `contact-messages/${message.id}`
    await site.admin(`DELETE /admin/${of}`)
    expect(await entries()).toMatchObject([{ resource: 'contact-messages', id: message.id, title: 'Konu' }])
    expect(await site.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const { body } = await bringBack(of)
    expect(body).toEqual(message)
    expect(body.notification).toMatchObject({ attempts: 0 })
  })

  test('list: is paged, sorted, filtered and searched by Turkish rules, like every list', async () => {
    const { db } = site.database
    await db.deleteFrom('bin').execute()
    const names = ['Çilek', 'cam', 'ırmak', 'İncir 10', 'Iğdır', 'Çakıl']
    for (const name of names) {
      const { id } = await made({ name })
      await site.admin(`DELETE /products/${id}`)
    }
    const { body: service } = await site.admin('POST /services', { name: 'Çapa' })
    await site.admin(`DELETE /services/${service.id}`)
    const list = async (query: string) => {
      const { status, headers, body } = await site.admin(`GET /admin/bin?${query}`)
      return [status, headers['content-range'], (body as DeletedRecord[]).map?.(({ title }) => title)]
    }
    const newest = ['Çapa', ...names.toReversed()]
    expect(await list('')).toEqual([200, 'bin 0-6/7', newest])
    expect(await list('range=[1,2]')).toEqual([200, 'bin 1-2/7', newest.slice(1, 3)])
    expect(await list('range=[7,9]')).toEqual([200, 'bin */7', []])
    expect((await list('sort=["title","ASC"]'))[2]).toEqual([
      'cam',
      'Çakıl',
      'Çapa',
      'Çilek',
      'Iğdır',
      'ırmak',
      'İncir 10',
    ])
    expect((await list('sort=["until","ASC"]&range=[0,0]'))[2]).toEqual(['Çilek'])
    expect((await list('sort=["id","DESC"]&filter={"resource":"products"}'))[2]).toEqual(names.toReversed())
    expect((await list(`filter={"resource":"services","id":[${service.id}]}`))[2]).toEqual(['Çapa'])
    expect((await list(`filter={"by":${JSON.stringify(ADMIN.email)}}&range=[0,0]`))[1]).toBe('bin 0-0/7')
    for (const q of ['CILE', 'çile', 'Çİle'])
      expect((await list(`filter=${encodeURIComponent(`{"q":"${q}"}`)}`))[2]).toEqual(['Çilek'])
    expect((await list(`filter=${encodeURIComponent('{"q":"IGDIR"}')}`))[2]).toEqual(['Iğdır'])
    expect((await list('filter={"q":"%25"}'))[2]).toEqual([])
    for (const wrong of ['sort=["data","ASC"]', 'filter={"goneAt":"x"}', 'range=[3,1]', 'filter={"id":"x"}'])
      expect((await site.admin(`GET /admin/bin?${wrong}`)).status).toBe(400)
    await db.deleteFrom('bin').execute()
  })

  test('list: shows each of many entries with equal titles once, in both directions', async () => {
    const { db } = site.database
    const [resource, deletedAt] = ['services', new Date().toISOString()]
    await db.deleteFrom('bin').execute()
    const ids = Array.from({ length: 700 }, (_, i) => 10_000 - i)
    const alike = { resource, deletedAt, data: '{}' }
    // One title is longer than an index entry may be.
    const titleOf = (i: number) => (i ? 'Adsız' : randomBytes(2000).toString('base64'))
    await db
      .insertInto('bin')
      .values(ids.map((id, i) => ({ ...alike, title: titleOf(i), recordId: String(id) })))
      .execute()
    for (const way of ['ASC', 'DESC']) {
      const { body } = await site.admin(`GET /admin/bin?sort=["title","${way}"]`)
      expect(new Set((body as DeletedRecord[]).map(({ id }) => id))).toEqual(new Set(ids))
    }
    await db.deleteFrom('bin').execute()
  })

  test('responds with the deleted record', async () => {
    const { id } = await made({ name: 'Son kez' })
    await site.admin(`DELETE /products/${id}`)
    const [entry] = await entries()
    expect((await purge(`products/${id}`)).body).toEqual(entry)
  })

  test('purges a record permanently, with its versions', async () => {
    const { id } = await made({ name: 'Gidecek' })
    expect(await statusOf(`DELETE /admin/bin/products/${id}`)).toBe(404)
    await site.admin(`DELETE /products/${id}`)
    const answers = await Promise.all([purge(`products/${id}`), purge(`products/${id}`)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect([await isIn('products', id), await statusOf(`POST /admin/bin/products/${id}/restore`)]).toEqual([false, 404])
    const { db } = site.database
    for (const table of ['history', 'bin'] as const)
      expect(
        await db
          .selectFrom(table)
          .select('id')
          .where('resource', '=', 'products')
          .where('recordId', '=', String(id))
          .execute(),
      ).toEqual([])
  })

  test('restores a record once for concurrent requests', async () => {
    const { id } = await made({ name: 'Bir kez' })
    await site.admin(`DELETE /products/${id}`)
    const answers = await Promise.all([1, 2, 3].map(() => bringBack(`products/${id}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  test('a concurrent delete and save: one is refused, and nothing is half done', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, updatedAt } = await made({ name: 'Yarış' })
      const [saved, removed] = await Promise.all([
        site.admin(`PUT /products/${id}`, { name: 'Kaydedildi', updatedAt }),
        site.admin(`DELETE /products/${id}`, undefined, { headers: { 'if-match': `"${updatedAt}"` } }),
      ])
      expect([saved.status, removed.status]).toBeOneOf([
        [200, 409],
        [404, 200],
      ])
      expect(await isIn('products', id)).toBe(removed.status === 200)
    }
  })

  test('keeps the file of a deleted picture without serving it, and restores it with its references', async () => {
    const { id, url } = await upload(51)
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Tarla' })
    const product = await made({ name: 'Resimli', imageUrl: url })
    expect(await statusOf(`DELETE /admin/pictures/${id}`)).toBe(409)
    await site.admin(`DELETE /products/${product.id}`)
    expect(await statusOf(`DELETE /admin/pictures/${id}`)).toBe(200)
    expect((await site.app.inject({ url })).statusCode).toBe(404)
    const now = Date.now() + (DAYS_KEPT + 1) * DAY
    expect(await collectGarbage(site.services, { now })).toMatchObject({
      removed: { pictures: 0 },
      keptByTrashOrVersion: 1,
      missing: [],
    })
    const { body: picture } = await bringBack(`pictures/${id}`)
    expect([picture.alt, (await site.app.inject({ url })).statusCode]).toEqual(['Tarla', 200])
    await site.admin(`DELETE /admin/pictures/${id}`)
    expect((await bringBack(`products/${product.id}`)).body.imageUrl).toBe(url)
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    expect((await site.admin(`GET /admin/pictures/${id}`)).body).toMatchObject({
      alt: 'Tarla',
      usedIn: [{ id: product.id }],
    })
    expect(await isIn('pictures', id)).toBe(false)
  })

  test('restores references to pictures that were never deleted, from trash and versions', async () => {
    const { url } = await upload(59)
    const { id } = await made({ name: 'Resmi duran', imageUrl: url })
    await site.admin(`PUT /products/${id}`, { name: 'Resmi hâlâ duran' })
    await site.admin(`DELETE /products/${id}`)
    expect((await bringBack(`products/${id}`)).body).toMatchObject({ name: 'Resmi hâlâ duran', imageUrl: url })
    const { status, body } = await site.admin(`POST /admin/history/products/${id}/1/restore`)
    expect([status, body.name, body.imageUrl]).toEqual([200, 'Resmi duran', url])
  })

  test('a purged picture is not served, and records are restored without it', async () => {
    const { id, url } = await upload(52)
    const product = await made({ name: 'Resimsiz', imageUrl: url })
    await site.admin(`PUT /products/${product.id}`, { imageUrl: null, morePictures: [] })
    await site.admin(`DELETE /admin/pictures/${id}`)
    expect((await purge(`pictures/${id}`)).status).toBe(200)
    expect((await site.app.inject({ url })).statusCode).toBe(404)
    const back = await site.admin(`POST /admin/history/products/${product.id}/1/restore`)
    expect([back.status, back.body.imageUrl]).toEqual([200, null])
  })

  test('restored records show the replacements of their pictures, after any number of replacements', async () => {
    const [first, second] = [await upload(55), await upload(56)]
    const replaceBy = async (side: number) => {
      const { payload, headers } = await formOf(['file', await picture('png', side, 20), `${side}.png`])
      return (await site.admin(`POST /admin/pictures/${first.id}/replace`, payload, { headers })).body.url
    }
    const slide = (await site.admin('POST /slides', { title: 'Kayan', imageUrl: first.url })).body
    const { id } = await made({
      name: 'Resimli',
      imageUrl: first.url,
      morePictures: [{ imageUrl: second.url }, { imageUrl: first.url }],
    })
    const post = (await site.admin('POST /blog', { title: 'Yazı', content: `![](${first.url})` })).body
    for (const each of [`products/${id}`, `slides/${slide.id}`, `blog/${post.id}`]) await site.admin(`DELETE /${each}`)
    await replaceBy(57)
    const last = await replaceBy(58)
    expect((await bringBack(`products/${id}`)).body).toMatchObject({
      imageUrl: last,
      morePictures: [{ imageUrl: second.url }, { imageUrl: last }],
    })
    expect((await bringBack(`slides/${slide.id}`)).body.imageUrl).toBe(last)
    expect((await bringBack(`blog/${post.id}`)).body.content).toBe(`![](${last})`)
    expect((await site.admin(`GET /admin/pictures/${first.id}`)).body.usedIn).toHaveLength(3)
    // A picture replaced by its original is the original again.
    await site.admin(`DELETE /slides/${slide.id}`)
    expect(await replaceBy(55)).toBe(first.url)
    expect((await bringBack(`slides/${slide.id}`)).body).toMatchObject({ imageUrl: first.url })
  })

  test('a deleted picture that is uploaded again exists again, and cannot be restored beside itself', async () => {
    const { id, url } = await upload(53)
    await site.admin(`DELETE /admin/pictures/${id}`)
    const again = await upload(53)
    expect(again.url).toBe(url)
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    expect((await bringBack(`pictures/${id}`)).status).toBe(409)
    expect((await purge(`pictures/${id}`)).status).toBe(200)
    expect((await site.app.inject({ url })).statusCode).toBe(200)
  })

  test('purges entries after their retention, and completes an interrupted purge', async () => {
    const [old, young] = [await made({ name: 'Eski' }), await made({ name: 'Yeni' })]
    const { id: pictureId, url } = await upload(54)
    const at = Date.now()
    const run = (now: number) => emptyTrash(site.services.trash, { ...site.services, now: () => now }).run()
    for (const { id } of [old, young]) await site.admin(`DELETE /products/${id}`)
    await site.admin(`DELETE /admin/pictures/${pictureId}`)
    const { db } = site.database
    const before = new Date(at - 2 * DAY).toISOString()
    await db
      .updateTable('bin')
      .set({ deletedAt: before })
      .where('recordId', '=', String(old.id))
      .where('resource', '=', 'products')
      .execute()
    // Simulates a process that ended before the files were removed.
    await db.updateTable('bin').set({ goneAt: before }).where('resource', '=', 'pictures').execute()
    await run(at + 29 * DAY)
    expect([await isIn('products', old.id), await isIn('products', young.id)]).toEqual([false, true])
    expect(await db.selectFrom('bin').select('id').where('resource', '=', 'pictures').execute()).toEqual([])
    expect((await site.app.inject({ url })).statusCode).toBe(404)
  })

  test('stops purging at shutdown', async () => {
    const { db } = site.database
    const { id } = await made({ name: 'Bekleyen' })
    await site.admin(`DELETE /products/${id}`)
    await db
      .updateTable('bin')
      .set({ deletedAt: new Date(0).toISOString() })
      .execute()
    await emptyTrash(site.services.trash, site.services).run(AbortSignal.abort())
    expect(await isIn('products', id)).toBe(true)
    await emptyTrash(site.services.trash, site.services).run()
    expect(await isIn('products', id)).toBe(false)
  })

  test('requires a token, and returns 404 for an unknown entry', async () => {
    for (const line of ['GET /admin/bin', 'POST /admin/bin/products/1/restore', 'DELETE /admin/bin/products/1'])
      expect((await site.call(line)).status).toBe(401)
    for (const unknown of ['products/999999', 'products/x', 'messages/1', 'page-content/about', 'toString/1'])
      expect([unknown, (await bringBack(unknown)).status, (await purge(unknown)).status]).toEqual([unknown, 404, 404])
  })
})
