import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '../resources/products.ts'
import { schemaOf } from '../schema/schemas.ts'
import { freeSlug, isSlugOf, slugBaseOf } from './turkish.ts'

const titles = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...'çğıöşüÇĞİÖŞÜâîû -’.a1I'), maxLength: 120 }),
  fc.constantFrom('featured', 'admin', '2024', '', '   ', '!!!', '日本', '🌱', '-', 'ﬁ'),
)
const isSlug = (slug: string) => schemaOf(products.fields.slug).safeParse(slug).success

describe('generated slug', () => {
  test.each([
    ['Çığ Önleme İşi', 'cig-onleme-isi'],
    ['Kök 6’nın ölçümü', 'kok-6nin-olcumu'],
    ['IĞDIR & İĞDE', 'igdir-igde'],
    ['2024', '2024-2'],
    ['featured', 'featured-2'],
    ['🌱', 'sayfa'],
    ['a'.repeat(300), 'a'.repeat(80)],
  ])('%s becomes %s', (title, slug) => expect(freeSlug(slugBaseOf(title), new Set())).toBe(slug))

  test('is valid, free, and recognised as generated, whatever the title and however many there are', () => {
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

  test('generated and chosen slugs are not confused', () => {
    expect(isSlugOf('Nem', 'nem-olcumu')).toBe(false)
    expect(isSlugOf('Nem', 'nem-2-3')).toBe(false)
    expect(isSlugOf('Nem', 'nem-')).toBe(false)
  })
})
