import { describe, expect, test } from 'vitest'
import { breakableAddress } from './address.ts'
import { inquiryPathOf } from './inquiryPath.ts'
import { onePageOf, pageNumberIn, partOf, pathOfPage } from './paging.ts'
import { paragraphsOf } from './paragraphs.ts'
import { NEIGHBOURHOOD, relatedTo } from './related.ts'

const numbered = (...ids: number[]) => ids.map((id) => ({ id }))

test('a question carries the name, whatever is in it', () => {
  expect(inquiryPathOf('Çığ & Dolu %50')).toBe('/iletisim?konu=%C3%87%C4%B1%C4%9F%20%26%20Dolu%20%2550')
})

test('an address is broken before no house number', () => {
  const address = 'Ovakent Mah. Pamuk Cad. No: 14, 01330 Yüreğir\n2. kat'
  expect(breakableAddress(address).split(/[ \n]/)).toEqual([
    'Ovakent',
    'Mah.',
    'Pamuk',
    'Cad.',
    'No:\u00a014,',
    '01330',
    'Yüreğir',
    '2.',
    'kat',
  ])
})

test('paragraphs are parted by empty lines', () => {
  expect(paragraphsOf('Bir.\nSürer.\r\n\r\n \n\nİki.')).toEqual(['Bir.\nSürer.', 'İki.'])
  expect(paragraphsOf(null)).toEqual([])
})

describe('related things', () => {
  const list = numbered(8, 7, 6, 5, 4, 3)

  test('are those that follow, around the end, and never the product itself', () => {
    expect(relatedTo({ id: 8 }, list)).toEqual(numbered(7, 6, 5, 4))
    expect(relatedTo({ id: 4 }, list)).toEqual(numbered(3, 8, 7, 6))
    expect(relatedTo({ id: 3 }, list)).toEqual(numbered(8, 7, 6, 5))
  })

  test('of a thing beyond the list are some of it, always the same', () => {
    expect(relatedTo({ id: 1 }, list)).toHaveLength(4)
    expect(relatedTo({ id: 1 }, list)).toEqual(relatedTo({ id: 1 }, list))
    expect(relatedTo({ id: 1 }, [])).toEqual([])
    expect(relatedTo({ id: 1 }, numbered(1))).toEqual([])
  })

  test('come from a part of the list that fills a strip without the product itself', () => {
    const [first, last] = NEIGHBOURHOOD.range!
    expect(last - first + 1).toBeGreaterThan(4)
  })
})

describe('pages of a list', () => {
  const ready = (data: number[], total?: number) => ({ state: 'ready' as const, data, total })
  const rows = [1, 2, 3, 4, 5]

  test.each([
    ['sayfa=3', 3],
    ['', 1],
    ['sayfa=0', 1],
    ['sayfa=-2', 1],
    ['sayfa=2.5', 1],
    ['sayfa=iki', 1],
    ['sayfa=999999', 1],
  ])('%o asks for page %i', (search, page) => expect(pageNumberIn(new URLSearchParams(search))).toBe(page))

  test('have an address each, the first one the list’s own', () => {
    expect(pathOfPage('/urunler', 1)).toBe('/urunler')
    expect(pathOfPage('/urunler', 2)).toBe('/urunler?sayfa=2')
    expect(partOf(1, 24)).toEqual({ range: [0, 23] })
    expect(partOf(3, 24)).toEqual({ range: [48, 71] })
  })

  test('are what a server that knows parts sends', () => {
    expect(onePageOf(ready([3, 4], 5), 2, 2)).toEqual({ loaded: ready([3, 4], 5), pages: 3, isBeyond: false })
  })

  test('are cut from the whole list of one that does not', () => {
    expect(onePageOf(ready(rows), 2, 2)).toEqual({ loaded: ready([3, 4]), pages: 3, isBeyond: false })
    expect(onePageOf(ready(rows), 3, 2).loaded).toEqual(ready([5]))
    expect(onePageOf(ready(rows), 9, 2)).toMatchObject({ loaded: ready([]), isBeyond: true })
    expect(onePageOf(ready([]), 1, 2).isBeyond).toBe(false)
  })

  test('are one while there is no list', () => {
    expect(onePageOf({ state: 'loading' }, 2, 2)).toEqual({ loaded: { state: 'loading' }, pages: 1, isBeyond: false })
  })
})
