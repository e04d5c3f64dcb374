import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillRows } from '../../../../tests/helpers/fillRows.ts'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'
import { problem } from '../../../contract/problem.ts'
import { products } from '../../../contract/resources/products.ts'
import { specKeyOf, specNameOf } from '../../../contract/schema/values.ts'

/** Every type of endpoint, tested on the resource that declares all of them. */
describe.each(dialects)('products on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())
  beforeEach(() => site.database.db.deleteFrom('products').execute())

  const create = async (fields: object) => (await site.admin('POST /products', fields)).body

  test('an empty list is a plain array with a range of nothing', async () => {
    const { status, headers, body } = await site.call('GET /products')
    expect({ status, body, range: headers['content-range'] }).toEqual({ status: 200, body: [], range: 'products */0' })
  })

  test('create: returns 201 with the record, its Location and its ETag', async () => {
    const { status, headers, body } = await site.admin('POST /products', {
      name: ' Çığ Önleme İşi ',
      description: 'Açıklama',
      imageUrl: null,
      specs: { Ağırlık: '2 kg', Boy: '1 m' },
      nothingKnown: 1,
    })
    expect(status).toBe(201)
    expect(headers).toMatchObject({
      location: `/api/products/${body.id}`,
      etag: expect.stringMatching(`^"${body.updatedAt};[^"]+"$`),
    })
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Çığ Önleme İşi',
      shortDescription: null,
      description: 'Açıklama',
      imageUrl: null,
      specs: { Ağırlık: '2 kg', Boy: '1 m' },
      isFeatured: false,
      isHidden: false,
      place: null,
      slug: 'cig-onleme-isi',
      morePictures: [],
      benefits: [],
      connection: [],
      packageContents: [],
      questions: [],
      seoTitle: null,
      seoDescription: null,
      shareImageUrl: null,
      documents: [],
      references: [],
      en: {},
      translation: { en: { state: 'missing', fields: { name: 'missing', description: 'missing', specs: 'missing' } } },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: body.createdAt,
    })
  })

  test('related: returns products that share features or words, the closest first, and no others', async () => {
    const specs = (...names: string[]) => ({ specs: Object.fromEntries(names.map((name) => [name, 'x'])) })
    const probe = await create({
      name: 'Kök toprak sondası',
      ...specs('Toprak nemi', 'Ölçüm derinliği', 'Koruma sınıfı'),
    })
    await create({ name: 'Poyraz istasyonu', ...specs('Rüzgâr hızı', 'Koruma sınıfı') })
    await create({ name: 'Toprak burgusu' })
    await create({ name: 'Derin sonda', ...specs('TOPRAK NEMİ', 'Koruma sınıfı') })
    await create({ name: 'Broşür' })
    const { status, body } = await site.call(`GET /products/${probe.slug}/related`)
    expect(status).toBe(200)
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Derin sonda',
      'Poyraz istasyonu',
      'Toprak burgusu',
    ])
    expect(body[0]).toMatchObject({ slug: 'derin-sonda', specs: { 'Koruma sınıfı': 'x' } })
    const { body: alone } = await site.call('GET /products/brosur/related')
    expect(alone).toEqual([])
    expect((await site.call('GET /products/yok/related')).status).toBe(404)
  })

  test('features: returns features that several products share, and filters the list by one', async () => {
    const specs = (...names: string[]) => ({ specs: Object.fromEntries(names.map((name) => [name, '"Güç": var'])) })
    const named = async (feature: string) => {
      const filter = encodeURIComponent(JSON.stringify({ specs: feature }))
      const { body, headers } = await site.call(`GET /products?filter=${filter}&range=[0,23]`)
      return [body.map(({ name }: { name: string }) => name), headers['content-range']]
    }
    await create({ name: 'Sonda', ...specs('Koruma sınıfı', 'Pil ömrü', 'Ölçüm "iki" %') })
    await create({ name: 'İstasyon', ...specs('Koruma sınıfı', 'Pil ömrü', 'Ölçüm "iki" %') })
    await create({ name: 'Kablo', ...specs('Koruma sınıfı', 'PİL ÖMRÜ', 'Boy') })
    const hidden = await create({ name: 'Vana', ...specs('Güç', 'Koruma sınıfı'), isHidden: true })
    const meter = await create({ name: 'Sayaç', ...specs('Güç') })
    const shared = async () => (await site.call('GET /product-features')).body
    expect(await shared()).toEqual([{ name: 'Koruma sınıfı' }, { name: 'Pil ömrü' }, { name: 'Ölçüm "iki" %' }])
    expect(await named('Pil ömrü')).toEqual([['İstasyon', 'Sonda'], 'products 0-1/2'])
    expect(await named('Ölçüm "iki" %')).toEqual([['İstasyon', 'Sonda'], 'products 0-1/2'])
    expect(await named('Güç')).toEqual([['Sayaç'], 'products 0-0/1'])
    expect(await named('yok')).toEqual([[], 'products */0'])
    await site.admin(`PUT /products/${hidden.id}/show`)
    expect(await shared()).toContainEqual({ name: 'Güç' })
    // A feature that all products have does not filter.
    await site.admin(`DELETE /products/${meter.id}`)
    expect(await shared()).not.toContainEqual({ name: 'Koruma sınıfı' })
    expect((await site.call(`GET /products?filter=${encodeURIComponent('{"specs":7}')}`)).status).toBe(400)
  })

  test('features: are found however many products were created later', async () => {
    const old = []
    for (const name of ['Eski bir', 'Eski iki'])
      old.push((await site.admin('POST /products', { name, specs: { 'Eski özellik': '1' } })).body)
    await fillRows(site.database.db, products, 6000, (i) => ({
      name: `Dolgu ${i}`,
      slug: `dolgu-${i}`,
      createdAt: '2026-01-01T00:00:00.000Z',
      specs: { Dolgu: '1' },
    }))
    const filter = encodeURIComponent(JSON.stringify({ specs: 'Eski özellik' }))
    const { body, headers } = await site.call(`GET /products?filter=${filter}&range=[0,9]`)
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['Eski iki', 'Eski bir'])
    expect(headers['content-range']).toBe('products 0-1/2')
    const names = async () => (await site.call('GET /product-features')).body.map(({ name }: { name: string }) => name)
    expect(await names()).toEqual(['Dolgu', 'Eski özellik'])
    await site.admin(`PUT /products/${old[0].id}`, { specs: {} })
    expect(await names()).not.toContain('Eski özellik')
  })

  test('features: keep their order, also if a name is an integer', async () => {
    const names = ['Güç', '12', 'Boy', '3']
    const { id } = await create({
      name: 'Kök 6',
      specs: Object.fromEntries(names.map((name) => [specKeyOf(name), 'x'])),
    })
    const { body } = await site.call(`GET /products/${id}`)
    expect(Object.keys(body.specs).map(specNameOf)).toEqual(names)
    // Other clients send such a name without the mark that keeps its position: both are one feature.
    const other = await create({ name: 'Kök 7', specs: { 12: 'x' } })
    const named = async (specs: string) =>
      (await site.call(`GET /products?filter=${encodeURIComponent(JSON.stringify({ specs }))}`)).body.map(
        ({ id }: { id: number }) => id,
      )
    for (const feature of ['12', specKeyOf('12')]) expect(await named(feature)).toEqual([other.id, id])
    expect(await named('3')).toEqual([id])
    await create({ name: 'Kök 8' })
    expect((await site.call('GET /product-features')).body).toContainEqual({ name: '12' })
  })

  test('read: by id and by slug, and by nothing else', async () => {
    const product = await create({ name: 'Kök 6' })
    const { en: _, translation: __, ...open } = product
    const seen = { ...open, alternates: { tr: 'kok-6', en: null } }
    expect((await site.call(`GET /products/${product.id}`)).body).toEqual(seen)
    expect((await site.call('GET /products/kok-6')).body).toEqual(seen)
    for (const key of [
      '0',
      '-1',
      `0${product.id}`,
      '9'.repeat(15),
      '9'.repeat(40),
      'yok',
      'KOK-6',
      '%00',
      '%F0%9F%8C%B1',
      'a'.repeat(600),
      "' or 1=1",
    ])
      expect([key, (await site.call(`GET /products/${key.replaceAll(' ', '%20')}`)).status]).toEqual([key, 404])
  })

  test('read: returns 304 for the present ETag', async () => {
    const { id } = await create({ name: 'Kök 6' })
    const { headers } = await site.call(`GET /products/${id}`)
    const answer = await site.call(`GET /products/${id}`, undefined, {
      headers: { 'if-none-match': `W/${headers.etag}` },
    })
    expect([answer.status, answer.body]).toEqual([304, ''])
  })

  test('read: returns 304 for the ETag of a compressed response', async () => {
    const { id } = await create({ name: 'Kök 6', description: 'uzun '.repeat(400) })
    const { headers } = await site.call(`GET /products/${id}`, undefined, { headers: { 'accept-encoding': 'gzip' } })
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', etag: expect.stringMatching(/^W\//) })
    const etag = String(headers.etag)
    expect((await site.call(`GET /products/${id}`, undefined, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await site.admin(`PUT /products/${id}`, { name: 'a' }, { headers: { 'if-match': etag } })).status).toBe(200)
    expect((await site.admin(`PUT /products/${id}`, { name: 'b' }, { headers: { 'if-match': etag } })).status).toBe(409)
  })

  test('update: keeps omitted fields, and returns the stored record', async () => {
    const product = await create({ name: 'Kök 6', description: 'Uzun', specs: { A: '1' }, isFeatured: true })
    const { status, headers, body } = await site.admin(`PUT /products/${product.id}`, { shortDescription: 'Kısa' })
    expect(status).toBe(200)
    const fields = { ...product.translation.en.fields, shortDescription: 'missing' }
    expect(body).toEqual({
      ...product,
      shortDescription: 'Kısa',
      translation: { en: { state: 'missing', fields } },
      updatedAt: expect.any(String),
    })
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(product.updatedAt))
    expect(headers.etag).toMatch(`"${body.updatedAt};`)
    expect((await site.call('GET /products?filter={"q":"kısa uzun"}')).body).toHaveLength(1)
  })

  test('update: a new name does not change the slug, nor does an empty slug', async () => {
    const { id } = await create({ name: 'Kök 6' })
    for (const slug of ['', null, '  '])
      expect((await site.admin(`PUT /products/${id}`, { name: 'Başka', slug })).body).toMatchObject({ slug: 'kok-6' })
  })

  describe('version conflicts', () => {
    const old = '2020-01-01T00:00:00.000Z'

    test('are refused by If-Match and by updatedAt, and change nothing', async () => {
      const product = await create({ name: 'Kök 6' })
      const path = `/products/${product.id}`
      const stale = [
        site.admin(`PUT ${path}`, { name: 'x', updatedAt: old }),
        site.admin(`PUT ${path}`, { name: 'x' }, { headers: { 'if-match': `"${old}"` } }),
        site.admin(`PUT ${path}`, { name: 'x', updatedAt: product.updatedAt }, { headers: { 'if-match': '"other"' } }),
        site.admin(`PUT ${path}/toggle-feature`, undefined, { headers: { 'if-match': `"${old}"` } }),
        site.admin(`DELETE ${path}`, undefined, { headers: { 'if-match': `"${old}"` } }),
      ]
      for (const { status, body } of await Promise.all(stale)) {
        expect(status).toBe(409)
        expect(body.message).toBe('Bu kayıt siz düzenlerken değiştirildi. Güncel hâlini görüp tekrar kaydedin.')
      }
      expect((await site.admin(`GET ${path}`)).body).toEqual(product)
    })

    test('a matching version is accepted, in every spelling of the ETag', async () => {
      const path = `PUT /products/${(await create({ name: 'Kök 6' })).id}`
      const { updatedAt } = (await site.admin(path, { name: 'a' }, { headers: { 'if-match': '*' } })).body
      const second = await site.admin(
        path,
        { name: 'b', updatedAt },
        { headers: { 'if-match': `"x", W/"${updatedAt}"` } },
      )
      expect(second.status).toBe(200)
      expect((await site.admin(path, { updatedAt: second.body.updatedAt.replace('Z', '000Z') })).status).toBe(200)
    })

    test('are detected even if two changes have the same time, or the clock was set back', async () => {
      const { id } = await create({ name: 'Kök 6' })
      const updatedAt = '2999-12-31T00:00:00.000Z'
      await site.database.db.updateTable('products').set({ updatedAt }).execute()
      const saved = await site.admin(`PUT /products/${id}`, { name: 'a', updatedAt })
      expect([saved.status, saved.body.updatedAt]).toEqual([200, '2999-12-31T00:00:00.001Z'])
      expect((await site.admin(`PUT /products/${id}`, { name: 'b', updatedAt })).status).toBe(409)
    })

    test('one of many concurrent saves wins, and concurrent toggles are all applied', async () => {
      const { id, updatedAt } = await create({ name: 'Kök 6' })
      const saves = await Promise.all(
        Array.from({ length: 8 }, (_, i) => site.admin(`PUT /products/${id}`, { name: `Ad ${i}`, updatedAt })),
      )
      expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
      await Promise.all(Array.from({ length: 7 }, () => site.admin(`PUT /products/${id}/toggle-feature`)))
      expect((await site.call(`GET /products/${id}`)).body.isFeatured).toBe(true)
    })

    test('of a deleted row are a 404', async () => {
      expect((await site.admin('PUT /products/999999', { name: 'x', updatedAt: old })).status).toBe(404)
    })
  })

  test('toggle: flips the featured flag, with or without a body, and updates the featured list', async () => {
    const { id } = await create({ name: 'Kök 6' })
    await create({ name: 'Başka' })
    const json = { headers: { 'content-type': 'application/json' } }
    expect((await site.admin(`PUT /products/${id}/toggle-feature`)).body.isFeatured).toBe(true)
    const { body, headers } = await site.call('GET /products/featured')
    expect([body.map((p: { id: number }) => p.id), headers['content-range']]).toEqual([[id], 'products 0-0/1'])
    expect((await site.admin(`PUT /products/${id}/toggle-feature`, '', json)).body.isFeatured).toBe(false)
    expect((await site.call('GET /products/featured')).body).toEqual([])
    expect((await site.call('GET /products/featured?filter={"isFeatured":false}')).body).toEqual([])
  })

  test('delete: returns the record, then 404, and its id is never reused', async () => {
    const product = await create({ name: 'Kök 6' })
    const { status, body } = await site.admin(`DELETE /products/${product.id}`)
    expect([status, body]).toEqual([200, product])
    for (const line of [`DELETE /products/${product.id}`, `PUT /products/${product.id}/toggle-feature`])
      expect((await site.admin(line)).status).toBe(404)
    expect((await create({ name: 'Kök 6' })).id).toBeGreaterThan(product.id)
  })

  describe('slugs', () => {
    test.each([
      ['Çığ Önleme İşi', 'cig-onleme-isi'],
      ['2024', '2024-2'],
      ['Featured', 'featured-2'],
      ['🌱', 'sayfa'],
      ['Ünlü’nün ürünü', 'unlunun-urunu'],
    ])('%s gets the slug %s', async (name, slug) => {
      expect((await create({ name })).slug).toBe(slug)
    })

    test('are made unique by the lowest free suffix, also for concurrent creates', async () => {
      const made = await Promise.all(Array.from({ length: 6 }, () => create({ name: 'Sonda' })))
      expect(made.map(({ slug }) => slug).sort()).toEqual([
        'sonda',
        'sonda-2',
        'sonda-3',
        'sonda-4',
        'sonda-5',
        'sonda-6',
      ])
      await site.admin(`DELETE /products/${made.find(({ slug }) => slug === 'sonda-3').id}`)
      expect((await create({ name: 'Sonda', slug: '' })).slug).toBe('sonda-3')
    })

    test('a requested slug that is taken is a conflict under its field', async () => {
      const { id } = await create({ name: 'Bir' })
      await create({ name: 'İki' })
      for (const answer of [
        await site.admin('POST /products', { name: 'Üç', slug: 'bir' }),
        await site.admin(`PUT /products/${id}`, { slug: 'iki' }),
      ]) {
        expect(answer.status).toBe(409)
        expect(answer.body.errors).toEqual({ slug: ['Bu adres başka bir kayıtta kullanılıyor.'] })
      }
      expect((await site.admin(`PUT /products/${id}`, { slug: 'bir' })).status).toBe(200)
    })

    test.each([['2024'], ['featured'], ['admin'], ['Büyük'], ['a--b'], ['-a']])('%s is refused', async (slug) => {
      const { status, body } = await site.admin('POST /products', { name: 'Bir', slug })
      expect([status, Object.keys(body.errors)]).toEqual([400, ['slug']])
    })
  })

  describe('invalid input', () => {
    test.each([
      [{}, { name: ['Bu alan zorunludur.'] }],
      [{ name: '   ' }, { name: ['Bu alan zorunludur.'] }],
      [{ name: 'a'.repeat(501) }, { name: ['En fazla 500 karakter girebilirsiniz.'] }],
      [
        { name: 5, isFeatured: 'evet' },
        { name: ['Bu alana metin girin.'], isFeatured: ['Bu alan evet ya da hayır olmalıdır.'] },
      ],
      [{ name: 'a', imageUrl: 'javascript:alert(1)' }, { imageUrl: [expect.stringContaining('görsel adresi')] }],
      [{ name: 'a', imageUrl: '//elsewhere.example/a.png' }, { imageUrl: [expect.stringContaining('görsel adresi')] }],
      [{ name: 'a', specs: { A: 1 } }, { specs: ['Bu alana metin girin.'] }],
      [{ name: 'a', specs: [] }, { specs: [expect.any(String)] }],
      [{ name: 'a', specs: { B: '1', ' A ': '2', A: '3' } }, { specs: [validation.specTwice('A')] }],
      [{ name: 'a', specs: { [specKeyOf('5')]: '2', 5: '3' } }, { specs: [validation.specTwice('5')] }],
      [{ name: 'a\0b' }, { name: ['Bu değer geçersiz.'] }],
      [{ name: 'a', specs: { 'b\0': 'c' } }, { specs: ['Bu değer geçersiz.'] }],
      [[], { _: ['Bu alanın biçimi geçersiz.'] }],
    ])('%j', async (body, errors) => {
      const answer = await site.admin('POST /products', body)
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
      expect(problem.parse(answer.body)).toEqual(answer.body)
      expect((await site.call('GET /products')).body).toEqual([])
    })

    test('half of a surrogate pair as a JSON escape is refused', async () => {
      const { status } = await site.admin('POST /products', '{"name":"\\ud83c"}' as never, {
        headers: { 'content-type': 'application/json' },
      })
      expect(status).toBe(400)
    })

    test('is refused by updates too', async () => {
      const product = await create({ name: 'Kök 6' })
      const { status, body } = await site.admin(`PUT /products/${product.id}`, { name: '', updatedAt: 'dün' })
      expect([status, body.errors]).toEqual([
        400,
        { name: ['Bu alan zorunludur.'], updatedAt: ['Geçerli bir tarih ve saat girin.'] },
      ])
      expect((await site.admin(`GET /products/${product.id}`)).body).toEqual(product)
    })
  })
})
