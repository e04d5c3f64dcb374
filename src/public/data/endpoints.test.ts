import { expect, test } from 'vitest'
import { apiPathOf, type PublicResponses } from './endpoints.ts'
import { fillMissing, hasData, NO_RESPONSE } from './responses.ts'

test('API path: the endpoint’s path with its parameters', () => {
  expect(apiPathOf('GET /products')).toBe('/products')
  expect(apiPathOf('GET /products/featured')).toBe('/products/featured')
  expect(apiPathOf('GET /products/:idOrSlug', { idOrSlug: 'çığ/önleme?' })).toBe(
    '/products/%C3%A7%C4%B1%C4%9F%2F%C3%B6nleme%3F',
  )
  expect(apiPathOf('GET /products', {}, { range: [0, 11], sort: ['name', 'ASC'] })).toBe(
    '/products?range=%5B0%2C11%5D&sort=%5B%22name%22%2C%22ASC%22%5D',
  )
})

test('invalid requests do not compile', () => {
  // @ts-expect-error unknown endpoint
  void (() => apiPathOf('GET /prodcuts'))
  // @ts-expect-error not a public endpoint
  void (() => apiPathOf('POST /products'))
  // @ts-expect-error missing parameter
  void (() => apiPathOf('GET /products/:idOrSlug'))
  // @ts-expect-error wrong parameter name
  void (() => apiPathOf('GET /products/:idOrSlug', { id: 3 }))
  const list: PublicResponses['GET /products'] = [{ id: 1, name: null }]
  const about: PublicResponses['GET /page-content/about'] = { title: 'Hakkımızda' }
  const facts: PublicResponses['GET /page-content/contact-info'] = { phoneNumber: null }
  const post: PublicResponses['GET /blog/:slug'] = { id: 1, content: '# Bir' }
  void [about, facts, post]
  // @ts-expect-error private field
  void facts.notificationTargetEmail
  // @ts-expect-error the name may be missing
  void (() => list[0]!.name.length)
})

test('fillMissing: adds a failure for a missing response, and keeps the others', () => {
  const there = { status: 200, body: [] }
  expect(fillMissing(['/a', '/b'], { '/b': there })).toEqual({ '/a': NO_RESPONSE, '/b': there })
  expect(hasData(NO_RESPONSE)).toBe(false)
  expect(hasData(there)).toBe(true)
  expect(hasData({ status: 200, body: null })).toBe(false)
  expect(hasData({ status: 200, body: '<!doctype html>' })).toBe(false)
  expect(hasData({ status: 304, body: [] })).toBe(false)
})
