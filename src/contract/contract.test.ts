import { describe, expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import { endpointsOf } from '../../tests/helpers/endpointsOf.ts'
import { passwordChange } from './api/accounts.ts'
import { RESERVED_SLUGS } from './constants.ts'
import { shortDescriptionOf } from './domain/plainText.ts'
import siteTexts from './i18n/site/site.ts'
import siteEnglish from './i18n/site/siteEnglish.ts'
import { fieldErrorsOf, speakTurkish } from './problem.ts'
import { resources } from './resources/index.ts'
import { type Product, products } from './resources/products.ts'
import { type Access, endpointOf, fillEndpoint, isOpen, open, parseEndpoint } from './schema/endpoint.ts'
import { titleFieldOf, uploadsOf } from './schema/fields.ts'
import * as kinds from './schema/fieldTypes.ts'
import { listQueryOf } from './schema/listQuery.ts'
import { defineResource, type Resource } from './schema/resource.ts'
import { resourceSchemas } from './schema/schemas.ts'
import type { Singleton } from './schema/singleton.ts'
import type { ValueOf } from './schema/values.ts'
import { singletons } from './singletons/index.ts'

speakTurkish()
const errorsOf = (schema: z.ZodType, value: unknown) => fieldErrorsOf(schema.safeParse(value).error ?? { issues: [] })

describe('endpoints', () => {
  test('an endpoint string is parsed to method and path, and filled with parameters', () => {
    const endpoint = 'PUT /products/:id/toggle-feature'
    expect(parseEndpoint(endpoint)).toEqual({ method: 'PUT', path: '/products/:id/toggle-feature' })
    expect(fillEndpoint(endpoint, { id: 7 })).toEqual({ method: 'PUT', path: '/products/7/toggle-feature' })
    expect(fillEndpoint('GET /products/:idOrSlug', { idOrSlug: 'a/b?' }).path).toBe('/products/a%2Fb%3F')
  })

  test('a missing parameter throws instead of producing a wrong address', () => {
    expect(() => fillEndpoint('GET /products/:id')).toThrow('needs "id"')
  })

  test('access is closed unless declared open', () => {
    const closed: Access = 'DELETE /products/:id'
    expect(isOpen(closed)).toBe(false)
    expect(isOpen(open('GET /products'))).toBe(true)
    expect(endpointOf(open('GET /products'))).toBe('GET /products')
  })
})

describe('every declared resource', () => {
  const all = Object.entries(resources) as [string, Resource][]

  test.each(all)('%s is registered under its own name and opens no write endpoint', (name, resource) => {
    expect(resource.name).toBe(name)
    const { create, update, remove } = resource.endpoints
    for (const access of [create, update, remove]) if (access) expect(isOpen(access)).toBe(false)
  })

  test.each(all)('%s has a title field, which is required and never empty', (_, resource) => {
    const { input, changes } = resourceSchemas(resource)
    const title = titleFieldOf(resource)
    expect(resource.fields[title]).toMatchObject({ kind: 'text', isRequired: true })
    expect(errorsOf(input, {})).toHaveProperty(title)
    for (const schema of [input, changes])
      for (const empty of ['', '  ', null]) expect(errorsOf(schema, { [title]: empty })).toHaveProperty(title)
  })

  test('items with a title, on every page, have a required title', () => {
    const titles = Object.values(singletons).flatMap(({ fields }: Singleton) =>
      Object.values(fields).flatMap((field) =>
        field.kind === 'items' && field.fields.title ? [field.fields.title] : [],
      ),
    )
    expect(titles.length).toBeGreaterThan(1)
    for (const title of titles) expect(title.isRequired).toBe(true)
  })

  test.each(all)('%s cannot have a slug equal to one of its literal path segments', (name, resource) => {
    const read = endpointsOf(resource)
      .map(parseEndpoint)
      .filter(({ method }) => method === 'GET')
    const paths = read.map(({ path }) => path)
    const parent = paths.find((path) => path.endsWith('/:idOrSlug'))?.replace(':idOrSlug', '')
    const siblings = paths.filter(
      (path) => parent && path.startsWith(parent) && /^[^/:]+$/.test(path.slice(parent.length)),
    )
    for (const sibling of siblings) expect(RESERVED_SLUGS).toContain(sibling.slice(parent!.length))
    if (name === 'products') expect(siblings).not.toEqual([])
  })

  test('no endpoint is declared twice', () => {
    const endpoints = all.flatMap(([, resource]) => endpointsOf(resource))
    expect(new Set(endpoints).size).toBe(endpoints.length)
  })
})

describe('resource schema', () => {
  const { input, changes } = resourceSchemas(products)

  test('reports an invalid value under its field name, in Turkish', () => {
    expect(errorsOf(input, {})).toEqual({ name: ['Bu alan zorunludur.'] })
    expect(
      errorsOf(input, {
        name: '   ',
        shortDescription: 'x'.repeat(301),
        imageUrl: 'javascript:alert(1)',
        isFeatured: 'evet',
        slug: '2024',
        specs: ['a'],
      }),
    ).toEqual({
      name: ['Bu alan zorunludur.'],
      shortDescription: ['En fazla 300 karakter girebilirsiniz.'],
      imageUrl: ['Geçerli bir görsel adresi girin ya da bir görsel yükleyin.'],
      isFeatured: ['Bu alan evet ya da hayır olmalıdır.'],
      slug: ['Bu adres ayrılmış ya da yalnızca rakamlardan oluşuyor; harf içeren başka bir adres yazın.'],
      specs: ['Bu alanın biçimi geçersiz.'],
    })
  })

  test('messages: a wrong number of items is called one, and an id starts at 1', () => {
    const list = z.object({ events: z.array(z.string()).min(1).max(2), id: z.int().positive() })
    expect(errorsOf(list, { events: [], id: 0 })).toEqual({
      events: ['En az 1 tane girin.'],
      id: ['En az 1 olabilir.'],
    })
    expect(errorsOf(list, { events: ['a', 'b', 'c'], id: 1 })).toEqual({ events: ['En fazla 2 tane olabilir.'] })
  })

  test('update: never fills in omitted fields', () => {
    expect(changes.parse({ name: 'Kök 6' })).toEqual({ name: 'Kök 6' })
  })

  test('drops unknown fields, and trims strings', () => {
    expect(input.parse({ name: ' Kök 6 ', price: 5 })).toEqual({ name: 'Kök 6' })
  })

  test.each(['featured', 'admin', '12', 'Büyük', '-a', 'a--b'])('"%s" is refused as a slug', (slug) => {
    expect(input.safeParse({ name: 'x', slug }).success).toBe(false)
  })

  test('preserves the order of specs', () => {
    const specs = { Sıcaklık: '−20 °C', Ağırlık: '2 kg', Boy: '1 m' }
    expect(Object.keys(input.parse({ name: 'x', specs }).specs!)).toEqual(Object.keys(specs))
  })

  test('accepts two hundred specs, and reports when there are more', () => {
    const several = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`Ölçüm ${i}`, '1 m']))
    expect(errorsOf(input, { name: 'x', specs: several(200) })).toEqual({})
    expect(errorsOf(input, { name: 'x', specs: several(201) })).toEqual({
      specs: ['En fazla 200 özellik girilebilir.'],
    })
  })

  test('shares one upload address between its fields', () => {
    const twice = {
      fields: { a: kinds.image({ upload: 'POST /files/x' }), b: kinds.image({ upload: 'POST /files/x' }) },
    }
    expect([...uploadsOf([twice, products])]).toEqual([
      ['POST /files/x', ['a', 'b']],
      ['POST /files/upload-product-image', ['imageUrl', 'morePictures.imageUrl', 'shareImageUrl']],
    ])
  })

  test('has types derived from its declaration', () => {
    expectTypeOf<Product['isFeatured']>().toEqualTypeOf<boolean>()
    expectTypeOf<Product['specs']>().toEqualTypeOf<Record<string, string>>()
    expectTypeOf<Product['name']>().toEqualTypeOf<string>()
    expectTypeOf<Product['shortDescription']>().toEqualTypeOf<string | null>()
    expectTypeOf<ValueOf<kinds.FieldOf<'choice'> & { choices: readonly ['a', 'b'] }>>().toEqualTypeOf<
      'a' | 'b' | null
    >()
    expectTypeOf<kinds.FieldOf<'flag'>>().not.toHaveProperty('maxLength')
    defineResource({
      name: 'gadgets',
      fields: { name: kinds.text({ isRequired: true }) },
      // @ts-expect-error only a flag can be toggled
      endpoints: { list: 'GET /gadgets', read: 'GET /gadgets/:id', toggle: { name: 'PUT /gadgets/:id/toggle-name' } },
    })
  })
})

