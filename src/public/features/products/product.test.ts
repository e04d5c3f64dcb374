import { describe, expect, test } from 'vitest'
import { groundOf, groundsOf } from './grounds.ts'
import { keySpecsOf, pathOf, specsOf } from './product.ts'

const numbered = (...ids: number[]) => ids.map((id) => ({ id }))

test('product path: its slug, or its id if it has none', () => {
  expect(pathOf({ id: 7, slug: 'kok-6' })).toBe('/urunler/kok-6')
  expect(pathOf({ id: 7, slug: null })).toBe('/urunler/7')
  expect(pathOf({ id: 7 })).toBe('/urunler/7')
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

describe('land tones', () => {
  test('are a product’s own, on every page', () => {
    expect(groundsOf(numbered(8))).toEqual([groundOf({ id: 8 })])
    expect(groundsOf(numbered(8, 7, 6, 5, 4, 3, 2, 1))).toEqual(numbered(8, 7, 6, 5, 4, 3, 2, 1).map(groundOf))
  })

  test.each([
    ['without gaps', Array.from({ length: 40 }, (_, i) => 40 - i)],
    ['with gaps', Array.from({ length: 40 }, (_, i) => (i * i * 7) % 101)],
    ['all alike', Array.from({ length: 12 }, () => 4)],
  ])('differ in a row: numbers %s', (_, ids) => {
    const tones = groundsOf(numbered(...ids))
    for (let row = 0; row < tones.length; row += 4) expect(new Set(tones.slice(row, row + 4)).size).toBe(4)
  })

  test('differ between rows when products are numbered without gaps', () => {
    const tones = groundsOf(numbered(...Array.from({ length: 40 }, (_, i) => 40 - i)))
    tones.slice(4).forEach((tone, i) => {
      expect(tone).not.toBe(tones[i])
    })
  })
})
