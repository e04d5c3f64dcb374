import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'
import { validation } from '../../../contract/i18n/shared/messages.ts'

const RESULT = { label: 'Sulama suyu', before: '580 mm', after: '452 mm' }

describe.each(dialects)('references on %s', (dialect) => {
  let site: TestApp
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    site = await createTestApp(dialect)
    for (const name of ['Kök 6', 'Ark 4']) ids[name] = (await site.admin('POST /products', { name })).body.id
  })
  afterAll(() => site.close())

  const add = async (name: string, more: object = {}) => (await site.admin('POST /references', { name, ...more })).body
  const product = async (call = site.call) => (await call(`GET /products/${ids['Kök 6']}`)).body

  test('a reference read alone has the products it names, in its order and with their pages', async () => {
    const { id, slug, productIds } = await add('Gökçeli Narenciye', {
      productIds: [ids['Ark 4'], ids['Kök 6']],
      figures: [RESULT],
    })
    expect([slug, productIds]).toEqual(['gokceli-narenciye', [ids['Ark 4'], ids['Kök 6']]])
    for (const key of [slug, id]) {
      const { body } = await site.call(`GET /references/${key}`)
      expect(body).toMatchObject({ figures: [RESULT], products: [{ slug: 'ark-4' }, { slug: 'kok-6' }] })
    }
    await site.admin(`PUT /products/${ids['Ark 4']}/hide`)
    expect((await site.call(`GET /references/${id}`)).body.products).toMatchObject([{ name: 'Kök 6' }])
    await site.admin(`PUT /products/${ids['Ark 4']}/show`)
  })

  test('a product read alone has the visible references that name it, the newest first', async () => {
    const named = { productIds: [ids['Kök 6']] }
    const hidden = await add('Gizli', { ...named, isHidden: true })
    await add('Akpınar', { ...named, quote: 'Çizgiye bakıyoruz.', text: 'Uzun hikâye' })
    const { references } = await product()
    expect(references.map(({ name }: { name: string }) => name)).toEqual(['Akpınar', 'Gökçeli Narenciye'])
    expect(references[0]).toMatchObject({ slug: 'akpinar', quote: 'Çizgiye bakıyoruz.', figures: [] })
    expect(references[0]).not.toHaveProperty('text')
    expect((await product(site.admin)).references).toHaveLength(3)
    await site.admin(`DELETE /references/${hidden.id}`)
  })

  test('lists have neither; the response of a save is that of a read', async () => {
    expect((await site.call('GET /products')).body[0]).not.toHaveProperty('references')
    expect((await site.call('GET /references')).body[0]).not.toHaveProperty('products')
    const { body } = await site.admin(`PUT /products/${ids['Kök 6']}`, { shortDescription: 'Nem ölçer.' })
    expect(body).toEqual((await site.admin(`GET /products/${ids['Kök 6']}`)).body)
    expect(body.references).not.toEqual([])
  })

  test('a post read alone has the visible services and products it names', async () => {
    const service = (await site.admin('POST /services', { name: 'Etüt' })).body.id
    const { body: post } = await site.admin('POST /blog', {
      title: 'Nem',
      content: 'Metin',
      publishOption: 'now',
      serviceIds: [service],
      productIds: [ids['Ark 4'], ids['Kök 6']],
    })
    await site.admin(`PUT /products/${ids['Ark 4']}/hide`)
    const { body } = await site.call(`GET /blog/${post.slug}`)
    expect(body).toMatchObject({ services: [{ slug: 'etut', name: 'Etüt' }], products: [{ slug: 'kok-6' }] })
    expect(body.products).toHaveLength(1)
    expect((await site.call('GET /blog')).body[0]).not.toHaveProperty('productIds')
    await site.admin(`PUT /products/${ids['Ark 4']}/show`)
    expect((await site.admin('POST /blog', { title: 'Su', content: 'Metin', serviceIds: [0] })).status).toBe(400)
  })

  test.each([
    ['productIds', [1, 1]],
    ['productIds.0', [0]],
    ['productIds.0', ['kok-6']],
    ['productIds', Array.from({ length: 51 }, (_, i) => i + 1)],
    ['figures', Array(7).fill(RESULT)],
    ['figures.0.after', [{ ...RESULT, after: '' }]],
    ['quote', 'a'.repeat(601)],
  ])('refuses an invalid %s', async (field, value) => {
    const { status, body } = await site.admin('POST /references', { name: 'Kayrak', [field.split('.')[0]!]: value })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('refuses unknown ids; those of deleted records stay', async () => {
    const gone = (await site.admin('POST /products', { name: 'Eski' })).body.id
    const named = [ids['Kök 6'], gone]
    const { id } = await add('Söğüt', { productIds: named })
    const other = await add('Kavak')
    await site.admin(`DELETE /products/${gone}`)
    const errors = { productIds: [validation.relatedUnknown(String(gone))] }
    for (const line of ['POST /references', `PUT /references/${other.id}`, 'POST /references/preview-link'])
      expect(await site.admin(line, { name: 'Kavak', productIds: named }), line).toMatchObject({
        status: 400,
        body: { errors },
      })
    expect((await site.admin(`GET /references/${other.id}`)).body.productIds).toEqual([])
    const kept = await site.admin(`PUT /references/${id}`, { place: 'Mersin', productIds: named })
    expect([kept.status, kept.body.productIds]).toEqual([200, named])
    await site.admin(`PUT /references/${id}`, { productIds: [] })
    const restored = await site.admin(`POST /admin/history/references/${id}/2/restore`)
    expect([restored.status, restored.body.productIds]).toEqual([200, named])
    const huge = await site.admin('POST /references', { name: 'Kavak', productIds: [Number.MAX_SAFE_INTEGER] })
    expect([huge.status, Object.keys(huge.body.errors)]).toEqual([400, ['productIds']])
    for (const made of [id, other.id]) await site.admin(`DELETE /references/${made}`)
  })

  test('the home page shows the newest featured one', async () => {
    await site.admin('PUT /references/1/toggle-feature')
    const { body, headers } = await site.call('GET /references/featured?range=[0,0]')
    expect([body.length, body[0].name, headers['content-range']]).toEqual([1, 'Gökçeli Narenciye', 'references 0-0/1'])
  })
})
