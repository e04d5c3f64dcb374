import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../src/contract/resources/index.ts'
import { endpointOf, fillEndpoint } from '../../../src/contract/schema/endpoint.ts'
import type { Resource } from '../../../src/contract/schema/resource.ts'
import { sampleOf } from '../../helpers/fieldValues.ts'
import { createTestApp, dialects, type TestApp } from '../../helpers/testApp.ts'

const edited = (Object.values(resources) as Resource[]).filter(({ endpoints }) => endpoints.create)
const called = (access: unknown, id = 0) => {
  const endpoint = endpointOf(access as 'GET /')
  const { method, path } = fillEndpoint(endpoint, { [/:(\w+)/.exec(endpoint)?.[1] ?? '']: id })
  return `${method} ${path}`
}

/** Attacks by signed-in users (docs/security/asvs.md). */
describe.each(dialects)('administrator on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  it.each(edited)('cannot set server-controlled fields of $name', async (resource) => {
    const { create, update, remove } = resource.endpoints
    // The states of English texts have a form of their own, see translation.test.ts.
    const readOnly = Object.keys(resource.fields).filter(
      (name) => resource.fields[name]!.readOnly && name !== 'translation',
    )
    const forged = {
      ...Object.fromEntries(readOnly.map((name) => [name, '2001-01-01T00:00:00.000Z'])),
      ...{ id: 4711, createdAt: '2001-01-01T00:00:00.000Z', deletedAt: '2001-01-01T00:00:00.000Z' },
      ...{ createdBy: 1, nameSort: 'a', searchText: 'a', rank: 1, constructor: 1 },
    }
    const honest = (await site.admin(called(create), { ...sampleOf(resource), slug: null })).body
    const { status, body } = await site.admin(called(create), { ...sampleOf(resource), slug: null, ...forged })
    expect([status, Object.keys(body)]).toEqual([201, Object.keys(honest)])
    const own = ['id', 'createdAt', ...readOnly]
    const { updatedAt: _, ...after } = (await site.admin(called(update, body.id), forged)).body
    for (const row of [body, after])
      for (const name of own) expect([name, row[name]]).not.toEqual([name, forged[name as 'id']])
    expect(own.map((name) => after[name])).toEqual(own.map((name) => body[name]))
    expect((await site.admin(called(remove, 4711))).status).toBe(404)
  })

  it('a record is reached only under its own resource', async () => {
    const { id } = (await site.admin('POST /products', { name: 'Sensör' })).body
    const others = edited.filter(({ name }) => name !== 'products').map(({ name }) => name)
    for (let i = 0; i < 2; i++) await site.admin(`PUT /products/${id}`, { name: `Sensör ${i}` })
    const lines = (name: string, of: number) => [
      `PUT /${name}/${of}`,
      `DELETE /${name}/${of}`,
      `GET /admin/history/${name}/${of}`,
      `POST /admin/history/${name}/${of}/1/restore`,
      `POST /admin/bin/${name}/${of}/restore`,
      `DELETE /admin/bin/${name}/${of}`,
    ]
    for (const name of others)
      for (const line of lines(name, id + 1000))
        expect([line, (await site.admin(line, {})).status]).toEqual([line, 404])
    await site.admin(`DELETE /products/${id}`)
    for (const name of others)
      for (const line of lines(name, id).slice(4)) expect([line, (await site.admin(line)).status]).toEqual([line, 404])
    expect((await site.admin(`POST /admin/bin/products/${id}/restore`)).body).toMatchObject({ id, name: 'Sensör 1' })
  })

  it('entered URLs are not fetched by the server', async () => {
    const asked: string[] = []
    const inner = createServer((incoming, response) => {
      asked.push(incoming.url!)
      response.end()
    }).listen(0, '127.0.0.1')
    await once(inner, 'listening')
    const address = `http://127.0.0.1:${(inner.address() as AddressInfo).port}/gizli`
    const taken = await Promise.all([
      ...edited.flatMap(({ endpoints, fields }) =>
        Object.keys(fields).map((name) =>
          site.admin(called(endpoints.create), { ...sampleOf({ fields }), slug: null, [name]: address }),
        ),
      ),
      site.admin('PUT /admin/page-content/contact-info', { mapIframeUrl: address }),
      site.admin('PUT /admin/page-content/about', { title: address, content: `[a](${address})`, imageUrl: address }),
      site.admin('POST /admin/redirects', { from: '/eski', to: address }),
      site.call('POST /contact/send-message', { name: address, email: 'a@b.co', subject: address, message: address }),
      site.call('POST /chat', [{ role: 'user', content: address }]),
    ])
    expect(taken.filter(({ status }) => status < 300).length).toBeGreaterThan(20)
    await site.admin('GET /admin/status')
    inner.close()
    expect(asked).toEqual([])
  })

  it('duplicate parameters: the last one of a form, 400 for a query', async () => {
    const { status } = await site.call('GET /products?range=[0,1]&range=[0,2]')
    const form = 'name=a&email=a%40b.co&subject=ilk&subject=son&message=a'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await site.call('POST /contact/send-message?subject=sorgu', form, { headers })).status).toBe(200)
    const [message] = (await site.admin('GET /admin/contact-messages')).body
    expect([status, message.subject]).toEqual([400, 'son'])
    const [own, other] = [
      (await site.admin('POST /products', { name: 'Kendi' })).body,
      (await site.admin('POST /products', { name: 'Öteki' })).body,
    ]
    await site.admin(`PUT /products/${own.id}?id=${other.id}`, { id: other.id, name: 'Yeni' })
    expect((await site.call(`GET /products/${other.id}`)).body.name).toBe('Öteki')
  })
})
