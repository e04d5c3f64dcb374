import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../../tests/helpers/testApp.ts'

describe.each(dialects)('slugs on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  test('get different suffixes, also when created concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.admin('POST /services', { name: 'Sulama' })))
    const slugs = answers.map(({ body }) => body.slug).sort()
    expect(slugs).toEqual(['sulama', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `sulama-${number}`)])
  })

  test('of drafts that get the same title concurrently differ', async () => {
    const drafts = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (title) => (await site.admin('POST /blog', { title, content: 'x' })).body),
    )
    const answers = await Promise.all(drafts.map(({ id }) => site.admin(`PUT /blog/${id}`, { title: 'Hasat' })))
    expect(answers.map(({ body }) => body.slug).sort()).toEqual(['hasat', 'hasat-2', 'hasat-3', 'hasat-4'])
  })
})
