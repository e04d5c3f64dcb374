import { describe, expect, test } from 'vitest'
import { onePageOf, pageNumberIn, rangeOf } from './paging.ts'

describe('paging', () => {
  const ready = (data: number[], total?: number) => ({ state: 'ready' as const, data, total })
  const rows = [1, 2, 3, 4, 5]

  test.each([
    ['page=3', 3],
    ['', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=iki', 1],
    ['page=999999', 1],
  ])('page number in %o: %i', (search, page) => expect(pageNumberIn(new URLSearchParams(search))).toBe(page))

  test('ranges of pages', () => {
    expect(rangeOf(1, 24)).toEqual({ range: [0, 23] })
    expect(rangeOf(3, 24)).toEqual({ range: [48, 71] })
  })

  test('server-side paging: the page is the response', () => {
    expect(onePageOf(ready([3, 4], 5), 2, 2)).toEqual({ loaded: ready([3, 4], 5), pages: 3, isPastEnd: false })
  })

  test('no server-side paging: the page is cut from the whole list', () => {
    expect(onePageOf(ready(rows), 2, 2)).toEqual({ loaded: ready([3, 4]), pages: 3, isPastEnd: false })
    expect(onePageOf(ready(rows), 3, 2).loaded).toEqual(ready([5]))
    expect(onePageOf(ready(rows), 9, 2)).toMatchObject({ loaded: ready([]), isPastEnd: true })
    expect(onePageOf(ready([]), 1, 2).isPastEnd).toBe(false)
  })

  test('filtered list: no pages if nothing matches', () => {
    expect(onePageOf(ready([], 0), 1, 2, true)).toMatchObject({ pages: 0, isPastEnd: true })
    expect(onePageOf(ready([1], 1), 1, 2, true)).toMatchObject({ pages: 1, isPastEnd: false })
    expect(onePageOf({ state: 'loading' }, 1, 2, true).isPastEnd).toBe(false)
  })

  test('one page while the list is loading', () => {
    expect(onePageOf({ state: 'loading' }, 2, 2)).toEqual({ loaded: { state: 'loading' }, pages: 1, isPastEnd: false })
  })
})
