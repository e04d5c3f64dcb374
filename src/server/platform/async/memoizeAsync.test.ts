import { expect, test } from 'vitest'
import { memoizeAsync } from './memoizeAsync.ts'

test('memoizeAsync: loads once for all callers, and again after a rejection', async () => {
  let loads = 0
  const read = memoizeAsync(async () => {
    loads++
    if (loads === 1) throw new Error('not this time')
    return loads
  })
  const first = await Promise.allSettled([read(), read()])
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2])
  expect(loads).toBe(2)
})
