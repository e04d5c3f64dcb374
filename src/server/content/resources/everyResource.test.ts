import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../tests/helpers/fieldValues.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { resources } from '../../../contract/resources/index.ts'
import { endpointOf, fillEndpoint, parseEndpoint } from '../../../contract/schema/endpoint.ts'
import { titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'

const all = Object.values(resources) as Resource[]
const called = (access: unknown, params: Record<string, string | number> = {}) => {
  const { method, path } = fillEndpoint(endpointOf(access as 'GET /'), params)
  return `${method} ${path}`
}
const ownParam = (access: unknown) => /:(\w+)/.exec(endpointOf(access as 'GET /'))?.[1] ?? ''
/** Fields of hooks that only a record in a response of its own has. */
const ALONE = ['documents', 'references', 'products', 'services']

/** The endpoints of every declared resource; additional behaviour of a domain is tested in its folder. */
describe.each(dialects)('every resource on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  describe.each(all.filter(({ endpoints }) => endpoints.create))('$name', (resource) => {
    const { name, fields, endpoints } = resource
    const { list, read, create, update, remove } = endpoints
    const given = sampleOf(resource)
    const made = async (more: object = {}) => (await site.admin(called(create), { ...given, slug: null, ...more })).body
    const one = (access: unknown, { id }: { id: number }) => called(access, { [ownParam(access)]: id })

    test('create: returns 201 with the given values, a Location and an ETag', async () => {
      const { status, headers, body } = await site.admin(called(create), { ...given, nothingKnown: 1 })
      const { path } = parseEndpoint(one(read ?? update, body) as 'GET /')
      expect(status).toBe(201)
      expect(headers).toMatchObject({ location: `/api${path}`, etag: expect.stringContaining(body.updatedAt) })
      expect(body).toMatchObject({ ...given, id: expect.any(Number), createdAt: body.updatedAt })
      expect(body).not.toHaveProperty('nothingKnown')
      expect(body.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    })

    test('create: returns 400 under the field name if a required field is missing', async () => {
      const required = Object.keys(fields).filter((field) => fields[field]!.isRequired)
      const { status, headers, body } = await site.admin(called(create), {})
      expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
      expect(Object.keys(body.errors)).toEqual(required)
    })

    test('update: keeps omitted fields', async () => {
      const row = await made()
      const { status, body } = await site.admin(one(update, row), {})
      expect([status, body]).toEqual([200, { ...row, updatedAt: expect.any(String) }])
    })

    test('update: a stale version returns 409, and changes nothing', async () => {
      const row = await made()
      const title = titleFieldOf(resource)
      const changed = { [title]: `${row[title]} 2` }
      const fresh = (await site.admin(one(update, row), { ...changed, updatedAt: row.updatedAt })).body
      const byStamp = await site.admin(one(update, row), { updatedAt: row.updatedAt })
      const byTag = await site.admin(one(update, row), {}, { headers: { 'if-match': `"${row.updatedAt}"` } })
      const removal = await site.admin(one(remove, row), undefined, { headers: { 'if-match': `"${row.updatedAt}"` } })
      expect([byStamp, byTag, removal].map(({ status }) => status)).toEqual([409, 409, 409])
      expect((await site.admin(one(update, row), { updatedAt: fresh.updatedAt })).status).toBe(200)
    })

    test('delete: returns the deleted record, and 404 the second time', async () => {
      const row = await made()
      const first = await site.admin(one(remove, row))
      expect([first.status, first.body]).toEqual([200, row])
      expect((await site.admin(one(remove, row))).status).toBe(404)
      expect((await site.admin(one(update, row), {})).status).toBe(404)
    })

    test('list: supports both dialects', async () => {
      await made()
      const plain = await site.admin(called(list))
      const count = plain.body.length
      expect(plain.headers['content-range']).toBe(`${name} 0-${count - 1}/${count}`)
      const ranged = await site.admin(`${called(list)}?range=[0,0]&sort=["id","DESC"]`)
      expect([ranged.body.length, ranged.headers['content-range']]).toEqual([1, `${name} 0-0/${count}`])
      const found = await site.admin(`${called(list)}?filter=${encodeURIComponent('{"q":"CIG 6"}')}`)
      expect(found.body).toHaveLength(count)
      for (const query of ['sort=["nothing","ASC"]', 'filter={"nothing":1}', 'range=[2,1]'])
        expect((await site.admin(`${called(list)}?${query}`)).status).toBe(400)
    })

    test('list: omits the heavy fields and what only single records have, and nothing else', async () => {
      const row = await made()
      const listed = (await site.admin(`${called(list)}?filter={"id":${row.id}}`)).body[0]
      const heavy = Object.keys(fields).filter((field) => fields[field]!.heavy)
      expect(Object.keys(listed).sort()).toEqual(
        Object.keys(row)
          .filter((key) => ![...heavy, ...ALONE].includes(key))
          .sort(),
      )
    })
  })

  describe.each(all.filter(({ endpoints }) => endpoints.lists?.featured))('featured $name', ({ endpoints }) => {
    const { create, toggle, lists } = endpoints

    test('lists rows with the flag, and toggles the flag', async () => {
      const rows = await Promise.all(
        [true, false].map(async (isFeatured) => (await site.admin(called(create), { name: 'Öne', isFeatured })).body),
      )
      const featured = async () => {
        const { body } = await site.call(called(lists!.featured))
        return rows.map(({ id }) => body.some((row: { id: number }) => row.id === id))
      }
      expect(await featured()).toEqual([true, false])
      for (const { id } of rows) {
        const { status, body } = await site.admin(called(toggle!.isFeatured, { id }))
        expect([status, body.id]).toEqual([200, id])
      }
      expect(await featured()).toEqual([false, true])
      expect((await site.admin(called(toggle!.isFeatured, { id: 999_999 }))).status).toBe(404)
    })
  })
})
