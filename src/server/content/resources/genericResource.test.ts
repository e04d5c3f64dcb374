import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { samples } from '../../../../tests/integration/admin/sampleResource.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

/** The resource consists of one declaration and the migration drafted from it. */
describe.each(dialects)('a resource unknown to the engines, on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect, { resources: { samples }, drafts: await draftedMigration(samples) })
  })
  afterAll(() => site.close())

  const given = {
    title: 'Işık',
    note: null,
    body: 'Uzun\nmetin',
    imageUrl: '/uploads/a.webp',
    specs: { 'Ö 2': 'b', 'A 1': '1' },
    isOn: true,
    isRead: false,
    order: 7,
    kind: 'b',
    story: 'Metin',
    rank: 5,
    icon: 'energy',
    due: '2026-05-01T09:30:00Z',
    parts: [
      { title: 'Kök', text: 'Bir', imageUrl: '/uploads/b.webp', isOn: true, en: { title: 'Root' } },
      { title: 'Dal', text: null, imageUrl: null, isOn: false },
    ],
    en: { title: 'Light', slug: 'light' },
    share: 0.1234,
    seoTitle: 'Aranan',
    seoDescription: 'Bulunan',
    shareImageUrl: '/uploads/c.webp',
  }

  /** As in lists. */
  const withoutShared = ({ seoTitle, seoDescription, shareImageUrl, en, ...rest }: Record<string, unknown>) => rest

  test('is created, read, listed, updated, toggled and deleted, with every field type', async () => {
    const created = await site.admin('POST /samples', given)
    expect(created.status).toBe(201)
    expect(created.body).toEqual({
      ...given,
      id: 1,
      slug: 'isik',
      isHidden: false,
      place: null,
      translation: expect.any(Object),
      due: '2026-05-01T09:30:00.000Z',
      createdAt: expect.any(String),
      updatedAt: created.body.createdAt,
    })
    expect(Object.keys(created.body.specs)).toEqual(['Ö 2', 'A 1'])
    expect((await site.admin('GET /samples/1')).body).toEqual(created.body)
    expect((await site.admin('GET /samples?filter={"q":"ısık","isOn":true,"kind":["a","b"]}')).body).toEqual([
      withoutShared(created.body),
    ])
    const changed = await site.admin('PUT /samples/1', { order: 8, kind: null, due: null })
    expect(changed.body).toMatchObject({ ...given, order: 8, kind: null, due: null, slug: 'isik' })
    expect((await site.admin('PUT /samples/1/toggle')).body.isOn).toBe(false)
    expect((await site.admin('PUT /samples/1/toggle')).body.isOn).toBe(true)
    for (const isRead of [true, true]) expect((await site.admin('PUT /samples/1/read')).body.isRead).toBe(isRead)
    for (const isRead of [false, false]) expect((await site.admin('PUT /samples/1/unread')).body.isRead).toBe(isRead)
    expect((await site.admin('DELETE /samples/1')).body).toMatchObject({ id: 1, order: 8 })
    expect((await site.admin('GET /samples/1')).status).toBe(404)
  })

  test('has its initial values if a create omits fields', async () => {
    const { body } = await site.admin('POST /samples', { title: 'Yalın' })
    expect(body).toMatchObject({
      note: null,
      specs: {},
      parts: [],
      en: {},
      story: null,
      isOn: false,
      order: 0,
      // The row with 5 was deleted: a new one goes last, in steps of ten.
      rank: 10,
      kind: null,
      icon: null,
      due: null,
      share: 0.5,
      seoTitle: null,
      seoDescription: null,
      shareImageUrl: null,
      slug: 'yalin',
    })
  })

  test('is restored from the trash with initial values for fields declared since the deletion', async () => {
    const made = (await site.admin('POST /samples', { ...given, title: 'Eski sürüm', kind: null, icon: null })).body
    await site.admin(`DELETE /samples/${made.id}`)
    const { id, slug, createdAt, updatedAt } = made
    await site.database.db
      .updateTable('bin')
      .set({ data: JSON.stringify({ row: { id, slug, createdAt, updatedAt }, belongings: { slugs: [], rows: [] } }) })
      .where('recordId', '=', String(id))
      .execute()
    const back = await site.admin(`POST /admin/bin/samples/${id}/restore`)
    const nothing = Object.fromEntries(Object.keys(made).map((name) => [name, null]))
    expect([back.status, back.body]).toEqual([
      200,
      {
        ...{ ...nothing, id, slug, createdAt, updatedAt },
        ...{ title: '', specs: {}, parts: [], en: {}, order: 0, rank: 0, share: 0.5 },
        ...{ isOn: false, isRead: false, isHidden: false },
        translation: { en: { state: 'missing', fields: {} } },
      },
    ])
    // The restore adds no version.
    expect((await site.admin(`GET /admin/history/samples/${id}`)).body).toHaveLength(1)
    await site.admin(`DELETE /samples/${id}`)
  })

  test('preserves the order of its items, fills in omitted fields of each, and ignores empty English', async () => {
    const { body } = await site.admin('POST /samples', { title: 'Sıra', parts: [{ title: 'İki' }, { title: 'Bir' }] })
    const whole = { text: null, imageUrl: null, isOn: false }
    expect(body.parts).toEqual([
      { title: 'İki', ...whole },
      { title: 'Bir', ...whole },
    ])
    const parts = [
      { title: 'Bir', en: { title: '', text: 'One' } },
      { title: 'İki', imageUrl: '' },
    ]
    const { body: changed } = await site.admin(`PUT /samples/${body.id}`, { parts })
    expect(changed.parts).toEqual([
      { title: 'Bir', ...whole, en: { text: 'One' } },
      { title: 'İki', ...whole },
    ])
    expect((await site.admin(`PUT /samples/${body.id}`, { isOn: true })).body.parts).toEqual(changed.parts)
    expect((await site.admin(`PUT /samples/${body.id}`, { parts: [] })).body.parts).toEqual([])
  })

  test('reports which item is invalid, and the maximum number of items', async () => {
    const fault = async (parts: unknown) => (await site.admin('POST /samples', { title: 'Kusur', parts })).body.errors
    expect(await fault([{ title: 'Bir' }, { title: ' ' }])).toEqual({ 'parts.1.title': [validation.required] })
    expect(await fault([{ title: 'Bir', en: { title: 'x'.repeat(61) } }])).toEqual({
      'parts.0.en.title': [validation.tooLong(60)],
    })
    expect(await fault([{ title: 'Bir', imageUrl: 'https://elsewhere.example/a.webp' }])).toEqual({
      'parts.0.imageUrl': [validation.imageElsewhere],
    })
    expect(await fault(Array(4).fill({ title: 'Bir' }))).toEqual({ parts: [validation.tooManyItems(3)] })
    expect(await fault({})).toEqual({ parts: [validation.object] })
  })

  test('has English beside Turkish: searched in both by administrators, kept by a save that omits it, removed by an empty one', async () => {
    const { body } = await site.admin('POST /samples', { title: 'Sera', en: { title: 'Greenhouse' } })
    const found = async (q: string, as: 'call' | 'admin' = 'admin') =>
      (await site[as](`GET /samples?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).body.map(
        ({ id }: { id: number }) => id,
      )
    expect(await found('greenhouse')).toEqual([body.id])
    expect(await found('greenhouse', 'call')).toEqual([])
    expect((await site.admin(`PUT /samples/${body.id}`, { title: 'Cam sera' })).body.en).toEqual({
      title: 'Greenhouse',
      slug: 'greenhouse',
    })
    expect((await site.admin(`PUT /samples/${body.id}`, { en: {} })).body.en.title).toBe('Greenhouse')
    const bad = await site.admin(`PUT /samples/${body.id}`, { en: { title: 'x'.repeat(41) } })
    expect([bad.status, bad.body.errors]).toEqual([400, { 'en.title': [validation.tooLong(40)] }])
    expect((await site.admin(`PUT /samples/${body.id}`, { en: { title: ' ' } })).body.en).toEqual({
      slug: 'greenhouse',
    })
    expect(await found('greenhouse')).toEqual([])
    await site.admin(`PUT /samples/${body.id}`, { parts: [{ title: 'Çatı', en: { title: 'Roof' } }] })
    expect(await found('roof')).toEqual([body.id])
    expect(await found('cati')).toEqual([body.id])
  })

  test('sorts empty values last in both directions', async () => {
    for (const [title, due] of [
      ['Bir', '2026-01-01T00:00:00Z'],
      ['İki', null],
      ['Üç', '2025-01-01T00:00:00Z'],
    ])
      await site.admin('POST /samples', { title, due, note: 'sıra' })
    const titles = async (order: string) =>
      (await site.call(`GET /samples?filter={"note":"sıra"}&sort=["due","${order}"]`)).body.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('ASC')).toEqual(['Üç', 'Bir', 'İki'])
    expect(await titles('DESC')).toEqual(['Bir', 'Üç', 'İki'])
  })

  test('is filtered by its shorthand only if requested', async () => {
    for (const isOn of [true, false]) await site.admin('POST /samples', { title: 'Dar', note: 'kısa', isOn })
    const states = async (query: string) =>
      (await site.call(`GET /samples?filter={"note":"kısa"}${query}`)).body.map(({ isOn }: { isOn: boolean }) => isOn)
    expect(await states('')).toEqual([false, true])
    expect(await states('&offOnly=true')).toEqual([false])
    expect(await states('&offOnly=false')).toEqual([false, true])
  })

  test('has hidden rows, previews and a manual order, as declared', async () => {
    const made = async (title: string) =>
      (await site.admin('POST /samples', { title, note: 'görünürlük', rank: 3 })).body as { id: number }
    const [one, two, three] = [await made('Bir'), await made('İki'), await made('Üç')]
    const listed = async (as: 'call' | 'admin' = 'call') =>
      (await site[as]('GET /samples?filter={"note":"görünürlük"}')).body.map(({ id }: { id: number }) => id)
    expect(await listed()).toEqual([three.id, two.id, one.id])
    expect((await site.admin('PUT /samples/order', { ids: [two.id, one.id] })).status).toBe(200)
    expect(await listed()).toEqual([two.id, one.id, three.id])
    expect((await site.admin(`PUT /samples/${two.id}/hide`)).body.isHidden).toBe(true)
    expect([await listed(), await listed('admin')]).toEqual([
      [one.id, three.id],
      [two.id, one.id, three.id],
    ])
    const { url } = (await site.admin(`GET /samples/${two.id}/preview-link`)).body
    expect((await site.call(`GET /previews/samples/${url.split('/').at(-1)}`)).body).toMatchObject({ title: 'İki' })
    await site.admin(`PUT /samples/${two.id}/show`)
    await site.admin('PUT /samples/order', { ids: [] })
    expect(await listed()).toEqual([three.id, two.id, one.id])
  })

  test('is in the OpenAPI document, and its upload is served', async () => {
    const { paths } = (await site.call('GET /openapi.json')).body
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/samples',
        '/api/samples/{id}',
        '/api/samples/{id}/toggle',
        '/api/files/upload-sample-image',
      ]),
    )
    const { schema } = paths['/api/samples'].post.requestBody.content['application/json']
    expect(schema.properties.parts).toMatchObject({ type: 'array', minItems: 0, maxItems: 3 })
    expect(schema.properties.en.properties).toHaveProperty('title')
    expect((await site.call('POST /files/upload-sample-image')).status).toBe(401)
    expect((await site.admin('POST /files/upload-sample-image')).status).toBe(415)
  })

  test('returns at each endpoint only the declared rows, and only to permitted callers', async () => {
    const { body } = await site.admin('POST /samples', { title: 'Kapalı' })
    expect((await site.call(`GET /samples/${body.id}`)).status).toBe(401)
  })
})
