import { describe, expect, test } from 'vitest'
import { paths, pathTo, queryIn } from '../../../contract/domain/paths.ts'
import { backgroundOf, backgroundsOf } from './backgrounds.ts'
import { keySpecsOf, productPathOf, specsOf } from './product.ts'
import { featureIn, withFeature } from './productQuery.ts'

const numbered = (...ids: number[]) => ids.map((id) => ({ id }))

test('product path: its slug, or its id if it has none', () => {
  expect(productPathOf({ id: 7, slug: 'kok-6' }, 'tr')).toBe('/urunler/kok-6')
  expect(productPathOf({ id: 7, slug: 'root-6' }, 'en')).toBe('/en/products/root-6')
  expect(productPathOf({ id: 7, slug: null }, 'tr')).toBe('/urunler/7')
  expect(productPathOf({ id: 7 }, 'tr')).toBe('/urunler/7')
})

test.each([
  [{ Koruma: 'IP68', Boş: ' ', '': 'adsız' }, { Koruma: 'IP68' }],
  [{ Adet: 4 as unknown as string }, { Adet: '4' }],
  [null, {}],
  [undefined, {}],
])('specs: %o are %o', (specs, shown) => {
  expect(specsOf({ id: 1, specs })).toEqual(shown)
})

test('key specs: the first two with short values, else long ones', () => {
  const long = 'LTE Cat 4 çift SIM, Ethernet ve uydu'
  expect(keySpecsOf({ specs: { Güç: long, Menzil: '15 km', Cihaz: '120', Koruma: 'IP67' } })).toEqual({
    Menzil: '15 km',
    Cihaz: '120',
  })
  expect(keySpecsOf({ specs: { Güç: long, Menzil: '15 km' } })).toEqual({ Güç: long, Menzil: '15 km' })
  expect(keySpecsOf({})).toEqual({})
})

describe('picture backgrounds', () => {
  test('are the same for a product on every page', () => {
    expect(backgroundsOf(numbered(8))).toEqual([backgroundOf({ id: 8 })])
    expect(backgroundsOf(numbered(8, 7, 6, 5, 4, 3, 2, 1))).toEqual(numbered(8, 7, 6, 5, 4, 3, 2, 1).map(backgroundOf))
  })

  test.each([
    ['without gaps', Array.from({ length: 40 }, (_, i) => 40 - i)],
    ['with gaps', Array.from({ length: 40 }, (_, i) => (i * i * 7) % 101)],
    ['all alike', Array.from({ length: 12 }, () => 4)],
  ])('differ in a row: ids %s', (_, ids) => {
    const colours = backgroundsOf(numbered(...ids))
    for (let row = 0; row < colours.length; row += 4) expect(new Set(colours.slice(row, row + 4)).size).toBe(4)
  })

  test('differ between rows if ids have no gaps', () => {
    const colours = backgroundsOf(numbered(...Array.from({ length: 40 }, (_, i) => 40 - i)))
    colours.slice(4).forEach((colour, i) => {
      expect(colour).not.toBe(colours[i])
    })
  })
})

test.each([
  ['feature=Pil+%C3%B6mr%C3%BC', 'Pil ömrü'],
  ['page=2', undefined],
  ['feature=', undefined],
  [`feature=${'a'.repeat(101)}`, undefined],
])('feature in the query %s: %s', (search, feature) => {
  expect(featureIn(new URLSearchParams(search))).toBe(feature)
})

test('feature: has a path, from which its filter is read', () => {
  const [path, search] = pathTo(paths.products, 'tr', {}, { feature: 'Ölçüm & "kayıt"' }).split('?')
  expect(path).toBe('/urunler')
  expect(withFeature(queryIn(search!, 'tr'))).toEqual({ filter: { specs: 'Ölçüm & "kayıt"' } })
  expect(withFeature(queryIn(search!, 'en'))).toEqual({})
})
