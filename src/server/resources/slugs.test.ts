import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, dialects, type TestApp } from '../../../tests/setup/testApp.ts'
import { products } from '../../contract/resources/products/products.ts'
import { freeSlug, isSlugOf, slugBaseOf } from './slugs.ts'

const titles = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'çğıöşüÇĞİÖŞÜâîû -’.a1I'), maxLength: 120 }),
  fc.constantFrom('featured', 'admin', '2024', '', '   ', '!!!', '日本', '🌱', '-', 'ﬁ'),
)
const isSlug = (slug: string) => products.fields.slug.schema.safeParse(slug).success

describe('the slug that is made for a title', () => {
  test.each([
    ['Çığ Önleme İşi', 'cig-onleme-isi'],
    ['Kök 6’nın ölçümü', 'kok-6nin-olcumu'],
    ['IĞDIR & İĞDE', 'igdir-igde'],
    ['2024', '2024-2'],
    ['featured', 'featured-2'],
    ['🌱', 'sayfa'],
    ['a'.repeat(300), 'a'.repeat(80)],
  ])('%s becomes %s', (title, slug) => expect(freeSlug(slugBaseOf(title), new Set())).toBe(slug))

  test('is a valid one, free, and known again as made for it, whatever the title and however many there are', () => {
    fc.assert(
      fc.property(titles, fc.integer({ min: 0, max: 30 }), (title, count) => {
        const taken = new Set<string>()
        for (let i = 0; i <= count; i++) {
          const slug = freeSlug(slugBaseOf(title), taken)
          expect([slug, isSlug(slug), taken.has(slug), isSlugOf(title, slug)]).toEqual([slug, true, false, true])
          taken.add(slug)
        }
      }),
    )
  })

  test('is not taken for the choice of somebody, nor the other way round', () => {
    expect(isSlugOf('Nem', 'nem-olcumu')).toBe(false)
    expect(isSlugOf('Nem', 'nem-2-3')).toBe(false)
    expect(isSlugOf('Nem', 'nem-')).toBe(false)
  })
})

describe.each(dialects)('slugs on %s', (dialect) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp(dialect)
  })
  afterAll(() => site.close())

  test('are told apart by a number, also when they are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.admin('POST /services', { name: 'Sulama' })))
    const slugs = answers.map(({ body }) => body.slug).sort()
    expect(slugs).toEqual(['sulama', ...[2, 3, 4, 5, 6, 7, 8].map((number) => `sulama-${number}`)])
  })

  test('of drafts that come to share a title at once are told apart too', async () => {
    const drafts = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (title) => (await site.admin('POST /blog', { title, content: 'x' })).body),
    )
    const answers = await Promise.all(drafts.map(({ id }) => site.admin(`PUT /blog/${id}`, { title: 'Hasat' })))
    expect(answers.map(({ body }) => body.slug).sort()).toEqual(['hasat', 'hasat-2', 'hasat-3', 'hasat-4'])
  })
})
