import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { S3_KEYS, startS3Server } from '../../../../tests/helpers/s3Server.ts'
import { createTestApp, databases, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { systemContext } from '../../../../tests/helpers/writeContext.ts'
import { problems } from '../../../contract/i18n/shared/messages.ts'
import type { LibraryPicture } from '../../../contract/resources/pictures.ts'
import { singletons } from '../../../contract/singletons/index.ts'
import { readSettings } from '../../platform/config/settings.ts'
import { openStorage } from '../../platform/storage/openStorage.ts'
import { collectGarbage, DAYS_KEPT } from './collectGarbage.ts'
import { imageFacts } from './imageFacts.ts'
import { uploadPicture } from './pictures.ts'
import { replacePicture } from './replacePicture.ts'

const DAY = 24 * 60 * 60 * 1000
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20H0z"/></svg>',
)

describe.each(databases('postgres'))('picture library on %s', (dialect) => {
  let site: TestApp
  let side = 100
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    const { db } = site.database
    for (const table of [
      'products',
      'services',
      'blog',
      'slides',
      'pageContent',
      'uploads',
      'pictures',
      'pictureUses',
      'history',
      'bin',
    ])
      await db.deleteFrom(table as 'uploads').execute()
    for await (const { name } of site.storage.list()) await site.storage.remove(name)
  })

  const send = async (path: string, file: Buffer, name?: string) => {
    const { payload, headers } = await formOf(['file', file, name])
    return site.admin(`POST ${path}`, payload, { headers })
  }
  /** A picture of unique size. */
  const fresh = () => picture('jpeg', side++, 40)
  const upload = async (file: Buffer, name?: string, path = '/files/upload-page-image'): Promise<string> =>
    (await send(path, file, name)).body.publicUrl
  const list = async (query = ''): Promise<LibraryPicture[]> => (await site.admin(`GET /admin/pictures${query}`)).body
  const pictureAt = async (url: string) => (await list()).find((each) => each.url === url)!
  const files = async () => {
    const names: string[] = []
    for await (const { name } of site.storage.list()) names.push(name)
    return names
  }
  /** Renditions of other tests may still be in progress. */
  const filesOf = async (url: string) => (await files()).filter((name) => url.includes(name.slice(0, 64)))

  test('upload: a file whose picture is deleted meanwhile is served, and replaces a picture', async () => {
    const [file, other] = [await fresh(), await fresh()]
    const storage = { ...site.storage }
    /** Deletes the file's picture after the file is stored again, before it is added to the library. */
    storage.put = async (name, content) => {
      await site.storage.put(name, content)
      const found = await pictureAt(`/uploads/${name}`)
      expect((await site.admin(`DELETE /admin/pictures/${found.id}`)).status).toBe(200)
    }
    const url = await upload(file)
    await uploadPicture({ ...site.services, storage }, file)
    expect(await pictureAt(url)).toBeDefined()
    expect((await site.app.inject({ url })).statusCode).toBe(200)

    const { id } = await pictureAt(await upload(other))
    await replacePicture(systemContext(site.database.db), { ...site.services, storage, singletons }, id, file)
    expect(await pictureAt(url)).toMatchObject({ id })
    expect((await site.app.inject({ url })).statusCode).toBe(200)
  })

  test('upload: cached pages stay, unless a record already references its file', async () => {
    const file = await picture('png', 60, 30)
    const eventsOf = async (work: () => Promise<unknown>) => {
      const tables: string[] = []
      const stop = site.services.changes.subscribe((table) => tables.push(table))
      await work()
      stop()
      return tables
    }
    const add = () => uploadPicture(site.services, file)
    expect(await eventsOf(add)).toEqual([])
    const { name } = await add()
    await site.admin('POST /products', { name: 'Çilek', imageUrl: `/uploads/${name}` })
    await site.database.db.deleteFrom('pictures').execute()
    expect(await eventsOf(add)).toEqual(['pictures'])
  })

  test('lists each upload once, with its facts', async () => {
    const file = await picture('png', 90, 40)
    const url = await upload(file, 'Çiğ düşmüş tarla.png')
    expect(await upload(file, 'başka ad.png', '/files/upload-product-image')).toBe(url)
    const { body, headers } = await site.admin('GET /admin/pictures?range=[0,9]')
    expect(headers['content-range']).toBe('pictures 0-0/1')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(body).toEqual([
      {
        id: expect.any(Number),
        url,
        name: 'Çiğ düşmüş tarla.png',
        type: 'image/png',
        width: 90,
        height: 40,
        bytes: expect.any(Number),
        alt: null,
        en: { alt: null },
        focalX: 0.5,
        focalY: 0.5,
        usedIn: [],
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ])
    expect((await site.admin(`GET /admin/pictures/${body[0].id}`)).body).toEqual(body[0])
    expect((await site.call('GET /admin/pictures')).status).toBe(401)
  })

  test('update: alternative text and focal point are saved independently', async () => {
    const { id } = await pictureAt(await upload(await fresh()))
    const put = (body: object) => site.admin(`PUT /admin/pictures/${id}`, body)
    expect((await put({ alt: 'Sulanan tarla', en: { alt: 'A field being watered' } })).body).toMatchObject({
      alt: 'Sulanan tarla',
      en: { alt: 'A field being watered' },
    })
    const { status, body } = await put({ focalX: 0.123, focalY: 1, name: 'Tarla', url: '/uploads/x.png', width: 1 })
    expect([status, body]).toMatchObject([
      200,
      { alt: 'Sulanan tarla', en: { alt: 'A field being watered' }, focalX: 0.123, focalY: 1, name: 'Tarla' },
    ])
    expect(body.width).not.toBe(1)
    expect((await put({ alt: ' ', en: { alt: '' } })).body).toMatchObject({ alt: null, en: { alt: null } })
    for (const [field, value] of [
      ['focalX', 1.1],
      ['focalY', -0.1],
      ['focalX', '0.5'],
      ['name', ''],
      ['alt', 'x'.repeat(501)],
    ]) {
      const refused = await put({ [String(field)]: value })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]])
    }
    expect((await put({ alt: 'a', updatedAt: '2026-01-01T00:00:00.000Z' })).status).toBe(409)
    expect((await site.admin('PUT /admin/pictures/999999', { alt: 'a' })).status).toBe(404)
  })

  test('list: search, sort, filters by type, use and alternative text', async () => {
    const [field, logo] = [
      await upload(await fresh(), 'IĞDIR ovası.png'),
      await upload(LOGO, 'marka.svg', '/files/upload-logo'),
    ]
    const { id } = await pictureAt(field)
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Şeftali bahçesi', en: { alt: 'Peach orchard' } })
    await site.admin('PUT /admin/page-content/site-settings', { logoUrl: logo })
    const urls = async (query: object) =>
      (await list(`?filter=${encodeURIComponent(JSON.stringify(query))}`)).map(({ url }) => url)
    expect(await urls({ q: 'ığdır' })).toEqual([field])
    expect(await urls({ q: 'seftali' })).toEqual([field])
    expect(await urls({ type: 'image/svg+xml' })).toEqual([logo])
    expect(await urls({ type: ['image/png', 'image/jpeg'] })).toEqual([field])
    expect(await urls({ isUsed: true })).toEqual([logo])
    expect(await urls({ isUsed: false })).toEqual([field])
    expect(await urls({ hasAlt: true })).toEqual([field])
    expect(await urls({ hasAlt: false })).toEqual([logo])
    expect((await list('?sort=["bytes","ASC"]')).map(({ url }) => url)).toEqual([logo, field])
    const { headers, body } = await site.admin('GET /admin/pictures?range=[1,1]&sort=["name","ASC"]')
    expect([headers['content-range'], body[0].url]).toEqual(['pictures 1-1/2', logo])
    expect((await site.admin('GET /admin/pictures?sort=["usedIn","ASC"]')).status).toBe(400)
    expect((await site.admin('GET /admin/pictures?filter={"place":1}')).status).toBe(400)
  })

  test('usedIn follows saves and deletions of records and singletons', async () => {
    const url = await upload(await fresh())
    const uses = async () => (await pictureAt(url)).usedIn
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: url })
    const content = `Bakın: ![tarla](${url.replace('.png', '-320.webp')})`
    const { body: post } = await site.admin('POST /blog', { title: 'Yazı', content })
    const { body: slide } = await site.admin('POST /slides', { title: 'Tarla', imageUrl: url })
    const { body: service } = await site.admin('POST /services', { name: 'Ölçüm', imageUrl: url })
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl: url })
    expect(await uses()).toEqual([
      { resource: 'blog', id: post.id, title: 'Yazı' },
      { resource: 'page-content', id: 'about', title: 'Hakkımızda' },
      { resource: 'products', id: product.id, title: 'Kök 6' },
      { resource: 'services', id: service.id, title: 'Ölçüm' },
      { resource: 'slides', id: slide.id, title: 'Tarla' },
    ])
    await site.admin(`PUT /products/${product.id}`, { name: 'Kök 7' })
    expect((await uses())[2]).toEqual({ resource: 'products', id: product.id, title: 'Kök 7' })
    await site.admin(`PUT /products/${product.id}`, { imageUrl: null })
    await site.admin(`PUT /blog/${post.id}`, { content: 'Yalnızca yazı' })
    await site.admin(`DELETE /slides/${slide.id}`)
    await site.admin('PUT /admin/page-content/about', { imageUrl: '' })
    expect(await uses()).toEqual([{ resource: 'services', id: service.id, title: 'Ölçüm' }])
  })

  test('reorder: references stay unchanged', async () => {
    const url = await upload(await fresh())
    const ids: number[] = []
    for (const name of ['Kök 6', 'Kök 7'])
      ids.push((await site.admin('POST /products', { name, imageUrl: url })).body.id)
    const references = () =>
      site.database.db.selectFrom('pictureUses').selectAll().orderBy('resource').orderBy('recordId').execute()
    // A reorder event has no record: it must not delete references by its id, which is null.
    const hash = url.slice('/uploads/'.length, -'.jpg'.length)
    await site.database.db.insertInto('pictureUses').values({ hash, resource: 'products', recordId: 'null' }).execute()
    const before = await references()
    expect(before).toHaveLength(3)
    expect((await site.admin('PUT /products/order', { ids: ids.toReversed() })).status).toBe(200)
    expect(await references()).toEqual(before)
  })

  test('references of a field that is no longer declared are deleted with the next save or the deletion', async () => {
    const [url, other] = [await upload(await fresh()), await upload(await fresh())]
    const uses = async () => (await pictureAt(url)).usedIn.length
    const { body } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: other })
    const dropped = {
      hash: url.slice('/uploads/'.length, -'.png'.length),
      resource: 'products',
      recordId: `${body.id}`,
    }
    for (const line of ['PUT', 'DELETE']) {
      await site.database.db.insertInto('pictureUses').values(dropped).execute()
      expect(await uses()).toBe(1)
      expect((await site.admin(`${line} /products/${body.id}`, { name: 'Kök 7' })).status).toBe(200)
      expect(await uses()).toBe(0)
      expect((await pictureAt(other)).usedIn).toHaveLength(line === 'PUT' ? 1 : 0)
    }
    expect((await site.admin(`DELETE /admin/pictures/${(await pictureAt(url)).id}`)).status).toBe(200)
  })

  test('addresses in visitors’ messages are no references', async () => {
    const url = await upload(await fresh())
    const message = { name: 'Ali', email: 'ali@example.com', subject: 'Görsel', message: `Şu: ${url}` }
    expect((await site.call('POST /contact/send-message', message)).status).toBe(200)
    expect((await pictureAt(url)).usedIn).toEqual([])
  })

  test('delete: 409 while a picture is used; a purged one is not served', async () => {
    const url = await upload(await picture('png', 400, 40))
    const { id } = await pictureAt(url)
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: url })
    const refused = await site.admin(`DELETE /admin/pictures/${id}`)
    expect([refused.status, refused.body.message]).toEqual([409, problems.pictureInUse(1)])
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    await site.admin(`DELETE /products/${product.id}`)
    await expect.poll(() => filesOf(url)).toHaveLength(5)
    expect((await site.app.inject({ url: url.replace('.png', '-320u.avif') })).statusCode).toBe(200)
    expect(await filesOf(url)).toHaveLength(6)
    const { etag } = (await site.app.inject({ url })).headers
    const removed = await site.admin(`DELETE /admin/pictures/${id}`)
    expect([removed.status, removed.body]).toMatchObject([200, { id, url }])
    expect((await site.admin(`DELETE /admin/pictures/${id}`)).status).toBe(404)
    expect((await site.app.inject({ url })).statusCode).toBe(404)
    expect((await site.app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(404)
    expect((await site.admin(`DELETE /admin/bin/pictures/${id}`)).status).toBe(200)
    expect((await site.app.inject({ url })).statusCode).toBe(404)
    expect(await site.database.db.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('replace: all records show the new file, and changes are announced', async () => {
    const old = await upload(await picture('png', 700, 40))
    const { id } = await pictureAt(old)
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Tarla', focalX: 0.2 })
    const other = await upload(await fresh())
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: old })
    const content = `İlk ![](https://filiz.example${old}) ve ![](${old.replace('.png', '-700.webp')}), ![](${old.replace('.png', '-320u.webp')}), sonra ![](${other}).`
    const { body: post } = await site.admin('POST /blog', { title: 'Yazı', content, imageUrl: old })
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl: old })
    const changed = new Set<string>()
    const unsubscribe = site.changes.subscribe((table) => changed.add(table))

    const { status, body } = await send(`/admin/pictures/${id}/replace`, await picture('jpeg', 500, 60))
    unsubscribe()
    expect([status, body]).toMatchObject([200, { id, alt: 'Tarla', focalX: 0.2, width: 500, type: 'image/jpeg' }])
    expect(body.url).not.toBe(old)
    expect(body.usedIn).toHaveLength(3)
    const shown = await site.call(`GET /products/${product.id}`)
    expect(shown.body.imageUrl).toBe(body.url)
    expect(shown.body.updatedAt > product.updatedAt).toBe(true)
    const read = (await site.admin(`GET /blog/admin/${post.id}`)).body
    expect(read).toMatchObject({ coverImageUrl: body.url, imageUrl: body.url, isPublished: false })
    expect(read.content).toBe(
      `İlk ![](https://filiz.example${body.url}) ve ![](${body.url.replace('.jpg', '-500.webp')}), ![](${body.url.replace('.jpg', '-320u.webp')}), sonra ![](${other}).`,
    )
    expect((await site.call('GET /page-content/about')).body.imageUrl).toBe(body.url)
    expect([...changed].sort()).toEqual(['blog', 'pageContent', 'pictures', 'products'])
    expect((await site.app.inject({ url: body.url })).statusCode).toBe(200)
    // An open page still shows the old file.
    expect((await site.app.inject({ url: old })).statusCode).toBe(200)
    expect(await list()).toHaveLength(2)
  })

  test('replace: a file that is already in the library is shown, and the replaced picture stays unused', async () => {
    const [file, known] = [await fresh(), await fresh()]
    const [first, second] = [await upload(file), await upload(known)]
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: first })
    const { id } = await pictureAt(first)
    const { body } = await send(`/admin/pictures/${id}/replace`, known)
    expect(body).toMatchObject({ id: (await pictureAt(second)).id, url: second })
    expect((await site.call(`GET /products/${product.id}`)).body.imageUrl).toBe(second)
    expect(await pictureAt(first)).toMatchObject({ id, usedIn: [] })
    expect((await send(`/admin/pictures/${body.id}/replace`, known)).body).toMatchObject({ id: body.id, url: second })
  })

  test('replace: an SVG only replaces an SVG, and other files are rejected', async () => {
    const [photo, logo] = [await upload(await fresh()), await upload(LOGO, 'marka.svg', '/files/upload-logo')]
    await site.admin('PUT /admin/page-content/site-settings', { logoUrl: logo })
    const other = Buffer.from(LOGO.toString().replace('h40v20', 'h30v10'))
    const replaced = await send(`/admin/pictures/${(await pictureAt(logo)).id}/replace`, other)
    expect([replaced.status, replaced.body.type]).toEqual([200, 'image/svg+xml'])
    expect((await site.call('GET /page-content/site-settings')).body.logoUrl).toBe(replaced.body.url)
    const { id } = await pictureAt(photo)
    expect((await send(`/admin/pictures/${id}/replace`, LOGO)).status).toBe(415)
    expect((await send(`/admin/pictures/${id}/replace`, Buffer.from('metin'))).status).toBe(415)
    expect((await site.admin(`POST /admin/pictures/${id}/replace`, {})).status).toBe(415)
    expect((await send('/admin/pictures/999999/replace', await fresh())).status).toBe(404)
    expect(await pictureAt(photo)).toMatchObject({ id })
  })

  test('records for visitors have the alternative texts and focal points of their pictures, if any', async () => {
    const [url, plain] = [await upload(await fresh()), await upload(await fresh())]
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: url })
    await site.admin('POST /products', { name: 'Kök 7', imageUrl: plain })
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', imageUrl: url })
    const before = await site.call(`GET /products/${product.id}`)
    expect(before.body).not.toHaveProperty('pictures')

    const facts = { alt: 'Tarla', en: { alt: 'A field' }, focalX: 0.2, focalY: 0.5 }
    await site.admin(`PUT /admin/pictures/${(await pictureAt(url)).id}`, facts)
    const after = await site.call(`GET /products/${product.id}`, undefined, {
      headers: { 'if-none-match': String(before.headers.etag) },
    })
    expect([after.status, after.body.pictures]).toEqual([200, { [url]: facts }])
    const listed = (await site.call('GET /products')).body
    expect(listed.map((each: { pictures?: object }) => each.pictures)).toEqual([undefined, { [url]: facts }])
    expect((await site.call('GET /page-content/about')).body.pictures).toEqual({ [url]: facts })
    expect(Object.values(await imageFacts(site.database.db, [url]))).toEqual([expect.objectContaining(facts)])
    const saved = await site.admin(
      `PUT /products/${product.id}`,
      { name: 'Kök 8' },
      {
        headers: { 'if-match': String(after.headers.etag) },
      },
    )
    expect(saved.status).toBe(200)
  })

  test('records for visitors have an alternative text that exists in English only', async () => {
    const [url, plain] = [await upload(await fresh()), await upload(await fresh())]
    const { body } = await site.admin('POST /products', {
      name: 'Kök 6',
      imageUrl: url,
      morePictures: [{ imageUrl: plain }],
    })
    const { id } = await pictureAt(url)
    await site.admin(`PUT /admin/pictures/${id}`, { alt: null, en: { alt: 'A field' } })
    await site.admin(`PUT /admin/pictures/${(await pictureAt(plain)).id}`, { alt: null, en: { alt: '' } })
    const descriptions = { [url]: { en: { alt: 'A field' } } }
    expect((await site.call(`GET /products/${body.id}`)).body.pictures).toEqual(descriptions)
  })

  test.each(['products', 'services'])(
    '%s: the first additional picture replaces an empty or purged main picture',
    async (name) => {
      const [first, second, third] = [
        await upload(await fresh()),
        await upload(await fresh()),
        await upload(await fresh()),
      ]
      const named = (...urls: string[]) => urls.map((imageUrl) => ({ imageUrl }))
      const { body } = await site.admin(`POST /${name}`, { name: 'Kök 6', morePictures: named(first, second, third) })
      expect(body).toMatchObject({ imageUrl: first, morePictures: named(second, third) })
      for (const put of [{ imageUrl: '' }, { imageUrl: null }]) await site.admin(`PUT /${name}/${body.id}`, put)
      const listed = async () => (await site.call(`GET /${name}`)).body[0].imageUrl
      expect([await listed(), (await site.call(`GET /${name}/${body.id}`)).body.morePictures]).toEqual([third, []])
      expect((await site.admin(`PUT /${name}/${body.id}`, { imageUrl: null })).body.imageUrl).toBeNull()
      const again = await site.admin(`PUT /${name}/${body.id}`, { morePictures: named(second) })
      expect(again.body).toMatchObject({ imageUrl: second, morePictures: [] })

      // A purged picture is omitted.
      await site.admin(`PUT /${name}/${body.id}`, { imageUrl: first, morePictures: named(second) })
      await site.admin(`DELETE /${name}/${body.id}`)
      const { id } = await pictureAt(first)
      await site.admin(`DELETE /admin/pictures/${id}`)
      await site.admin(`DELETE /admin/bin/pictures/${id}`)
      const restored = await site.admin(`POST /admin/bin/${name}/${body.id}/restore`)
      expect(restored.body).toMatchObject({ imageUrl: second, morePictures: [] })
    },
  )

  test.each(['products', 'services'])('%s: additional pictures are stored beside the main picture', async (name) => {
    const [first, second, third] = [
      await upload(await fresh()),
      await upload(await fresh()),
      await upload(await fresh()),
    ]
    const morePictures = [{ imageUrl: second }, { imageUrl: third }]
    const { body } = await site.admin(`POST /${name}`, { name: 'Kök 6', imageUrl: first, morePictures })
    expect(body).toMatchObject({ imageUrl: first, morePictures })
    expect((await pictureAt(third)).usedIn).toEqual([{ resource: name, id: body.id, title: 'Kök 6' }])
    expect((await site.call(`GET /${name}`)).body[0]).not.toHaveProperty('morePictures')
    // A client of the specification knows only the main picture.
    const changed = await site.admin(`PUT /${name}/${body.id}`, { name: 'Kök 6', imageUrl: third })
    expect(changed.body).toMatchObject({ imageUrl: third, morePictures })
    const { id } = await pictureAt(second)
    const replaced = await send(`/admin/pictures/${id}/replace`, await fresh())
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Yandan' })
    const seen = (await site.call(`GET /${name}/${body.id}`)).body
    expect(seen.morePictures).toEqual([{ imageUrl: replaced.body.url }, { imageUrl: third }])
    expect(seen.pictures).toEqual({ [replaced.body.url]: { alt: 'Yandan' } })
  })

  test('list: filter by address', async () => {
    const [url] = [await upload(await fresh()), await upload(await fresh())]
    const filter = encodeURIComponent(JSON.stringify({ url }))
    expect((await list(`?filter=${filter}`)).map((each) => each.url)).toEqual([url])
  })

  test('garbage collection keeps pictures with an alternative text', async () => {
    // Called directly, because a request would create renditions in the background.
    const add = async () => `/uploads/${(await uploadPicture(site.services, await fresh())).name}`
    const [described, unused] = [await add(), await add()]
    await site.admin(`PUT /admin/pictures/${(await pictureAt(described)).id}`, { alt: 'Tarla' })
    const now = Date.now() + (DAYS_KEPT + 1) * DAY
    expect(await collectGarbage(site.services, { now })).toMatchObject({ removed: { pictures: 1 }, keptInLibrary: 1 })
    expect((await list()).map(({ url }) => url)).toEqual([described])
    expect((await site.app.inject({ url: unused })).statusCode).toBe(404)
  })
})

