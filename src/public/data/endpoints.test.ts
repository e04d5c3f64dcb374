import { expect, test } from 'vitest'
import { addressOf, type PublicResponses } from './endpoints.ts'
import { isGood, NO_RESPONSE, withFailures } from './responses.ts'

test('an address is what the contract declares, filled in', () => {
  expect(addressOf('GET /products')).toBe('/products')
  expect(addressOf('GET /products/featured')).toBe('/products/featured')
  expect(addressOf('GET /products/:idOrSlug', { idOrSlug: 'çığ/önleme?' })).toBe(
    '/products/%C3%A7%C4%B1%C4%9F%2F%C3%B6nleme%3F',
  )
  expect(addressOf('GET /products', {}, { range: [0, 11], sort: ['name', 'ASC'] })).toBe(
    '/products?range=%5B0%2C11%5D&sort=%5B%22name%22%2C%22ASC%22%5D',
  )
})

test('what cannot be asked does not compile', () => {
  // @ts-expect-error no such call
  void (() => addressOf('GET /prodcuts'))
  // @ts-expect-error visitors may not do that
  void (() => addressOf('POST /products'))
  // @ts-expect-error which product?
  void (() => addressOf('GET /products/:idOrSlug'))
  // @ts-expect-error the parameter has a name
  void (() => addressOf('GET /products/:idOrSlug', { id: 3 }))
  const list: PublicResponses['GET /products'] = [{ id: 1, name: null }]
  const about: PublicResponses['GET /page-content/about'] = { title: 'Hakkımızda' }
  const facts: PublicResponses['GET /page-content/contact-info'] = { phoneNumber: null }
  const post: PublicResponses['GET /blog/:slug'] = { id: 1, content: '# Bir' }
  void [about, facts, post]
  // @ts-expect-error only the administrator sees that
  void facts.notificationTargetEmail
  // @ts-expect-error a server may leave the name out
  void (() => list[0]!.name.length)
})

test('a needed answer that is missing counts as failed, one that is there is kept', () => {
  const there = { status: 200, body: [] }
  expect(withFailures(['/a', '/b'], { '/b': there })).toEqual({ '/a': NO_RESPONSE, '/b': there })
  expect(isGood(NO_RESPONSE)).toBe(false)
  expect(isGood(there)).toBe(true)
  expect(isGood({ status: 200, body: null })).toBe(false)
  expect(isGood({ status: 200, body: '<!doctype html>' })).toBe(false)
  expect(isGood({ status: 304, body: [] })).toBe(false)
})
