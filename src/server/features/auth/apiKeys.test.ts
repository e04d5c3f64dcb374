import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADMIN } from '../../../../tests/helpers/siteServer.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

const MINUTE = 60_000
const unknown = `flz_${'x'.repeat(43)}`

describe.each(dialects)('API key on %s', (dialect) => {
  let site: TestApp
  let now = Date.parse('2026-05-01T09:00:00Z')
  beforeAll(async () => {
    site = await createTestApp(dialect, { now: () => now })
  })
  afterAll(() => site.close())

  const made = async (access: 'read' | 'write', name = `Bayi ${access}`): Promise<{ id: number; key: string }> =>
    (await site.admin('POST /admin/access-keys', { name, access })).body
  const by = (key: string, line: string, body?: unknown, headers = {}) =>
    site.call(line, body, { headers: { authorization: `Bearer ${key}`, ...headers } })

  test('is shown once, and stored as a hash', async () => {
    const { status, headers, body } = await site.admin('POST /admin/access-keys', { name: ' Bayi ', access: 'read' })
    expect([status, headers.location]).toEqual([201, `/api/admin/access-keys/${body.id}`])
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Bayi',
      access: 'read',
      createdAt: new Date(now).toISOString(),
      createdBy: ADMIN.email,
      lastUsedAt: null,
      key: expect.stringMatching(/^flz_[\w-]{43}$/),
    })
    const { key, ...shown } = body
    expect((await site.admin('GET /admin/access-keys')).body).toEqual([shown])
    const { rows } = await sql`select * from access_keys`.execute(site.database.db)
    expect(JSON.stringify(rows)).not.toContain(key)
    const activity = await site.admin('GET /admin/activity')
    expect(JSON.stringify(activity.body)).not.toContain(key)
    for (const wrong of [{}, { name: '', access: 'read' }, { name: 'x', access: 'all' }, { name: 'x' }])
      expect((await site.admin('POST /admin/access-keys', wrong)).status).toBe(400)
  })

  test('a repeated idempotency key creates one and returns a valid key', async () => {
    const send = (name: string) =>
      site.admin('POST /admin/access-keys', { name, access: 'read' }, { headers: { 'idempotency-key': 'form' } })
    const listed = async () =>
      (await site.admin('GET /admin/access-keys')).body.filter(({ name }: { name: string }) => /^Depo/.test(name))
    const first = await send('Depo')
    const again = await send('Depo')
    expect([again.status, again.body.id, again.headers.location]).toEqual([201, first.body.id, first.headers.location])
    expect(again.body.key).not.toBe(first.body.key)
    expect((await by(first.body.key, 'GET /blog/admin')).status).toBe(401)
    const kept = JSON.stringify(await site.database.db.selectFrom('receipts').selectAll().execute())
    for (const { key } of [first.body, again.body]) expect(kept).not.toContain(key)

    expect((await send('Depo 2')).body.message).toContain('daha önce kaydedildi')
    expect((await by(again.body.key, 'GET /blog/admin')).status).toBe(200)
    const refusal = await send('Depo')
    expect([refusal.status, refusal.headers.location, refusal.body.key]).toEqual([
      409,
      first.headers.location,
      undefined,
    ])
    expect((await by(again.body.key, 'GET /blog/admin')).status).toBe(200)
    expect(await listed()).toMatchObject([{ id: first.body.id, name: 'Depo' }])

    await site.admin(`DELETE /admin/access-keys/${first.body.id}`)
    expect((await send('Depo')).body.id).not.toBe(first.body.id)
  })

  test('is valid until it is revoked', async () => {
    const { id, key } = await made('read')
    expect((await by(key, 'GET /blog/admin')).status).toBe(200)
    const { status, body } = await site.admin(`DELETE /admin/access-keys/${id}`)
    expect([status, body.id, body.key]).toEqual([200, id, undefined])
    const refusal = await by(key, 'GET /blog/admin')
    expect([refusal.status, refusal.headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect((await by(unknown, 'GET /blog/admin')).status).toBe(401)
    expect((await site.admin(`DELETE /admin/access-keys/${id}`)).status).toBe(404)
    const done = (await site.admin('GET /admin/activity?filter={"resource":"access-keys"}&range=[0,1]')).body
    expect(done).toMatchObject([
      { by: ADMIN.email, action: 'delete', recordId: String(id) },
      { by: ADMIN.email, action: 'create', recordId: String(id) },
    ])
  })

  test('shows its last use to the minute', async () => {
    const { id, key } = await made('read')
    const lastUsed = async () =>
      (await site.admin('GET /admin/access-keys')).body.find((each: { id: number }) => each.id === id).lastUsedAt
    const first = new Date(now).toISOString()
    await by(key, 'GET /blog/admin')
    now += MINUTE - 1
    await by(key, 'GET /blog/admin')
    expect(await lastUsed()).toBe(first)
    now += 1
    await by(key, 'GET /blog/admin')
    expect(await lastUsed()).toBe(new Date(now).toISOString())
  })

  test('with read access: reads hidden content and drafts, changes nothing', async () => {
    const { key } = await made('read')
    const { body: hidden } = await site.admin('POST /products', { name: 'Gizli sensör' })
    await site.admin(`PUT /products/${hidden.id}/hide`)
    const { body: draft } = await site.admin('POST /blog', { title: 'Taslak', content: 'x', publishOption: 'draft' })
    expect((await site.call(`GET /products/${hidden.id}`)).status).toBe(404)
    const seen = await by(key, `GET /products/${hidden.id}`)
    expect([seen.status, seen.body.name, seen.headers['cache-control']]).toEqual([
      200,
      'Gizli sensör',
      'private, no-store',
    ])
    expect((await by(key, `GET /blog/admin/${draft.id}`)).body.title).toBe('Taslak')
    expect((await by(key, `GET /products/${hidden.id}/preview-link`)).body.url).toContain('/onizleme/')
    expect((await by(unknown, `GET /products/${hidden.id}`)).status).toBe(404)
    const refusal = await by(key, `PUT /products/${hidden.id}`, { name: 'x' })
    expect([refusal.status, refusal.body.title, refusal.body.message]).toEqual([
      403,
      'Forbidden',
      'Bu erişim anahtarıyla bu işlem yapılamaz.',
    ])
  })

  test('with write access: writes under its name, once per idempotency key', async () => {
    const { key } = await made('write', 'Stok programı')
    const sent = { 'idempotency-key': 'x'.repeat(20) }
    const { status, body } = await by(key, 'POST /products', { name: 'Nem sensörü' }, sent)
    expect(status).toBe(201)
    expect((await by(key, 'POST /products', { name: 'Nem sensörü' }, sent)).body.id).toBe(body.id)
    expect((await by(key, `PUT /products/${body.id}`, { name: 'Nem ölçer' })).status).toBe(200)
    expect((await site.admin(`GET /admin/history/products/${body.id}`)).body).toMatchObject([
      { version: 2, by: 'key:Stok programı', fields: ['name'] },
      { version: 1, by: 'key:Stok programı' },
    ])
    expect((await by(key, `DELETE /products/${body.id}`)).status).toBe(200)
    expect((await site.admin('GET /admin/bin')).body[0]).toMatchObject({ id: body.id, by: 'key:Stok programı' })
    expect((await site.admin('GET /admin/activity?range=[0,0]')).body[0]).toMatchObject({
      by: 'key:Stok programı',
      action: 'delete',
    })
  })

  test('neither reads nor changes the notification settings of messages', async () => {
    const { key } = await made('write')
    const announced = { enableContactFormNotifications: true, notificationTargetEmail: 'gelen@example.com' }
    await site.admin('PUT /admin/page-content/contact-info', { phoneNumber: '+90 312 000 00 00', ...announced })
    const own = await by(key, 'GET /admin/page-content/contact-info')
    expect(own.body).toMatchObject({ phoneNumber: '+90 312 000 00 00', updatedAt: expect.any(String) })
    expect(Object.keys(own.body)).not.toContain('notificationTargetEmail')
    const wanted = { phoneNumber: '+90 312 000 00 01', notificationTargetEmail: 'baska@example.com' }
    const { status, body } = await by(key, 'PUT /admin/page-content/contact-info', wanted)
    expect([status, body.phoneNumber, body.notificationTargetEmail]).toEqual([200, '+90 312 000 00 01', undefined])
    const { body: stored } = await site.admin('GET /admin/page-content/contact-info')
    expect(stored).toMatchObject({ phoneNumber: '+90 312 000 00 01', ...announced })
  })

  test('stays valid when its creator is removed', async () => {
    const { id, key } = await made('read')
    const { body } = await site.admin('POST /admin/people', { email: 'ayse@example.com' })
    await site.database.db.updateTable('accessKeys').set({ administratorId: body.id }).where('id', '=', id).execute()
    await site.admin(`DELETE /admin/people/${body.id}`)
    expect((await by(key, 'GET /blog/admin')).status).toBe(200)
    const [found] = (await site.admin('GET /admin/access-keys')).body
    expect([found.id, found.createdBy]).toEqual([id, null])
  })
})
