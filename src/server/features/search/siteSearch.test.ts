import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { indexPages } from './searchIndex.ts'

interface Found {
  resource: string
  id: number | string
  title: string
  url: string
  excerpt: string
  ranges: [number, number][]
  titleRanges?: [number, number][]
}

describe.each(dialects)('site search on %s', (dialect) => {
  let site: TestApp
  let now: number
  beforeEach(async () => {
    now = Date.parse('2026-05-01T08:00:00.000Z')
    site = await createTestApp(dialect, { now: () => now })
  })
  afterEach(() => site.close())

  const get = (q: string, more: Record<string, string> = {}) =>
    site.call(`GET /search?${new URLSearchParams({ q, ...more })}`)
  const find = async (q: string, more?: Record<string, string>): Promise<Found[]> => (await get(q, more)).body
  const titles = async (q: string, more?: Record<string, string>) => (await find(q, more)).map(({ title }) => title)
  const create = async (path: string, body: object) => (await site.admin(`POST ${path}`, body)).body
  const product = (name: string, description = '') => create('/products', { name, description })
  const pages = () => indexPages(site.database.db, { ...site.services, timeZone: site.settings.SITE_TIMEZONE })

  test('a result has its kind, id, title, address, and an excerpt with the matched words', async () => {
    const { id } = await product('Kök 6', 'Derinde nem ölçer.\n\nToprağın nemini üç derinlikte izler.')
    expect(await find('toprakta nem')).toEqual([
      {
        resource: 'products',
        id,
        title: 'Kök 6',
        url: '/urunler/kok-6',
        excerpt: 'Derinde nem ölçer. Toprağın nemini üç derinlikte izler.',
        ranges: [
          [8, 11],
          [19, 27],
          [28, 34],
        ],
      },
    ])
  })

  test('products, services, posts, pages of the owner and fixed pages are found', async () => {
    await product('Damla borusu')
    await create('/services', { name: 'Damla tasarımı', description: 'Tarlada.' })
    await create('/blog', { title: 'Damla mı yağmurlama mı', content: 'Damla.', publishOption: 'now' })
    const page = await create('/pages', { title: 'Damla bayileri', content: 'Bayiler.' })
    await site.admin('PUT /admin/page-content/about', { title: 'Biz', mainText: 'Damla sulamayla başladık.' })
    await site.admin('PUT /admin/page-content/contact-info', { addressText: 'Damla Sokak 5' })
    const found = (await find('damla')).map(({ resource, id, url }) => [resource, id, url])
    expect(found).toEqual(
      expect.arrayContaining([
        ['products', 1, '/urunler/damla-borusu'],
        ['services', 1, '/hizmetler/damla-tasarimi'],
        ['blog', 1, '/blog/damla-mi-yagmurlama-mi'],
        ['pages', page.id, '/damla-bayileri'],
        ['pages', 'about', '/hakkimizda'],
        ['pages', 'contact-page', '/iletisim'],
      ]),
    )
  })

  test('pages with initial texts are found in Turkish and English, and follow what is in force', async () => {
    await pages()
    const keys = async (q: string, more?: Record<string, string>) => (await find(q, more)).map(({ id }) => id)
    for (const [q, key] of [
      ['ürünler', 'products-page'],
      ['gizlilik aydınlatma', 'privacy'],
      ['bize ulaşın', 'contact-page'],
    ] as const)
      expect([q, await keys(q)]).toEqual([q, expect.arrayContaining([key])])
    expect(await keys('sürdürülebilirlik')).toEqual([])
    const [english] = await find('product our', { locale: 'en' })
    expect(english).toMatchObject({ id: 'products-page', url: '/en/products', title: 'Products' })
    expect(await keys('sunduğumuz', { locale: 'en' })).toEqual([])
    await site.admin('PUT /admin/page-content/products-page', {
      lead: 'Fidanlık araçları.',
      en: { lead: 'Nursery tools.' },
    })
    expect([await keys('fidanlıkta'), (await keys('sunduğumuz ürünler')).includes('products-page')]).toEqual([
      ['products-page'],
      false,
    ])
    expect([await keys('nursery', { locale: 'en' }), await keys('nursery')]).toEqual([['products-page'], []])
    const same = { translation: { en: { fields: { lead: 'same' } } } }
    expect((await site.admin('PUT /admin/page-content/products-page', same)).body.en?.lead ?? null).toBeNull()
    expect([await keys('nursery', { locale: 'en' }), await keys('fidanlık', { locale: 'en' })]).toEqual([
      [],
      ['products-page'],
    ])
    await site.admin('DELETE /admin/page-content/products-page')
    expect([await keys('fidanlık'), (await keys('sunduğumuz ürünler')).includes('products-page')]).toEqual([[], true])
    await site.admin('PUT /admin/page-content/sustainability', { lead: 'Suyu koruruz.' })
    expect(await keys('sürdürülebilirlik')).toEqual(['sustainability'])
  })

  test('records are found in each language in which they exist', async () => {
    const { id } = await product('Damla borusu', 'Toprağın altına döşenir.')
    expect(await find('drip', { locale: 'en' })).toEqual([])
    const en = { name: 'Drip line', description: 'Laid below the irrigated soil.' }
    await site.admin(`PUT /products/${id}`, { en })
    const [found] = await find('drip soils irrigation', { locale: 'en' })
    expect(found).toMatchObject({ id, title: 'Drip line', url: '/en/products/drip-line', resource: 'products' })
    for (const [q, locale] of [
      ['drip', 'tr'],
      ['damla', 'en'],
    ] as const)
      expect([q, await find(q, { locale })]).toEqual([q, []])
    await site.admin(`PUT /products/${id}`, { en: { name: null } })
    expect(await find('drip', { locale: 'en' })).toEqual([])
  })

  test('folding, stems and prefixes: every word must match, the last one as a prefix', async () => {
    await product('Islaklık sensörü', 'Yaprağın ıslaklığını IŞIKTA ölçer.')
    await product('Kuyu pompası', 'Suyu yükseğe basar.')
    for (const q of [
      'ıslaklık',
      'ISLAKLIK',
      'islaklik sensor',
      'yapraktaki ıslaklıktan',
      'ışıkta',
      'isik',
      'ıslaklık sen',
      'sensörü ısla',
      'y',
      '“ıslaklık”, sensörü!',
    ])
      expect([q, await titles(q)]).toEqual([q, expect.arrayContaining(['Islaklık sensörü'])])
    for (const q of ['ıslaklık pompası', 'sen ıslaklık', 'ıslaklık ve', 'aklık', 'Москва', 'pompa 7'])
      expect([q, await titles(q)]).toEqual([q, []])
    expect(await titles('kuyudan sudan')).toEqual(['Kuyu pompası'])
    await site.admin('PUT /products/1', { specs: { Haberleşme: 'LoRaWAN 868 MHz' } })
    for (const q of ['868', '86', 'lorawan 868', 'haberleşme lorawan'])
      expect([q, await titles(q)]).toEqual([q, ['Islaklık sensörü']])
  })

  test('one wrong letter in a word of five or more still finds, but not in a prefix', async () => {
    await product('Damla sulama', 'Borular toprağın altından geçer. Vana kapanır.')
    for (const q of [
      'sulema',
      'sulma',
      'sullama',
      'sualma',
      'zulama',
      'daml sulama',
      'toprsk',
      'topraın',
      'toprxkların',
      'vana sulsma',
    ])
      expect([q, await titles(q)]).toEqual([q, ['Damla sulama']])
    for (const q of ['vama', 'vama sulama', 'sulsmz', 'tpra', 'geçet mi']) expect([q, await titles(q)]).toEqual([q, []])
  })

  test('best first: without mistakes, then by title, then by text', async () => {
    await product('Aynada', 'Gübreleme takvimi.')
    await product('Gübreleme', 'Takvim.')
    await product('Gübreleme takvimi')
    await product('Gübrelemr takvimi')
    expect(await titles('gübreleme takvimi')).toEqual(['Gübreleme takvimi', 'Gübreleme', 'Aynada', 'Gübrelemr takvimi'])
    await product('Sulama', 'Yapar.')
    await product('Su deposu', 'Su tutar.')
    expect((await titles('su')).slice(0, 2)).toEqual(['Su deposu', 'Sulama'])
  })

  test('ranges of the list: pages of results with their total, at most 50', async () => {
    for (let i = 0; i < 60; i++) await product(`Vana ${i}`)
    const response = await get('vana', { range: '[0,9]' })
    expect([response.body.length, response.headers['content-range']]).toEqual([10, 'search 0-9/60'])
    const second = await find('vana', { range: '[10,19]' })
    expect(new Set([...response.body, ...second].map(({ id }) => id)).size).toBe(20)
    for (const [range, length, header] of [
      ['[0,99]', 50, 'search 0-49/60'],
      ['[30,200]', 30, 'search 30-59/60'],
      ['[90,99]', 0, 'search */60'],
    ] as const) {
      const { body, headers } = await get('vana', { range })
      expect([range, body.length, headers['content-range']]).toEqual([range, length, header])
    }
    const whole = await get('vana')
    expect([whole.body.length, whole.headers['content-range']]).toEqual([50, 'search 0-49/60'])
  })

  test('no query or a blank one is an empty list; a long one and an unknown language are errors of their fields', async () => {
    await product('Vana')
    for (const path of ['/search', '/search?q=', '/search?q=%20%09', '/search?q=!%3F'])
      expect(await site.call(`GET ${path}`)).toMatchObject({
        status: 200,
        body: [],
        headers: { 'content-range': 'search */0' },
      })
    expect((await get('a'.repeat(200))).status).toBe(200)
    expect((await get('🌱'.repeat(100))).status).toBe(200)
    for (const q of ['a'.repeat(201), '🌱'.repeat(101)])
      expect(await get(q)).toMatchObject({ status: 400, body: { errors: { q: expect.any(Array) } } })
    expect(await get('vana', { locale: 'de' })).toMatchObject({
      status: 400,
      body: { errors: { locale: [expect.any(String)] } },
    })
    expect((await get('vana', { range: '[5,1]' })).status).toBe(400)
  })

  test('hidden, draft and future records are not found', async () => {
    const post = { title: 'Narenciye budaması', content: 'Şubatta.' }
    await create('/blog', { ...post, publishOption: 'draft' })
    const { publishAt } = await create('/blog', { ...post, publishOption: 'schedule', scheduleDaysOffset: 2 })
    const made = await product('Narenciye makası')
    await site.admin(`PUT /products/${made.id}/hide`)
    expect(await titles('narenciye')).toEqual([])
    expect((await get('narenciye')).headers['content-range']).toBe('search */0')
    now = Date.parse(publishAt)
    expect(await titles('narenciye')).toEqual(['Narenciye budaması'])
    await site.admin(`PUT /products/${made.id}/show`)
    expect(await titles('narenciye')).toHaveLength(2)
    await site.admin(`DELETE /products/${made.id}`)
    expect(await titles('narenciye')).toHaveLength(1)
  })

  test('a long text is cut to a part with the matched words; those of the title are given on request', async () => {
    const filler = 'Toprak hazırlığı erkenden yapılır ve dinlendirilir. '
    await product('Kompost serpici', `${filler.repeat(12)}Kompost 🌱 gübresi sonbaharda atılır. ${filler.repeat(12)}`)
    const [found] = await find('sonbahar kompost', { titleRanges: 'true' })
    const { title, excerpt, ranges, titleRanges } = found!
    expect(excerpt.length).toBeLessThan(200)
    expect(ranges.map(([start, end]) => excerpt.slice(start, end))).toEqual(['Kompost', 'sonbaharda'])
    expect(titleRanges!.map(([start, end]) => title.slice(start, end))).toEqual(['Kompost'])
    expect(excerpt).toMatch(/^… .* …$/)
  })

  test('requests of one address are limited', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 241; i++) statuses.push((await site.call('GET /search')).status)
    expect([statuses.indexOf(429), (await site.call('GET /products')).status]).toEqual([240, 200])
    const elsewhere = await site.call('GET /search', undefined, { remoteAddress: '203.0.113.9' })
    expect(elsewhere.status).toBe(200)
  })
})
