import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

const SECOND = 1000

describe('a limiter', () => {
  const budget = (key: string, most = 3, within = 10 * SECOND) => ({ key, most, within })

  test('takes what the budget bears, then says when to come back, and forgets once that time has passed', () => {
    let clock = 500
    const limiter = createLimiter({ now: () => clock })
    const take = () => limiter.take([budget('a')])
    expect([take(), take(), take()].map(({ retryAfter, before }) => [retryAfter, before])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ])
    expect(take()).toMatchObject({ retryAfter: 10, before: 3 })
    clock += 9001
    expect(take().retryAfter).toBe(1)
    clock += 999
    expect(take()).toMatchObject({ retryAfter: 0, before: 0 })
  })

  test('counts keys apart, and budgets of one key too', () => {
    const limiter = createLimiter({ now: () => 0 })
    const both = [budget('a', 2, SECOND), budget('a', 3, 60 * SECOND)]
    limiter.take(both)
    expect(limiter.take(both).retryAfter).toBe(0)
    expect(limiter.take(both).retryAfter).toBe(1)
    expect(limiter.take([budget('b', 2, SECOND)]).retryAfter).toBe(0)
  })

  test('counts under no key when one of them is spent, and names the longest wait', () => {
    const limiter = createLimiter({ now: () => 0 })
    limiter.take([budget('a', 1, SECOND), budget('b', 1, 5 * SECOND)])
    for (let i = 0; i < 3; i++)
      expect(limiter.take([budget('a', 1, SECOND), budget('b', 1, 5 * SECOND), budget('c', 1)]).retryAfter).toBe(5)
    expect(limiter.take([budget('c', 1)]).retryAfter).toBe(0)
  })

  test('forgets what it is told to', () => {
    const limiter = createLimiter({ now: () => 0 })
    limiter.take([budget('a', 1)]).forget()
    expect(limiter.take([budget('a', 1)]).retryAfter).toBe(0)
  })

  test('remembers so many keys and no more, the latest ones', () => {
    const limiter = createLimiter({ now: () => 0, mostKeys: 100 })
    const isSpent = (i: number) => limiter.take([budget(`key ${i}`, 1)]).retryAfter > 0
    for (let i = 0; i < 1000; i++) isSpent(i)
    expect(isSpent(999)).toBe(true)
    expect(isSpent(901)).toBe(true)
    expect(isSpent(899)).toBe(false)
  })

  test('lets through what the budget bears in one window, no more and no less, whenever the calls come', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 4 * SECOND }), { maxLength: 60 })
    fc.assert(
      fc.property(pauses, fc.integer({ min: 1, max: 5 }), (waits, most) => {
        let clock = 0
        const limiter = createLimiter({ now: () => clock })
        let [opened, taken] = [Number.NEGATIVE_INFINITY, 0]
        for (const wait of waits) {
          clock += wait
          const { retryAfter } = limiter.take([budget('a', most)])
          if (clock >= opened + 10 * SECOND) [opened, taken] = [clock, 0]
          if (!retryAfter) taken++
          expect(taken).toBeLessThanOrEqual(most)
          if (retryAfter) expect(taken).toBe(most)
        }
      }),
    )
  })
})
