import { expect, test } from 'vitest'
import { afterMove, orderOf, placedIn } from './preceding.ts'

const rowsOf = (letters: string, placed: number) => ({
  rows: [...letters].map((id, i) => ({ id, place: i < placed ? i + 1 : null })),
  placed,
})

test.each([
  ['one of the others comes before the first', 'abcde', 0, 3, 0, 'd'],
  ['one of the others comes among those that are placed', 'abcde', 2, 4, 1, 'aeb'],
  ['one of the others goes to the place right after them', 'abcde', 2, 3, 2, 'abd'],
  ['those above one that goes further down stay where they are', 'abcde', 1, 2, 3, 'abdc'],
  ['two that are placed change places', 'abcde', 2, 0, 1, 'ba'],
  ['one that is placed goes below some of the others', 'abcde', 2, 0, 3, 'bcda'],
])('%s', (_, letters, placed, from, to, order) => {
  const after = afterMove(rowsOf(letters, placed), from, to)
  expect(orderOf(after!).join('')).toBe(order)
})

test('nothing goes beyond the ends', () => {
  expect([afterMove(rowsOf('ab', 1), 0, -1), afterMove(rowsOf('ab', 1), 1, 2)]).toEqual([undefined, undefined])
})

test('what is placed further down keeps its place behind', () => {
  expect(orderOf(rowsOf('abc', 3), ['y', 'z'])).toEqual(['a', 'b', 'c', 'y', 'z'])
})

test('those with a place are counted from the beginning', () => {
  expect([0, 2, 3].map((placed) => placedIn(rowsOf('abc', placed).rows, 'place'))).toEqual([0, 2, 3])
})
