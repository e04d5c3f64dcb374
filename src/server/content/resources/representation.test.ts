import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

const FILE = `/uploads/${'0'.repeat(64)}.pdf`

describe.each(dialects)('English texts on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  const create = async (values: object, path = '/products') => (await site.admin(`POST ${path}`, values)).body
  const save = async (id: number, values: object) => (await site.admin(`PUT /products/${id}`, values)).body
  const english = async (path: string) => site.call(`GET ${path}${path.includes('?') ? '&' : '?'}locale=en`)
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)

  describe('states', () => {
    test('a text is missing, then current, and outdated once the Turkish one changes, until it is changed back', async () => {
      const { id, translation } = await create({ name: 'Sonda', description: 'Nem ölçer.' })
      expect(translation.en).toEqual({ state: 'missing', fields: { name: 'missing', description: 'missing' } })
      const partial = await save(id, { en: { name: 'Probe' } })
      expect(partial.translation.en).toEqual({ state: 'partial', fields: { name: 'current', description: 'missing' } })
      const whole = await save(id, { en: { description: 'Measures moisture.' } })
      expect(whole.translation.en.state).toBe('current')
      const changed = await save(id, { description: 'Nem ve ısı ölçer.' })
      expect(changed.translation.en).toEqual({
        state: 'outdated',
        fields: { name: 'current', description: 'outdated' },
        sources: { description: 'Nem ölçer.' },
      })
      expect((await save(id, { description: 'Nem ölçer.' })).translation.en).toEqual(whole.translation.en)
      await save(id, { description: 'Nem ve ısı ölçer.' })
      const again = await save(id, { en: { description: 'Measures moisture and heat.' } })
      expect(again.translation.en.state).toBe('current')
      expect((await save(id, { en: { description: '' } })).translation.en.state).toBe('partial')
    })

    test('the first that applies of missing, partial, outdated and current is the state of the record', async () => {
      const { id } = await create({ name: 'A', description: 'B', en: { name: 'A', description: 'B' } })
      expect((await save(id, { name: 'A2', shortDescription: 'C' })).translation.en.state).toBe('partial')
      expect((await save(id, { shortDescription: null })).translation.en.state).toBe('outdated')
    })

    test('are settled by hand, and unchanged if what was read is sent back', async () => {
      const settle = (id: number, fields: object) => save(id, { translation: { en: { fields } } })
      const { id } = await create({ name: 'Kök 6', description: 'Eski.', en: { description: 'Old.' } })
      const same = await settle(id, { name: 'same' })
      expect(same.translation.en.fields.name).toBe('same')
      const record = await save(id, { description: 'Yeni.' })
      expect(record.translation.en.fields).toMatchObject({ name: 'same', description: 'outdated' })
      expect((await save(id, record)).updatedAt).toBe(record.updatedAt)
      expect((await settle(id, { description: 'current' })).translation.en.state).toBe('current')
      const renamed = await save(id, { name: 'Kök 8' })
      expect(renamed.translation.en.fields.name).toBe('outdated')
      // What was read before says `current`, which was no wish.
      expect((await save(id, { ...renamed, description: 'Bambaşka.' })).translation.en.fields).toMatchObject({
        description: 'outdated',
      })
      // Only `current`, `same` and `missing` can be wished.
      await settle(id, { description: 'current' })
      const stale = { description: 'Yine yeni.', translation: { en: { fields: { description: 'outdated' } } } }
      expect((await save(id, stale)).translation.en.fields.description).toBe('outdated')
      expect((await settle(id, { name: 'same' })).translation.en.fields.name).toBe('same')
      expect((await settle(id, { name: 'missing' })).translation.en.fields.name).toBe('missing')
    })

    test('current without an English text is refused at its field, and changes nothing', async () => {
      const product = await create({ name: 'Sonda' })
      const { status, body } = await site.admin(`PUT /products/${product.id}`, {
        name: 'Başka',
        translation: { en: { fields: { name: 'current' } } },
      })
      expect([status, body.errors]).toEqual([400, { 'translation.en.fields.name': [validation.untranslated] }])
      expect((await site.admin(`GET /products/${product.id}`)).body).toEqual(product)
      const unknown = { translation: { en: { fields: { name: 'perfect' } } } }
      expect((await site.admin(`PUT /products/${product.id}`, unknown)).status).toBe(400)
    })

    test('filter lists', async () => {
      const made = [
        await create({ name: 'Süz 1' }),
        await create({ name: 'Süz 2', shortDescription: 'x', en: { name: 'Filter 2' } }),
        await create({ name: 'Süz 3', en: { name: 'Filter 3' } }),
        await create({ name: 'Eski', en: { name: 'Filter 4' } }),
      ]
      await save(made[3].id, { name: 'Süz 4' })
      for (const [i, state] of ['missing', 'partial', 'current', 'outdated'].entries()) {
        const filter = JSON.stringify({ 'translation.en': state, q: 'süz' })
        const { body } = await site.admin(`GET /products?filter=${encodeURIComponent(filter)}`)
        expect(names(body)).toEqual([`Süz ${i + 1}`])
        expect(body[0].translation.en.state).toBe(state)
      }
    })

    test('are counted by resource', async () => {
      const countOf = async (resource: string) => {
        const { body } = await site.admin('GET /admin/translations')
        return body.find((each: { resource: string }) => each.resource === resource)
      }
      const before = await countOf('references')
      await create({ name: 'Kooperatif' }, '/references')
      await create({ name: 'Çiftlik', place: 'Adana', en: { name: 'Farm' } }, '/references')
      expect(await countOf('references')).toEqual({
        ...before,
        missing: before.missing + 1,
        partial: before.partial + 1,
      })
      expect(await countOf('page-content')).toMatchObject({ missing: expect.any(Number), current: expect.any(Number) })
      expect((await site.call('GET /admin/translations')).status).toBe(401)
    })

    test('are for administrators', async () => {
      const { id } = await create({
        name: 'Gizli',
        benefits: [{ text: 'Az', en: { text: 'Few' } }],
        en: { name: 'Hidden' },
      })
      const { body } = await site.call(`GET /products/${id}`)
      expect([body.en, body.translation, body.benefits]).toEqual([undefined, undefined, [{ text: 'Az' }]])
      const listed = (await site.call(`GET /products?filter={"id":${id}}`)).body[0]
      expect([listed.translation, listed.isInEnglish, listed.translationState]).toEqual([
        undefined,
        undefined,
        undefined,
      ])
    })
  })

  describe('saving', () => {
    test('Turkish leaves English, and English leaves Turkish, over random saves', async () => {
      const { id } = await create({ name: 'İlk', slug: 'ilk-urun' })
      const text = fc.stringMatching(/^[a-z]{1,8}$/)
      const field = fc.constantFrom('name', 'shortDescription', 'description', 'seoTitle')
      const changes = fc.dictionary(field, text, { minKeys: 1 })
      const turkishOf = ({ en: _, translation: __, updatedAt: ___, ...rest }: Record<string, unknown>) => rest
      const englishOf = ({ en }: { en: object }) => en
      await fc.assert(
        fc.asyncProperty(fc.boolean(), changes, async (isEnglish, values) => {
          const before = (await site.admin(`GET /products/${id}`)).body
          const after = await save(id, isEnglish ? { en: values } : values)
          if (isEnglish) {
            expect(turkishOf(after)).toEqual(turkishOf(before))
            const { slug } = after.en
            expect(englishOf(after)).toEqual({ ...englishOf(before), ...values, ...(slug && { slug }) })
          } else {
            expect(englishOf(after)).toEqual(englishOf(before))
            for (const [name, state] of Object.entries(before.translation.en.fields))
              if (after.translation.en.fields[name] !== state)
                expect([name, 'outdated', 'current']).toContain(after.translation.en.fields[name])
          }
        }),
        { numRuns: 40 },
      )
    })

    test('items keep their English if they are sent without it', async () => {
      const { id } = await create({ name: 'Öğeler', benefits: [{ text: 'Bir', en: { text: 'One' } }, { text: 'İki' }] })
      const moved = await save(id, { benefits: [{ text: 'İki' }, { text: 'Bir' }] })
      expect(moved.benefits).toEqual([{ text: 'İki' }, { text: 'Bir', en: { text: 'One' } }])
      expect(moved.translation.en.fields.benefits).toBe('missing')
      const whole = await save(id, { benefits: [{ text: 'Bir', en: { text: 'One' } }] })
      expect(whole.translation.en.fields.benefits).toBe('current')
      expect((await save(id, { benefits: [{ text: 'Biri' }] })).translation.en.fields.benefits).toBe('outdated')
    })

    test('a restored version has its English again, with its states', async () => {
      const { id } = await create({ name: 'Sürüm', en: { name: 'Version' } })
      await save(id, { name: 'Sürüm iki' })
      await save(id, { en: { name: 'Version two' } })
      const { body } = await site.admin(`POST /admin/history/products/${id}/2/restore`)
      expect([body.name, body.en.name, body.translation.en.fields.name]).toEqual(['Sürüm iki', 'Version', 'outdated'])
    })
  })

  describe('slugs', () => {
    test('are made of the first English title, changed by hand only, and redirect', async () => {
      const { id, en } = await create({ name: 'Toprak sondası', en: { name: 'Soil Probe' } })
      expect(en).toEqual({ name: 'Soil Probe', slug: 'soil-probe' })
      expect((await save(id, { en: { name: 'Ground Probe' } })).en.slug).toBe('soil-probe')
      expect((await save(id, { en: { slug: '' } })).en.slug).toBe('soil-probe')
      expect((await save(id, { en: { slug: 'ground-probe' } })).en.slug).toBe('ground-probe')
      const { status, headers } = await english('/products/soil-probe')
      expect([status, headers.location]).toEqual([308, '/api/products/ground-probe?locale=en'])
      await save(id, { en: { slug: 'field-probe' } })
      expect((await english('/products/soil-probe')).headers.location).toBe('/api/products/field-probe?locale=en')
      expect((await english('/products/toprak-sondasi')).status).toBe(404)
      expect((await site.call('GET /products/field-probe')).status).toBe(404)
    })

    test('are unique by kind and language', async () => {
      const one = await create({ name: 'Eş', en: { name: 'Twin' } })
      const two = await create({ name: 'Eş', en: { name: 'Twin' } })
      expect([one.en.slug, two.en.slug]).toEqual(['twin', 'twin-2'])
      expect((await create({ name: 'Twin' })).slug).toBe('twin')
      expect((await create({ name: 'Eş', en: { name: 'Twin' } }, '/services')).en.slug).toBe('twin')
      const taken = await site.admin(`PUT /products/${two.id}`, { en: { slug: 'twin' } })
      expect([taken.status, taken.body.errors]).toEqual([409, { 'en.slug': [validation.slugTaken] }])
      const bad = await site.admin(`PUT /products/${two.id}`, { en: { slug: 'İki' } })
      expect([bad.status, bad.body.errors]).toEqual([400, { 'en.slug': [validation.slug] }])
      const reserved = await site.admin('POST /pages', { title: 'Ürün', content: 'x', en: { slug: 'products' } })
      expect([reserved.status, reserved.body.errors]).toEqual([409, { 'en.slug': [validation.slugOfSite] }])
    })

    test('are free while their record is in the trash, and come back with it', async () => {
      const one = await create({ name: 'Çöp', en: { name: 'Bin' } })
      await save(one.id, { en: { slug: 'basket' } })
      await site.admin(`DELETE /products/${one.id}`)
      const two = await create({ name: 'Başka', en: { name: 'Basket' } })
      expect(two.en.slug).toBe('basket')
      const { body } = await site.admin(`POST /admin/bin/products/${one.id}/restore`)
      expect(body.en.slug).toBe('basket-2')
      expect((await english('/products/bin')).headers.location).toBe('/api/products/basket-2?locale=en')
    })
  })

  describe('?locale=en', () => {
    test('lists what exists in English, with its values', async () => {
      await create({ name: 'Yalnız Türkçe' }, '/services')
      await create({ name: 'Eksik', description: 'Uzun', en: { name: 'Incomplete' } }, '/services')
      const { id } = await create(
        { name: 'Etüt', description: 'Toprak', shortDescription: 'Kısa', en: { name: 'Survey', description: 'Soil' } },
        '/services',
      )
      const { body } = await english('/services?filter={"q":"survey"}')
      expect(body).toMatchObject([
        { id, name: 'Survey', description: 'Soil', shortDescription: null, slug: 'survey', locale: 'en' },
      ])
      expect([body.length, body[0].en, body[0].translation]).toEqual([1, undefined, undefined])
      expect((await english('/services/survey')).body.alternates).toEqual({ tr: 'etut', en: 'survey' })
      expect((await site.call('GET /services/etut')).body.alternates).toEqual({ tr: 'etut', en: 'survey' })
      expect((await english(`/services/${id}`)).body.name).toBe('Survey')
      expect((await english('/services/etut')).status).toBe(404)
      expect(names((await site.call('GET /services?locale=tr')).body)).toContain('Yalnız Türkçe')
    })

    test('sorts, searches and filters English texts', async () => {
      const specs = { 'Pil ömrü': '2 yıl' }
      const rows = [
        { name: 'Zzz elma', en: { name: 'apple sorter', specs: { 'Battery life': '2 years' } }, specs },
        { name: 'Aaa armut', en: { name: 'Pear sorter', specs: { 'Battery life': '3 years' } }, specs },
        { name: 'Mmm kayısı', en: { name: 'Banana sorter' }, specs },
      ]
      for (const row of rows) await create(row)
      const find = async (filter: object, sort = '["name","ASC"]') =>
        names((await english(`/products?sort=${sort}&filter=${encodeURIComponent(JSON.stringify(filter))}`)).body)
      expect(await find({ q: 'sorter' })).toEqual(['apple sorter', 'Banana sorter', 'Pear sorter'])
      expect(await find({ q: 'sorter' }, '["name","DESC"]')).toEqual(['Pear sorter', 'Banana sorter', 'apple sorter'])
      expect(await find({ q: 'elma' })).toEqual([])
      expect(await find({ name: 'Pear sorter' })).toEqual(['Pear sorter'])
      expect(await find({ specs: 'Battery life' })).toEqual(['apple sorter', 'Pear sorter'])
      expect(names((await site.call('GET /products?filter={"q":"sorter"}')).body)).toEqual([])
      expect((await english('/product-features')).body).toContainEqual({ name: 'Battery life', locale: 'en' })
      const [banana] = (await english(`/products?filter=${encodeURIComponent('{"q":"banana"}')}`)).body
      expect([banana.specs, banana.fallback]).toEqual([specs, ['specs']])
      expect(names((await english(`/products/${banana.slug}/related`)).body)).toContain('Pear sorter')
    })

    test('a text that is the same in both languages counts as English', async () => {
      const states = { translation: { en: { fields: { name: 'same' } } } }
      const { id, en } = await create({ name: 'Poyraz 3', ...states })
      expect(en.slug).toBe('poyraz-3')
      expect((await english(`/products/${id}`)).body.name).toBe('Poyraz 3')
    })

    test('singletons have Turkish where English is missing, and name those fields', async () => {
      const about = { title: 'Biz', mainText: 'Uzun', missionTitle: 'Amaç', en: { title: 'Us' } }
      const { body: saved } = await site.admin('PUT /admin/page-content/about', about)
      expect(saved.translation.en.state).toBe('partial')
      const { body } = await english('/page-content/about')
      expect(body).toMatchObject({ title: 'Us', mainText: 'Uzun', locale: 'en' })
      expect(body).not.toHaveProperty('en')
      expect(body.fallback.sort()).toEqual(['mainText', 'missionTitle'])
      expect((await site.call('GET /page-content/about')).body.title).toBe('Biz')
      const values = [{ title: 'Su', text: 'Az', en: { title: 'Water' } }, { title: 'Toprak' }]
      await site.admin('PUT /admin/page-content/home', { values })
      const home = (await english('/page-content/home')).body
      expect(home.values.map(({ title }: { title: string }) => title)).toEqual(['Water', 'Toprak'])
      expect(home.fallback).toEqual(['values.0.text', 'values.1.title'])
    })

    test('an unknown language is refused', async () => {
      for (const path of ['/products', '/products/1', '/product-features', '/page-content/home', '/slides'])
        expect([path, (await site.call(`GET ${path}?locale=de`)).status]).toEqual([path, 400])
    })

    test('related records are in English too, those that exist', async () => {
      const one = await create({ name: 'Ürün bir', en: { name: 'Product one' } })
      const two = await create({ name: 'Ürün iki' })
      await create({ title: 'Föy', fileUrl: FILE, productIds: [one.id], en: { title: 'Sheet' } }, '/documents')
      await create({ title: 'Kılavuz', fileUrl: FILE, productIds: [one.id] }, '/documents')
      const post = await create(
        {
          title: 'Yazı',
          content: 'Metin',
          publishOption: 'now',
          productIds: [two.id, one.id],
          en: { title: 'Post', content: 'Text' },
        },
        '/blog',
      )
      expect((await english(`/products/${one.id}`)).body.documents).toMatchObject([{ title: 'Sheet' }])
      expect((await english(`/blog/${post.en.slug}`)).body.products).toMatchObject([{ name: 'Product one' }])
    })
  })
})
