import { expect, test } from 'vitest'
import { positionsFor } from './OrderedRows.tsx'

const rows = (...places: (number | undefined)[]) => places.map((place, id) => ({ id, place }))
const stored = (at: number, ...places: (number | undefined)[]) =>
  positionsFor(rows(...places), at, 'place', 10).map(([{ id }, place]) => [id, place])

test.each([
  ['between its neighbours', 1, [10, 40, 20], [[1, 15]]],
  ['at the only free integer', 1, [10, 40, 12], [[1, 11]]],
  ['last', 2, [10, 20, 5], [[2, 30]]],
  ['first', 0, [40, 10, 20], [[0, 5]]],
  ['alone', 0, [7], [[0, 10]]],
])('positions: a moved row gets a position %s, and no other row changes', (_, at, places, wanted) => {
  expect(stored(at, ...places)).toEqual(wanted)
})

test.each([
  [
    'have consecutive positions',
    1,
    [10, 40, 11],
    [
      [1, 20],
      [2, 30],
    ],
  ],
  [
    'have the same position',
    1,
    [20, 10, 20],
    [
      [0, 10],
      [1, 20],
      [2, 30],
    ],
  ],
  [
    'begin with position one',
    0,
    [40, 1, 20],
    [
      [0, 10],
      [1, 20],
      [2, 30],
    ],
  ],
  [
    'begin below zero',
    0,
    [40, -5],
    [
      [0, 10],
      [1, 20],
    ],
  ],
  [
    'end with the largest position',
    1,
    [1_000_000, 10],
    [
      [0, 10],
      [1, 20],
    ],
  ],
  [
    'have no position',
    1,
    [undefined, undefined, undefined],
    [
      [0, 10],
      [1, 20],
      [2, 30],
    ],
  ],
] as const)(
  'positions: rows that %s are renumbered, and only changed positions are stored',
  (_, at, places, wanted) => {
    expect(stored(at, ...places)).toEqual(wanted)
  },
)
