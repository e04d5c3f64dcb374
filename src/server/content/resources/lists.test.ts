import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

const NAMES = ['İzmir', 'cam', 'ırmak', 'Çay', 'incir', 'gül', 'Iğdır', 'çay 2', 'Ölçer %100', 'a_b', 'Şeker', 'ŞEKER']

/** React-admin's simple REST dialect, and the plain array without it. */
describe.each(dialects)('lists on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
    for (const [i, name] of NAMES.entries())
      await site.admin('POST /products', {
        name,
        isFeatured: i % 2 === 0,
        description: `Tarla ${i}`,
        shortDescription: i > 9 ? 'kısa' : null,
      })
  })
  afterAll(() => site.close())

  const list = async (query: string) => {
    const { status, headers, body } = await site.call(`GET /products${query}`)
    const names = Array.isArray(body) ? body.map(({ name }: { name: string }) => name) : body
    return { status, range: headers['content-range'], names }
  }

  test('without a query, contain all rows, newest first', async () => {
    expect(await list('')).toEqual({ status: 200, range: 'products 0-11/12', names: NAMES.toReversed() })
  })

  test("are sorted by the Turkish alphabet, whatever the database's collation", async () => {
    const sorted = [
      'a_b',
      'cam',
      'Çay',
      'çay 2',
      'gül',
      'Iğdır',
      'ırmak',
      'incir',
      'İzmir',
      'Ölçer %100',
      'Şeker',
      'ŞEKER',
    ]
    expect((await list('?sort=["name","ASC"]')).names).toEqual(sorted)
    expect((await list('?sort=["name","DESC"]')).names).toEqual(sorted.toReversed())
  })

  test('are sorted by every other sortable field', async () => {
    expect((await list('?sort=["id","ASC"]')).names).toEqual(NAMES)
    expect((await list('?sort=["createdAt","DESC"]')).names).toEqual(NAMES.toReversed())
    expect((await list('?sort=["isFeatured","DESC"]&range=[0,1]')).names).toEqual(['Şeker', 'Ölçer %100'])
    expect((await list('?sort=["slug","ASC"]&range=[0,2]')).names).toEqual(['a_b', 'cam', 'Çay'])
  })

  test('are searched without case and accents, word by word, in every searched field', async () => {
    const found = async (q: string) =>
      (await list(`?filter=${encodeURIComponent(JSON.stringify({ q }))}&sort=["id","ASC"]`)).names
    expect(await found('SEKER')).toEqual(['Şeker', 'ŞEKER'])
    expect(await found('ıgdir')).toEqual(['Iğdır'])
    expect(await found('IRMAK')).toEqual(['ırmak'])
    expect(await found('çay')).toEqual(['Çay', 'çay 2'])
    expect(await found('tarla cay')).toEqual(['Çay', 'çay 2'])
    expect(await found('100%')).toEqual([])
    expect(await found('%')).toEqual(['Ölçer %100'])
    expect(await found('_')).toEqual(['a_b'])
    expect(await found("\\'")).toEqual([])
    expect(await found('  ')).toEqual(NAMES)
  })

  test('are limited to a range, with the total count', async () => {
    expect(await list('?sort=["id","ASC"]&range=[2,4]')).toEqual({
      status: 200,
      range: 'products 2-4/12',
      names: NAMES.slice(2, 5),
    })
    expect((await list('?range=[10,24]')).range).toBe('products 10-11/12')
    expect(await list('?range=[50,74]')).toEqual({ status: 200, range: 'products */12', names: [] })
    expect((await list('?range=[0,9007199254740991]')).range).toBe('products 0-11/12')
  })

  test('are filtered by value, by several values and by id', async () => {
    const ids = (await site.call('GET /products?sort=["id","ASC"]')).body.map(({ id }: { id: number }) => id)
    expect((await list('?filter={"isFeatured":true}')).range).toBe('products 0-5/6')
    expect((await list('?filter={"isFeatured":[true,false]}')).range).toBe('products 0-11/12')
    expect((await list(`?filter={"id":[${ids[1]},${ids[3]},0,9007199254740991]}&sort=["id","ASC"]`)).names).toEqual([
      NAMES[1],
      NAMES[3],
    ])
    expect((await list(`?filter={"id":${ids[0]}}`)).names).toEqual([NAMES[0]])
    expect((await list('?filter={"id":[]}')).names).toEqual([])
    expect((await list('?filter={"shortDescription":null}')).range).toBe('products 0-9/10')
    expect((await list('?filter={"shortDescription":["kısa",null]}')).range).toBe('products 0-11/12')
    expect((await list('?filter={"slug":"cay"}')).names).toEqual(['Çay'])
    expect((await list('?filter={"name":"cam","isFeatured":true}')).names).toEqual([])
  })

  test.each([
    ['sort=["price","ASC"]', 'sort'],
    ['sort=["specs","ASC"]', 'sort'],
    ['sort=["name","UP"]', 'sort'],
    ['sort=name', 'sort'],
    ['sort=["id","ASC"]&sort=["id","ASC"]', 'sort'],
    ['range=[5,1]', 'range'],
    ['range=[-1,5]', 'range'],
    ['range=[0,1e400]', 'range'],
    ['range=0-24', 'range'],
    ['filter={"price":1}', 'filter'],
    ['filter={"__proto__":1}', 'filter'],
    ['filter={"isFeatured":"yes"}', 'filter'],
    ['filter={"id":"1"}', 'filter'],
    ['filter={"id":1.5}', 'filter'],
    ['filter=[]', 'filter'],
    ['filter={"q":5}', 'filter'],
    ['filter={"q":"a%5Cu0000"}', 'filter'],
    ['filter={"name":"%5Cud800"}', 'filter'],
    ['filter={', 'filter'],
  ])('refuse %s', async (query, name) => {
    const { status, body } = await site.call(`GET /products?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([400, [name]])
  })

  test('are compressed for clients that accept it', async () => {
    const { headers, rawPayload } = await site.app.inject({
      url: '/api/products',
      headers: { 'accept-encoding': 'br' },
    })
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toHaveLength(12)
    const plain = await site.app.inject({ url: '/api/products' })
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
  })

  test('ignore unknown parameters of the query', async () => {
    expect((await list('?utm_source=a&_=1&range=[0,0]')).range).toBe('products 0-0/12')
  })
})
