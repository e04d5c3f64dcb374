import { expect, test } from 'vitest'
import { afterMove, pinnedCount, pinnedIdsOf } from './pinnedOrder.ts'

test.each([
  ['pinned order: an unpinned row moves before the first', 'abcde', 0, 3, 0, 'd'],
  ['pinned order: an unpinned row moves among the pinned ones', 'abcde', 2, 4, 1, 'aeb'],
  ['pinned order: an unpinned row moves right behind the pinned ones', 'abcde', 2, 3, 2, 'abd'],
  ['pinned order: a row that moves further down pins the rows above it', 'abcde', 1, 2, 3, 'abdc'],
  ['pinned order: two pinned rows swap', 'abcde', 2, 0, 1, 'ba'],
  ['pinned order: a pinned row moves below unpinned ones', 'abcde', 2, 0, 3, 'bcda'],
  ['pinned order: a row dropped at its own position changes nothing', 'abcde', 1, 3, 3, 'a'],
])('%s', (_, letters, pinned, from, to, order) => {
  expect(pinnedIdsOf(afterMove({ ids: [...letters], pinned }, from, to)!).join('')).toBe(order)
})

test('pinned order: a row cannot move beyond the ends', () => {
  const both = { ids: ['a', 'b'], pinned: 1 }
  expect([afterMove(both, 0, -1), afterMove(both, 1, 2)]).toEqual([undefined, undefined])
})

test('pinned order: pinned rows of other pages stay behind', () => {
  expect(pinnedIdsOf({ ids: ['a', 'b', 'c'], pinned: 3 }, ['y', 'z'])).toEqual(['a', 'b', 'c', 'y', 'z'])
})

test('pinned order: counts the pinned rows at the start of a list', () => {
  const rows = (pinned: number) => [1, 2, 3].map((id) => ({ id, place: id <= pinned ? id : null }))
  expect([0, 2, 3].map((pinned) => pinnedCount(rows(pinned), 'place'))).toEqual([0, 2, 3])
})
