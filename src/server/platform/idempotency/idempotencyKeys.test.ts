import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createEmptyDatabase, createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

const START = Date.parse('2026-03-01T09:00:00.000Z')
const DAY = 24 * 60 * 60 * 1000

describe.each(dialects)('idempotency key on %s', (dialect) => {
  let site: TestApp
  let now = START
  beforeAll(async () => {
    site = await createTestApp(dialect, { settings: { RATE_LIMITS: 'off' }, now: () => now })
  })
  afterAll(() => site.close())
  beforeEach(async () => {
    now = START
    const { db } = site.database
    for (const table of ['products', 'messages', 'receipts'] as const) await db.deleteFrom(table).execute()
  })

  const create = (body: object, key?: string, path = '/products') =>
    site.admin(`POST ${path}`, body, { headers: key === undefined ? {} : { 'idempotency-key': key } })
  const names = async () => (await site.admin('GET /products')).body.map(({ name }: { name: string }) => name)

  test('creates one record and returns it to the repeat', async () => {
    const first = await create({ name: 'Kök 6' }, 'a')
    const again = await create({ name: 'Kök 6' }, 'a')
    expect(again).toMatchObject({ status: 201, body: first.body })
    expect(again.headers.location).toBe(first.headers.location)
    expect(await names()).toEqual(['Kök 6'])
    expect((await create({ name: 'Kök 6' }, 'b')).body.slug).toBe('kok-6-2')
    expect((await create({ name: 'Kök 6' })).body.slug).toBe('kok-6-3')
  })

  test('a repeat gets the record in its present state, so that a save after it is no conflict', async () => {
    const { body } = await create({ name: 'Kök 6' }, 'a')
    const changed = await site.admin(`PUT /products/${body.id}`, { name: 'Kök 7' })
    expect((await create({ name: 'Kök 6' }, 'a')).body).toEqual(changed.body)
  })

  test("other content under the same key is refused with the record's URL", async () => {
    const { headers } = await create({ name: 'Kök 6' }, 'a')
    const other = await create({ name: 'Kök 7' }, 'a')
    expect(other).toMatchObject({
      status: 409,
      headers: { location: headers.location },
      body: { message: expect.stringContaining('daha önce kaydedildi') },
    })
    expect(other.body.errors).toBeUndefined()
    expect(await names()).toEqual(['Kök 6'])
  })

  test('a refused request leaves the key unused', async () => {
    expect((await create({ name: '' }, 'a')).status).toBe(400)
    await create({ name: 'Ark 4', slug: 'ark-4' })
    expect((await create({ name: 'Kök 6', slug: 'ark-4' }, 'a')).status).toBe(409)
    expect((await create({ name: 'Kök 6' }, 'a')).status).toBe(201)
    expect(await names()).toEqual(['Kök 6', 'Ark 4'])
  })

  test('creates the record again if it was deleted in the meantime', async () => {
    const { body } = await create({ name: 'Kök 6' }, 'a')
    await site.admin(`DELETE /products/${body.id}`)
    const again = await create({ name: 'Kök 6' }, 'a')
    expect(again.status).toBe(201)
    expect(again.body.id).not.toBe(body.id)
    expect((await create({ name: 'Kök 6' }, 'a')).body.id).toBe(again.body.id)
  })

  test('concurrent requests create one record', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ name: 'Kök 6' }, 'a')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await names()).toEqual(['Kök 6'])
  })

  test('expires after a day', async () => {
    const { body } = await create({ name: 'Kök 6' }, 'a')
    now = START + DAY - 1
    expect((await create({ name: 'Kök 6' }, 'a')).body.id).toBe(body.id)
    now = START + DAY
    expect((await create({ name: 'Kök 6' }, 'a')).body.id).not.toBe(body.id)
  })

  test('is shared by instances and survives a restart', async () => {
    const place = await createEmptyDatabase(dialect)
    const opened: TestApp[] = []
    const createAt = async (body: object) => {
      const instance = await createTestApp(dialect, { at: place })
      opened.push(instance)
      const { id } = (await instance.admin('POST /products', body, { headers: { 'idempotency-key': 'a' } })).body
      // A SQLite database belongs to one process at a time.
      if (dialect === 'sqlite') await opened.pop()!.close()
      return id
    }
    const id = await createAt({ name: 'Kök 6' })
    expect(id).toBeGreaterThan(0)
    expect(await createAt({ name: 'Kök 6' })).toBe(id)
    for (const instance of opened) await instance.close()
    await rm(place.folder, { recursive: true })
  })

  test('belongs to one endpoint', async () => {
    await create({ name: 'Kök 6' }, 'a')
    expect(await create({ name: 'Kök 6' }, 'a', '/services')).toMatchObject({ status: 201, body: { slug: 'kok-6' } })
  })

  test('has a bounded length, with quotes or without; a blank one is ignored', async () => {
    expect((await create({ name: 'Kök 6' }, 'x'.repeat(201))).status).toBe(400)
    expect((await create({ name: 'Kök 6' }, '"a"')).body.id).toBe((await create({ name: 'Kök 6' }, 'a')).body.id)
    expect(await names()).toEqual(['Kök 6'])
    await create({ name: 'Ark 4' }, ' ')
    await create({ name: 'Ark 4' }, ' ')
    expect(await names()).toHaveLength(3)
  })

  describe('contact form', () => {
    const form = { name: 'Ümit', email: 'umit@example.com', subject: 'Sulama', message: 'Merhaba' }
    const send = (body: object, headers: Record<string, string> = {}) =>
      site.call('POST /contact/send-message', body, { headers })
    const storedMessages = async () =>
      (await site.admin('GET /admin/contact-messages')).body.map(({ message }: { message: string }) => message)

    test.each([
      ['in the header', {}, { 'idempotency-key': 'a' }],
      ['in a field', { formKey: 'a' }, {}],
    ])('stores one message, even if other fields differ: the key %s', async (_, field, headers) => {
      const first = await send({ ...form, ...field }, headers)
      const again = await send({ ...form, ...field, phoneNumber: '', noticeVersion: '1', formToken: '' }, headers)
      expect(again).toMatchObject({ status: 200, body: first.body })
      expect(await storedMessages()).toEqual(['Merhaba'])
    })

    test('stores a message with other content, and every message without a key', async () => {
      await send({ ...form, formKey: 'a' })
      await send({ ...form, formKey: 'a', message: 'Merhaba, adım Ümit' })
      await send({ ...form, formKey: 7 })
      await send({ ...form, formKey: 'x'.repeat(201) })
      expect(await storedMessages()).toHaveLength(4)
    })
  })
})
