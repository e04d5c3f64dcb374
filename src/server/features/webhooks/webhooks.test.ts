import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { HONEYPOT } from '../../../contract/api/contactCalls.ts'
import { EVENTS } from '../../../contract/api/endpoints.ts'
import { posts } from '../../../contract/resources/posts.ts'
import { products } from '../../../contract/resources/products.ts'
import type { Resource } from '../../../contract/schema/resource.ts'
import { createRepository } from '../../content/resources/repository.ts'
import { publishDue } from '../blog/publishDue.ts'

const URL = 'https://hooks.example.com/filiz?code=x'
const ORIGIN = { url: URL, events: ['content.published'] }

describe.each(dialects)('webhooks on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    await site.database.db.deleteFrom('webhooks').execute()
  })

  const add = async (events: readonly string[] = EVENTS) =>
    (await site.admin('POST /admin/webhooks', { url: URL, events })).body as { id: number; secret: string }

  /** Returns and deletes the waiting deliveries, as type, resource, id and path. */
  const takeDeliveries = async () => {
    const rows = await site.database.db.selectFrom('webhookDeliveries').selectAll().orderBy('id').execute()
    await site.database.db.deleteFrom('webhookDeliveries').execute()
    return rows.map(({ type, data }) => {
      const { resource, id, path, ...more } = JSON.parse(data)
      expect(more).toEqual({})
      return [type, resource, id, path]
    })
  }

  test('are added with a secret shown once, changed and removed', async () => {
    const { status, headers, body } = await site.admin('POST /admin/webhooks', ORIGIN)
    expect([status, headers.location]).toEqual([201, `/api/admin/webhooks/${body.id}`])
    const { secret, ...shown } = body
    expect(secret).toMatch(/^whsec_/)
    expect(shown).toEqual({ id: body.id, ...ORIGIN, isOn: true, createdAt: expect.any(String) })
    expect((await site.admin('GET /admin/webhooks')).body).toEqual([shown])

    const events = ['message.received', 'content.deleted', 'message.received']
    const changed = await site.admin(`PUT /admin/webhooks/${body.id}`, { events })
    expect([changed.status, changed.body]).toEqual([200, { ...shown, events: ['content.deleted', 'message.received'] }])
    expect((await site.admin(`PUT /admin/webhooks/${body.id}`, { isOn: false })).body).toMatchObject({
      url: URL,
      isOn: false,
    })
    expect((await site.admin('PUT /admin/webhooks/999', { isOn: false })).status).toBe(404)
    expect((await site.admin('GET /admin/webhooks/999/deliveries')).status).toBe(404)
    expect((await site.admin(`DELETE /admin/webhooks/${body.id}`)).body).toMatchObject({ id: body.id })
    expect((await site.admin(`DELETE /admin/webhooks/${body.id}`)).status).toBe(404)

    const activity = (await site.admin('GET /admin/activity?filter={"resource":"webhooks"}')).body
    expect(activity.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'update', 'create'])
    expect(JSON.stringify(activity)).not.toMatch(/whsec_|hooks\.example/)
  })

  test('a repeated idempotency key adds one and returns its valid secret', async () => {
    const send = (url: string) =>
      site.admin('POST /admin/webhooks', { ...ORIGIN, url }, { headers: { 'idempotency-key': 'form' } })
    const first = await send(URL)
    const again = await send(URL)
    expect([again.status, again.body.id, again.headers.location]).toEqual([201, first.body.id, first.headers.location])
    expect(again.body.secret).toMatch(/^whsec_/)
    expect(again.body.secret).not.toBe(first.body.secret)
    const other = await send('https://hooks.example.com/else')
    expect([other.status, other.body.secret]).toEqual([409, undefined])
    const rows = await site.database.db.selectFrom('webhooks').selectAll().execute()
    expect(rows).toMatchObject([{ id: first.body.id, url: URL, secret: again.body.secret }])
  })

  test('need a public URL and known events, and are limited in number', async () => {
    for (const [wrong, field] of [
      [{ ...ORIGIN, url: 'http://127.0.0.1:9/' }, 'url'],
      [{ ...ORIGIN, url: 'http://localhost/' }, 'url'],
      [{ ...ORIGIN, url: 'https://a:b@example.com/' }, 'url'],
      [{ ...ORIGIN, url: 'x' }, 'url'],
      [{ ...ORIGIN, events: [] }, 'events'],
      [{ ...ORIGIN, events: ['content.read'] }, 'events'],
      [{ url: URL }, 'events'],
    ] as const) {
      const { status, body } = await site.admin('POST /admin/webhooks', wrong)
      expect([wrong, status, Object.keys(body.errors)]).toEqual([wrong, 400, [field]])
    }
    const { id } = await add()
    expect((await site.admin(`PUT /admin/webhooks/${id}`, { url: 'http://10.0.0.1/' })).status).toBe(400)
    for (let i = 1; i < 20; i++) await add()
    expect((await site.admin('POST /admin/webhooks', ORIGIN)).status).toBe(409)
  })

  test('receive events of published, changed and deleted content', async () => {
    await add()
    const { id, slug } = (await site.admin('POST /products', { name: 'Nem sensörü' })).body
    const path = `/urunler/${slug}`
    expect(await takeDeliveries()).toEqual([['content.published', 'products', id, path]])
    await site.admin(`PUT /products/${id}`, { description: 'Toprakta.' })
    await site.admin(`PUT /products/${id}`, { description: 'Toprakta.' })
    await site.admin(`PUT /products/${id}/toggle-feature`)
    const changed = ['content.changed', 'products', id, path]
    expect(await takeDeliveries()).toEqual([changed, changed])
    await site.admin(`PUT /products/${id}/hide`)
    await site.admin(`PUT /products/${id}`, { description: 'Gizli.' })
    const unseen = ['content.changed', 'products', id, null]
    expect(await takeDeliveries()).toEqual([unseen, unseen])
    await site.admin(`PUT /products/${id}/show`)
    await site.admin('PUT /products/order', { ids: [id] })
    expect(await takeDeliveries()).toEqual([
      ['content.published', 'products', id, path],
      ['content.changed', 'products', null, '/urunler'],
    ])
    await site.admin(`POST /admin/history/products/${id}/1/restore`)
    expect(await takeDeliveries()).toEqual([changed])
    await site.admin(`DELETE /products/${id}`)
    await site.admin(`POST /admin/bin/products/${id}/restore`)
    await site.admin(`DELETE /products/${id}`)
    await site.admin(`DELETE /admin/bin/products/${id}`)
    expect(await takeDeliveries()).toEqual([
      ['content.deleted', 'products', id, path],
      ['content.published', 'products', id, path],
      ['content.deleted', 'products', id, path],
    ])
  })

  test('receive an event when a post is published, by hand or by schedule', async () => {
    await add()
    const { id, slug } = (await site.admin('POST /blog', { title: 'Gece donu', content: 'x' })).body
    await site.admin(`PUT /blog/${id}`, { publishOption: 'schedule', scheduleDaysOffset: 1 })
    const unseen = ['content.changed', 'blog', id, null]
    expect(await takeDeliveries()).toEqual([unseen, unseen])
    const job = publishDue(site.services)
    await job.run()
    expect(await takeDeliveries()).toEqual([])
    const publishAt = new Date(Date.now() - 1).toISOString()
    await site.database.db.updateTable(posts.name).set({ publishAt }).where('id', '=', id).execute()
    await job.run()
    await job.run()
    const published = ['content.published', 'blog', id, `/blog/${slug}`]
    expect(await takeDeliveries()).toEqual([published])
    await site.admin(`PUT /blog/${id}`, { publishOption: 'draft' })
    await site.admin(`PUT /blog/${id}`, { publishOption: 'now' })
    expect(await takeDeliveries()).toEqual([unseen, published])
  })

  test('receive events of singletons and pictures', async () => {
    await add()
    await site.admin('PUT /admin/page-content/home', { heroTitle: 'x' })
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', mainText: 'x' })
    await site.admin('DELETE /admin/page-content/home')
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(await picture('webp'))]), 'a.webp')
    const sent = new Response(form)
    await site.admin('POST /files/upload-page-image', Buffer.from(await sent.arrayBuffer()), {
      headers: { 'content-type': sent.headers.get('content-type')! },
    })
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    await site.admin(`PUT /admin/pictures/${id}`, { alt: 'Tarla' })
    const events = await takeDeliveries()
    expect(events.filter(([, resource]) => resource === 'page-content')).toEqual([
      ['content.changed', 'page-content', 'home', '/'],
      ['content.changed', 'page-content', 'about', '/hakkimizda'],
      ['content.changed', 'page-content', 'home', '/'],
    ])
    expect(events.filter(([, resource]) => resource === 'pictures')).toEqual([
      ['content.changed', 'pictures', id, null],
      ['content.changed', 'pictures', id, null],
    ])
  })

  test('receive an event of a message without its content', async () => {
    await add()
    const form = { name: 'Ümit Çığ', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba, sulama için.' }
    expect((await site.call('POST /contact/send-message', form)).status).toBe(200)
    expect((await site.call('POST /contact/send-message', { ...form, [HONEYPOT]: 'x' })).status).toBe(200)
    const [message] = (await site.admin('GET /admin/contact-messages?filter={"isSpam":false}')).body
    await site.admin(`PUT /admin/contact-messages/${message.id}/mark-read`)
    await site.admin(`DELETE /admin/contact-messages/${message.id}`)
    expect(await takeDeliveries()).toEqual([['message.received', 'contact-messages', message.id, '/admin/inbox']])
  })

  test('receive no event of data that API keys may not read', async () => {
    await add()
    const { create, update, remove, order } = products.endpoints
    const closed: Resource = { ...products, endpoints: { list: 'GET /admin/products', create, update, remove, order } }
    const { context, services } = site
    const store = createRepository(closed, { shared: services.stores.shared })
    const row = await store.create(context, { name: 'Yalnız içeride' })
    await store.update(context, row.id, { name: 'Hep içeride' })
    await store.reorder(context, [row.id])
    await store.delete(context, row.id)
    expect(await takeDeliveries()).toEqual([])
  })

  test('receive subscribed events only, while they are on', async () => {
    const { id } = await add(['content.deleted'])
    const { body } = await site.admin('POST /slides', { title: 'x', imageUrl: '/a.png' })
    await site.admin(`DELETE /slides/${body.id}`)
    expect(await takeDeliveries()).toEqual([['content.deleted', 'slides', body.id, null]])
    await site.admin('DELETE /slides/999')
    await site.admin(`PUT /admin/webhooks/${id}`, { isOn: false })
    const { body: other } = await site.admin('POST /products', { name: 'y' })
    await site.admin(`DELETE /products/${other.id}`)
    expect(await takeDeliveries()).toEqual([])
  })
})
