import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoizeAsync, withTimeout } from './promises.ts'

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

test('withTimeout: rejects after the timeout and ignores a later rejection of the work', async () => {
  const work = setTimeout(300).then(() => Promise.reject(new Error('too late')))
  await expect(withTimeout(20, work)).rejects.toThrow('timed out after 20 ms')
  await expect(work).rejects.toThrow('too late')
})
