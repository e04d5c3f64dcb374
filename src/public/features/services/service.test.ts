import { describe, expect, test } from 'vitest'
import { RELATED_RANGE, relatedTo } from './service.ts'

const numbered = (...ids: number[]) => ids.map((id) => ({ id }))

describe('related records', () => {
  const list = numbered(8, 7, 6, 5, 4, 3)

  test('follow the record in the list, which wraps around', () => {
    expect(relatedTo({ id: 8 }, list)).toEqual(numbered(7, 6, 5, 4))
    expect(relatedTo({ id: 4 }, list)).toEqual(numbered(3, 8, 7, 6))
    expect(relatedTo({ id: 3 }, list)).toEqual(numbered(8, 7, 6, 5))
  })

  test('of a record outside the list: always the same', () => {
    expect(relatedTo({ id: 1 }, list)).toHaveLength(4)
    expect(relatedTo({ id: 1 }, list)).toEqual(relatedTo({ id: 1 }, list))
    expect(relatedTo({ id: 1 }, [])).toEqual([])
    expect(relatedTo({ id: 1 }, numbered(1))).toEqual([])
  })

  test('the range has enough records for a row without the record itself', () => {
    const [first, last] = RELATED_RANGE.range!
    expect(last - first + 1).toBeGreaterThan(4)
  })
})
