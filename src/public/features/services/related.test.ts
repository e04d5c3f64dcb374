import { describe, expect, test } from 'vitest'
import { NEIGHBOURHOOD, relatedTo } from './related.ts'

const numbered = (...ids: number[]) => ids.map((id) => ({ id }))

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
