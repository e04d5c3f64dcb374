import { expect, test } from 'vitest'
import { sampleOf } from './sampleOf.ts'

const all = Array.from({ length: 100 }, (_, index) => index)

test('random sample: is the same for one seed, different for another, and has no duplicates', () => {
  expect(sampleOf(all, 20, 1)).toEqual(sampleOf(all, 20, 1))
  expect(sampleOf(all, 20, 2)).not.toEqual(sampleOf(all, 20, 1))
  expect(new Set(sampleOf(all, 100, 1)).size).toBe(100)
})

test('random sample: a larger one begins with a smaller one', () => {
  expect(sampleOf(all, 40, 1).slice(0, 20)).toEqual(sampleOf(all, 20, 1))
})

test('random sample: contains everything if there are no more', () => {
  expect(sampleOf([1, 2], 60, 1).sort()).toEqual([1, 2])
})
