import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { problems, validation } from '../../../contract/i18n/shared/messages.ts'
import { resources } from '../../../contract/resources/index.ts'

interface Thing {
  id: number
  place: number | null
  updatedAt: string
}

describe.each(dialects)('manual order on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  describe.each(['products', 'services'] as const)('of %s', (name) => {
    /** From the first created to the last. */
    let made: Thing[] = []
    beforeAll(async () => {
      for (const letter of ['a', 'b', 'c', 'd', 'e'])
        made.push((await site.admin(`POST /${name}`, { name: `Sıra ${letter}`, isFeatured: letter !== 'c' })).body)
    })
    beforeEach(async () => {
      expect((await site.admin(`PUT /${name}/order`, { ids: [] })).status).toBe(200)
    })

    const idsOf = (letters: string) => [...letters].map((letter) => made['abcde'.indexOf(letter)]!.id)
    const put = (letters: string) => site.admin(`PUT /${name}/order`, { ids: idsOf(letters) })
    const listed = async (line = `GET /${name}`, as: 'call' | 'admin' = 'call') =>
      (await site[as](line)).body.map(({ id }: Thing) => 'abcde'[made.findIndex((one) => one.id === id)]).join('')

    test('is newest first until a row is placed first', async () => {
      expect(await listed()).toBe('edcba')
      expect((await site.call(`GET /${name}`)).body.map(({ place }: Thing) => place)).toEqual(Array(5).fill(null))
    })

    test('is that of the request, then newest first, in every list', async () => {
      const { status, body } = await put('bd')
      expect([status, body]).toEqual([200, { ids: idsOf('bd') }])
      expect(await listed()).toBe('bdeca')
      expect(await listed(`GET /${name}`, 'admin')).toBe('bdeca')
      expect(await listed(`GET /${name}/featured`)).toBe('bdea')
      expect(await listed(`GET /${name}?range=[1,2]`)).toBe('de')
      expect(await listed(`GET /${name}?filter=${encodeURIComponent('{"q":"sıra"}')}`)).toBe('bdeca')
      expect((await site.call(`GET /${name}/${made[3]!.id}`)).body.place).toBe(2)
    })

    test('changes the response for a client with a cached record, although the record is unchanged', async () => {
      const address = `GET /${name}/${made[3]!.id}`
      const before = await site.call(address)
      await put('d')
      const headers = { 'if-none-match': String(before.headers.etag) }
      const after = await site.call(address, undefined, { headers })
      expect([after.status, after.body.place]).toEqual([200, 1])
      const again = { 'if-none-match': String(after.headers.etag) }
      expect((await site.call(address, undefined, { headers: again })).status).toBe(304)
      const meant = { 'if-match': String(before.headers.etag) }
      expect((await site.admin(`PUT /${name}/${made[3]!.id}`, {}, { headers: meant })).status).toBe(200)
    })

    test('is overridden by a requested sort', async () => {
      await put('bd')
      expect(await listed(`GET /${name}?sort=["name","ASC"]`)).toBe('abcde')
      expect(await listed(`GET /${name}?sort=["id","DESC"]`)).toBe('edcba')
      expect((await site.call(`GET /${name}?sort=["place","ASC"]`)).status).toBe(400)
    })

    test('replaces the previous order completely, and can be removed', async () => {
      await put('abcde')
      expect(await listed()).toBe('abcde')
      await put('ca')
      expect(await listed()).toBe('caedb')
      await put('')
      expect(await listed()).toBe('edcba')
    })

    test('does not change versions, and is kept by saves', async () => {
      await put('a')
      const one = (await site.call(`GET /${name}/${made[0]!.id}`)).body
      expect(one.updatedAt).toBe(made[0]!.updatedAt)
      const saved = await site.admin(`PUT /${name}/${one.id}`, { ...one, place: 7, description: 'Yeni' })
      expect([saved.status, saved.body.place]).toEqual([200, 1])
      made = made.with(0, saved.body)
      await site.admin(`PUT /${name}/${one.id}/toggle-feature`)
      await site.admin(`PUT /${name}/${one.id}/toggle-feature`)
      made = made.with(0, (await site.call(`GET /${name}/${one.id}`)).body)
      expect(await listed()).toBe('aedcb')
    })

    test('is refused with unknown or duplicate ids, and changes nothing', async () => {
      await put('b')
      const [a, b] = idsOf('ab')
      const unknown = await site.admin(`PUT /${name}/order`, { ids: [a, 999_999] })
      const sentence = validation.orderedUnknown('999999')
      expect([unknown.status, unknown.body]).toMatchObject([400, { message: sentence, errors: { ids: [sentence] } }])
      const doubled = await site.admin(`PUT /${name}/order`, { ids: [a, b, a] })
      expect([doubled.status, doubled.body.errors]).toEqual([400, { ids: [validation.orderedTwice(String(a))] }])
      for (const body of [{}, { ids: null }, { ids: 'a' }, { ids: [0] }, { ids: ['1'] }, { ids: [1.5] }, [a], null])
        expect([body, (await site.admin(`PUT /${name}/order`, body)).status]).toEqual([body, 400])
      expect((await site.call(`PUT /${name}/order`, { ids: [] })).status).toBe(401)
      expect(await listed()).toBe('bedca')
    })

    test('does not include deleted rows, nor new ones', async () => {
      const { body: gone } = await site.admin(`POST /${name}`, { name: 'Gider' })
      await site.admin(`PUT /${name}/order`, { ids: [...idsOf('b'), gone.id, ...idsOf('a')] })
      await site.admin(`DELETE /${name}/${gone.id}`)
      expect(await listed()).toBe('baedc')
      const { body: fresh } = await site.admin(`POST /${name}`, { name: 'Gelir' })
      expect(fresh.place).toBeNull()
      expect((await site.call(`GET /${name}?range=[2,2]`)).body[0].id).toBe(fresh.id)
      await site.admin(`DELETE /${name}/${fresh.id}`)
    })

    test('does not include rows restored from the trash', async () => {
      await put('bde')
      const [id] = idsOf('d')
      await site.admin(`DELETE /${name}/${id}`)
      await put('bea')
      expect((await site.admin(`POST /admin/bin/${name}/${id}/restore`)).body.place).toBeNull()
      expect(await listed()).toBe('beadc')
      const places = (await site.admin(`GET /${name}`)).body.map(({ place }: Thing) => place)
      expect(places).toEqual([1, 2, 3, null, null])
    })

    test('is refused if the present order differs from the one that its author has seen', async () => {
      const from = (was: string, letters: string) =>
        site.admin(`PUT /${name}/order`, { ids: idsOf(letters), was: idsOf(was) })
      expect([(await from('', 'bd')).status, (await from('bd', 'dba')).status]).toEqual([200, 200])
      for (const was of ['', 'bd', 'db', 'dbac', 'abd']) {
        const { status, body } = await from(was, 'e')
        expect([status, body.message, body.errors]).toEqual([409, problems.staleOrder, undefined])
      }
      expect(await listed()).toBe('dbaec')
      const both = await Promise.all([from('dba', 'c'), from('dba', 'e')])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    })

    test('set by two requests at the same time is that of one of them', async () => {
      for (let round = 0; round < 5; round++) {
        await Promise.all([put('abcde'), put('dc')])
        expect(['abcde', 'dceba']).toContain(await listed())
      }
    })
  })

  test('can have thousands of rows', async () => {
    const { services } = resources
    const count = 3000
    await fillRows(site.database.db, services, count, (i) => ({
      name: `Çok ${i}`,
      slug: `cok-${i}`,
      createdAt: new Date(1e12 + i * 1000).toISOString(),
    }))
    const ids: number[] = (await site.call('GET /services?filter={"q":"cok"}')).body.map(({ id }: Thing) => id)
    expect(ids).toHaveLength(count)
    const wanted = ids.toReversed()
    expect((await site.admin('PUT /services/order', { ids: wanted })).status).toBe(200)
    const listed = (await site.call('GET /services?range=[0,2999]')).body.map(({ id }: Thing) => id)
    expect(listed).toEqual(wanted)
  })
})
