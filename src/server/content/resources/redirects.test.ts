import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { resources } from '../../../contract/resources/index.ts'
import { endpointOf, fillEndpoint } from '../../../contract/schema/endpoint.ts'
import { slugFieldOf, titleFieldOf } from '../../../contract/schema/fields.ts'
import type { Resource } from '../../../contract/schema/resource.ts'

/** Resources that visitors read by slug, with their endpoints. */
const addressed = (Object.values(resources) as Resource[])
  .filter((resource) => slugFieldOf(resource))
  .map((resource) => {
    const { read, reads = {}, create, update, remove } = resource.endpoints
    const open = Object.values({ ...reads, read }).find((access) => typeof access === 'object')!
    return { name: resource.name, title: titleFieldOf(resource), open: endpointOf(open), create, update, remove }
  })

describe.each(dialects)('former slugs on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  describe.each(addressed)('of $name', ({ title, open, create, update, remove }) => {
    const param = open.split(':')[1]!
    const line = (access: unknown, params: Record<string, string | number>) => {
      const { method, path } = fillEndpoint(access as 'GET /', params)
      return `${method} ${path}`
    }
    const addressOf = (slug: string) => `/api${fillEndpoint(open, { [param]: slug }).path}`
    const made = async (name: string) =>
      (await site.admin(String(create), { [title]: name, content: 'x', publishOption: 'now' })).body
    const move = async ({ id }: { id: number }, slug: string) => (await site.admin(line(update, { id }), { slug })).body
    const look = async (slug: string) => {
      const { status, headers, body } = await site.call(line(open, { [param]: slug }))
      return status === 200 ? { id: body.id } : { status, location: headers.location }
    }
    const moved = (slug: string) => ({ status: 308, location: addressOf(slug) })
    const missing = { status: 404, location: undefined }

    test('redirect to the present slug in one step, however often it changed', async () => {
      const row = await made('Bir adres')
      for (const slug of ['iki-adres', 'uc-adres', 'dort-adres']) expect((await move(row, slug)).slug).toBe(slug)
      expect(await look('dort-adres')).toEqual({ id: row.id })
      for (const slug of ['bir-adres', 'iki-adres', 'uc-adres']) expect(await look(slug)).toEqual(moved('dort-adres'))
    })

    test('do not form a redirect loop if a record takes its old slug again', async () => {
      const row = await made('Gidip gelen')
      await move(row, 'giden')
      await move(row, 'gidip-gelen')
      expect(await look('gidip-gelen')).toEqual({ id: row.id })
      expect(await look('giden')).toEqual(moved('gidip-gelen'))
    })

    test('belong to the next record that takes them', async () => {
      const [first, second] = [await made('Eski sahip'), await made('Yeni sahip')]
      await move(first, 'tasindi')
      await move(second, 'eski-sahip')
      expect(await look('eski-sahip')).toEqual({ id: second.id })
      expect(await look('yeni-sahip')).toEqual(moved('eski-sahip'))
      await move(second, 'baska')
      expect(await look('eski-sahip')).toEqual(moved('baska'))
    })

    test('are free for a new record', async () => {
      const first = await made('Boşalan')
      await move(first, 'bosaltan')
      const second = await made('Boşalan')
      expect(second.slug).toBe('bosalan')
      expect(await look('bosalan')).toEqual({ id: second.id })
      await site.admin(line(remove, second))
      expect(await look('bosalan')).toEqual(missing)
    })

    test('are deleted with the record', async () => {
      const row = await made('Silinecek')
      await move(row, 'silinen')
      expect(await look('silinecek')).toEqual(moved('silinen'))
      await site.admin(line(remove, { id: row.id }))
      expect([await look('silinecek'), await look('silinen')]).toEqual([missing, missing])
      const left = await site.database.db
        .selectFrom('slugRedirects')
        .select('slug')
        .where('recordId', '=', row.id)
        .execute()
      expect(left.map(({ slug }) => slug)).not.toContain('silinecek')
    })

    test('are not created by a save of another field, nor by a failed save', async () => {
      const [row, other] = [await made('Duran'), await made('Komşu')]
      await site.admin(line(update, { id: row.id }), { slug: 'duran', [title]: 'Başka ad' })
      const taken = await site.admin(line(update, { id: row.id }), { slug: other.slug })
      expect([taken.status, taken.body.errors]).toEqual([409, { slug: [expect.any(String)] }])
      expect(await look('duran')).toEqual({ id: row.id })
      expect(await look('komsu')).toEqual({ id: other.id })
    })
  })

  test('of a withdrawn post do not redirect', async () => {
    const { body } = await site.admin('POST /blog', { title: 'Geri', content: 'x', publishOption: 'now' })
    await site.admin(`PUT /blog/${body.id}`, { slug: 'geri-alinan' })
    expect((await site.call('GET /blog/geri')).status).toBe(308)
    await site.admin(`PUT /blog/${body.id}`, { publishOption: 'draft' })
    expect((await site.call('GET /blog/geri')).status).toBe(404)
  })
})
