import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftedMigration } from '../../../../tests/helpers/draftedMigration.ts'
import {
  createEmptyDatabase,
  createTestApp,
  dialects,
  type TestApp,
  type TestDatabase,
} from '../../../../tests/helpers/testApp.ts'
import { open } from '../../../contract/schema/endpoint.ts'
import * as kinds from '../../../contract/schema/fieldTypes.ts'
import { defineResource } from '../../../contract/schema/resource.ts'

const endpoints = { list: open('GET /devices'), create: 'POST /devices', update: 'PUT /devices/:id' } as const
const fields = { title: kinds.text({ isRequired: true, listed: true }) }
const devices = defineResource({ name: 'devices', fields, endpoints })
/** The same resource in a later version. */
const later = defineResource({
  name: 'devices',
  fields: {
    ...fields,
    warrantyMonths: kinds.integer({ min: 0, max: 120, nullable: true, listed: true }),
    priority: kinds.integer({ min: 1, max: 5 }),
    parts: kinds.items({ title: kinds.text({ isRequired: true }), count: kinds.integer({ min: 0, nullable: true }) }),
  },
  endpoints,
})

describe.each(dialects)('integers with limits on %s', (dialect) => {
  let place: TestDatabase
  let site: TestApp
  beforeAll(async () => {
    place = await createEmptyDatabase(dialect)
    const made = await draftedMigration(devices)
    const before = await createTestApp(dialect, { resources: { devices }, drafts: made, at: place })
    await before.admin('POST /devices', { title: 'Eski' })
    await before.close()
    const drafts = await draftedMigration(later, made)
    site = await createTestApp(dialect, { resources: { devices: later }, drafts, at: place })
  })
  afterAll(async () => {
    await site.close()
    await rm(place.folder, { recursive: true })
  })

  const make = (given: object) => site.admin('POST /devices', { title: 'Yeni', ...given })
  const titles = async (query: string) =>
    (await site.call(`GET /devices?${query}`)).body.map(({ title }: { title: string }) => title)

  test('a missing value is null, also in existing records, and not zero', async () => {
    expect((await site.call('GET /devices')).body).toMatchObject([{ title: 'Eski', warrantyMonths: null, priority: 1 }])
    const { status, body } = await make({ title: 'Boş' })
    expect([status, body]).toMatchObject([201, { warrantyMonths: null, priority: 1 }])
    expect((await site.admin(`PUT /devices/${body.id}`, { warrantyMonths: 0 })).body.warrantyMonths).toBe(0)
    const emptied = await site.admin(`PUT /devices/${body.id}`, { warrantyMonths: null })
    expect([emptied.status, emptied.body.warrantyMonths]).toEqual([200, null])
    const parts = [{ title: 'a' }, { title: 'b', count: 0 }, { title: 'c', count: 7 }]
    const counts = (await make({ title: 'Parçalı', parts })).body.parts.map(({ count }: { count: unknown }) => count)
    expect(counts).toEqual([null, 0, 7])
  })

  test.each([
    [{ warrantyMonths: -5 }, { warrantyMonths: ['En az 0 olabilir.'] }],
    [{ warrantyMonths: 121 }, { warrantyMonths: ['En fazla 120 olabilir.'] }],
    [{ warrantyMonths: 1.5 }, { warrantyMonths: ['Bu alana tam sayı girin.'] }],
    [{ warrantyMonths: '12' }, { warrantyMonths: ['Bu alana sayı girin.'] }],
    [{ warrantyMonths: '' }, { warrantyMonths: ['Bu alana sayı girin.'] }],
    [{ priority: 0 }, { priority: ['En az 1 olabilir.'] }],
    [{ priority: null }, { priority: ['Bu alan zorunludur.'] }],
    [{ parts: [{ title: 'a', count: -1 }] }, { 'parts.0.count': ['En az 0 olabilir.'] }],
  ])('%j is refused, under the field', async (given, errors) => {
    expect(await make(given)).toMatchObject({ status: 400, body: { errors } })
  })

  test('are sorted with null last in both directions, and filtered by value and by null', async () => {
    for (const [title, warrantyMonths] of [
      ['Sıfır', 0],
      ['On iki', 12],
      ['En çok', 120],
    ] as const)
      expect((await make({ title, warrantyMonths })).status).toBe(201)
    const all = ['Sıfır', 'On iki', 'En çok']
    expect((await titles('sort=["warrantyMonths","ASC"]')).slice(0, 3)).toEqual(all)
    expect((await titles('sort=["warrantyMonths","DESC"]')).slice(0, 3)).toEqual(all.toReversed())
    const without = ['Boş', 'Eski', 'Parçalı']
    expect((await titles('sort=["warrantyMonths","DESC"]&range=[3,9]')).sort()).toEqual(without)
    expect((await titles('filter={"warrantyMonths":null}')).sort()).toEqual(without)
    expect((await titles('filter={"warrantyMonths":[null,12]}')).sort()).toEqual([...without, 'On iki'].sort())
    expect(await titles('filter={"warrantyMonths":0}')).toEqual(['Sıfır'])
  })

  test('are described in OpenAPI', async () => {
    const { body } = await site.call('GET /openapi.json')
    const [, path] = Object.entries(body.paths).find(([name]) => name.endsWith('/devices')) as [string, typeof body]
    const { schema } = path.post.requestBody.content['application/json']
    const { properties } = schema.$ref ? body.components.schemas[schema.$ref.split('/').at(-1)] : schema
    expect(JSON.stringify(properties.warrantyMonths)).toMatch(
      /"minimum":0,"maximum":120.*"null"|"null".*"minimum":0,"maximum":120/,
    )
    expect(properties.priority).toMatchObject({ type: 'integer', minimum: 1, maximum: 5 })
  })
})