describe('list query', () => {
  const query = listQueryOf(products)

  test('parses the simple REST dialect', () => {
    expect(
      query.parse({ sort: '["name","ASC"]', range: '[0,24]', filter: '{"q":"nem","isFeatured":true,"id":[1,2]}' }),
    ).toEqual({ sort: ['name', 'ASC'], range: [0, 24], filter: { q: 'nem', isFeatured: true, id: [1, 2] } })
    expect(query.parse({})).toEqual({})
  })

  test.each([
    ['an unknown sort field', { sort: '["price","ASC"]' }],
    ['a field that has no order', { sort: '["specs","ASC"]' }],
    ['an unknown filter', { filter: '{"price":1}' }],
    ['a filter of the wrong type', { filter: '{"isFeatured":"yes"}' }],
    ['a range that runs backwards', { range: '[24,0]' }],
    ['text that is not JSON', { range: '[0,' }],
  ])('refuses %s', (_, value) => expect(query.safeParse(value).success).toBe(false))
})

describe('password change', () => {
  const change = { currentPassword: 'eski-sifre', newPassword: 'yeni-sifre', confirmNewPassword: 'yeni-sifre' }

  test('reports the messages of the product reference', () => {
    expect(errorsOf(passwordChange, { ...change, newPassword: '12345', confirmNewPassword: '12345' })).toEqual({
      newPassword: ['Yeni şifre en az 6 karakter olmalıdır.'],
    })
    expect(errorsOf(passwordChange, { ...change, confirmNewPassword: 'başka' })).toEqual({
      confirmNewPassword: ['Yeni şifreler eşleşmiyor.'],
    })
    expect(passwordChange.safeParse(change).success).toBe(true)
  })
})

describe('short description', () => {
  const description = 'ç'.repeat(120)

  test('falls back to the first hundred characters and an ellipsis', () => {
    expect(shortDescriptionOf({ shortDescription: 'Kısa', description })).toBe('Kısa')
    expect(shortDescriptionOf({ shortDescription: '', description })).toBe(`${'ç'.repeat(100)}…`)
    expect(shortDescriptionOf({ shortDescription: null, description }, 150)).toBe(description)
    expect(shortDescriptionOf({})).toBe('')
  })
})

test('site texts: no text is empty in either language', () => {
  const leaves = (value: unknown): unknown[] =>
    value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [value]
  for (const leaf of leaves([siteTexts, siteEnglish])) expect(leaf).toBeTruthy()
})
