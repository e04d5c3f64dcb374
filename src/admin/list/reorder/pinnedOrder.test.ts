import { expect, test } from 'vitest'
import { afterMove, pinnedCount, pinnedIdsOf } from './pinnedOrder.ts'

test.each([
  ['one of the others comes before the first', 'abcde', 0, 3, 0, 'd'],
  ['one of the others comes among those that are pinned', 'abcde', 2, 4, 1, 'aeb'],
  ['one of the others goes to the place right after them', 'abcde', 2, 3, 2, 'abd'],
  ['those above one that goes further down stay where they are', 'abcde', 1, 2, 3, 'abdc'],
  ['two that are pinned change places', 'abcde', 2, 0, 1, 'ba'],
  ['one that is pinned goes below some of the others', 'abcde', 2, 0, 3, 'bcda'],
  ['one that comes back to where it was has not moved', 'abcde', 1, 3, 3, 'a'],
])('%s', (_, letters, pinned, from, to, order) => {
  expect(pinnedIdsOf(afterMove({ ids: [...letters], pinned }, from, to)!).join('')).toBe(order)
})

test('nothing goes beyond the ends', () => {
  const both = { ids: ['a', 'b'], pinned: 1 }
  expect([afterMove(both, 0, -1), afterMove(both, 1, 2)]).toEqual([undefined, undefined])
})

test('what is pinned further down keeps its place behind', () => {
  expect(pinnedIdsOf({ ids: ['a', 'b', 'c'], pinned: 3 }, ['y', 'z'])).toEqual(['a', 'b', 'c', 'y', 'z'])
})

test('those with a place are counted from the beginning', () => {
  const rows = (pinned: number) => [1, 2, 3].map((id) => ({ id, place: id <= pinned ? id : null }))
  expect([0, 2, 3].map((pinned) => pinnedCount(rows(pinned), 'place'))).toEqual([0, 2, 3])
})
