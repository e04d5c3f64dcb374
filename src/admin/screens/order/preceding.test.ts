import { expect, test } from 'vitest'
import { afterMove, orderOf, placedIn } from './preceding.ts'

test.each([
  ['one of the others comes before the first', 'abcde', 0, 3, 0, 'd'],
  ['one of the others comes among those that are placed', 'abcde', 2, 4, 1, 'aeb'],
  ['one of the others goes to the place right after them', 'abcde', 2, 3, 2, 'abd'],
  ['those above one that goes further down stay where they are', 'abcde', 1, 2, 3, 'abdc'],
  ['two that are placed change places', 'abcde', 2, 0, 1, 'ba'],
  ['one that is placed goes below some of the others', 'abcde', 2, 0, 3, 'bcda'],
  ['one that comes back to where it was has not moved', 'abcde', 1, 3, 3, 'a'],
])('%s', (_, letters, placed, from, to, order) => {
  expect(orderOf(afterMove({ ids: [...letters], placed }, from, to)!).join('')).toBe(order)
})

test('nothing goes beyond the ends', () => {
  const both = { ids: ['a', 'b'], placed: 1 }
  expect([afterMove(both, 0, -1), afterMove(both, 1, 2)]).toEqual([undefined, undefined])
})

test('what is placed further down keeps its place behind', () => {
  expect(orderOf({ ids: ['a', 'b', 'c'], placed: 3 }, ['y', 'z'])).toEqual(['a', 'b', 'c', 'y', 'z'])
})

test('those with a place are counted from the beginning', () => {
  const rows = (placed: number) => [1, 2, 3].map((id) => ({ id, place: id <= placed ? id : null }))
  expect([0, 2, 3].map((placed) => placedIn(rows(placed), 'place'))).toEqual([0, 2, 3])
})