test.each(dialects)('a restored picture counts as new for garbage collection, on %s', async (dialect) => {
  const site = await createTestApp(dialect)
  const { db } = site.database
  const { payload, headers } = await formOf(['file', await picture('png', 400, 40)])
  await site.admin('POST /files/upload-page-image', payload, { headers })
  const lastYear = new Date(Date.now() - 365 * DAY).toISOString()
  await db.updateTable('uploads').set({ createdAt: lastYear }).execute()
  const [{ id }] = (await site.admin('GET /admin/pictures')).body
  await site.admin(`DELETE /admin/pictures/${id}`)
  await site.admin(`POST /admin/bin/pictures/${id}/restore`)
  expect(await collectGarbage(site.services)).toMatchObject({ removed: { pictures: 0 }, tooNew: 1 })
  await site.close()
})

test.each(dialects)(
  'a restored record shows its old file if that was uploaded again after its replacement, on %s',
  async (dialect) => {
    const site = await createTestApp(dialect)
    const send = async (path: string, file: Buffer) => {
      const { payload, headers } = await formOf(['file', file])
      return (await site.admin(`POST ${path}`, payload, { headers })).body
    }
    const file = await picture('png', 400, 40)
    const { publicUrl: url } = await send('/files/upload-page-image', file)
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    await send(`/admin/pictures/${id}/replace`, await picture('png', 410, 40))
    await send('/files/upload-page-image', file)
    const { body: product } = await site.admin('POST /products', { name: 'Kök 6', imageUrl: url })
    await site.admin(`DELETE /products/${product.id}`)
    const again = (await site.admin('GET /admin/pictures')).body.find((each: { url: string }) => each.url === url)
    expect((await site.admin(`DELETE /admin/pictures/${again.id}`)).status).toBe(200)
    expect((await site.admin(`POST /admin/bin/products/${product.id}/restore`)).status).toBe(200)
    expect((await site.call(`GET /products/${product.id}`)).body.imageUrl).toBe(url)
    await site.close()
  },
)

test.each(databases('sqlite'))('the picture library on an S3 store, on %s', async (dialect) => {
  const s3 = await startS3Server()
  const keys = { AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey }
  const storage = await openStorage(readSettings({ STORAGE_URL: s3.url, ...keys }))
  const site = await createTestApp(dialect, { storage })
  try {
    const send = async (path: string, file: Buffer) => {
      const { payload, headers } = await formOf(['file', file])
      return (await site.admin(`POST ${path}`, payload, { headers })).body
    }
    const { publicUrl: old } = await send('/files/upload-page-image', await picture('png', 400, 40))
    await site.admin('POST /products', { name: 'Kök 6', imageUrl: old })
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    const { url } = await send(`/admin/pictures/${id}/replace`, await picture('png', 410, 40))
    expect((await site.call('GET /products')).body[0].imageUrl).toBe(url)
    expect((await site.app.inject({ url })).statusCode).toBe(200)
    await site.admin(`DELETE /products/${(await site.call('GET /products')).body[0].id}`)
    expect((await site.admin(`DELETE /admin/pictures/${id}`)).status).toBe(200)
    expect((await site.app.inject({ url })).statusCode).toBe(404)
  } finally {
    await site.close()
    await s3.close()
  }
})
