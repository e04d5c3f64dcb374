import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'

describe.each(dialects)('products on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  test('an empty list is a plain array', async () => {
    const { status, headers, body } = await site.call('GET /products')
    expect({ status, body, range: headers['content-range'] }).toEqual({ status: 200, body: [], range: 'products */0' })
  })
})
