import { expect, test } from 'vitest'
import { completeAnswers, isGood, NO_ANSWER } from './answers.ts'
import { addressOf, type PublicAnswers } from './calls.ts'

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
  const list: PublicAnswers['GET /products'] = [{ id: 1, name: null }]
  const about: PublicAnswers['GET /page-content/about'] = { title: 'Hakkımızda' }
  const facts: PublicAnswers['GET /page-content/contact-info'] = { phoneNumber: null }
  const post: PublicAnswers['GET /blog/:slug'] = { id: 1, content: '# Bir' }
  void [about, facts, post]
  // @ts-expect-error only the administrator sees that
  void facts.notificationTargetEmail
  // @ts-expect-error a server may leave the name out
  void (() => list[0]!.name.length)
})

test('a needed answer that is missing counts as failed, one that is there is kept', () => {
  const there = { status: 200, body: [] }
  expect(completeAnswers(['/a', '/b'], { '/b': there })).toEqual({ '/a': NO_ANSWER, '/b': there })
  expect(isGood(NO_ANSWER)).toBe(false)
  expect(isGood(there)).toBe(true)
  expect(isGood({ status: 200, body: null })).toBe(false)
  expect(isGood({ status: 200, body: '<!doctype html>' })).toBe(false)
  expect(isGood({ status: 304, body: [] })).toBe(false)
})
