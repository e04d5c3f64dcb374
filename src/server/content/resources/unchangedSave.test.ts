import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { formOf, picture } from '../../../../tests/helpers/images.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { samples } from '../../../../tests/integration/admin/sampleResource.ts'
import { EVENTS } from '../../../contract/api/endpoints.ts'
import { resources } from '../../../contract/resources/index.ts'
import type { Resource } from '../../../contract/schema/resource.ts'

const OLD = '2026-01-01T00:00:00.000Z'
const MESSAGE = { name: 'Ayşe', email: 'ayse@example.com', subject: 'Sulama', message: 'Merhaba' }

/**
 * A save that changes nothing gets the usual response and has no side effects: no new version, audit entry or
 * notification.
 */
describe.each(dialects)('a save that changes nothing on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, {
      resources: { ...resources, samples },
      drafts: await draftedMigration(samples),
      settings: { RATE_LIMITS: 'off' },
    })
    await site.admin('POST /admin/webhooks', { url: 'https://hooks.example.com/filiz', events: EVENTS })
  })
  afterAll(() => site.close())

  const countOf = async (table: 'activity' | 'history' | 'webhookDeliveries') => {
    const { count } = await site.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const traces = () => Promise.all([countOf('activity'), countOf('history'), countOf('webhookDeliveries')])

  /** The response to a request that must have no side effects. */
  const silently = async (...[line, body, more]: Parameters<TestApp['admin']>) => {
    const before = await traces()
    const emit = vi.spyOn(site.changes, 'emit')
    const answer = await site.admin(line, body, more)
    const emitted = emit.mock.calls
    emit.mockRestore()
    expect([answer.status, emitted, await traces()], line).toEqual([200, [], before])
    return answer.body
  }

  /** Sends stored values back, whole and in part; a stale version is refused nevertheless. */
  const expectSilent = async (path: string, given: object, stored: { updatedAt: string }) => {
    expect(await silently(`PUT ${path}`, { ...given, updatedAt: stored.updatedAt })).toEqual(stored)
    expect(await silently(`PUT ${path}`, stored)).toEqual(stored)
    expect(await silently(`PUT ${path}`, {})).toEqual(stored)
    expect((await site.admin(`PUT ${path}`, { ...given, updatedAt: OLD })).status).toBe(409)
    const headers = { 'if-match': `"${OLD}"` }
    expect((await site.admin(`PUT ${path}`, given, { headers })).status).toBe(409)
  }

  const all: Resource[] = Object.values({ ...resources, samples })
  test.each(all.filter(({ endpoints }) => endpoints.update))('of $name', async (resource) => {
    const given = { ...sampleOf(resource), en: { title: 'Title', name: 'Name' }, kind: undefined, slug: undefined }
    const path = resource.endpoints.create!.toString().replace('POST ', '')
    const { status, body } = await site.admin(`POST ${path}`, given)
    expect(status).toBe(201)
    await expectSilent(`${path}/${body.id}`, given, body)
  })

  test('of a post with its present publication', async () => {
    const text = { title: 'Toprak', content: '# Baş\n\nMetin', excerpt: '' }
    for (const publication of [
      { publishOption: 'draft' },
      { publishOption: 'now' },
      { publishOption: 'schedule', scheduleDaysOffset: 3 },
    ]) {
      const { body } = await site.admin('POST /blog', { ...text, ...publication })
      expect(await silently(`PUT /blog/${body.id}`, { ...text, ...publication })).toEqual(body)
    }
  })

  test('of a singleton', async () => {
    for (const [key, first, again] of [
      ['about', { title: 'Biz', mainText: 'Uzun', en: { title: 'Us' } }, { title: 'Biz' }],
      ['home', { updatedAt: null }, {}],
      ['contact-info', { phoneNumber: '0322 000 00 00' }, { phoneNumber: '0322 000 00 00 ' }],
    ] as const) {
      const { body } = await site.admin(`PUT /admin/page-content/${key}`, first)
      await expectSilent(`/admin/page-content/${key}`, again, body)
    }
  })

  test('of a picture, its texts and its focal point', async () => {
    const form = await formOf(['file', await picture('png')])
    await site.admin('POST /files/upload-product-image', form.payload, { headers: form.headers })
    const [{ id }] = (await site.admin('GET /admin/pictures')).body
    const given = { alt: 'Bir sonda', en: { alt: 'A probe' }, focalX: 0.33333, focalY: 0.1 }
    const { body } = await site.admin(`PUT /admin/pictures/${id}`, given)
    expect(await silently(`PUT /admin/pictures/${id}`, given)).toEqual(body)
    expect(await silently(`PUT /admin/pictures/${id}`, { focalX: 0.33334 })).toEqual(body)
    expect((await site.admin(`PUT /admin/pictures/${id}`, { ...given, updatedAt: OLD })).status).toBe(409)
  })

  test('of a flag, a manual order and a webhook', async () => {
    await site.call('POST /contact/send-message', MESSAGE)
    const [{ id }] = (await site.admin('GET /admin/contact-messages')).body
    for (const call of ['mark-read', 'mark-unread']) {
      const { body } = await site.admin(`PUT /admin/contact-messages/${id}/${call}`)
      const again = `PUT /admin/contact-messages/${id}/${call}`
      expect((await silently(again)).updatedAt).toBe((await silently(again)).updatedAt)
      expect((await silently(again)).isRead).toBe(body.isRead ?? call === 'mark-read')
    }
    const ids = []
    for (const name of ['Bir', 'İki', 'Üç']) ids.push((await site.admin('POST /products', { name })).body.id)
    await site.admin('PUT /products/order', { ids })
    expect(await silently('PUT /products/order', { ids, was: ids })).toEqual({ ids })
    await site.admin('PUT /products/order', { ids: [] })
    expect(await silently('PUT /products/order', { ids: [] })).toEqual({ ids: [] })
    const [hook] = (await site.admin('GET /admin/webhooks')).body
    expect(await silently(`PUT /admin/webhooks/${hook.id}`, { events: hook.events.toReversed() })).toEqual(hook)
    expect(await silently(`PUT /admin/webhooks/${hook.id}`, hook)).toEqual(hook)
  })

  test('of the present version', async () => {
    const { body: made } = await site.admin('POST /products', { name: 'Sonda', specs: { Boy: '1' } })
    await site.admin(`PUT /products/${made.id}`, { name: 'Başka' })
    const { body: back } = await site.admin(`PUT /products/${made.id}`, { name: 'Sonda' })
    expect(await silently(`POST /admin/history/products/${made.id}/1/restore`)).toEqual(back)
    const { body: about } = await site.admin('PUT /admin/page-content/about', { title: 'Şimdi' })
    const [{ version }] = (await site.admin('GET /admin/history/page-content/about')).body
    expect(await silently(`POST /admin/history/page-content/about/${version}/restore`)).toEqual(about)
  })
})
